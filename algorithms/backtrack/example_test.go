package backtrack_test

import (
	"fmt"

	"nqueens/algorithms/backtrack"
)

func ExampleCount() {
	fmt.Println(backtrack.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range backtrack.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}

// N-Queens as document 002 has it: each Si is {1, …, n}, and columns count from 1.
func ExampleQueens() {
	for X := range backtrack.Queens(4).Answers() {
		fmt.Println(X)
	}
	// Output:
	// [2 4 1 3]
	// [3 1 4 2]
}

// Every problem whose answers are vectors fits: here, the ways to pay 10 in coins of 5 and 2, the larger first.
func ExampleProblem() {
	sum := func(X []int) (sum int) {
		for _, x := range X {
			sum += x
		}
		return sum
	}
	coins := backtrack.Problem[int]{
		S: func(int) []int { return []int{5, 2} },
		B: func(X []int) bool {
			k := len(X) - 1
			return sum(X) <= 10 && (k == 0 || X[k-1] >= X[k])
		},
		Answer: func(X []int) bool { return sum(X) == 10 },
	}
	for X := range coins.Answers() {
		fmt.Println(X)
	}
	// Output:
	// [5 5]
	// [2 2 2 2 2]
}
