package agreement

import (
	"context"
	"fmt"
	"slices"
	"time"

	"nqueens/algorithms"
)

// A reader reads the boards of one approach, one at a time. The approach runs in a goroutine of its own and waits
// between two boards, so that it can neither run ahead nor keep the others from going on when it never ends.
type reader struct {
	algorithms.Algorithm
	next  chan struct{}
	board chan step
	stop  chan struct{}

	number   int   // of the board read last, from 1
	last     []int // the board read last, as the approach gave it
	lastCopy []int // the same, as it was then
	spent    time.Duration
}

// A step is what an approach answers when it is asked for its next board.
type step struct {
	board    []int
	end      bool
	panicked any
}

func newReader(a algorithms.Algorithm, n int) *reader {
	r := &reader{Algorithm: a, next: make(chan struct{}), board: make(chan step, 1), stop: make(chan struct{})}
	go r.run(n)
	return r
}

func (r *reader) run(n int) {
	defer func() {
		if p := recover(); p != nil {
			r.board <- step{panicked: p}
		}
	}()
	wait := func() bool {
		select {
		case <-r.next:
			return true
		case <-r.stop:
			return false
		}
	}
	if !wait() {
		return
	}
	for board := range r.Solutions(n) {
		r.board <- step{board: board}
		if !wait() {
			return
		}
	}
	r.board <- step{end: true}
}

// read asks for the next board. It returns a fault's reason, "" for none, and whether the approach still runs.
func (r *reader) read(ctx context.Context, n int, limit time.Duration) (s step, reason string, running bool) {
	start := time.Now()
	timer := time.NewTimer(limit - r.spent)
	defer timer.Stop()
	r.next <- struct{}{}
	select {
	case s = <-r.board:
	case <-timer.C:
		return s, fmt.Sprintf("Solutions did not give board %d within %v", r.number+1, limit.Round(time.Millisecond)), true
	case <-ctx.Done():
		return s, "", true
	}
	r.spent += time.Since(start)
	if r.last != nil && !slices.Equal(r.last, r.lastCopy) {
		return s, fmt.Sprintf("board %d was %s and became %s when the search went on: the boards share memory",
			r.number, algorithms.Show(r.lastCopy), algorithms.Show(r.last)), false
	}
	if s.panicked != nil {
		return s, fmt.Sprintf("Solutions panics after %d boards: %v", r.number, s.panicked), false
	}
	if s.end {
		return s, "", false
	}
	before := r.lastCopy
	r.number++
	r.last, r.lastCopy = s.board, slices.Clone(s.board)
	if err := algorithms.Check(n, s.board); err != nil {
		return s, fmt.Sprintf("board %d is %s: %v", r.number, algorithms.Show(s.board), err), false
	}
	if r.number > 1 {
		switch c := slices.Compare(before, s.board); {
		case c == 0:
			return s, fmt.Sprintf("board %d is %s, and so was board %d", r.number, algorithms.Show(s.board), r.number-1), false
		case c > 0:
			return s, fmt.Sprintf("board %d is %s, after %s: the order is not lexicographic", r.number, algorithms.Show(s.board), algorithms.Show(before)), false
		}
	}
	return s, "", false
}

// checkBoards is the second and the third layer. All boards that come are valid and in ascending order here, so that
// where two approaches differ, the smaller board is one that the other has lost.
func checkBoards(ctx context.Context, approaches []algorithms.Algorithm, n int, limit time.Duration) ([]Fault, error) {
	var faults []Fault
	var readers []*reader
	for _, a := range approaches {
		if a.Solutions != nil && n <= a.MaxN {
			r := newReader(a, n)
			defer close(r.stop)
			readers = append(readers, r)
		}
	}
	for number := 1; len(readers) > 0; number++ {
		var right []int // the smallest board that any of them has here
		steps := map[*reader]step{}
		readers = slices.DeleteFunc(readers, func(r *reader) bool {
			if ctx.Err() != nil {
				return true
			}
			s, reason, running := r.read(ctx, n, limit)
			if reason != "" {
				faults = append(faults, Fault{r.Name, n, reason, running})
				return true
			}
			steps[r] = s
			if !s.end && (right == nil || slices.Compare(s.board, right) < 0) {
				right = s.board
			}
			return false
		})
		if ctx.Err() != nil {
			return faults, ctx.Err()
		}
		if right == nil { // all that are left have ended here
			if total, known := algorithms.Total(n); known && uint64(number-1) != total {
				for _, r := range readers {
					faults = append(faults, Fault{r.Name, n, fmt.Sprintf("Solutions ends after %d boards, the published total is %d", number-1, total), false})
				}
			}
			return faults, nil
		}
		readers = slices.DeleteFunc(readers, func(r *reader) bool {
			s := steps[r]
			switch {
			case s.end:
				faults = append(faults, Fault{r.Name, n, fmt.Sprintf("Solutions ends after %d boards, board %d is missing: %s", number-1, number, algorithms.Show(right)), false})
			case !slices.Equal(s.board, right):
				faults = append(faults, Fault{r.Name, n, fmt.Sprintf("board %d is %s, but %s comes first and is missing here", number, algorithms.Show(s.board), algorithms.Show(right)), false})
			default:
				return false
			}
			return true
		})
	}
	return faults, nil
}
