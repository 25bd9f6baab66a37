package command

import (
	"context"
	"fmt"
	"iter"
	"strings"

	"nqueens/algorithms"
	"nqueens/harness/internal/plural"
	"nqueens/harness/internal/symmetry"
)

// A selection says which solutions are wanted: those with queens on some squares, all or one of each class.
type selection struct {
	queens      []algorithms.Square
	fundamental bool
}

// of yields the wanted ones of all solutions of a board, until ctx is done.
func (s selection) of(ctx context.Context, solutions iter.Seq[[]int]) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		for board := range solutions {
			if ctx.Err() != nil || s.past(board) {
				return
			}
			if s.wants(board) && !yield(board) {
				return
			}
		}
	}
}

func (s selection) wants(board []int) bool {
	return s.hasQueens(board) && (!s.fundamental || symmetry.First(board, s.hasQueens))
}

func (s selection) hasQueens(board []int) bool {
	for _, q := range s.queens {
		if board[q.Row] != q.Column {
			return false
		}
	}
	return true
}

// past reports whether no solution from this one on is wanted. Solutions come in lexicographic order: the queen of the
// first row goes from left to right, and beyond the middle every board is the mirror image of one that was there before.
func (s selection) past(board []int) bool {
	for _, q := range s.queens {
		if q.Row == 0 && board[0] > q.Column {
			return true
		}
	}
	return s.fundamental && len(s.queens) == 0 && board[0] > (len(board)-1)/2
}

// with says what the solutions must have: "", " with a queen on (1,1)", " with queens on (1,1) and (2,3)".
func (s selection) with() string {
	squares := make([]string, len(s.queens))
	for i, q := range s.queens {
		squares[i] = q.String()
	}
	switch len(squares) {
	case 0:
		return ""
	case 1:
		return " with a queen on " + squares[0]
	}
	return " with queens on " + strings.Join(squares, " and ")
}

// firstBoards yields the first k of a sequence, or for k = 0 all.
func firstBoards(k int, boards iter.Seq[[]int]) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		left := k
		for board := range boards {
			left--
			if !yield(board) || left == 0 {
				return
			}
		}
	}
}

// A solveTally is how many solutions there are, and where they stand for classes, how many classes of each size.
type solveTally struct {
	total   uint64
	classes map[int]uint64
}

func (s selection) tally(boards iter.Seq[[]int]) solveTally {
	t := solveTally{classes: map[int]uint64{}}
	for board := range boards {
		t.total++
		if s.fundamental {
			t.classes[symmetry.ClassSize(board)]++
		}
	}
	return t
}

func (t solveTally) String() string {
	text := fmt.Sprintln(t.total)
	for _, size := range []int{8, 4, 2, 1} {
		if k := t.classes[size]; k > 0 {
			text += fmt.Sprintf("%s of %s\n", plural.Of(k, "class"), plural.Of(uint64(size), "board"))
		}
	}
	return text
}
