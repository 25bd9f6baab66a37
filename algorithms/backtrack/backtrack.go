// Package backtrack is the general backtracking method of document 002, section 8.1.3.
//
// A problem's answer is a vector X = (x1, x2, …), each component xi taken from a finite set Si. The method builds X one
// component at a time, in the order of the sets, and gives a beginning up as soon as a bounding function Bi says that
// no answer begins so. Everything that is special to a problem is in those sets and functions; N-Queens is one of them.
package backtrack

import "iter"

// A Problem says what its answers are. T is the type of a component. The functions are given the vector itself, with
// x1 at X[0]: they may read it during the call, and must not keep or change it.
type Problem[T any] struct {
	// S returns the candidates for component i, counted from 1, in the order in which they are tried.
	S func(i int) []T
	// B is the bounding function: it reports whether an answer may begin with X. All of X but its last component has
	// passed before, so that a test of the last is enough.
	B func(X []T) bool
	// Answer reports whether X, which B has passed, is an answer. An answer is not extended.
	Answer func(X []T) bool
}

// Answers yields every answer in lexicographic order of the candidates. The slice is the search's own, and changes
// when the search goes on: copy it to keep it. The search stops when the loop does.
func (p Problem[T]) Answers() iter.Seq[[]T] {
	return func(yield func([]T) bool) {
		s := &search[T]{Problem: p, output: yield}
		if s.Answer(s.X) {
			yield(s.X)
			return
		}
		s.extend()
	}
}

// search is one search: the vector so far, and where its answers go.
type search[T any] struct {
	Problem[T]
	X      []T
	output func(X []T) bool // told each answer; false ends the search
}

// extend tries every candidate for the component after X, and leaves X as it was. Each falls under one of the
// document's three cases. It returns false when output has asked to end the search.
func (s *search[T]) extend() bool {
	k := len(s.X)
	for _, a := range s.S(k + 1) {
		s.X = append(s.X[:k], a)
		switch {
		case !s.B(s.X): // (3) neither an answer nor the beginning of one: on to the next element of Si
		case s.Answer(s.X): // (1) an answer
			if !s.output(s.X) {
				return false
			}
		default: // (2) the beginning of one
			if !s.extend() {
				return false
			}
		}
	}
	s.X = s.X[:k] // Si has no more elements: backtrack
	return true
}
