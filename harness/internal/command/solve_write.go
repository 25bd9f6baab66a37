package command

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"time"

	"nqueens/harness/internal/plural"
)

const (
	solveChunk = 64 << 10               // bytes that are written at once
	longest    = 100 * time.Millisecond // that a solution waits for others, unless a person reads them
	solveAhead = 1 << 10                // solutions that the search may be ahead of the writing
)

// A boardWriter gathers solutions and writes many at once, each of them whole.
type boardWriter struct {
	append  func(dst []byte, number uint64, board []int) []byte
	out     *output
	pending []byte // solutions that wait to be written
	number  uint64 // solutions so far, those that wait included
}

// writeAll writes all boards and returns how many. When ctx is done it returns an error at once, also while the search
// goes on; what was written then ends at a whole solution.
func (w *boardWriter) writeAll(ctx context.Context, boards iter.Seq[[]int]) (uint64, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	tick := time.NewTicker(longest)
	defer tick.Stop()
	found := search(ctx, boards)
	for {
		var err error
		select {
		case board, more := <-found:
			if !more {
				return w.end(ctx)
			}
			err = w.add(board)
		case <-tick.C:
			err = w.flush()
		case <-ctx.Done():
			return w.end(ctx)
		}
		if err != nil {
			return 0, err
		}
	}
}

// search sends the boards until ctx is done.
func search(ctx context.Context, boards iter.Seq[[]int]) <-chan []int {
	found := make(chan []int, solveAhead)
	go func() {
		defer close(found)
		for board := range boards {
			select {
			case found <- board:
			case <-ctx.Done():
				return
			}
		}
	}()
	return found
}

// add writes a board, now or soon.
func (w *boardWriter) add(board []int) error {
	w.number++
	w.pending = w.append(w.pending, w.number, board)
	if w.out.person || len(w.pending) >= solveChunk {
		return w.flush()
	}
	return nil
}

func (w *boardWriter) flush() error {
	w.out.Write(w.pending)
	w.pending = w.pending[:0]
	return w.out.Flush()
}

// end writes what waits. It returns how many solutions there were, or why they are not all.
func (w *boardWriter) end(ctx context.Context) (uint64, error) {
	err := w.flush()
	switch written := plural.Of(w.number, "solution"); {
	case err != nil || ctx.Err() == nil:
		return w.number, err
	case w.number == 0:
		return 0, errors.New("interrupted before the first solution was found")
	case w.out.path != "":
		return 0, fmt.Errorf("interrupted after %s, before %s was complete", written, w.out.path)
	default:
		return 0, fmt.Errorf("interrupted: the output is incomplete, it ends after %s", written)
	}
}
