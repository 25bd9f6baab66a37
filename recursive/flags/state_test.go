package flags

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The trace says what the arrays hold without asking them; these are the same arrays, worked out by hand for n = 4.
// Queen is made to stop as it enters row u for the first time: dg has one place too few for that row, so that Queen
// panics there, and its arrays are left as they stood.
func TestState(t *testing.T) {
	for _, test := range []struct {
		name         string
		u            int
		Site         []int
		col, dg, udg string
	}{
		{"(a)", 1, []int{0}, "1000", "10000000", "00001000"},
		{"(b)", 2, []int{0, 2}, "1010", "10010000", "00001100"},
		{"(f)", 3, []int{0, 3, 1}, "1101", "10011000", "00011010"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSearch(4, func([]int) bool { return true })
			s.dg = make([]bool, 4+test.u-1)
			assert.Panics(t, func() { s.Queen(0) })
			assert.Equal(t, test.Site, s.Site[:test.u])
			assert.Equal(t, test.col, ones(s.col))
			assert.Equal(t, test.dg, ones(s.dg)+"00000000"[len(s.dg):])
			assert.Equal(t, test.udg, ones(s.udg))
		})
	}
}

// (j), the first solution: here the search says itself when it is there.
func TestStateAtFirstSolution(t *testing.T) {
	var s *search
	s = newSearch(4, func(Site []int) bool {
		assert.Equal(t, []int{1, 3, 0, 2}, Site)
		assert.Equal(t, "1111", ones(s.col))
		assert.Equal(t, "01101100", ones(s.dg))
		assert.Equal(t, "00110110", ones(s.udg))
		return false
	})
	assert.False(t, s.Queen(0))
}

func ones(array []bool) string {
	text := ""
	for _, set := range array {
		if set {
			text += "1"
		} else {
			text += "0"
		}
	}
	return text
}
