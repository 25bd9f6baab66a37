// Package bitmask is package recursive/flags with its three boolean arrays packed into three machine words.
//
// Two things come with it. The free columns of a row are known before it is entered, so that a row without any is not.
// And Count takes the mirror images of the left half of the tree for the right half.
//
// Bit i of a word speaks of column i of the current row. One row down, the main diagonals move one column up and the
// anti-diagonals one column down, so that a shift does for all columns at once what the indices u+i and n-u+i do for
// one; the free columns of a row are found together, and only they are tried.
package bitmask

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"
)

// MaxN is the largest board that Count and Solutions accept: a word has a bit for each column.
const MaxN = 64

// Count returns how many ways n queens fit on an n×n board so that none attacks another.
// It panics unless 0 ≤ n ≤ MaxN.
//
// Mirrored left to right, a solution is a solution again. So the queen of the first row stands in the left half only,
// and each solution counts for two; but the middle column of an odd board is its own mirror image, and counts once.
func Count(n int) uint64 {
	check(n)
	if n == 0 {
		return 1
	}
	var iCount uint64
	s := newSearch(n, func([]int) bool { iCount++; return true })
	left := s.full >> ((n + 1) / 2)
	s.Queen(0, left, 0, 0, 0)
	iCount *= 2
	if n%2 == 1 {
		middle := left + 1
		s.Queen(0, middle, 0, 0, 0)
	}
	return iCount
}

// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row.
// Each slice is the caller's to keep. The search stops when the loop does. It panics unless 0 ≤ n ≤ MaxN.
func Solutions(n int) iter.Seq[[]int] {
	check(n)
	return func(yield func([]int) bool) {
		if n == 0 {
			yield([]int{}) // the search below begins with a row
			return
		}
		s := newSearch(n, func(Site []int) bool { return yield(slices.Clone(Site)) })
		s.Queen(0, s.full, 0, 0, 0)
	}
}

// search is one search: the queens placed so far, and what to do with a solution.
type search struct {
	Site   []int                 // Site[u] is the column, from 0, of the queen in row u
	full   uint64                // a bit for each of the n columns
	Output func(Site []int) bool // told each solution; false ends the search
}

func newSearch(n int, output func(Site []int) bool) *search {
	return &search{
		Site:   make([]int, n),
		full:   ^uint64(0) >> (64 - n), // as 1<<n - 1, which many languages leave undefined for n = 64
		Output: output,
	}
}

// Queen tries every free column for the queen in row u, and recurs for the next row unless that has none. A set bit i
// of col, dg or udg says that the column, the anti-diagonal or the main diagonal through column i of row u is taken;
// a set bit i of free, that none is. It returns false when Output has asked to end the search.
func (s *search) Queen(u int, free, col, dg, udg uint64) bool {
	for free != 0 {
		bit := free & -free // the lowest free column
		free ^= bit
		s.Site[u] = bits.TrailingZeros64(bit)
		col, dg, udg := place(bit, col, dg, udg)
		if next := s.full &^ (col | dg | udg); next != 0 {
			if !s.Queen(u+1, next, col, dg, udg) {
				return false
			}
		} else if u+1 == len(s.Site) {
			if !s.Output(s.Site) {
				return false
			}
		}
	}
	return true
}

// place returns the three words for the next row, after a queen was placed in the column of bit.
func place(bit, col, dg, udg uint64) (nextCol, nextDg, nextUdg uint64) {
	return col | bit, (dg | bit) >> 1, (udg | bit) << 1
}

func check(n int) {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("bitmask: n = %d, want 0 to %d", n, MaxN))
	}
}
