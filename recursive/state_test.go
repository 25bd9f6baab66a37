package recursive

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The trace says what Site holds without asking it; this is the same, worked out by hand for n = 4: at a row that
// admits none, the last column tried in vain is still in its place.
func TestStateAtDeadEnd(t *testing.T) {
	for _, test := range []struct {
		name string
		row  int // the row that admits none
		Site []int
	}{
		{"(c)", 2, []int{0, 2, 3}},
		{"(f)", 3, []int{0, 3, 1, 3}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSearch(4, func([]int) bool {
				assert.Fail(t, "a solution after a dead end")
				return true
			})
			copy(s.Site, test.Site[:test.row])
			assert.True(t, s.Queen(test.row))
			assert.Equal(t, test.Site, s.Site[:test.row+1])
		})
	}
}

// (j), the first solution.
func TestStateAtFirstSolution(t *testing.T) {
	var s *search
	s = newSearch(4, func([]int) bool {
		assert.Equal(t, []int{1, 3, 0, 2}, s.Site)
		return false
	})
	assert.False(t, s.Queen(0))
}
