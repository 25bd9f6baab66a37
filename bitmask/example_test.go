package bitmask_test

import (
	"fmt"

	"nqueens/bitmask"
)

func ExampleCount() {
	fmt.Println(bitmask.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range bitmask.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}
