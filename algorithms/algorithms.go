// Package algorithms knows every approach of the suite: what each can do (the contract), which there are and in what
// order (the catalogue), what the right answers are (the published totals) and what a right board is (the checker).
//
// A test, a benchmark or a program that goes through All covers an approach from the moment it has its line there.
package algorithms

import (
	"iter"
	"slices"
)

// An Algorithm is an approach under the contract that all of them keep. The functions panic unless 0 ≤ n ≤ MaxN; calls
// are independent of each other, in any order and from any goroutine.
type Algorithm struct {
	Name     string // as the harness's -a flag takes it: "iterative"
	Package  string // import path
	Idea     string // one line for the list and the report
	Document string // which document, which part
	Time     string // how the time grows, in words of n and the nodes of the search tree
	Memory   string // how the memory of Count grows with n
	MaxN     int    // largest board it accepts

	// Halved says that Count searches half of the tree only and takes the mirror images for the rest.
	Halved bool

	// Count returns how many ways n queens fit on an n×n board so that none attacks another. n = 0 has one, the empty
	// board; n = 2 and n = 3 have none. The total fits 64 bits for every n that anybody can count (n ≤ 27 is known).
	Count func(n int) uint64

	// Solutions yields every placement, in lexicographic order: the column (from 0) of the queen in each row. Each
	// slice is the caller's to keep. The search stops when the loop does. It is nil where an approach only counts.
	Solutions func(n int) iter.Seq[[]int]
}

// Lookup returns the approach of the catalogue with that name, and whether there is one.
func Lookup(name string) (Algorithm, bool) {
	i := slices.IndexFunc(All, func(a Algorithm) bool { return a.Name == name })
	if i < 0 {
		return Algorithm{}, false
	}
	return All[i], true
}

// Names returns the names of the approaches, in the catalogue's order.
func Names() []string {
	names := make([]string, len(All))
	for i, a := range All {
		names[i] = a.Name
	}
	return names
}
