package backtrack_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/algorithms/backtrack"
)

// The search for four queens tries 26 squares until its first solution, and 60 in all.
func TestObserved(t *testing.T) {
	var tried int
	var first []string
	watched := backtrack.Queens(4).Observed(func(X []int, accepted bool) {
		tried++
		if tried <= 4 {
			first = append(first, fmt.Sprint(X, accepted))
		}
	})

	for X := range watched.Answers() {
		assert.Equal(t, []int{2, 4, 1, 3}, X)
		break
	}
	assert.Equal(t, []string{"[1] true", "[1 1] false", "[1 2] false", "[1 3] true"}, first)
	assert.Equal(t, 26, tried)

	tried = 0
	var answers [][]int
	for X := range watched.Answers() {
		answers = append(answers, slices.Clone(X))
	}
	assert.Equal(t, [][]int{{2, 4, 1, 3}, {3, 1, 4, 2}}, answers)
	assert.Equal(t, 60, tried)
}

func TestObservedLeavesTheProblemAlone(t *testing.T) {
	queens := backtrack.Queens(4)
	tried := 0
	queens.Observed(func([]int, bool) { tried++ })
	for range queens.Answers() {
	}
	assert.Zero(t, tried)
}
