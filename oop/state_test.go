package oop

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The trace says what a board holds without asking it; these are the same boards, worked out by hand for n = 4.
func TestState(t *testing.T) {
	for _, test := range []struct {
		name    string
		columns []int // from 0
		array   [][]bool
	}{
		{"(a)", []int{0}, [][]bool{{true, false, false, false}, {false, false, false, false}, {false, false, false, false}, {false, false, false, false}}},
		{"(b)", []int{0, 2}, [][]bool{{true, false, false, false}, {false, false, true, false}, {false, false, false, false}, {false, false, false, false}}},
		{"(f)", []int{0, 3, 1}, [][]bool{{true, false, false, false}, {false, false, false, true}, {false, true, false, false}, {false, false, false, false}}},
		{"(j)", []int{1, 3, 0, 2}, [][]bool{{false, true, false, false}, {false, false, false, true}, {true, false, false, false}, {false, false, true, false}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			q := NewQueens(4)
			for _, col := range test.columns {
				assert.False(t, q.Guarded(col))
				q.Add(col)
			}
			assert.Equal(t, len(test.columns), q.count)
			assert.Equal(t, test.array, q.array)
		})
	}
}

// The same at the moment when the search itself prints its first solution.
func TestStateAtFirstSolution(t *testing.T) {
	SolveFrom(NewQueens(4), func(q *Queens) bool {
		assert.Equal(t, 4, q.count)
		assert.Equal(t, [][]bool{{false, true, false, false}, {false, false, false, true}, {true, false, false, false}, {false, false, true, false}}, q.array)
		return false
	})
}
