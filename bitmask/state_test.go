package bitmask

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// words are what Queen is handed for a row, besides its number.
type words struct{ free, col, dg, udg uint64 }

// The trace says what the words hold without asking; these are the same words, worked out by hand for n = 4. They are
// arguments of Queen, so that they show in what it does with them: given the words for a row and one column to try
// there, a search whose Site ends below the next row reports each column that it finds free in that next row.
// Bits beyond the board are kept, and show when the search is told that the board is 8 columns wide.
func TestState(t *testing.T) {
	empty := words{0b1111, 0, 0, 0}
	a := words{0b1100, 0b0001, 0b0000, 0b0010}
	b := words{0b0000, 0b0101, 0b0010, 0b1100}
	d := words{0b0010, 0b1001, 0b0100, 0b10100}
	f := words{0b0000, 0b1011, 0b0011, 0b101100}
	g := words{0b1000, 0b0010, 0b0001, 0b0100}
	h := words{0b0001, 0b1010, 0b0100, 0b11000}
	i := words{0b0100, 0b1011, 0b0010, 0b110010}

	for _, test := range []struct {
		name   string
		row    int // in which the column is tried
		before words
		bit    uint64
		after  words
	}{
		{"(a)", 0, empty, 0b0001, a},
		{"(b)", 1, a, 0b0100, b},
		{"(d)", 1, a, 0b1000, d},
		{"(f)", 2, d, 0b0010, f},
		{"(g)", 0, empty, 0b0010, g},
		{"(h)", 1, g, 0b1000, h},
		{"(i)", 2, h, 0b0001, i},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.bit, test.bit&test.before.free, "the column is free")
			assert.Equal(t, test.after.free, next(test.row, test.before, test.bit, 0b1111))

			all := test.after.col | test.after.dg | test.after.udg
			assert.Equal(t, 0b11111111&^all, next(test.row, test.before, test.bit, 0b11111111))
		})
	}
}

// next is the columns that Queen finds free in the row after the one in which it tries the column bit.
func next(row int, before words, bit, full uint64) uint64 {
	var free uint64
	s := &search{Site: make([]int, row+2), full: full}
	s.Output = func(Site []int) bool {
		free |= 1 << Site[row+1]
		return true
	}
	s.Queen(row, bit, before.col, before.dg, before.udg)
	return free
}
