// Package recursive places n queens by recursion, one row per call: Site, Queen and IsValid, document 001.
//
// What the document keeps in global variables lives in one value per search, so that searches do not meet.
package recursive

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

// search is one search: the queens placed so far, and what to do with a solution.
type search struct {
	Site   []int                 // Site[n] is the column, from 0, of the queen in row n
	Output func(Site []int) bool // told each solution; false ends the search
}

func newSearch(n int, output func(Site []int) bool) *search {
	return &search{
		Site:   make([]int, n),
		Output: output,
	}
}

// Queen tries every column for the queen in row n, given the queens in the rows above, and recurs for the next row.
// It returns false when Output has asked to end the search.
func (s *search) Queen(n int) bool {
	if n == len(s.Site) {
		return s.Output(s.Site)
	}
	for i := range s.Site {
		s.Site[n] = i
		if s.IsValid(n) {
			if !s.Queen(n + 1) {
				return false
			}
		}
	}
	return true
}

// IsValid reports whether the queen in row n is attacked by none of those in the rows above: by column, or by a
// diagonal, where the columns are as far apart as the rows.
func (s *search) IsValid(n int) bool {
	last := s.Site[n]
	for i, site := range s.Site[:n] {
		if site == last || abs(site-last) == n-i {
			return false
		}
	}
	return true
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

func check(n int) {
	if n < 0 || n > MaxN {
		panic(fmt.Sprintf("recursive: n = %d, want 0 to %d", n, MaxN))
	}
}
