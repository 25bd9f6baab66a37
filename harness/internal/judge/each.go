package judge

import (
	"context"
	"errors"
	"sync"
)

// Each judges a program for each of the sizes, jobs of them at the same time, and returns the results in the order of
// the sizes. Where the verdict is "", that size was not judged: then the error is a *StartError, or that of ctx.
// starts is called with the place of a size in the order before it is judged, never by two goroutines at once.
func Each(ctx context.Context, program Program, sizes []int, options Options, jobs int, starts func(i int)) ([]Result, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	results := make([]Result, len(sizes))
	next := make(chan int)
	var said sync.Mutex
	var workers sync.WaitGroup
	for range min(jobs, len(sizes)) {
		workers.Go(func() {
			for i := range next {
				said.Lock()
				starts(i)
				said.Unlock()
				result, err := Run(ctx, program, sizes[i], options)
				if err != nil {
					stop(err)
					return
				}
				results[i] = result
			}
		})
	}
	for i, n := range sizes {
		results[i].N = n
	}
	for i := range sizes {
		select {
		case next <- i:
			continue
		case <-ctx.Done():
		}
		break
	}
	close(next)
	workers.Wait()
	if ctx.Err() != nil {
		err := context.Cause(ctx)
		if errors.Is(err, context.Canceled) {
			err = ctx.Err()
		}
		return results, err
	}
	return results, nil
}
