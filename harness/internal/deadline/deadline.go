// Package deadline calls a function that may panic or never end, and goes on without it.
package deadline

import (
	"context"
	"fmt"
	"time"
)

// A LateError says that a call had not ended when its time was over. Go cannot end it: it goes on, and keeps a core
// busy, until the program ends.
type LateError struct{ Limit time.Duration }

func (e *LateError) Error() string { return fmt.Sprintf("it did not end within %v", e.Limit) }

// A PanicError says that a call has panicked.
type PanicError struct{ Value any }

func (e *PanicError) Error() string { return fmt.Sprintf("it panics: %v", e.Value) }

// Call calls f and waits for its end, until the limit is over or ctx is done. It returns nil, a *LateError, a
// *PanicError, or the error of ctx.
func Call(ctx context.Context, limit time.Duration, f func()) error {
	done := make(chan error, 1)
	go func() {
		var err error
		defer func() {
			if p := recover(); p != nil {
				err = &PanicError{p}
			}
			done <- err
		}()
		f()
	}()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case err := <-done:
		return err
	case <-timer.C:
		return &LateError{limit}
	case <-ctx.Done():
		return ctx.Err()
	}
}
