// Package notation writes solutions as the programs of the documents print them, and reads them back.
package notation

import (
	"slices"
	"strconv"
)

// A Notation is one way to put a solution on paper.
type Notation struct {
	Name     string // as the --notation flag takes it: "grid"
	Document string // which document, which print statement
	// Append appends a solution of an n×n board to dst, with all its line ends, and returns the longer slice. number
	// counts the solutions from 1; board has the column (from 0) of the queen in each row.
	Append func(dst []byte, number uint64, board []int) []byte
}

// All is every notation, in the order of the documents.
var All = []Notation{
	{"pairs", "000, the text box", appendPairs},
	{"matrix", "001, print of class queens", appendMatrix},
	{"sites", "001, Output", appendSites},
	{"stars", "001, SetQueen", appendStars},
	{"squares", "001, Output of the last program", appendSquares},
	{"vector", "002, print (X)", appendVector},
	{"grid", "003, puts", appendGrid},
	{"json", "ours, for programs", appendJSON},
	{"picture", "ours, for people", appendPicture},
	{"ascii", "ours, picture in plain characters", appendASCII},
}

// Lookup returns the notation of that name, and whether there is one.
func Lookup(name string) (Notation, bool) {
	i := slices.IndexFunc(All, func(x Notation) bool { return x.Name == name })
	if i < 0 {
		return Notation{}, false
	}
	return All[i], true
}

// Names returns the names of all notations in order.
func Names() []string {
	names := make([]string, len(All))
	for i, x := range All {
		names[i] = x.Name
	}
	return names
}

func appendPairs(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "方案"...)
	dst = strconv.AppendUint(dst, number, 10)
	for row, column := range board {
		dst = append(dst, "  ("...)
		dst = strconv.AppendInt(dst, int64(row+1), 10)
		dst = append(dst, ',')
		dst = strconv.AppendInt(dst, int64(column+1), 10)
		dst = append(dst, ')')
	}
	return append(dst, '\n')
}

func appendMatrix(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "solution "...)
	dst = strconv.AppendUint(dst, number, 10)
	dst = append(dst, '\n')
	return appendRows(dst, board, "1", "0", " ", "")
}

func appendSites(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "No."...)
	start := len(dst)
	dst = strconv.AppendUint(dst, number, 10)
	for len(dst)-start < 5 { // the document's %-5d
		dst = append(dst, ' ')
	}
	for _, column := range board {
		dst = strconv.AppendInt(dst, int64(column+1), 10)
		dst = append(dst, ' ')
	}
	return append(dst, '\n')
}

func appendStars(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "NO."...)
	dst = strconv.AppendUint(dst, number, 10)
	dst = append(dst, ": \n"...)
	return appendRows(dst, board, "*", "0", " ", " ")
}

func appendSquares(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "No."...)
	dst = strconv.AppendUint(dst, number, 10)
	dst = append(dst, " 解法"...)
	for _, column := range board {
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(column+1), 10)
	}
	dst = append(dst, '\n')
	return appendRows(dst, board, "☆", "■", " ", " ")
}

func appendVector(dst []byte, _ uint64, board []int) []byte {
	dst = append(dst, '(')
	for row, column := range board {
		if row > 0 {
			dst = append(dst, ", "...)
		}
		dst = strconv.AppendInt(dst, int64(column+1), 10)
	}
	return append(dst, ")\n"...)
}

func appendGrid(dst []byte, _ uint64, board []int) []byte {
	return appendRows(dst, board, "Q", ".", "", "")
}

func appendJSON(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, `{"n":`...)
	dst = strconv.AppendInt(dst, int64(len(board)), 10)
	dst = append(dst, `,"number":`...)
	dst = strconv.AppendUint(dst, number, 10)
	dst = append(dst, `,"columns":[`...)
	for row, column := range board {
		if row > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendInt(dst, int64(column+1), 10)
	}
	return append(dst, "]}\n"...)
}

// appendRows appends a line per row and a blank line, with one text for the queen's square and one of the same length for
// the others, a text between two squares, and one after the last. Rows differ in two squares only, so the first is
// written without its queen and copied, and the queens are set last.
func appendRows(dst []byte, board []int, queen, empty, between, after string) []byte {
	start, width := len(dst), 0
	for i := range board {
		if i > 0 {
			dst = append(dst, dst[start:start+width]...)
			continue
		}
		for range len(board) - 1 {
			dst = append(dst, empty...)
			dst = append(dst, between...)
		}
		dst = append(dst, empty...)
		dst = append(dst, after...)
		dst = append(dst, '\n')
		width = len(dst) - start
	}
	for row, column := range board {
		copy(dst[start+row*width+column*(len(empty)+len(between)):], queen)
	}
	return append(dst, '\n')
}
