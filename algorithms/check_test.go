package algorithms_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
)

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name  string
		n     int
		board []int // columns from 0
		want  string
	}{
		{"the empty board", 0, nil, ""},
		{"one queen", 1, []int{0}, ""},
		{"first of four", 4, []int{1, 3, 0, 2}, ""},
		{"last of eight", 8, []int{7, 3, 0, 2, 5, 1, 6, 4}, ""},

		{"no rows", 4, nil, "the board has 0 rows, want 4"},
		{"a row too few", 4, []int{1, 3, 0}, "the board has 3 rows, want 4"},
		{"a row too many", 4, []int{1, 3, 0, 2, 4}, "the board has 5 rows, want 4"},
		{"a row on the empty board", 0, []int{0}, "the board has 1 rows, want 0"},
		{"left of the board", 4, []int{1, 3, -1, 2}, "row 3: column 0 is not on the board, want 1 to 4"},
		{"counted from 1", 4, []int{2, 4, 1, 3}, "row 2: column 5 is not on the board, want 1 to 4"},

		{"column", 4, []int{1, 3, 0, 3}, "the queens on (2,4) and (4,4) attack each other: same column"},
		{"main diagonal, neighbours", 2, []int{0, 1}, "the queens on (1,1) and (2,2) attack each other: same main diagonal"},
		{"anti-diagonal, neighbours", 4, []int{0, 2, 1, 3}, "the queens on (2,3) and (3,2) attack each other: same anti-diagonal"},
		{"anti-diagonal, at the top", 4, []int{1, 0, 3, 2}, "the queens on (1,2) and (2,1) attack each other: same anti-diagonal"},
		{"anti-diagonal, three rows apart", 5, []int{3, 1, 4, 0, 2}, "the queens on (1,4) and (4,1) attack each other: same anti-diagonal"},
		{"main diagonal, three rows apart", 5, []int{1, 3, 0, 4, 2}, "the queens on (1,2) and (4,5) attack each other: same main diagonal"},
	} {
		t.Run(test.name, func(t *testing.T) {
			board := slices.Clone(test.board)
			err := algorithms.Check(test.n, test.board)
			if test.want == "" {
				assert.NoError(t, err)
			} else {
				assert.EqualError(t, err, test.want)
			}
			assert.Equal(t, board, test.board, "the board was changed")
		})
	}
}

func TestCheckNamesTheQueens(t *testing.T) {
	var attack *algorithms.AttackError
	require.ErrorAs(t, algorithms.Check(4, []int{1, 3, 0, 3}), &attack)
	assert.Equal(t, algorithms.Square{Row: 1, Column: 3}, attack.Upper)
	assert.Equal(t, algorithms.Square{Row: 3, Column: 3}, attack.Lower)
	assert.Equal(t, "column", attack.Line)
}

// Every placement of a small board, solution or not: all corners of the tables of diagonals are reached, where a table
// that is one place too small shows.
func TestCheckAgreesWithTheOracle(t *testing.T) {
	for n := range 6 {
		board := make([]int, n)
		for {
			require.Equal(t, safe(n, board), algorithms.Check(n, board) == nil, "n = %d: %v", n, board)
			i := 0
			for ; i < n; i++ { // the next placement, as an odometer counts
				if board[i]++; board[i] < n {
					break
				}
				board[i] = 0
			}
			if i == n {
				break
			}
		}
	}
}

func FuzzCheck(f *testing.F) {
	f.Add(4, []byte{1, 3, 0, 2})
	f.Add(4, []byte{2, 4, 1, 3})
	f.Add(0, []byte{})
	f.Add(1, []byte{255})
	f.Add(-1, []byte{})
	f.Add(8, []byte{0, 4, 7, 5, 2, 6, 1, 3})
	f.Add(8, []byte{0, 4, 7, 5, 2, 6, 1, 7})
	f.Fuzz(func(t *testing.T, n int, text []byte) {
		board := make([]int, len(text))
		for i, b := range text {
			board[i] = int(int8(b)) // some columns left of the board too
		}
		err := algorithms.Check(n, board)
		if safe(n, board) != (err == nil) {
			t.Fatalf("n = %d, %v: %v", n, board, err)
		}
		attack, ok := err.(*algorithms.AttackError)
		if !ok {
			return
		}
		upper, lower := attack.Upper, attack.Lower
		down, right := lower.Row-upper.Row, lower.Column-upper.Column
		if down <= 0 || board[upper.Row] != upper.Column || board[lower.Row] != lower.Column {
			t.Fatalf("%v: no two queens of %v, the upper one first", err, board)
		}
		line := map[int]string{0: "column", down: "main diagonal", -down: "anti-diagonal"}[right]
		if line != attack.Line {
			t.Fatalf("%v: the line is %q", err, line)
		}
	})
}
