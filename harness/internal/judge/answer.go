package judge

import (
	"fmt"
	"io"
	"iter"
	"slices"

	"nqueens/algorithms"
)

// An answer is what a right program prints for n.
type answer struct {
	n       int
	options Options
	total   uint64
	right   []uint64 // all solutions in lexicographic order, packed; only where all are asked for
}

func newAnswer(n int, options Options) *answer {
	total, known := algorithms.Total(n)
	if !known {
		total = 1 // all that is asked about so large a board is whether there is any solution, and there is
	}
	a := &answer{n: n, options: options, total: total}
	if options.Task == All {
		a.right = make([]uint64, 0, total)
		for board := range solutions(n) {
			a.right = append(a.right, pack(board))
		}
	}
	return a
}

// mostBytes returns beyond how many bytes the output is far more than the right answer has: four times as many, which
// leaves room for UTF-16 and for blanks between the squares, and a MiB for what is said in between.
func (a *answer) mostBytes() int64 {
	boards := uint64(0)
	switch a.options.Task {
	case All:
		boards = a.total
	case First:
		boards = 1
	}
	one := a.options.Notation.Append(nil, a.total, make([]int, a.n))
	return 4*int64(boards)*int64(len(one)) + 1<<20
}

// examine reads the output of the program as far as is needed to say what is wrong with it.
func (a *answer) examine(output io.Reader) finding {
	switch {
	case a.options.Task == Count:
		return a.examineText(output, fmt.Sprint(a.total))
	case a.total == 0 && a.options.None != "":
		return a.examineText(output, a.options.None)
	}
	return a.examineBoards(output)
}

// rank returns which of the right boards this one is, from 0. It looks at the likely place first, which is the next
// one where the boards come in order.
func (a *answer) rank(board []int, likely int) (int, bool) {
	packed := pack(board)
	if likely < len(a.right) && a.right[likely] == packed {
		return likely, true
	}
	return slices.BinarySearch(a.right, packed)
}

// pack puts a board of up to 16 rows into a word, four bits a row, so that the words are in lexicographic order too.
func pack(board []int) uint64 {
	var packed uint64
	for _, column := range board {
		packed = packed<<4 | uint64(column)
	}
	return packed
}

func unpack(packed uint64, n int) []int {
	board := make([]int, n)
	for row := n - 1; row >= 0; row-- {
		board[row] = int(packed & 15)
		packed >>= 4
	}
	return board
}

// solutions yields the right boards in lexicographic order, by the approach that is fastest at it.
func solutions(n int) iter.Seq[[]int] {
	a, _ := algorithms.Lookup("bitmask")
	return a.Solutions(n)
}
