package bitmask

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// words are what Queen is handed for a row, besides its number.
type words struct{ free, col, dg, udg uint64 }

// The trace says what the words hold without asking; these are the same words, worked out by hand for n = 4. Bits beyond
// the board are kept: no column of the board ever sees those of udg again, nor those that dg has lost.
func TestState(t *testing.T) {
	const full = 0b1111
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
		before words
		bit    uint64
		after  words
	}{
		{"(a)", empty, 0b0001, a},
		{"(b)", a, 0b0100, b},
		{"(d)", a, 0b1000, d},
		{"(f)", d, 0b0010, f},
		{"(g)", empty, 0b0010, g},
		{"(h)", g, 0b1000, h},
		{"(i)", h, 0b0001, i},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.bit, test.bit&test.before.free, "the column is free")
			col, dg, udg := place(test.bit, test.before.col, test.before.dg, test.before.udg)
			assert.Equal(t, test.after, words{full &^ (col | dg | udg), col, dg, udg})
		})
	}
}
