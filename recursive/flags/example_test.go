package flags_test

import (
	"fmt"

	"nqueens/recursive/flags"
)

func ExampleCount() {
	fmt.Println(flags.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range flags.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}
