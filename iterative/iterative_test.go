package iterative_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/iterative"
)

func TestPlace(t *testing.T) {
	for _, test := range []struct {
		name string
		X    []int // X[0] is not used
		k    int
		want bool
	}{
		{"no row above", []int{0, 3}, 1, true},
		{"same column", []int{0, 1, 1}, 2, false},
		{"main diagonal", []int{0, 1, 2}, 2, false},
		{"anti-diagonal", []int{0, 2, 1}, 2, false},
		{"a knight's move away", []int{0, 1, 3}, 2, true},
		{"column, three rows apart", []int{0, 2, 4, 1, 2}, 4, false},
		{"main diagonal, three rows apart", []int{0, 1, 3, 0, 4}, 4, false},
		{"anti-diagonal, three rows apart", []int{0, 4, 2, 5, 1}, 4, false},
		{"first of four", []int{0, 2, 4, 1, 3}, 4, true},
		{"rows below k are not looked at", []int{0, 1, 3, 1, 1}, 2, true},
		{"X[0] is not looked at", []int{3, 3}, 1, true},
	} {
		assert.Equal(t, test.want, iterative.Place(test.X, test.k), test.name)
	}
}

// The vector that print is given is the search's own: it counts from 1 and has a place in front that is not used.
func TestNQueensPrintsX(t *testing.T) {
	var printed [][]int
	iterative.NQueens(4, func(X []int) bool {
		printed = append(printed, append([]int(nil), X...))
		return true
	})
	assert.Equal(t, [][]int{{0, 2, 4, 1, 3}, {0, 3, 1, 4, 2}}, printed)
}

// goOn is the loop of document 000, with the statement after an answer left open. It returns the answers, and what
// the current row's X was when the loop came to backtrack after each.
func goOn(n int, after func(X []int, index *int)) (answers [][]int) {
	X := make([]int, n+1)
	index := 1
	for index > 0 {
		X[index]++
		for X[index] <= n && !iterative.Place(X, index) {
			X[index]++
		}
		if X[index] <= n {
			if index == n {
				answers = append(answers, append([]int(nil), X[1:]...))
				after(X, &index)
			} else {
				index++
				X[index] = 0
			}
		} else {
			index--
		}
	}
	return answers
}

// Document 000 goes on after an answer in three ways and says that any of them will do; document 002 does nothing at
// all. The page docs/iterative.md shows why they find the same answers; here they do.
func TestFourWaysToGoOn(t *testing.T) {
	for n := 1; n <= 8; n++ {
		want := goOn(n, func([]int, *int) {}) // document 002
		assert.Equal(t, want, goOn(n, func(_ []int, index *int) { *index-- }), "n = %d: index--", n)
		assert.Equal(t, want, goOn(n, func(X []int, index *int) { X[*index] += n }), "n = %d: Column_Num[index] += n", n)
		assert.Equal(t, want, goOn(n, func(X []int, index *int) {
			for i := 1; i < n; i++ {
				X[*index]++
			}
		}), "n = %d: n-1 increments", n)
	}
}
