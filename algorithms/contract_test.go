package algorithms_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
)

// a000170 is OEIS A000170, typed here a second time: a slip in the package's table must not hide behind itself.
var a000170 = []uint64{1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724}

// each runs a test once for every approach of the catalogue.
func each(t *testing.T, test func(t *testing.T, a algorithms.Algorithm)) {
	for _, a := range algorithms.All {
		t.Run(a.Name, func(t *testing.T) { test(t, a) })
	}
}

func TestCount(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for n, want := range a000170 {
			assert.Equal(t, int(want), int(a.Count(n)), "n = %d", n) // as int, for uint64 is printed in hexadecimal
		}
	})
}

// A search that left something behind would give 184 and 276 where it gave 92 before.
func TestCountInAnyOrder(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for _, n := range []int{8, 8, 8, 0, 4, 8, 3, 6, 1, 8, 2, 5, 8} {
			assert.Equal(t, int(a000170[n]), int(a.Count(n)), "n = %d", n)
		}
	})
}

func TestCallsAreConcurrent(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		const goroutines = 8
		shared := a.Solutions(6)
		var counted [goroutines]uint64
		var found [goroutines]int
		var group sync.WaitGroup
		for g := range goroutines {
			group.Go(func() {
				counted[g] = a.Count(4 + g%5)
				for board := range shared {
					if safe(6, board) {
						found[g]++
					}
				}
			})
		}
		group.Wait()
		for g := range goroutines {
			n := 4 + g%5
			assert.Equal(t, int(a000170[n]), int(counted[g]), "n = %d", n)
			assert.Equal(t, 4, found[g], "one iterator of n = 6, ranged over by 8 goroutines at once")
		}
	})
}

func TestPanicsOutsideItsRange(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for _, n := range []int{-1, a.MaxN + 1} {
			want := fmt.Sprintf("%s: n = %d, want 0 to %d", a.Name, n, a.MaxN)
			assert.PanicsWithValue(t, want, func() { a.Count(n) })
			if a.Solutions != nil {
				assert.PanicsWithValue(t, want, func() { a.Solutions(n) }, "at the call, before anything is ranged over")
			}
		}
	})
}

// The limit itself is inside the range. No search of that size comes to its first board, so that the packages' own
// tests say more about boards of 64 rows.
func TestAcceptsItsLimit(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		require.NotPanics(t, func() { a.Solutions(a.MaxN) })
	})
}

// A search allocates what it needs before it starts, and nothing a node: from n = 8 to n = 9 the tree grows from 2057
// nodes to 8394. One more is allowed, for a slice that doubles as it grows past 8 places.
func TestCountAllocatesAHandful(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		allocations := func(n int) float64 { return testing.AllocsPerRun(5, func() { a.Count(n) }) }
		eight, nine := allocations(8), allocations(9)
		assert.LessOrEqual(t, eight, 12.0, "n = 8")
		assert.LessOrEqual(t, nine, eight+1, "n = 9")
	})
}

func TestSolutionsAreAllOfThemInOrder(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for n := range 9 {
			boards := collect(a, n)
			require.Len(t, boards, int(a000170[n]), "n = %d", n)
			for i, board := range boards {
				require.True(t, safe(n, board), "n = %d, board %d: %v", n, i+1, board)
				if i > 0 {
					require.Negative(t, slices.Compare(boards[i-1], board), "n = %d: board %d is not after the one before", n, i+1)
				}
			}
		}
	})
}

func TestFirstSolution(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for _, want := range [][]int{ // the size is the number of rows
			{1},
			{2, 4, 1, 3},
			{1, 3, 5, 2, 4},
			{2, 4, 6, 1, 3, 5},
			{1, 5, 8, 6, 3, 7, 2, 4},
			{1, 3, 6, 8, 10, 5, 9, 2, 4, 7},
		} {
			boards, calls := first(a, len(want), 1)
			assert.Equal(t, 1, calls, "n = %d: the search went on after the loop had ended", len(want))
			require.NotEmpty(t, boards)
			assert.Equal(t, want, from1(boards[0]))
		}
	})
}

func TestLastSolution(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		boards := collect(a, 8)
		require.Len(t, boards, 92)
		assert.Equal(t, []int{8, 4, 1, 3, 6, 2, 7, 5}, from1(boards[len(boards)-1]))
	})
}

// There is one way to place no queens, and it is a board of no rows, not the lack of a board.
func TestEmptyBoard(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		assert.Equal(t, [][]int{{}}, collect(a, 0))
	})
}

// 39 billion boards follow this one: it is found only by a search that stops when the loop does.
func TestFirstOfTwenty(t *testing.T) {
	bitmask, ok := algorithms.Lookup("bitmask")
	require.True(t, ok)
	boards, calls := first(bitmask, 20, 1)
	assert.Equal(t, 1, calls)
	require.NotEmpty(t, boards)
	assert.Equal(t, []int{1, 3, 5, 2, 4, 13, 15, 12, 18, 20, 17, 9, 16, 19, 8, 10, 7, 14, 6, 11}, from1(boards[0]))
}

func TestSearchStopsWithTheLoop(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		all := collect(a, 6)
		for k := 1; k <= len(all); k++ {
			boards, calls := first(a, 6, k)
			assert.Equal(t, k, calls)
			assert.Equal(t, all[:k], boards)
		}
	})
}

func TestIteratorStartsAfresh(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		solutions := a.Solutions(7)
		for range solutions {
			break
		}
		once := slices.Collect(solutions)
		assert.Len(t, once, 40)
		assert.Equal(t, once, slices.Collect(solutions))
	})
}

// The boards belong to the caller: kept, they stay as they were; spoilt, they do not lead the search astray.
func TestBoardsAreTheCallers(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		var kept, copies [][]int
		for board := range a.Solutions(8) {
			kept = append(kept, board)
			copies = append(copies, slices.Clone(board))
		}
		assert.Equal(t, copies, kept)

		i := 0
		for board := range a.Solutions(8) {
			require.Less(t, i, len(copies))
			require.Equal(t, copies[i], board, "board %d, after those before it were overwritten", i+1)
			for row := range board {
				board[row] = -1
			}
			_ = append(board, -1)
			i++
		}
		assert.Equal(t, 92, i)
	})
}
