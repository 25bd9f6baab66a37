// Package oop places n queens as the class queens of document 001 does: the board is an object that can say whether
// a square is guarded, take a queen and give it back; SolveFrom asks it and knows nothing of how it is kept.
package oop

import (
	"bufio"
	"fmt"
	"io"
)

// Queens is a board with queens in its first rows, none of which attacks another: the document's class queens.
// A queen always goes into the first empty row, so that a column is all that Guarded, Add and Remove need to be told.
type Queens struct {
	size  int      // the side of the board
	count int      // the queens on the board, which is also the row of the next
	array [][]bool // array[row][col]: a queen stands there
}

// NewQueens returns an empty board of the given side.
func NewQueens(size int) *Queens {
	q := &Queens{size: size, array: make([][]bool, size)}
	squares := make([]bool, size*size) // one piece of memory for all rows
	for i := range q.array {
		q.array[i] = squares[i*size : (i+1)*size]
	}
	return q
}

// Guarded reports whether a queen on the board attacks the square in column col of the next row. Rows from the next
// one on are empty, so it looks three ways only: straight up, up to the left and up to the right.
func (q *Queens) Guarded(col int) bool {
	for _, row := range q.array[:q.count] {
		if row[col] {
			return true
		}
	}
	for i := range min(q.count, col) {
		if q.array[q.count-1-i][col-1-i] {
			return true
		}
	}
	for i := range min(q.count, q.size-1-col) {
		if q.array[q.count-1-i][col+1+i] {
			return true
		}
	}
	return false
}

// Add puts a queen into column col of the next row.
func (q *Queens) Add(col int) {
	q.array[q.count][col] = true
	q.count++
}

// Remove takes the queen in the last row that has one off the board; col is its column.
func (q *Queens) Remove(col int) {
	q.count--
	q.array[q.count][col] = false
}

// Finished reports whether every row has its queen.
func (q *Queens) Finished() bool {
	return q.count == q.size
}

// Columns returns the column (from 0) of the queen in each row that has one, as a new slice.
func (q *Queens) Columns() []int {
	columns := make([]int, q.count)
	for row := range columns {
		for col, queen := range q.array[row] {
			if queen {
				columns[row] = col
			}
		}
	}
	return columns
}

// Print writes the board, a line a row, 1 for a queen and 0 for an empty square, and a blank line after it.
func (q *Queens) Print(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, row := range q.array {
		for col, queen := range row {
			if col > 0 {
				out.WriteByte(' ')
			}
			if queen {
				out.WriteByte('1')
			} else {
				out.WriteByte('0')
			}
		}
		out.WriteByte('\n')
	}
	fmt.Fprintln(out)
	return out.Flush()
}
