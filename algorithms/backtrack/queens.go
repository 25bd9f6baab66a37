package backtrack

import (
	"fmt"
	"iter"
)

// MaxN is the largest board that Count and Solutions accept, as in every approach of the suite.
const MaxN = 64

// Count returns how many ways n queens fit on an n×n board so that none attacks another.
// It panics unless 0 ≤ n ≤ MaxN.
func Count(n int) uint64 {
	var count uint64
	for range Queens(n).Answers() {
		count++
	}
	return count
}

// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row.
// Each slice is the caller's to keep. The search stops when the loop does. It panics unless 0 ≤ n ≤ MaxN.
func Solutions(n int) iter.Seq[[]int] {
	queens := Queens(n)
	return func(yield func([]int) bool) {
		for X := range queens.Answers() {
			board := make([]int, n)
			for i, x := range X {
				board[i] = x - 1
			}
			if !yield(board) {
				return
			}
		}
	}
}

// Queens is the n-queens problem as document 002 states it in 8.3.1: xi is the column, from 1, of the queen in row i,
// and each Si is {1, 2, …, n}. It panics unless 0 ≤ n ≤ MaxN.
func Queens(n int) Problem[int] {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("backtrack: n = %d, want 0 to %d", n, MaxN))
	}
	columns := make([]int, n)
	for i := range columns {
		columns[i] = i + 1
	}
	return Problem[int]{
		S:      func(int) []int { return columns },
		B:      place,
		Answer: func(X []int) bool { return len(X) == n },
	}
}

// place is B for the queens: the last queen of X is attacked by none before it. The document's constraints are
// xi ≠ xj (8.1) and |i-j| ≠ |xi-xj| (8.2).
func place(X []int) bool {
	k := len(X) - 1
	x := X[k]
	for i, xi := range X[:k] {
		if xi == x || xi-x == k-i || x-xi == k-i {
			return false
		}
	}
	return true
}
