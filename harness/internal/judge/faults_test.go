package judge_test

import (
	"bufio"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/bitmask"
	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/notation"
)

// faulty are programs with the faults that people really make.
var faulty = map[string]func(n int, output func(board []int)){
	"only the row just above is compared": func(n int, output func([]int)) {
		place(n, func(row, column, r, c int) bool { return c != column && (r < row-1 || distance(c, column) != 1) }, output)
	},
	"no diagonal test": func(n int, output func([]int)) {
		place(n, func(_, column, _, c int) bool { return c != column }, output)
	},
	"one diagonal forgotten": func(n int, output func([]int)) {
		place(n, func(row, column, r, c int) bool { return c != column && c-r != column-row }, output)
	},
	"column test forgotten": func(n int, output func([]int)) {
		place(n, func(row, column, r, c int) bool { return distance(c, column) != row-r }, output)
	},
	"middle column counted twice": func(n int, output func([]int)) {
		for board := range bitmask.Solutions(n) {
			if board[0] > (n-1)/2 {
				break
			}
			output(board)
			mirror := make([]int, n)
			for row, column := range board {
				mirror[row] = n - 1 - column
			}
			output(mirror)
		}
	},
	"stops after the first solution": func(n int, output func([]int)) {
		for board := range bitmask.Solutions(n) {
			output(board)
			return
		}
	},
	"base case missing": func(int, func([]int)) {},
	"one slice shared by all solutions": func(n int, output func([]int)) {
		last := []int(nil)
		count := 0
		for board := range bitmask.Solutions(n) {
			last = board
			count++
		}
		for range count {
			output(last)
		}
	},
	"one lost and one repeated": func(n int, output func([]int)) {
		first := []int(nil)
		for board := range bitmask.Solutions(n) {
			if first == nil {
				first = board
				output(first)
			}
			output(first)
			first = board
		}
	},
	"a fixed buffer": func(n int, output func([]int)) {
		count := 0
		for board := range bitmask.Solutions(n) {
			if count++; count > 100 {
				return
			}
			output(board)
		}
	},
}

// place prints every board of which each queen passes the test against each queen above it.
func place(n int, free func(row, column, r, c int) bool, output func([]int)) {
	board := make([]int, n)
	var try func(row int)
	try = func(row int) {
		if row == n {
			output(board)
			return
		}
	columns:
		for column := range n {
			for r := range row {
				if !free(row, column, r, board[r]) {
					continue columns
				}
			}
			board[row] = column
			try(row + 1)
		}
	}
	try(0)
}

func distance(a, b int) int { return max(a-b, b-a) }

func printFaulty(args []string) {
	grid, _ := notation.Lookup("grid")
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	faulty[args[0]](readN(), func(board []int) { out.Write(grid.Append(nil, 1, board)) })
}

func TestFaults(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		fault  string
		n      int
		boards uint64 // right ones before the first that is wrong
		reason string
	}{
		{"only the row just above is compared", 5, 3, "board 4: the queens on (1,2) and (4,5) attack each other: same main diagonal"},
		{"no diagonal test", 4, 0, "board 1: the queens on (1,1) and (2,2) attack each other: same main diagonal"},
		{"one diagonal forgotten", 4, 1, "board 2: the queens on (2,4) and (3,3) attack each other: same anti-diagonal"},
		{"column test forgotten", 4, 0, "board 1: the queens on (1,1) and (2,1) attack each other: same column"},
		{"middle column counted twice", 5, 10, "board 11 repeats board 10: (3 5 2 4 1)"},
		{"middle column counted twice", 1, 1, "board 2 repeats board 1: (1)"},
		{"stops after the first solution", 8, 1, "91 of 92 solutions are missing, the first is (1 6 8 3 7 4 2 5)"},
		{"base case missing", 4, 0, "nothing printed, want 2 boards, the first is (2 4 1 3)"},
		{"one slice shared by all solutions", 4, 1, "board 2 repeats board 1: (3 1 4 2)"},
		{"one lost and one repeated", 4, 1, "board 2 repeats board 1: (2 4 1 3)"},
		{"a fixed buffer", 9, 100, "252 of 352 solutions are missing, the first is "},
	} {
		t.Run(test.fault, func(t *testing.T) {
			result := run(t, self("faulty", test.fault), test.n, judge.Options{})
			assert.Equal(t, judge.WA, result.Verdict)
			assert.Contains(t, result.Reason, test.reason)
			assert.Equal(t, test.boards, result.Boards)
		})
	}
	// On a board of four rows the test of one row above finds what is right: only a larger board shows the fault.
	assert.Equal(t, judge.AC, run(t, self("faulty", "only the row just above is compared"), 4, judge.Options{}).Verdict)
}
