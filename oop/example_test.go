package oop_test

import (
	"fmt"
	"os"

	"nqueens/oop"
)

func ExampleCount() {
	fmt.Println(oop.Count(8))
	// Output: 92
}

func ExampleSolutions() {
	for board := range oop.Solutions(4) {
		fmt.Println(board) // columns from 0
	}
	// Output:
	// [1 3 0 2]
	// [2 0 3 1]
}

// Document 001 prints a number and the matrix. The number is the caller's: the document kept it in a static variable,
// which goes on counting where the run before stopped.
func ExampleQueens_Print() {
	num := 0
	oop.SolveFrom(oop.NewQueens(4), func(configuration *oop.Queens) bool {
		num++
		fmt.Printf("solution %d\n", num)
		return configuration.Print(os.Stdout) == nil
	})
	// Output:
	// solution 1
	// 0 1 0 0
	// 0 0 0 1
	// 1 0 0 0
	// 0 0 1 0
	//
	// solution 2
	// 0 0 1 0
	// 1 0 0 0
	// 0 0 0 1
	// 0 1 0 0
}

// A board may have queens already: here, the solutions of n = 6 that begin in column 2.
func ExampleSolveFrom() {
	configuration := oop.NewQueens(6)
	configuration.Add(1)
	oop.SolveFrom(configuration, func(configuration *oop.Queens) bool {
		fmt.Println(configuration.Columns())
		return true
	})
	// Output: [1 3 5 0 2 4]
}
