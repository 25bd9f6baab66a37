package iterative

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The trace says what X and k are without asking; this is the same, worked out by hand for n = 4. A row is given up
// when no column up to n is left, which is to say when X(k) is n+1 = 5.
func TestState(t *testing.T) {
	for _, test := range []struct {
		name string
		X    []int // X[0] is not used
		k    int
		want int // X(k) when the loop over the columns of row k ends
	}{
		{"(a)", []int{0, 0, 0, 0, 0}, 1, 1},
		{"(b)", []int{0, 1, 0, 0, 0}, 2, 3},
		{"(c)", []int{0, 1, 3, 0, 0}, 3, 5},
		{"(d)", []int{0, 1, 3, 5, 0}, 2, 4},
		{"(f)", []int{0, 1, 4, 2, 0}, 4, 5},
		{"(j)", []int{0, 2, 4, 1, 0}, 4, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			X, k := test.X, test.k
			X[k]++
			for X[k] <= 4 && !Place(X, k) {
				X[k]++
			}
			assert.Equal(t, test.want, X[k])
		})
	}
}

// (j), the first solution, as the search itself prints it.
func TestStateAtFirstSolution(t *testing.T) {
	NQueens(4, func(X []int) bool {
		assert.Equal(t, []int{0, 2, 4, 1, 3}, X)
		return false
	})
}
