package recursive_test

import (
	"fmt"

	"nqueens/recursive"
)

func ExampleCount() {
	fmt.Println(recursive.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range recursive.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}
