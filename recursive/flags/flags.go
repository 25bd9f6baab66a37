// Package flags is package recursive with another test: three boolean arrays, document 003's col, dg and udg, say
// at once whether a column or a diagonal is taken, where IsValid walks through the rows above.
package flags

import (
	"fmt"
	"iter"
	"slices"
)

// MaxN is the largest board that Count and Solutions accept, as in every approach of the suite.
const MaxN = 64

// Count returns how many ways n queens fit on an n×n board so that none attacks another.
// It panics unless 0 ≤ n ≤ MaxN.
func Count(n int) uint64 {
	check(n)
	var iCount uint64
	s := newSearch(n, func([]int) bool { iCount++; return true })
	s.Queen(0)
	return iCount
}

// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row.
// Each slice is the caller's to keep. The search stops when the loop does. It panics unless 0 ≤ n ≤ MaxN.
func Solutions(n int) iter.Seq[[]int] {
	check(n)
	return func(yield func([]int) bool) {
		s := newSearch(n, func(Site []int) bool { return yield(slices.Clone(Site)) })
		s.Queen(0)
	}
}

// search is one search: the queens placed so far, what they attack, and what to do with a solution.
type search struct {
	Site   []int                 // Site[u] is the column, from 0, of the queen in row u
	col    []bool                // col[i]: column i is taken
	dg     []bool                // dg[u+i]: the anti-diagonal of row u and column i is taken; u+i is 0 to 2n-2
	udg    []bool                // udg[n-u+i]: the main diagonal of row u and column i is taken; n-u+i is 1 to 2n-1
	Output func(Site []int) bool // told each solution; false ends the search
}

func newSearch(n int, output func(Site []int) bool) *search {
	return &search{
		Site:   make([]int, n),
		col:    make([]bool, n),
		dg:     make([]bool, 2*n),
		udg:    make([]bool, 2*n),
		Output: output,
	}
}

// Queen tries every column for the queen in row u, given the queens in the rows above, and recurs for the next row.
// It returns false when Output has asked to end the search.
func (s *search) Queen(u int) bool {
	n := len(s.Site)
	if u == n {
		return s.Output(s.Site)
	}
	col, dg, udg := s.col, s.dg[u:u+n], s.udg[n-u:2*n-u] // row u's windows: dg[i] is s.dg[u+i], udg[i] is s.udg[n-u+i]
	for i := range col {
		if !col[i] && !dg[i] && !udg[i] {
			s.Site[u] = i
			col[i], dg[i], udg[i] = true, true, true
			if !s.Queen(u + 1) {
				return false
			}
			col[i], dg[i], udg[i] = false, false, false
		}
	}
	return true
}

func check(n int) {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("flags: n = %d, want 0 to %d", n, MaxN))
	}
}
