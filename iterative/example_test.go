package iterative_test

import (
	"fmt"

	"nqueens/iterative"
)

func ExampleCount() {
	fmt.Println(iterative.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range iterative.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}

// Document 002 prints X as it stands, columns counted from 1.
func ExampleNQueens() {
	iterative.NQueens(4, func(X []int) bool {
		fmt.Println(X[1:])
		return true
	})
	// Output:
	// [2 4 1 3]
	// [3 1 4 2]
}

func ExamplePlace() {
	X := []int{0, 2, 4, 1, 3} // X[0] is not used
	fmt.Println(iterative.Place(X, 4))
	X[4] = 2
	fmt.Println(iterative.Place(X, 4)) // column 2 is that of the first queen
	// Output:
	// true
	// false
}
