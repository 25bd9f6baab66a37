// Package trace tells what a search for n queens does, step by step, and draws it: as document 002's figure, as the
// state-space tree, or as lines for a program. All of it comes from a real run of the general method in package
// backtrack, watched from outside.
package trace

import (
	"iter"
	"slices"

	"nqueens/algorithms/backtrack"
)

// A Kind says what happened.
type Kind string

// The kinds of events.
const (
	Refused   Kind = "refused"   // the square was tried, and a queen attacks it
	Placed    Kind = "placed"    // the square was tried, and got a queen
	DeadEnd   Kind = "dead-end"  // every square of the row was tried and refused
	Solution  Kind = "solution"  // every row has its queen
	Backtrack Kind = "backtrack" // the queen on the square was taken off, to go on in its row
)

// An Event is one step of the search.
type Event struct {
	Kind   Kind
	Row    int   // of the square, from 1; of the row that admits none; n for a solution
	Column int   // of the square, from 1; 0 for a dead end and a solution, which have none
	Queens []int // the columns, from 1, of the queens on the board after the event; the caller's to keep
}

// Events yields the steps of the search for n queens in their order: until the first solution, or to the end of the
// search if all. The search stops when the loop does. It panics unless 1 ≤ n ≤ backtrack.MaxN.
func Events(n int, all bool) iter.Seq[Event] {
	return func(yield func(Event) bool) {
		w := &watcher{n: n, yield: func(e Event) bool {
			e.Queens = slices.Clone(e.Queens)
			return yield(e)
		}}
		w.run(all)
	}
}

// watcher turns the questions that the search asks its bounding function into events. That the search has gone back
// shows at its next question, which is about a row further up.
type watcher struct {
	n       int
	yield   func(Event) bool // given the watcher's own queens
	queens  []int
	admits  []bool // admits[k]: row k has admitted a queen since it was entered
	stopped bool   // the caller has seen enough
}

func (w *watcher) run(all bool) {
	w.admits = make([]bool, w.n+2)
	queens := backtrack.Queens(w.n).Observed(w.tried)
	B := queens.B
	queens.B = func(X []int) bool { return !w.stopped && B(X) } // refuses all that is left, so that the search ends
	for range queens.Answers() {
		w.tell(Solution, w.n, 0)
		if !all || w.stopped {
			return
		}
	}
	w.backTo(1)
}

// tried is told each question and its answer.
func (w *watcher) tried(X []int, accepted bool) {
	k := len(X)
	w.backTo(k)
	if !accepted {
		w.tell(Refused, k, X[k-1])
		return
	}
	w.queens = append(w.queens, X[k-1])
	w.admits[k], w.admits[k+1] = true, false
	w.tell(Placed, k, X[k-1])
}

// backTo takes off the queens in row k and below.
func (w *watcher) backTo(k int) {
	for last := len(w.queens); last >= k; last-- {
		if last < w.n && !w.admits[last+1] {
			w.tell(DeadEnd, last+1, 0)
		}
		column := w.queens[last-1]
		w.queens = w.queens[:last-1]
		w.tell(Backtrack, last, column)
	}
}

func (w *watcher) tell(kind Kind, row, column int) {
	if !w.stopped {
		w.stopped = !w.yield(Event{Kind: kind, Row: row, Column: column, Queens: w.queens})
	}
}
