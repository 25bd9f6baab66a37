package trace

import (
	"iter"
	"slices"
	"strings"
)

// A Picture is the board at a moment of the search that the book draws: a queen was placed, or a row admits none.
type Picture struct {
	Number  int      // from 1
	N       int      // the side of the board
	Queens  []int    // the column, from 1, of the queen in each row that has one
	Crosses [][2]int // row and column of the squares shown as tried and refused
	Events  []Event  // what happened since the picture before, this picture's own event last
}

// Pictures yields the pictures of the search for n queens: until the first solution, or to the end of the search if
// all. What happens after the last picture (a solution; at the end of the search, the last rows given up) comes as the
// Events of a last value whose Number is 0.
func Pictures(n int, all bool) iter.Seq[Picture] {
	return func(yield func(Picture) bool) {
		p := Picture{N: n}
		number := 0
		for e := range Events(n, all) {
			p.Events = append(p.Events, e)
			p.Crosses = CrossesAfter(p.Crosses, e)
			if e.Kind == Placed || e.Kind == DeadEnd {
				number++
				p.Number, p.Queens = number, e.Queens
				if !yield(p) {
					return
				}
				p.Events = nil
			}
		}
		yield(Picture{N: n, Events: p.Events})
	}
}

// CrossesAfter returns the squares shown as tried and refused after the event, given those before it. A new queen
// leaves the crosses of her own row only; a row that admits none is crossed out below the crosses that are there; going
// back takes all away. The figure of document 002 is drawn so, and the one of Horowitz and Sahni that it follows.
func CrossesAfter(crosses [][2]int, e Event) [][2]int {
	switch e.Kind {
	case Refused:
		return append(crosses, [2]int{e.Row, e.Column})
	case Placed:
		other := func(square [2]int) bool { return square[0] != e.Row }
		return slices.DeleteFunc(slices.Clone(crosses), other)
	case Backtrack:
		return nil
	}
	return crosses
}

// Letters returns a picture's name: (a), (b), …, (z), (aa), (ab), …
func Letters(number int) string {
	var letters []byte
	for ; number > 0; number = (number - 1) / 26 {
		letters = append(letters, 'a'+byte((number-1)%26))
	}
	slices.Reverse(letters)
	return "(" + string(letters) + ")"
}

// Signs are the characters that boards and trees are drawn with.
type Signs struct {
	Cross, Empty                                     string
	Across, Down                                     string
	TopLeft, TopRight, BottomLeft, BottomRight       string
	Branch, LastBranch, Past, Blank, Deadend, Answer string // of the tree
}

// The two sets of signs: the second for terminals and fonts that have no more than ASCII.
var (
	Unicode = Signs{
		Cross: "×", Empty: "·", Across: "─", Down: "│",
		TopLeft: "┌", TopRight: "┐", BottomLeft: "└", BottomRight: "┘",
		Branch: "├── ", LastBranch: "└── ", Past: "│   ", Blank: "    ", Deadend: "×", Answer: "Q",
	}
	ASCII = Signs{
		Cross: "x", Empty: ".", Across: "-", Down: "|",
		TopLeft: "+", TopRight: "+", BottomLeft: "+", BottomRight: "+",
		Branch: "|-- ", LastBranch: "`-- ", Past: "|   ", Blank: "    ", Deadend: "x", Answer: "Q",
	}
)

// Board draws the picture's board in lines of equal width: 2n+3 characters each.
func (p Picture) Board(s Signs) []string {
	edge := strings.Repeat(s.Across, 2*p.N+1)
	lines := []string{s.TopLeft + edge + s.TopRight}
	for row := 1; row <= p.N; row++ {
		var line strings.Builder
		line.WriteString(s.Down)
		for column := 1; column <= p.N; column++ {
			line.WriteString(" " + p.sign(s, row, column))
		}
		line.WriteString(" " + s.Down)
		lines = append(lines, line.String())
	}
	return append(lines, s.BottomLeft+edge+s.BottomRight)
}

func (p Picture) sign(s Signs, row, column int) string {
	switch {
	case row <= len(p.Queens) && p.Queens[row-1] == column:
		return "Q"
	case slices.Contains(p.Crosses, [2]int{row, column}):
		return s.Cross
	}
	return s.Empty
}
