// Package symmetry knows which solutions are the same one seen from another side. A board that is turned by a quarter,
// or seen in a mirror, is a solution still; the eight images of a solution are its class, and one of each class is
// called fundamental.
//
// A board here is the column (from 0) of the queen in each row, with one queen in each column.
package symmetry

import "slices"

// An Image is one of the eight ways to look at a board. They are the sums of three steps, taken in this order: to swap
// rows and columns, to turn the rows upside down, to swap left and right.
type Image int

const (
	Same       Image = 0
	Transposed Image = 1 // rows become columns: mirrored in the main diagonal
	UpsideDown Image = 2 // mirrored top to bottom
	Mirrored   Image = 4 // mirrored left to right

	QuarterLeft    = Transposed | UpsideDown            // turned by a quarter, against the clock
	QuarterRight   = Transposed | Mirrored              // turned by a quarter, with the clock
	HalfTurn       = UpsideDown | Mirrored              // turned by a half
	AntiTransposed = Transposed | UpsideDown | Mirrored // mirrored in the anti-diagonal

	images = 8
)

// Of returns the image of a board, in a slice of its own.
func (i Image) Of(board []int) []int {
	v := newView(board)
	image := make([]int, len(board))
	for row := range image {
		image[row] = v.column(i, row)
	}
	return image
}

// First reports whether a board is the first of its class in lexicographic order, so that a search which keeps only
// such boards has one of each class, without remembering any. Where among is not nil, only the images it accepts count
// as the class.
func First(board []int, among func(image []int) bool) bool {
	v := newView(board)
	for i := Same + 1; i < images; i++ {
		if v.compare(i) < 0 && (among == nil || among(i.Of(board))) {
			return false
		}
	}
	return true
}

// ClassSize returns how many different boards the images of a board are: 8, 4, 2 or 1.
func ClassSize(board []int) int {
	v := newView(board)
	same := 0
	for i := Same; i < images; i++ {
		if v.compare(i) == 0 {
			same++
		}
	}
	return images / same // each board of the class is seen equally often
}

// view is a board and its transposition, from which every image can be read row by row.
type view struct {
	board, transposed []int
}

func newView(board []int) view {
	v := view{board, slices.Clone(board)}
	for row, column := range board {
		v.transposed[column] = row
	}
	return v
}

// column returns where the queen stands in a row of an image.
func (v view) column(i Image, row int) int {
	last := len(v.board) - 1
	lines := v.board
	if i&Transposed != 0 {
		lines = v.transposed
	}
	if i&UpsideDown != 0 {
		row = last - row
	}
	if i&Mirrored != 0 {
		return last - lines[row]
	}
	return lines[row]
}

// compare returns a number below, at or above 0 as an image comes before, is, or comes after the board.
func (v view) compare(i Image) int {
	for row, column := range v.board {
		if difference := v.column(i, row) - column; difference != 0 {
			return difference
		}
	}
	return 0
}
