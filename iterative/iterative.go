// Package iterative places n queens with one loop and no recursion: NQUEENS and PLACE, documents 000 and 002.
//
// The whole state of the search is the vector X and the row k. X(k) = 0 means that row k has tried no column
// yet, so that "move to the next column" is the same step, X(k)+1, for the first column as for all others.
package iterative

import (
	"fmt"
	"iter"
)

// MaxN is the largest board that Count and Solutions accept, as in every approach of the suite.
const MaxN = 64

// Count returns how many ways n queens fit on an n×n board so that none attacks another.
// It panics unless 0 ≤ n ≤ MaxN.
func Count(n int) uint64 {
	check(n)
	var count uint64
	NQueens(n, func([]int) bool { count++; return true })
	return count
}

// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row.
// Each slice is the caller's to keep. The search stops when the loop does. It panics unless 0 ≤ n ≤ MaxN.
func Solutions(n int) iter.Seq[[]int] {
	check(n)
	return func(yield func([]int) bool) {
		NQueens(n, func(X []int) bool { return yield(columns(X)) })
	}
}

// NQueens is document 002's algorithm 8.5. Where the document prints X, it calls print, and it ends when print
// returns false. X has n+1 places: X[k] is the column, from 1, of the queen in row k, and X[0] is not used.
func NQueens(n int, print func(X []int) bool) {
	X := make([]int, n+1)
	if n == 0 {
		print(X) // the empty board is placed already; the loop below needs a first row
		return
	}
	k := 1 // the current row; X[k] is its current column, 0 before the first
	for k > 0 {
		X[k]++ // to the next column
		for X[k] <= n && !Place(X, k) {
			X[k]++
		}
		if X[k] <= n { // a column was found
			if k == n {
				if !print(X) {
					return
				}
			} else {
				k++
				X[k] = 0
			}
		} else {
			k-- // none is left in this row: backtrack
		}
	}
}

// Place is document 002's algorithm 8.4: it reports whether the queen in row k may stand in column X[k], given
// the queens in rows 1 to k-1. Two queens attack each other where their columns are equal, or where the columns
// are as far apart as the rows.
func Place(X []int, k int) bool {
	x := X[k]
	for i := 1; i < k; i++ {
		if X[i] == x || abs(X[i]-x) == k-i {
			return false
		}
	}
	return true
}

// columns turns X(1:n), counted from 1, into the columns of rows 0 to n-1, counted from 0.
func columns(X []int) []int {
	board := make([]int, len(X)-1)
	for i := range board {
		board[i] = X[i+1] - 1
	}
	return board
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

func check(n int) {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("iterative: n = %d, want 0 to %d", n, MaxN))
	}
}
