package iterative_test

import (
	"slices"
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
		printed = append(printed, slices.Clone(X))
		return true
	})
	assert.Equal(t, [][]int{{0, 2, 4, 1, 3}, {0, 3, 1, 4, 2}}, printed)
}

// goOn is the loop of document 000, with the statement after an answer left open. It returns the answers, how many
// squares were tested, and the value of Column_Num(n) each time that row n was left behind.
func goOn(n int, after func(X []int, index *int)) (answers [][]int, tested int, left []int) {
	X := make([]int, n+1)
	place := func(index int) bool {
		tested++
		return iterative.Place(X, index)
	}
	index, answered := 1, false
	for index > 0 {
		X[index]++
		for X[index] <= n && !place(index) {
			X[index]++
		}
		if X[index] <= n {
			if index == n {
				answers = append(answers, slices.Clone(X[1:]))
				after(X, &index)
				answered = true
			} else {
				index++
				X[index] = 0
			}
		} else {
			index--
		}
		if answered && index < n {
			left = append(left, X[n])
			answered = false
		}
	}
	return answers, tested, left
}

// Document 000 goes on after an answer in three ways and says that any of them will do; document 002 does nothing at
// all. The page docs/iterative.md shows why they find the same answers; here they do, with the tests that they save
// and the values that they leave in the last row.
func TestFourWaysToGoOn(t *testing.T) {
	for _, way := range []struct {
		name                        string
		after                       func(n int, X []int, index *int)
		testedOfFour, testedOfEight int
		left                        []int // after the answers 2 4 1 3 and 3 1 4 2 of n = 4
	}{
		{"nothing", func(int, []int, *int) {}, 60, 15720, []int{5, 5}},
		{"index--", func(_ int, _ []int, index *int) { *index-- }, 57, 15398, []int{3, 2}},
		{"Column_Num[index] += n", func(n int, X []int, index *int) { X[*index] += n }, 57, 15398, []int{8, 7}},
		{"n-1 increments", func(n int, X []int, index *int) {
			for i := 1; i < n; i++ {
				X[*index]++
			}
		}, 57, 15398, []int{7, 6}},
	} {
		t.Run(way.name, func(t *testing.T) {
			run := func(n int) ([][]int, int, []int) {
				return goOn(n, func(X []int, index *int) { way.after(n, X, index) })
			}
			for n := 1; n <= 8; n++ {
				var want [][]int
				iterative.NQueens(n, func(X []int) bool { want = append(want, slices.Clone(X[1:])); return true })
				answers, _, _ := run(n)
				assert.Equal(t, want, answers, "n = %d", n)
			}
			_, tested, left := run(4)
			assert.Equal(t, way.testedOfFour, tested)
			assert.Equal(t, way.left, left)
			_, tested, _ = run(8)
			assert.Equal(t, way.testedOfEight, tested)
		})
	}
}
