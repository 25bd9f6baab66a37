package agreement

import (
	"context"
	"iter"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/bitmask"
)

// attack reports whether queens on two squares attack each other, the first in the row above.
type attack func(row1, column1, row2, column2 int) bool

func column(_, c1, _, c2 int) bool  { return c1 == c2 }
func main_(r1, c1, r2, c2 int) bool { return r1-c1 == r2-c2 }
func anti(r1, c1, r2, c2 int) bool  { return r1+c1 == r2+c2 }
func any_(attacks ...attack) attack {
	return func(r1, c1, r2, c2 int) bool {
		return slices.ContainsFunc(attacks, func(a attack) bool { return a(r1, c1, r2, c2) })
	}
}
func onlyAbove(a attack) attack {
	return func(r1, c1, r2, c2 int) bool { return r2 == r1+1 && a(r1, c1, r2, c2) }
}

// searcher is an approach with a test of its own, right or wrong.
func searcher(attacks attack) algorithms.Algorithm {
	solutions := func(n int) iter.Seq[[]int] {
		return func(yield func([]int) bool) {
			board := make([]int, 0, n)
			var extend func() bool
			extend = func() bool {
				row := len(board)
				if row == n {
					return yield(slices.Clone(board))
				}
				for c := range n {
					if !slices.ContainsFunc(slices.Collect(rows(row)), func(r int) bool { return attacks(r, board[r], row, c) }) {
						board = append(board, c)
						if !extend() {
							return false
						}
						board = board[:row]
					}
				}
				return true
			}
			extend()
		}
	}
	return algorithms.Algorithm{Name: "wrong", MaxN: 64, Solutions: solutions, Count: counting(solutions)}
}

func rows(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func counting(solutions func(int) iter.Seq[[]int]) func(int) uint64 {
	return func(n int) uint64 {
		var count uint64
		for range solutions(n) {
			count++
		}
		return count
	}
}

// withCount is a right approach but for its Count, withSolutions one but for its Solutions.
func withCount(count func(n int) uint64) algorithms.Algorithm {
	return algorithms.Algorithm{Name: "wrong", MaxN: 64, Count: count, Solutions: bitmask.Solutions}
}

func withSolutions(solutions func(n int) iter.Seq[[]int]) algorithms.Algorithm {
	return algorithms.Algorithm{Name: "wrong", MaxN: 64, Count: bitmask.Count, Solutions: solutions}
}

// edited is the right sequence of boards with some change made to it.
func edited(edit func(boards [][]int) [][]int) func(int) iter.Seq[[]int] {
	return func(n int) iter.Seq[[]int] { return slices.Values(edit(slices.Collect(bitmask.Solutions(n)))) }
}

var queens = any_(column, main_, anti)

// The faults that people make, each with where it is caught first and what is said. The values are those of the list
// of faults that the project keeps to: 14 for n = 5 where only the row above is compared, and so on.
var faults = []struct {
	name   string
	wrong  func() algorithms.Algorithm
	n      int
	reason string
}{
	{"only the row above is compared", func() algorithms.Algorithm { return searcher(onlyAbove(queens)) }, 3, "Count gives 2, the published total is 0"},
	{"the same, and looks right for n = 4", func() algorithms.Algorithm {
		a := searcher(onlyAbove(queens))
		a.Count = bitmask.Count
		return a
	}, 3, "board 1 is (1 3 1): the queens on (1,1) and (3,1) attack each other: same column"},
	{"no diagonal test", func() algorithms.Algorithm { return searcher(column) }, 2, "Count gives 2, the published total is 0"},
	{"one diagonal forgotten", func() algorithms.Algorithm { return searcher(any_(column, main_)) }, 2, "Count gives 1, the published total is 0"},
	{"the other diagonal forgotten", func() algorithms.Algorithm { return searcher(any_(column, anti)) }, 2, "Count gives 1, the published total is 0"},
	{"column test forgotten", func() algorithms.Algorithm { return searcher(any_(main_, anti)) }, 2, "Count gives 2, the published total is 0"},
	{"middle column counted twice", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 {
			var half uint64
			for board := range bitmask.Solutions(n) {
				if n == 0 || board[0] < (n+1)/2 {
					half++
				}
			}
			if n == 0 {
				return 1
			}
			return 2 * half
		})
	}, 1, "Count gives 2, the published total is 1"},
	{"diagonal index one too far", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 {
			taken := make([]bool, max(2*n-1, 1))
			for board := range bitmask.Solutions(n) {
				for row, column := range board {
					taken[row+column+1] = true
				}
			}
			return bitmask.Count(n)
		})
	}, 1, "Count: it panics: runtime error: index out of range [1] with length 1"},
	{"row-column+n in 2n-1 places", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 {
			taken := make([]bool, max(2*n-1, 1))
			for board := range bitmask.Solutions(n) {
				for row, column := range board {
					taken[row-column+n] = true
				}
			}
			return bitmask.Count(n)
		})
	}, 1, "Count: it panics: runtime error: index out of range [1] with length 1"},
	{"base case missing", func() algorithms.Algorithm { return withCount(func(int) uint64 { return 0 }) }, 0, "Count gives 0, the published total is 1"},
	{"stops after the first solution", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 { return min(bitmask.Count(n), 1) })
	}, 4, "Count gives 1, the published total is 2"},
	{"Solutions stops after the first", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int { return boards[:min(1, len(boards))] }))
	}, 4, "Solutions ends after 1 boards, board 2 is missing: (3 1 4 2)"},
	{"one slice shared by all solutions", func() algorithms.Algorithm {
		return withSolutions(func(n int) iter.Seq[[]int] {
			return func(yield func([]int) bool) {
				shared := make([]int, n)
				for board := range bitmask.Solutions(n) {
					copy(shared, board)
					if !yield(shared) {
						return
					}
				}
			}
		})
	}, 4, "board 1 was (2 4 1 3) and became (3 1 4 2) when the search went on: the boards share memory"},
	{"state left from the call before", func() algorithms.Algorithm {
		var count uint64
		return withCount(func(n int) uint64 { count += bitmask.Count(n); return count })
	}, 0, "Count gives 2 when called again, and gave 1 before: something is kept from call to call"},
	{"n = 1 refused", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 {
			if n == 1 {
				return 0
			}
			return bitmask.Count(n)
		})
	}, 1, "Count gives 0, the published total is 1"},
	{"n = 2 is an error", func() algorithms.Algorithm {
		return withCount(func(n int) uint64 {
			if n == 2 || n == 3 {
				panic("no solution")
			}
			return bitmask.Count(n)
		})
	}, 2, "Count: it panics: no solution"},
	{"fixed buffer of 500 boards", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int { return boards[:min(500, len(boards))] }))
	}, 10, "Solutions ends after 500 boards, board 501 is missing: (7 4 2 9 5 10 8 6 3 1)"},
	{"answers typed in up to 9", func() algorithms.Algorithm {
		typed := []uint64{1, 1, 0, 0, 2, 10, 4, 40, 92, 352}
		return withCount(func(n int) uint64 {
			if n < len(typed) {
				return typed[n]
			}
			return 0
		})
	}, 10, "Count gives 0, the published total is 724"},
	{"counts differ from run to run", func() algorithms.Algorithm {
		calls := uint64(0)
		return withCount(func(n int) uint64 {
			if n < 6 {
				return bitmask.Count(n)
			}
			calls++
			return bitmask.Count(n) - calls%2 + 1 // as goroutines do that count without a lock
		})
	}, 6, "Count gives 5 when called again, and gave 4 before: something is kept from call to call"},
	{"one board lost, one repeated", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int {
			if len(boards) == 92 {
				boards[40] = boards[39]
			}
			return boards
		}))
	}, 8, "board 41 is (4 7 1 8 5 2 6 3), and so was board 40"},
	{"one board lost, another repeated at the end", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int {
			if len(boards) == 92 {
				boards = append(slices.Delete(boards, 40, 41), boards[91])
			}
			return boards
		}))
	}, 8, "board 41 is (4 7 5 2 6 1 3 8), but (4 7 3 8 2 5 1 6) comes first and is missing here"},
	{"boards out of order", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int { slices.Reverse(boards); return boards }))
	}, 4, "board 1 is (3 1 4 2), but (2 4 1 3) comes first and is missing here"},
	{"rows missing", func() algorithms.Algorithm {
		return withSolutions(edited(func(boards [][]int) [][]int {
			if len(boards) == 10 {
				boards[2] = boards[2][:4]
			}
			return boards
		}))
	}, 5, "board 3 is (2 4 1 3): the board has 4 rows, want 5"},
	{"Solutions panics", func() algorithms.Algorithm {
		return withSolutions(func(n int) iter.Seq[[]int] {
			return func(yield func([]int) bool) {
				for board := range bitmask.Solutions(n) {
					if n == 5 && board[0] == 2 {
						panic("lost the thread")
					}
					if !yield(board) {
						return
					}
				}
			}
		})
	}, 5, "Solutions panics after 4 boards: lost the thread"},
}

func TestEveryFaultIsCaughtAndNamed(t *testing.T) {
	right := withSolutions(bitmask.Solutions)
	right.Name = "right"
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			report, err := Check(context.Background(), []algorithms.Algorithm{f.wrong(), right}, Options{To: 10, Patience: time.Minute})
			require.NoError(t, err)
			require.Len(t, report.Faults, 1)
			assert.Equal(t, Fault{Algorithm: "wrong", N: f.n, Reason: f.reason}, report.Faults[0])
			assert.Equal(t, []string{"right"}, report.Agreed, "the others are judged all the same")
		})
	}
}

func TestWhatNeverEndsCostsItsTimeOnly(t *testing.T) {
	stop := make(chan struct{}) // so that the goroutine is not left over when the test ends
	defer close(stop)
	never := withCount(func(n int) uint64 { <-stop; return 0 })
	neverYields := withSolutions(func(n int) iter.Seq[[]int] { return func(func([]int) bool) { <-stop } })
	neverYields.Name = "silent"
	report, err := Check(context.Background(), []algorithms.Algorithm{never, neverYields}, Options{To: 5, Patience: 50 * time.Millisecond})
	require.NoError(t, err)
	require.Len(t, report.Faults, 2)
	assert.Equal(t, "Count: it did not end within 50ms", report.Faults[0].Reason)
	assert.True(t, report.Faults[0].Running)
	assert.Equal(t, "Solutions did not give board 1 within 50ms", report.Faults[1].Reason)
	assert.Equal(t, 5, report.To, "the check goes on")
}
