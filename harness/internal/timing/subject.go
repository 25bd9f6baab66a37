package timing

import (
	"context"
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
	MaxN    int
	Process bool // it is a program of its own, and each run starts it anew
	Halved  bool // it walks half of the tree

	// Run does the task so many times for n, checks each answer, and returns how long it took in all. An error says what
	// is wrong with an answer.
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
		s := Subject{Name: a.Name, MaxN: a.MaxN}
		if times[a.Name]++; times[a.Name] > 1 {
			s.Name = fmt.Sprintf("%s#%d", a.Name, times[a.Name])
		}
		switch task {
		case Count:
			s.Halved = a.Halved
			s.Run = repeated(func(n int) error { return checkTotal(n, a.Count(n)) })
		case All:
			s.Run = repeated(func(n int) error {
				var boards uint64
				for range a.Solutions(n) {
					boards++
				}
				return checkTotal(n, boards)
			})
		case First:
			s.Run = repeated(func(n int) error {
				for board := range a.Solutions(n) {
					return firsts.check(n, board)
				}
				return checkNone(n)
			})
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

func checkNone(n int) error {
	if want, known := algorithms.Total(n); !known || want > 0 {
		return fmt.Errorf("it gives no board, and there are some")
	}
	return nil
}

// firsts has the first board of each n, as the approach that was asked first gave it: the others must give the same.
type firsts struct {
	mu    sync.Mutex
	board map[int][]int
}

func (f *firsts) check(n int, board []int) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if first, known := f.board[n]; known {
		if !slices.Equal(board, first) {
			return fmt.Errorf("its first board is %v, another approach gave %v (columns from 0)", board, first)
		}
		return nil
	}
	if err := algorithms.Check(n, board); err != nil {
		return fmt.Errorf("its first board is wrong: %w", err)
	}
	if f.board == nil {
		f.board = map[int][]int{}
	}
	f.board[n] = board
	return nil
}
