package oop

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
	SolveFrom(NewQueens(n), func(*Queens) bool { count++; return true })
	return count
}

// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row.
// Each slice is the caller's to keep. The search stops when the loop does. It panics unless 0 ≤ n ≤ MaxN.
func Solutions(n int) iter.Seq[[]int] {
	check(n)
	return func(yield func([]int) bool) {
		SolveFrom(NewQueens(n), func(configuration *Queens) bool { return yield(configuration.Columns()) })
	}
}

// SolveFrom extends the configuration, row by row, to every solution that begins with it, and calls print for each
// while it stands on the board. It returns false when print has asked to end the search; the configuration is then
// left as it was printed, otherwise it comes back as it was given.
func SolveFrom(configuration *Queens, print func(*Queens) bool) bool {
	if configuration.Finished() {
		return print(configuration)
	}
	for i := range configuration.size {
		if !configuration.Guarded(i) {
			configuration.Add(i)
			if !SolveFrom(configuration, print) {
				return false
			}
			configuration.Remove(i)
		}
	}
	return true
}

func check(n int) {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("oop: n = %d, want 0 to %d", n, MaxN))
	}
}
