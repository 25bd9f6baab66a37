package trace

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The states at the pictures of the figure, worked out by hand. Each approach's own package has a state_test.go that
// holds the same against its own structures.
func TestState(t *testing.T) {
	want := map[string]string{
		"(a)": `
iterative  k = 1
           X = 1 - - -
recursive  Site = 0 - - -
oop        count = 1
           1 0 0 0
           0 0 0 0
           0 0 0 0
           0 0 0 0
flags      col = 1 0 0 0
           dg  = 1 0 0 0 0 0 0 0
           udg = 0 0 0 0 1 0 0 0
bitmask    col  = 0001
           dg   = 0000
           udg  = 0010
           free = 1100`,
		"(b)": `
iterative  k = 2
           X = 1 3 - -
recursive  Site = 0 2 - -
oop        count = 2
           1 0 0 0
           0 0 1 0
           0 0 0 0
           0 0 0 0
flags      col = 1 0 1 0
           dg  = 1 0 0 1 0 0 0 0
           udg = 0 0 0 0 1 1 0 0
bitmask    col  = 0101
           dg   = 0010
           udg  = 1100
           free = 0000`,
		"(c)": `
iterative  k = 3
           X = 1 3 5 -
recursive  Site = 0 2 3 -
oop        count = 2
           1 0 0 0
           0 0 1 0
           0 0 0 0
           0 0 0 0
flags      col = 1 0 1 0
           dg  = 1 0 0 1 0 0 0 0
           udg = 0 0 0 0 1 1 0 0
bitmask    col  = 0101
           dg   = 0010
           udg  = 1100
           free = 0000`,
		"(f)": `
iterative  k = 4
           X = 1 4 2 5
recursive  Site = 0 3 1 3
oop        count = 3
           1 0 0 0
           0 0 0 1
           0 1 0 0
           0 0 0 0
flags      col = 1 1 0 1
           dg  = 1 0 0 1 1 0 0 0
           udg = 0 0 0 1 1 0 1 0
bitmask    col  = 1011
           dg   = 0011
           udg  = 101100
           free = 0000`,
		"(j)": `
iterative  k = 4
           X = 2 4 1 3
recursive  Site = 1 3 0 2
oop        count = 4
           0 1 0 0
           0 0 0 1
           1 0 0 0
           0 0 1 0
flags      col = 1 1 1 1
           dg  = 0 1 1 0 1 1 0 0
           udg = 0 0 1 1 0 1 1 0
bitmask    col  = 1111
           dg   = 0011
           udg  = 1101100
           free = 0000`,
	}
	for p := range Pictures(4, false) {
		if text, ok := want[Letters(p.Number)]; ok {
			assert.Equal(t, text[1:], strings.Join(p.Events[len(p.Events)-1].State(4), "\n"), Letters(p.Number))
			delete(want, Letters(p.Number))
		}
	}
	assert.Empty(t, want, "pictures that never came")
}

// The words of the pictures whose free columns are told apart in package bitmask's own test.
func TestBitmaskState(t *testing.T) {
	for _, test := range []struct {
		queens             []int
		col, dg, udg, free string
	}{
		{[]int{1, 4}, "1001", "0100", "10100", "0010"},
		{[]int{2}, "0010", "0001", "0100", "1000"},
		{[]int{2, 4}, "1010", "0100", "11000", "0001"},
		{[]int{2, 4, 1}, "1011", "0010", "110010", "0100"},
	} {
		want := []string{"col  = " + test.col, "dg   = " + test.dg, "udg  = " + test.udg, "free = " + test.free}
		assert.Equal(t, want, bitmaskState(4, test.queens, 0))
	}
}

// Between the pictures: at the start, after a refusal, and after a queen was taken off.
func TestStateBetweenPictures(t *testing.T) {
	assert.Equal(t, []string{"k = 1", "X = 0 - - -"}, iterativeState(4, nil, 0))
	assert.Equal(t, []string{"Site = - - - -"}, recursiveState(4, nil, 0))

	refused := Event{Kind: Refused, Row: 2, Column: 2, Queens: []int{1}}.State(4)
	assert.Equal(t, []string{"iterative  k = 2", "           X = 1 2 - -", "recursive  Site = 0 1 - -"}, refused[:3])

	back := Event{Kind: Backtrack, Row: 2, Column: 3, Queens: []int{1}}.State(4)
	assert.Equal(t, []string{"iterative  k = 2", "           X = 1 3 - -", "recursive  Site = 0 2 - -"}, back[:3])
	assert.Equal(t, "           free = 1000", back[len(back)-1], "columns 3 and 4 were free; 3 was tried")
}

func TestStateOfTheLargestBoard(t *testing.T) {
	queens := make([]int, 64)
	for i := range queens {
		queens[i] = i + 1
	}
	lines := bitmaskState(64, queens, 0)
	assert.Equal(t, "col  = "+strings.Repeat("1", 64), lines[0])
	assert.Equal(t, "free = "+strings.Repeat("0", 64), bitmaskState(64, nil, 65)[3])
	assert.Equal(t, "free = "+strings.Repeat("1", 63)+"0", bitmaskState(64, nil, 1)[3])
}
