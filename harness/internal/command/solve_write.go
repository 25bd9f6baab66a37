package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"iter"
	"sync"
	"time"

	"nqueens/harness/internal/outfile"
)

const (
	solveChunk = 64 << 10               // bytes that are written at once
	longest    = 100 * time.Millisecond // that a solution waits for others, unless a person reads them
	farewell   = time.Second            // that a write under way gets to end after an interruption
	immediate  = 0
)

// solveOutput is where the results go: a file, or standard output.
type solveOutput struct {
	*bufio.Writer
	file  *outfile.File // nil for standard output
	delay time.Duration // how long a solution may wait before it is written
	name  string
}

// openSolveOutput opens the file of that name, or standard output for "". To open a named pipe lasts until somebody reads
// it, so that it can be interrupted.
func openSolveOutput(ctx context.Context, name string, streams Streams) (*solveOutput, error) {
	if name == "" {
		out := &solveOutput{Writer: bufio.NewWriter(streams.Out), delay: longest, name: "the solutions"}
		if isTerminal(streams.Out) {
			out.delay = immediate
		}
		return out, nil
	}
	var file *outfile.File
	opened := make(chan error, 1)
	go func() {
		var err error
		file, err = outfile.Create(name)
		opened <- err
	}()
	select {
	case err := <-opened:
		if err != nil {
			return nil, failed(err)
		}
	case <-ctx.Done():
		select {
		case err := <-opened:
			if err == nil {
				file.Discard()
			}
		case <-time.After(farewell):
		}
		return nil, fmt.Errorf("interrupted before %s could be written", name)
	}
	return &solveOutput{Writer: file.Writer, file: file, delay: longest, name: name}, nil
}

func (o *solveOutput) commit() error {
	if o.file != nil {
		return o.file.Commit()
	}
	if err := o.Flush(); err != nil {
		return fmt.Errorf("cannot write %s: %w", o.name, err)
	}
	return nil
}

// discard leaves no trace of a file; what went to standard output stays.
func (o *solveOutput) discard() {
	if o.file != nil {
		o.file.Discard()
	}
}

// A boardWriter gathers solutions and writes many at once, each of them whole.
type boardWriter struct {
	append func(dst []byte, number uint64, board []int) []byte
	out    *solveOutput

	mu      sync.Mutex // the search adds, a timer flushes, an interruption stops
	pending []byte     // solutions that wait to be written
	timer   *time.Timer
	number  uint64 // solutions so far, those that wait included
	err     error  // why nothing more is written
}

var errStopped = errors.New("stopped")

// writeAll writes all boards and returns how many. When ctx is done it returns an error at once, even while the search
// goes on or nobody reads; what was written then ends at a whole solution.
func (w *boardWriter) writeAll(ctx context.Context, boards iter.Seq[[]int]) (uint64, error) {
	_, interrupted := await(ctx, func() error {
		for board := range boards {
			if err := w.add(board); err != nil {
				return err
			}
		}
		return w.flush()
	})
	if interrupted == nil {
		return w.number, nil
	}
	last, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	number, err := await(last, w.stop)
	switch {
	case err != nil:
		return 0, errors.New("interrupted while nobody read the output: it is incomplete, and may end within a solution")
	case number == 0:
		return 0, errors.New("interrupted before the first solution was found")
	case w.out.file != nil:
		return 0, fmt.Errorf("interrupted after %s, before %s was complete", counted(number, "solution", "solutions"), w.out.name)
	}
	return 0, fmt.Errorf("interrupted: the output is incomplete, it ends after %s", counted(number, "solution", "solutions"))
}

// add writes a board, now or soon.
func (w *boardWriter) add(board []int) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err != nil {
		return w.err
	}
	w.number++
	w.pending = w.append(w.pending, w.number, board)
	if len(w.pending) >= solveChunk || w.out.delay == immediate {
		w.writePending()
	} else if w.timer == nil {
		w.timer = time.AfterFunc(w.out.delay, func() { w.flush() })
	}
	return w.err
}

func (w *boardWriter) flush() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.writePending()
	return w.err
}

// stop writes what waits, and nothing from then on. It returns how many solutions were written.
func (w *boardWriter) stop() uint64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.writePending()
	w.err = errStopped
	return w.number
}

// writePending writes what waits. The lock is held.
func (w *boardWriter) writePending() {
	if w.timer != nil {
		w.timer.Stop()
		w.timer = nil
	}
	if w.err != nil {
		return
	}
	w.out.Write(w.pending)
	w.err = w.out.Flush()
	w.pending = w.pending[:0]
}
