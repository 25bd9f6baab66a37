package bitmask

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFullHasABitForEachColumn(t *testing.T) {
	for n, want := range map[int]uint64{0: 0, 1: 1, 4: 0b1111, 32: 1<<32 - 1, 63: 1<<63 - 1, 64: 1<<64 - 1} {
		assert.Equal(t, want, newSearch(n, nil).full, "n = %d", n)
	}
}

// Mirroring must not count the middle column twice: that gives 2, 12, 46 and 406.
func TestCountOfOddBoards(t *testing.T) {
	for n, want := range map[int]uint64{1: 1, 3: 0, 5: 10, 7: 40, 9: 352} {
		assert.Equal(t, want, Count(n), "n = %d", n)
	}
}

// By symmetry the left half of the first row leads to as many solutions as the right half.
func TestHalvesAreMirrorImages(t *testing.T) {
	for n := 2; n <= 9; n++ {
		var halves [2]int
		for board := range Solutions(n) {
			switch {
			case board[0] < n/2:
				halves[0]++
			case board[0] >= (n+1)/2:
				halves[1]++
			}
		}
		assert.Equal(t, halves[0], halves[1], "n = %d", n)
	}
}

// No search of 64 rows comes to its first board, but one that is given the first 57 rows comes to the rest. All 64 bits
// of the words are in use.
func TestLargestBoard(t *testing.T) {
	want := make([]int, 0, MaxN) // columns 2, 4, 6, … and then 1, 3, 5, … are a solution of n = 64
	for _, start := range []int{1, 0} {
		for column := start; column < MaxN; column += 2 {
			want = append(want, column)
		}
	}
	const given = 57
	var found [][]int
	s := newSearch(MaxN, func(Site []int) bool { found = append(found, slices.Clone(Site)); return true })
	var col, dg, udg uint64
	for u, i := range want[:given] {
		s.Site[u] = i
		bit := uint64(1) << i
		col, dg, udg = col|bit, (dg|bit)>>1, (udg|bit)<<1
	}
	assert.True(t, s.Queen(given, s.full&^(col|dg|udg), col, dg, udg))
	assert.Contains(t, found, want)
}

// The sum and the difference of row and column say the same as the shifts.
func TestShiftsFollowTheDiagonals(t *testing.T) {
	const n = 6
	for u := range n {
		for i := range n {
			dg, udg := uint64(1)<<i, uint64(1)<<i
			for row := u + 1; row < n; row++ {
				dg, udg = dg>>1, udg<<1
				assert.Equal(t, wordOf(u+i-row, n), dg, "anti-diagonal of (%d,%d) in row %d, from 0", u, i, row)
				assert.Equal(t, wordOf(row-u+i, n), udg&(1<<n-1), "main diagonal of (%d,%d) in row %d, from 0", u, i, row)
			}
		}
	}
}

// wordOf is the word with only that column set, or none where it is not on the board.
func wordOf(column, n int) uint64 {
	if column < 0 || column >= n {
		return 0
	}
	return 1 << column
}
