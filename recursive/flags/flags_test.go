package flags

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Document 003: "when the call returns, restore the scene". A whole search leaves no flag behind.
func TestQueenRestoresTheFlags(t *testing.T) {
	s := newSearch(8, func([]int) bool { return true })
	assert.True(t, s.Queen(0))
	assert.NotContains(t, s.col, true)
	assert.NotContains(t, s.dg, true)
	assert.NotContains(t, s.udg, true)
}

// The corners use the first and the last place of each array. dg has one place that none uses, and so has udg.
func TestIndicesReachTheCorners(t *testing.T) {
	const n = 5
	for _, corner := range []struct{ u, i, dg, udg int }{
		{0, 0, 0, 5},
		{0, 4, 4, 9}, // udg: 2n-1, so that 2n places are needed
		{4, 0, 4, 1},
		{4, 4, 8, 5}, // dg: 2n-2, so that 2n-1 would do
	} {
		s := newSearch(n, nil)
		setFlags(s, corner.u, corner.i)
		assert.Equal(t, []int{corner.dg}, setPlaces(s.dg), "dg of row %d, column %d", corner.u, corner.i)
		assert.Equal(t, []int{corner.udg}, setPlaces(s.udg), "udg of row %d, column %d", corner.u, corner.i)
	}
}

// No search of 64 rows comes to its first board, but one that is given the first 57 rows comes to the rest.
func TestLargestBoard(t *testing.T) {
	want := evensFirst(MaxN)
	const given = 57
	var found [][]int
	s := newSearch(MaxN, func(Site []int) bool { found = append(found, slices.Clone(Site)); return true })
	for u, i := range want[:given] {
		s.Site[u] = i
		setFlags(s, u, i)
	}
	assert.True(t, s.Queen(given))
	assert.Contains(t, found, want)
}

// setFlags sets the flags of a queen by document 003's own indices.
func setFlags(s *search, u, i int) {
	n := len(s.Site)
	s.col[i], s.dg[u+i], s.udg[n-u+i] = true, true, true
}

func setPlaces(flags []bool) []int {
	var set []int
	for i, flag := range flags {
		if flag {
			set = append(set, i)
		}
	}
	return set
}

// evensFirst is a solution for every even n that leaves no 2 when divided by 6: columns 2, 4, 6, … and then 1, 3, 5, …
func evensFirst(n int) []int {
	var board []int
	for _, start := range []int{1, 0} {
		for column := start; column < n; column += 2 {
			board = append(board, column)
		}
	}
	return board
}
