package algorithms_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/algorithms"
	"nqueens/algorithms/backtrack"
)

func TestTotal(t *testing.T) {
	for n, want := range a000170 {
		got, ok := algorithms.Total(n)
		assert.True(t, ok)
		assert.Equal(t, want, got, "n = %d", n)
	}
	for n, want := range map[int]uint64{ // OEIS A000170
		11: 2680, 12: 14200, 13: 73712, 14: 365596, 15: 2279184, 16: 14772512, 17: 95815104, 18: 666090624,
		19: 4968057848, 20: 39029188884, 27: 234907967154122528,
	} {
		got, ok := algorithms.Total(n)
		assert.True(t, ok)
		assert.Equal(t, want, got, "n = %d", n)
	}
	unknown(t, algorithms.Total, -1, 28)
}

func TestFundamental(t *testing.T) {
	for i, want := range []uint64{1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752} { // OEIS A002562
		got, ok := algorithms.Fundamental(i + 1)
		assert.True(t, ok)
		assert.Equal(t, want, got, "n = %d", i+1)
	}
	_, ok := algorithms.Fundamental(27)
	assert.True(t, ok)
	unknown(t, algorithms.Fundamental, -1, 0, 28)
}

func TestNodes(t *testing.T) {
	for n, want := range map[int]uint64{
		4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394, 10: 35539, 11: 166926, 12: 856189, 13: 4674890, 14: 27358553,
		15: 171129072,
	} {
		got, ok := algorithms.Nodes(n)
		assert.True(t, ok)
		assert.Equal(t, want, got, "n = %d", n)
	}
	_, ok := algorithms.Nodes(18)
	assert.True(t, ok)
	unknown(t, algorithms.Nodes, -1, 19)
}

func unknown(t *testing.T, table func(int) (uint64, bool), sizes ...int) {
	t.Helper()
	for _, n := range sizes {
		got, ok := table(n)
		assert.False(t, ok, "n = %d", n)
		assert.Zero(t, got, "n = %d", n)
	}
}

// walk goes through the whole search tree of the general method, and counts the nodes of each level, the empty board
// first, and the squares that the bounding function was asked about.
func walk(n int) (levels []uint64, tested uint64) {
	levels = make([]uint64, n+1)
	levels[0] = 1
	queens := backtrack.Queens(n)
	place := queens.B
	queens.B = func(X []int) bool {
		tested++
		ok := place(X)
		if ok {
			levels[len(X)]++
		}
		return ok
	}
	for range queens.Answers() {
	}
	return levels, tested
}

func TestNodesAreThoseOfTheGeneralMethod(t *testing.T) {
	for n := range 10 {
		want, _ := algorithms.Nodes(n)
		levels, tested := walk(n)
		var sum uint64
		for _, nodes := range levels {
			sum += nodes
		}
		assert.Equal(t, want, sum, "n = %d", n)
		assert.Equal(t, a000170[n], levels[n], "n = %d: the last level holds the solutions", n)
		assert.Equal(t, (sum-levels[n])*uint64(n), tested, "n = %d: n squares are tested below each node that is no solution", n)
	}
}

func TestLevelsOfEight(t *testing.T) {
	levels, tested := walk(8)
	assert.Equal(t, []uint64{1, 8, 42, 140, 344, 568, 550, 312, 92}, levels)
	assert.Equal(t, uint64(15720), tested)
}

// The published numbers of fundamental solutions, held against classes that are formed here by turning and mirroring
// every board.
func TestFundamentalIsTheNumberOfClasses(t *testing.T) {
	for n := 1; n <= 8; n++ {
		classes := make(map[string]bool)
		for board := range backtrack.Solutions(n) {
			classes[smallestImage(board)] = true
		}
		want, _ := algorithms.Fundamental(n)
		assert.Len(t, classes, int(want), "n = %d", n)
	}
}

// smallestImage is the same for a board and its seven images, and for no other board.
func smallestImage(board []int) string {
	var images []string
	for range 4 {
		board = turned(board)
		images = append(images, key(board), key(mirrored(board)))
	}
	return slices.Min(images)
}

// turned is the board a quarter turn on: the queen on (r,c) goes to (c,n-1-r).
func turned(board []int) []int {
	image := make([]int, len(board))
	for row, column := range board {
		image[column] = len(board) - 1 - row
	}
	return image
}

func mirrored(board []int) []int {
	image := slices.Clone(board)
	slices.Reverse(image)
	return image
}

func key(board []int) string {
	text := make([]byte, len(board))
	for i, column := range board {
		text[i] = byte('a' + column)
	}
	return string(text)
}

// Burnside's lemma, for n > 1, where no solution is its own mirror image.
func TestFundamentalFollowsFromTheSymmetricOnes(t *testing.T) {
	half := []uint64{0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136, 420} // n = 2 to 14: unchanged by a half turn
	quarter := []uint64{0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0}      // and by a quarter turn
	for i := range half {
		n := i + 2
		all, _ := algorithms.Total(n)
		want, _ := algorithms.Fundamental(n)
		assert.Equal(t, want*8, all+half[i]+2*quarter[i], "n = %d", n)
	}
}
