package oop_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/oop"
)

// board is a board of that side with queens in the given columns, from 0, of its first rows.
func board(size int, columns ...int) *oop.Queens {
	q := oop.NewQueens(size)
	for _, col := range columns {
		q.Add(col)
	}
	return q
}

func guarded(q *oop.Queens, size int) []bool {
	answers := make([]bool, size)
	for col := range answers {
		answers[col] = q.Guarded(col)
	}
	return answers
}

func printed(t *testing.T, q *oop.Queens) string {
	t.Helper()
	var out strings.Builder
	require.NoError(t, q.Print(&out))
	return out.String()
}

func TestGuarded(t *testing.T) {
	const yes, no = true, false
	for _, test := range []struct {
		name    string
		columns []int
		want    []bool
	}{
		{"the empty board", nil, []bool{no, no, no, no}},
		{"a queen in the corner", []int{0}, []bool{yes, yes, no, no}},
		{"a queen beside the middle", []int{1}, []bool{yes, yes, yes, no}},
		{"a queen in the last column", []int{3}, []bool{no, no, yes, yes}},
		{"a row that admits none", []int{0, 2}, []bool{yes, yes, yes, yes}},
		{"one square left", []int{1, 3}, []bool{no, yes, yes, yes}},
		{"the last of a solution", []int{1, 3, 0}, []bool{yes, yes, no, yes}},
	} {
		assert.Equal(t, test.want, guarded(board(4, test.columns...), 4), test.name)
	}
}

// Document 001's guarded looks one square to the right of its row. Where rows follow each other in memory, that is the
// first square of the row below: here (2,1), which has a queen, in place of a square right of (1,4).
func TestGuardedStaysInsideTheRow(t *testing.T) {
	assert.False(t, board(4, 3, 0).Guarded(2))
	assert.False(t, board(1).Guarded(0))
}

func TestAddAndRemove(t *testing.T) {
	q := board(4)
	assert.Empty(t, q.Columns())
	q.Add(1)
	q.Add(3)
	assert.Equal(t, []int{1, 3}, q.Columns())
	q.Remove(3)
	assert.Equal(t, []int{1}, q.Columns())
	assert.Equal(t, "0 1 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n\n", printed(t, q))
	q.Remove(1)
	assert.Empty(t, q.Columns())
	assert.Equal(t, printed(t, oop.NewQueens(4)), printed(t, q))
}

func TestFinished(t *testing.T) {
	assert.True(t, board(0).Finished())
	assert.False(t, board(1).Finished())
	assert.True(t, board(1, 0).Finished())
	assert.False(t, board(4, 1, 3, 0).Finished())
	assert.True(t, board(4, 1, 3, 0, 2).Finished())
}

func TestPrint(t *testing.T) {
	assert.Equal(t, "\n", printed(t, board(0)))
	assert.Equal(t, "1\n\n", printed(t, board(1, 0)))
	assert.Equal(t, "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n", printed(t, board(4, 1, 3, 0, 2)))
}

var errFull = errors.New("no space left")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

func TestPrintSaysWhatWentWrong(t *testing.T) {
	assert.ErrorIs(t, board(4, 1, 3, 0, 2).Print(fullDisk{}), errFull)
}

// Columns is a copy: the caller may keep it while the board goes on.
func TestColumnsAreTheCallers(t *testing.T) {
	q := board(4, 1, 3)
	columns := q.Columns()
	columns[0] = 3
	assert.Equal(t, []int{1, 3}, q.Columns())
}

func TestSolveFromABoardWithQueens(t *testing.T) {
	q := board(8, 0)
	var found [][]int
	assert.True(t, oop.SolveFrom(q, func(q *oop.Queens) bool { found = append(found, q.Columns()); return true }))
	assert.Equal(t, [][]int{ // the four solutions of n = 8 with a queen on (1,1)
		{0, 4, 7, 5, 2, 6, 1, 3},
		{0, 5, 7, 2, 6, 3, 1, 4},
		{0, 6, 3, 5, 7, 1, 4, 2},
		{0, 6, 4, 7, 1, 3, 5, 2},
	}, found)
	assert.Equal(t, []int{0}, q.Columns(), "the board comes back as it was given")
}

func TestSolveFromABoardThatHasNoSolution(t *testing.T) {
	q := board(4, 0)
	assert.True(t, oop.SolveFrom(q, func(*oop.Queens) bool { t.Error("a solution"); return true }))
	assert.Equal(t, []int{0}, q.Columns())
}

func TestSolveFromAFullBoard(t *testing.T) {
	calls := 0
	assert.True(t, oop.SolveFrom(board(4, 1, 3, 0, 2), func(*oop.Queens) bool { calls++; return true }))
	assert.Equal(t, 1, calls)
}

func TestSolveFromStops(t *testing.T) {
	q := board(4)
	assert.False(t, oop.SolveFrom(q, func(*oop.Queens) bool { return false }))
	assert.Equal(t, []int{1, 3, 0, 2}, q.Columns(), "the board is left as it was printed")
}
