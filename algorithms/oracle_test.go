package algorithms_test

import (
	"slices"

	"nqueens/algorithms"
)

// safe is the tests' own idea of a solution, too simple to be wrong: it looks at every pair of queens.
func safe(n int, board []int) bool {
	if len(board) != n {
		return false
	}
	for i, x := range board {
		if x < 0 || x >= n {
			return false
		}
		for j, y := range board[:i] {
			if x == y || x-y == i-j || y-x == i-j {
				return false
			}
		}
	}
	return true
}

// collect keeps every board of one search.
func collect(a algorithms.Algorithm, n int) [][]int {
	return slices.Collect(a.Solutions(n))
}

// first keeps the first k boards of a search, and counts how often it was called.
func first(a algorithms.Algorithm, n, k int) (boards [][]int, calls int) {
	a.Solutions(n)(func(board []int) bool {
		calls++
		boards = append(boards, board)
		return len(boards) < k
	})
	return boards, calls
}

// from1 gives the columns as the documents count them, from 1.
func from1(board []int) []int {
	columns := make([]int, len(board))
	for i, column := range board {
		columns[i] = column + 1
	}
	return columns
}
