package timing

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"nqueens/algorithms"
)

// A Task is what is timed.
type Task string

// The tasks.
const (
	Count Task = "count" // count every solution
	All   Task = "all"   // produce every board
	First Task = "first" // find the first board
)

// Tasks are the names of all tasks.
var Tasks = []string{string(Count), string(All), string(First)}

// A Subject is one row of the table: something that can be asked to do the task once.
type Subject struct {
	Name    string
	Process bool // it is a program of its own, and each run starts it anew
	Halved  bool // it walks half of the tree

	SlowFrom int // a run is known to break the budget from this n on; 0 where nothing is known

	// Run does the task so many times for n, checks what comes, and returns how long it took in all. An error says what
	// is wrong with an answer. It is nil where the subject cannot do the task.
	Run func(ctx context.Context, n, times int) (time.Duration, error)
}

// repeated makes a subject's Run of a function that does the task once.
func repeated(once func(n int) error) func(context.Context, int, int) (time.Duration, error) {
	return func(_ context.Context, n, times int) (time.Duration, error) {
		start := time.Now()
		for range times {
			if err := once(n); err != nil {
				return 0, err
			}
		}
		return time.Since(start), nil
	}
}

// Of returns the approaches as subjects for the task. An approach that is listed again gets a number behind its name.
func Of(approaches []algorithms.Algorithm, task Task) []Subject {
	var firsts firsts
	var subjects []Subject
	times := map[string]int{}
	for _, a := range approaches {
		s := Subject{Name: a.Name}
		if times[a.Name]++; times[a.Name] > 1 {
			s.Name = fmt.Sprintf("%s#%d", a.Name, times[a.Name])
		}
		switch {
		case task == Count:
			s.Halved = a.Halved
			s.Run = repeated(func(n int) error { return checkTotal(n, a.Count(n)) })
		case a.Solutions == nil: // it only counts
		case task == All:
			s.Run = repeated(func(n int) error {
				var boards uint64
				for range a.Solutions(n) {
					boards++
				}
				return checkTotal(n, boards)
			})
		case task == First:
			s.Run = func(_ context.Context, n, times int) (time.Duration, error) {
				var board []int // nil where there is none
				start := time.Now()
				for range times {
					for board = range a.Solutions(n) {
						break
					}
				}
				took := time.Since(start)
				return took, firsts.check(n, board) // by a clock that stands still: it is no part of the search
			}
		}
		subjects = append(subjects, s)
	}
	return subjects
}

func checkTotal(n int, got uint64) error {
	if want, known := algorithms.Total(n); known && got != want {
		return fmt.Errorf("it gives %d solutions, the published total is %d", got, want)
	}
	return nil
}

// firsts has the first board of each n, as the approach that was asked first gave it: the others must give the same.
type firsts struct {
	mu    sync.Mutex
	board map[int][]int
}

// check looks at a board that should be the first of n; nil says that there is none.
func (f *firsts) check(n int, board []int) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	first, known := f.board[n]
	switch {
	case board == nil:
		if total, ok := algorithms.Total(n); !ok || total > 0 {
			return errors.New("it gives no board, and there are some")
		}
	case known && !slices.Equal(board, first):
		return fmt.Errorf("its first board is %s, another approach gave %s", algorithms.Show(board), algorithms.Show(first))
	case !known:
		if err := algorithms.Check(n, board); err != nil {
			return fmt.Errorf("its first board is wrong: %w", err)
		}
		if f.board == nil {
			f.board = map[int][]int{}
		}
		f.board[n] = board
	}
	return nil
}
