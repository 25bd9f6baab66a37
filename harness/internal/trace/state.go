package trace

import (
	"fmt"
	"strings"
)

// State says in lines what each approach holds right after the event, on an n×n board. The approaches carry no
// instrumentation, so it is worked out from the queens; tests in the approaches' packages hold the same lines against
// what is really there.
func (e Event) State(n int) []string {
	switch e.Kind {
	case Refused, Backtrack:
		return State(n, e.Queens, e.Column)
	case DeadEnd:
		return State(n, e.Queens, n+1)
	}
	return State(n, e.Queens, 0)
}

// State is what each approach holds when the queens (their columns, from 1) are on the board. If tried is not 0, the
// row below them has tried and refused, or given up, the columns 1 to tried; n+1 says that it has seen them all.
func State(n int, queens []int, tried int) []string {
	var lines []string
	add := func(approach string, held ...string) {
		for _, h := range held {
			lines = append(lines, fmt.Sprintf("%-9s  %s", approach, h))
			approach = ""
		}
	}
	add("iterative", iterativeState(n, queens, tried)...)
	add("recursive", recursiveState(n, queens, tried)...)
	add("oop", oopState(n, queens)...)
	add("flags", flagsState(n, queens)...)
	add("bitmask", bitmaskState(n, queens, tried)...)
	return lines
}

// iterativeState is k and X, which count from 1. A row is given up when its X(k) has gone past n.
func iterativeState(n int, queens []int, tried int) []string {
	k, X := len(queens), numbers(queens, 0)
	if tried != 0 || k == 0 { // at the start, X(1) is 0
		k, X = k+1, append(X, fmt.Sprint(tried))
	}
	return []string{fmt.Sprintf("k = %d", k), "X = " + strings.Join(pad(X, n), " ")}
}

// recursiveState is Site, which counts from 0. A column that was tried stays in it until the next is.
func recursiveState(n int, queens []int, tried int) []string {
	Site := numbers(queens, 1)
	if tried != 0 {
		Site = append(Site, fmt.Sprint(min(tried, n)-1))
	}
	return []string{"Site = " + strings.Join(pad(Site, n), " ")}
}

// oopState is the count and the matrix.
func oopState(n int, queens []int) []string {
	lines := []string{fmt.Sprintf("count = %d", len(queens))}
	for row := range n {
		array := make([]bool, n)
		if row < len(queens) {
			array[queens[row]-1] = true
		}
		lines = append(lines, ones(array))
	}
	return lines
}

// flagsState is the three arrays, their index from 0.
func flagsState(n int, queens []int) []string {
	col, dg, udg := make([]bool, n), make([]bool, 2*n), make([]bool, 2*n)
	for u, c := range queens {
		i := c - 1
		col[i], dg[u+i], udg[n-u+i] = true, true, true
	}
	return []string{"col = " + ones(col), "dg  = " + ones(dg), "udg = " + ones(udg)}
}

// bitmaskState is the words for the row below the queens, and those of its columns that are free and not yet tried.
// The lowest bit, on the right, is the first column. What udg has shifted out of the board is still in the word.
func bitmaskState(n int, queens []int, tried int) []string {
	full := ^uint64(0) >> (64 - n)
	var col, dg, udg uint64
	for _, c := range queens {
		bit := uint64(1) << (c - 1)
		col, dg, udg = col|bit, (dg|bit)>>1, (udg|bit)<<1
	}
	free := full &^ (col | dg | udg)
	free &^= uint64(1)<<min(tried, n) - 1
	return []string{
		fmt.Sprintf("col  = %0*b", n, col),
		fmt.Sprintf("dg   = %0*b", n, dg),
		fmt.Sprintf("udg  = %0*b", n, udg),
		fmt.Sprintf("free = %0*b", n, free),
	}
}

// numbers is the columns less the given offset, as text.
func numbers(queens []int, less int) []string {
	text := make([]string, len(queens))
	for i, c := range queens {
		text[i] = fmt.Sprint(c - less)
	}
	return text
}

// pad fills up to n places with "-": what stands there is of no account.
func pad(text []string, n int) []string {
	for len(text) < n {
		text = append(text, "-")
	}
	return text
}

// ones writes 1 for true and 0 for false, the first place first.
func ones(array []bool) string {
	text := make([]string, len(array))
	for i, set := range array {
		text[i] = "0"
		if set {
			text[i] = "1"
		}
	}
	return strings.Join(text, " ")
}
