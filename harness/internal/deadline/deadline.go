// Package deadline calls a function that may panic or never end, and goes on without it.
package deadline

import (
	"context"
	"fmt"
	"time"
)

// A LateError says that a call had not ended when its time was over.
type LateError struct {
	Limit time.Duration
	Ended bool // it was ended then; a goroutine cannot be, goes on, and keeps a core busy until the program ends
}

func (e *LateError) Error() string {
	return fmt.Sprintf("it did not end within %v", e.Limit.Round(time.Millisecond))
}

// A PanicError says that a call has panicked.
type PanicError struct{ Value any }

func (e *PanicError) Error() string { return fmt.Sprintf("it panics: %v", e.Value) }

// Call calls f and waits for its end, until the limit is over or ctx is done. It returns what f returns, or a
// *LateError, a *PanicError, or the error of ctx. An f that goes on shares nothing with the caller but what it captures.
func Call[T any](ctx context.Context, limit time.Duration, f func() T) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		var r result
		defer func() {
			if p := recover(); p != nil {
				r.err = &PanicError{p}
			}
			done <- r
		}()
		r.value = f()
	}()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	var none T
	select {
	case r := <-done:
		return r.value, r.err
	case <-timer.C:
		return none, &LateError{Limit: limit}
	case <-ctx.Done():
		return none, ctx.Err()
	}
}
