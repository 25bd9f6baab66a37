package backtrack_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/algorithms/backtrack"
)

// answers runs a whole search and keeps a copy of every answer.
func answers[T any](p backtrack.Problem[T]) [][]T {
	var all [][]T
	for X := range p.Answers() {
		all = append(all, slices.Clone(X))
	}
	return all
}

// subsets is a second problem: which of the weights, all positive, sum to the target? xi says whether weight i is in,
// so that every answer has a component for each weight.
func subsets(weights []int, target int) backtrack.Problem[bool] {
	sum := func(X []bool) (sum int) {
		for i, in := range X {
			if in {
				sum += weights[i]
			}
		}
		return sum
	}
	return backtrack.Problem[bool]{
		S: func(int) []bool { return []bool{true, false} },
		B: func(X []bool) bool {
			left := 0
			for _, weight := range weights[len(X):] {
				left += weight
			}
			return sum(X) <= target && sum(X)+left >= target
		},
		Answer: func(X []bool) bool { return len(X) == len(weights) && sum(X) == target },
	}
}

// chosen is the same problem put in another way: X lists the numbers, from 1, of the weights that are in. Answers are
// as long as they need to be.
func chosen(weights []int, target int) backtrack.Problem[int] {
	numbers := make([]int, len(weights))
	for i := range numbers {
		numbers[i] = i + 1
	}
	sum := func(X []int) (sum int) {
		for _, x := range X {
			sum += weights[x-1]
		}
		return sum
	}
	return backtrack.Problem[int]{
		S:      func(int) []int { return numbers },
		B:      func(X []int) bool { return slices.IsSorted(X) && noneTwice(X) && sum(X) <= target },
		Answer: func(X []int) bool { return sum(X) == target },
	}
}

// noneTwice reports whether the last component, of a vector in order, differs from the one before.
func noneTwice(X []int) bool {
	k := len(X) - 1
	return k == 0 || X[k-1] != X[k]
}

func TestSubsets(t *testing.T) {
	weights := []int{11, 13, 24, 7}
	assert.Equal(t, [][]bool{
		{true, true, false, true},  // 11 + 13 + 7
		{false, false, true, true}, // 24 + 7
	}, answers(subsets(weights, 31)))
	assert.Equal(t, [][]bool{{false, false, false, false}}, answers(subsets(weights, 0)))
	assert.Empty(t, answers(subsets(weights, 12)))
}

func TestAnswersOfDifferentLengths(t *testing.T) {
	weights := []int{11, 13, 24, 7}
	assert.Equal(t, [][]int{{1, 2, 4}, {3, 4}}, answers(chosen(weights, 31)))
	assert.Equal(t, [][]int{{1, 2, 3, 4}}, answers(chosen(weights, 55)))
	assert.Equal(t, [][]int{nil}, answers(chosen(weights, 0)), "the empty vector is an answer, and is not extended")
	assert.Empty(t, answers(chosen(weights, 12)))
}

// With nothing ruled out and answers of two components, the method goes through the product S1×S2 in order. The sets
// may differ, and one of them may be empty.
func TestAnswersGoThroughTheProductInOrder(t *testing.T) {
	product := func(sets ...string) backtrack.Problem[rune] {
		return backtrack.Problem[rune]{
			S:      func(i int) []rune { return []rune(sets[i-1]) },
			B:      func([]rune) bool { return true },
			Answer: func(X []rune) bool { return len(X) == len(sets) },
		}
	}
	var words []string
	for X := range product("ba", "xyz").Answers() {
		words = append(words, string(X))
	}
	assert.Equal(t, []string{"bx", "by", "bz", "ax", "ay", "az"}, words)
	assert.Empty(t, answers(product("ba", "")))
	assert.Empty(t, answers(product("", "xyz")))
}

func TestAnswersStopWithTheLoop(t *testing.T) {
	queens := backtrack.Queens(8)
	for k := 1; k <= 5; k++ {
		calls := 0
		queens.Answers()(func([]int) bool { calls++; return calls < k })
		assert.Equal(t, k, calls)
	}
}

// B is asked about every candidate once, and about none that begins with a vector it has refused. The numbers for
// n = 4 are those that a walk by hand gives.
func TestBIsAskedOnlyBelowWhatItPassed(t *testing.T) {
	tested, untilFirst := 0, 0
	queens := backtrack.Queens(4)
	place := queens.B
	var passed [][]int
	queens.B = func(X []int) bool {
		tested++
		if len(X) > 1 {
			assert.Contains(t, passed, X[:len(X)-1])
		}
		ok := place(X)
		if ok {
			passed = append(passed, slices.Clone(X))
		}
		return ok
	}
	for range queens.Answers() {
		if untilFirst == 0 {
			untilFirst = tested
		}
	}
	assert.Equal(t, 26, untilFirst)
	assert.Equal(t, 60, tested)
	assert.Len(t, passed, 16, "with the root, 17 nodes")
}

func TestQueensCountFromOne(t *testing.T) {
	assert.Equal(t, [][]int{{2, 4, 1, 3}, {3, 1, 4, 2}}, answers(backtrack.Queens(4)))
}
