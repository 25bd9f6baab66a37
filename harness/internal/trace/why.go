package trace

import (
	"fmt"
	"strings"
)

// A Line is what a queen attacks along.
type Line string

// The lines. A row is not among them: the search puts one queen into each.
const (
	Column       Line = "column"
	MainDiagonal Line = "main diagonal" // down to the right
	AntiDiagonal Line = "anti-diagonal" // down to the left
)

// An Attack is a queen, its row and column counted from 1, and the line along which it attacks.
type Attack struct {
	Row    int  `json:"row"`
	Column int  `json:"column"`
	By     Line `json:"by"`
}

// Attacks returns the queens that attack the square (row, column), from the top, with the line of each. The column of
// the queen in row i+1 is queens[i], from 1; all of them are above the square.
func Attacks(queens []int, row, column int) []Attack {
	var attacks []Attack
	for i, c := range queens {
		down := row - (i + 1)
		switch column {
		case c:
			attacks = append(attacks, Attack{i + 1, c, Column})
		case c + down:
			attacks = append(attacks, Attack{i + 1, c, MainDiagonal})
		case c - down:
			attacks = append(attacks, Attack{i + 1, c, AntiDiagonal})
		}
	}
	return attacks
}

// String says the attack: "column of (1,2)".
func (a Attack) String() string {
	return fmt.Sprintf("%s of (%d,%d)", a.By, a.Row, a.Column)
}

// Why says which queens attack the square of a refusal, and along what; it is empty for other events.
func (e Event) Why() string {
	if e.Kind != Refused {
		return ""
	}
	var reasons []string
	for _, a := range Attacks(e.Queens, e.Row, e.Column) {
		reasons = append(reasons, a.String())
	}
	return strings.Join(reasons, ", ")
}
