package algorithms

import (
	"fmt"
	"strconv"
)

// Check reports whether a board, given as the column (from 0) of the queen in each row, is a solution of the n×n
// board. It returns nil if so, else an error that says what is wrong first: the number of rows, a column that is not
// on the board, or, as an *AttackError, two queens that attack each other.
//
// It shares no code and no idea with the approaches: it does not search, and it looks at finished boards only.
func Check(n int, board []int) error {
	if len(board) != n {
		return fmt.Errorf("the board has %d rows, want %d", len(board), n)
	}
	for row, column := range board {
		if column < 0 || column >= n {
			return fmt.Errorf("row %d: column %d is not on the board, want 1 to %d", row+1, column+1, n)
		}
	}
	// For each line of the board, 1 + the row of the last queen seen on it; 0 where there is none yet.
	columns := make([]int, n)
	mains := make([]int, 2*n)
	antis := make([]int, 2*n)
	for row, column := range board {
		for _, line := range []struct {
			name string
			last *int
		}{
			{"column", &columns[column]},
			{"main diagonal", &mains[row-column+n]},
			{"anti-diagonal", &antis[row+column]},
		} {
			if *line.last > 0 {
				other := *line.last - 1
				return &AttackError{Square{other, board[other]}, Square{row, column}, line.name}
			}
			*line.last = row + 1
		}
	}
	return nil
}

// A Square is a place on a board, both numbers counted from 0.
type Square struct{ Row, Column int }

// String gives the square as the documents do, (row,column) counted from 1.
func (s Square) String() string { return fmt.Sprintf("(%d,%d)", s.Row+1, s.Column+1) }

// An AttackError says which two queens attack each other, the upper one first, and along which line: "column", "main
// diagonal" (down to the right) or "anti-diagonal" (down to the left).
type AttackError struct {
	Upper, Lower Square
	Line         string
}

func (e *AttackError) Error() string {
	return fmt.Sprintf("the queens on %v and %v attack each other: same %s", e.Upper, e.Lower, e.Line)
}

// Show writes a board in one line, as the documents count: the column, from 1, of the queen in each row, "(2 4 1 3)".
func Show(board []int) string {
	text := []byte{'('}
	for row, column := range board {
		if row > 0 {
			text = append(text, ' ')
		}
		text = strconv.AppendInt(text, int64(column+1), 10)
	}
	return string(append(text, ')'))
}
