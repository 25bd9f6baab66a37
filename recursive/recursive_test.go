package recursive

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIsValid(t *testing.T) {
	for _, test := range []struct {
		name string
		Site []int
		n    int
		want bool
	}{
		{"no row above", []int{3}, 0, true},
		{"same column", []int{0, 0}, 1, false},
		{"main diagonal", []int{0, 1}, 1, false},
		{"anti-diagonal", []int{1, 0}, 1, false},
		{"a knight's move away", []int{0, 2}, 1, true},
		{"column, three rows apart", []int{1, 3, 0, 1}, 3, false},
		{"main diagonal, three rows apart", []int{0, 2, 5, 3}, 3, false},
		{"anti-diagonal, three rows apart", []int{3, 1, 4, 0}, 3, false},
		{"first of four", []int{1, 3, 0, 2}, 3, true},
		{"rows below are not looked at", []int{0, 2, 0, 0}, 1, true},
	} {
		s := &search{Site: test.Site}
		assert.Equal(t, test.want, s.IsValid(test.n), test.name)
	}
}

// From a row in the middle, Queen finds the solutions that begin with the rows above it.
func TestQueenFromAnotherRow(t *testing.T) {
	var found [][]int
	s := newSearch(8, func(Site []int) bool { found = append(found, slices.Clone(Site)); return true })
	s.Site[0] = 0
	assert.True(t, s.Queen(1))
	assert.Equal(t, [][]int{ // the four solutions of n = 8 with a queen on (1,1)
		{0, 4, 7, 5, 2, 6, 1, 3},
		{0, 5, 7, 2, 6, 3, 1, 4},
		{0, 6, 3, 5, 7, 1, 4, 2},
		{0, 6, 4, 7, 1, 3, 5, 2},
	}, found)
}

func TestQueenSaysThatItWasStopped(t *testing.T) {
	s := newSearch(4, func([]int) bool { return false })
	assert.False(t, s.Queen(0))
	assert.Equal(t, []int{1, 3, 0, 2}, s.Site)
}
