package symmetry_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/bitmask"
	. "nqueens/harness/internal/symmetry"
)

// The eight images of the first solution for n = 5, drawn on paper:
//
//	Q . . . .
//	. . Q . .
//	. . . . Q
//	. Q . . .
//	. . . Q .
func TestImages(t *testing.T) {
	board := []int{0, 2, 4, 1, 3}
	for image, want := range map[Image][]int{
		Same:           {0, 2, 4, 1, 3},
		Transposed:     {0, 3, 1, 4, 2},
		UpsideDown:     {3, 1, 4, 2, 0},
		Mirrored:       {4, 2, 0, 3, 1},
		QuarterLeft:    {2, 4, 1, 3, 0},
		QuarterRight:   {4, 1, 3, 0, 2},
		HalfTurn:       {1, 3, 0, 2, 4},
		AntiTransposed: {2, 0, 3, 1, 4},
	} {
		assert.Equal(t, want, image.Of(board), "image %d", image)
	}
	assert.Equal(t, []int{0, 2, 4, 1, 3}, board, "the board itself is left alone")
}

// The image of a solution is a solution, and turning four times by a quarter ends where it began.
func TestImagesAreSolutions(t *testing.T) {
	for n := range 9 {
		for board := range bitmask.Solutions(n) {
			turned := board
			for range 4 {
				turned = QuarterRight.Of(turned)
			}
			require.Equal(t, board, turned)
			require.Equal(t, board, QuarterLeft.Of(QuarterRight.Of(board)))
			require.Equal(t, HalfTurn.Of(board), QuarterRight.Of(QuarterRight.Of(board)))
			for i := Same; i <= AntiTransposed; i++ {
				require.NoError(t, algorithms.Check(n, i.Of(board)))
			}
		}
	}
}

// published has, for n = 1 to 12: the solutions (OEIS A000170), the fundamental ones (A002562), those unchanged by a
// half turn (A032522) and by a quarter turn (A033148).
var published = []struct{ all, fundamental, half, quarter int }{
	{1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}, {2, 1, 2, 2}, {10, 2, 2, 2}, {4, 1, 4, 0},
	{40, 6, 8, 0}, {92, 12, 4, 0}, {352, 46, 16, 0}, {724, 92, 12, 0}, {2680, 341, 48, 0}, {14200, 1787, 80, 8},
}

func TestPublishedNumbers(t *testing.T) {
	for i, want := range published {
		n := i + 1
		t.Run(fmt.Sprint("n=", n), func(t *testing.T) {
			got := want
			got.all, got.fundamental, got.half, got.quarter = 0, 0, 0, 0
			boards := 0
			for board := range bitmask.Solutions(n) {
				got.all++
				if First(board, nil) {
					got.fundamental++
					boards += ClassSize(board)
				}
				if slices.Equal(board, HalfTurn.Of(board)) {
					got.half++
				}
				if slices.Equal(board, QuarterRight.Of(board)) {
					got.quarter++
				}
				for _, mirror := range []Image{Transposed, UpsideDown, Mirrored, AntiTransposed} {
					if n > 1 {
						require.NotEqual(t, board, mirror.Of(board), "no solution is its own mirror image")
					}
				}
			}
			if n == 1 { // its one board is unchanged by anything
				want.half, want.quarter = 1, 1
			} else {
				assert.Equal(t, got.fundamental, (got.all+got.half+2*got.quarter)/8, "Burnside")
			}
			assert.Equal(t, want, got)
			assert.Equal(t, want.all, boards, "the classes have all solutions between them")
		})
	}
}

// The sizes of the classes, from the published numbers: those of 2 boards are the quarter-turned ones in pairs, those
// of 4 the other half-turned ones in fours.
func TestClassSize(t *testing.T) {
	for n, want := range map[int]map[int]int{
		1:  {1: 1},
		4:  {2: 1},
		5:  {2: 1, 8: 1},
		6:  {4: 1},
		8:  {4: 1, 8: 11},
		12: {2: 4, 4: 18, 8: 1765},
	} {
		got := map[int]int{}
		for board := range bitmask.Solutions(n) {
			if First(board, nil) {
				got[ClassSize(board)]++
			}
		}
		assert.Equal(t, want, got, "n = %d", n)
	}
}

// First, which remembers nothing, against the plain way: keep a board unless an image of it was there before.
func TestFirstIsTheFirstSeen(t *testing.T) {
	for n := range 10 {
		corner := func(board []int) bool { return n > 0 && board[n-1] == n-1 }
		for name, among := range map[string]func([]int) bool{"all": nil, "corner": corner} {
			seen := map[string]bool{}
			for board := range bitmask.Solutions(n) {
				if among != nil && !among(board) {
					continue
				}
				require.Equal(t, !seen[fmt.Sprint(board)], First(board, among), "n = %d, %s, %v", n, name, board)
				for i := Same; i <= AntiTransposed; i++ {
					seen[fmt.Sprint(i.Of(board))] = true
				}
			}
		}
	}
}
