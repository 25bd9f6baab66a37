package judge_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/judge"
)

const studentGo = `package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	queens(n, nil)
}

func queens(n int, board []int) {
	if len(board) == n {
		for _, column := range board {
			for i := 0; i < n; i++ {
				if i == column {
					fmt.Print("Q")
				} else {
					fmt.Print(".")
				}
			}
			fmt.Println()
		}
		fmt.Println()
		return
	}
next:
	for column := 0; column < n; column++ {
		for row, c := range board {
			if d := len(board) - row; c == column || c == column+d || c == column-d {
				continue next
			}
		}
		queens(n, append(board[:len(board):len(board)], column))
	}
}
`

const studentPython = `n = int(input())

def queens(board):
    if len(board) == n:
        for column in board:
            print("." * column + "Q" + "." * (n - 1 - column))
        print()
        return
    for column in range(n):
        if all(column != c and abs(column - c) != len(board) - row for row, c in enumerate(board)):
            queens(board + [column])

queens([])
`

const brokenPython = `n = int(input())
board = [0] * n
print(board[n])
`

const studentC = `#include <stdio.h>
#include <stdlib.h>
static int n, board[20];
static void queens(int row) {
	if (row == n) {
		for (int r = 0; r < n; r++) {
			for (int c = 0; c < n; c++) putchar(c == board[r] ? 'Q' : '.');
			putchar('\n');
		}
		putchar('\n');
		return;
	}
	for (int c = 0; c < n; c++) {
		int free = 1;
		for (int r = 0; r < row; r++)
			if (board[r] == c || abs(board[r] - c) == row - r) free = 0;
		if (free) { board[row] = c; queens(row + 1); }
	}
}
int main(void) { if (scanf("%d", &n) == 1) queens(0); return 0; }
`

func TestLanguages(t *testing.T) {
	t.Parallel()
	for _, language := range []struct {
		name, tool, file, text string
		build                  func(file, program string) []string // nil where the tool runs the file
	}{
		{"Go", "go", "student.go", studentGo, func(file, program string) []string { return []string{"build", "-o", program, file} }},
		{"C", "cc", "student.c", studentC, func(file, program string) []string { return []string{"-O1", "-o", program, file} }},
		{"Python", "python3", "student.py", studentPython, nil},
	} {
		t.Run(language.name, func(t *testing.T) {
			program := student(t, language.tool, language.file, language.text, language.build)
			for _, n := range []int{1, 2, 3, 4, 7} {
				result := run(t, program, n, judge.Options{Ordered: true})
				assert.Equal(t, judge.AC, result.Verdict, "n = %d: %s", n, result.Reason)
			}
		})
	}
	t.Run("Python that breaks down", func(t *testing.T) {
		result := run(t, student(t, "python3", "broken.py", brokenPython, nil), 4, judge.Options{})
		assert.Equal(t, judge.RE, result.Verdict)
		assert.Equal(t, "exit status 1: IndexError: list index out of range", result.Reason)
	})
}

// student writes a program and builds it, where there is the tool for it.
func student(t *testing.T, tool, file, text string, build func(file, program string) []string) judge.Program {
	path, err := exec.LookPath(tool)
	if err != nil {
		t.Skipf("there is no %s here: a program in its language was not judged", tool)
	}
	dir := t.TempDir()
	file = filepath.Join(dir, file)
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	if build == nil {
		return judge.Program{Path: path, Args: []string{file}}
	}
	program := filepath.Join(dir, "student")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	cmd := exec.Command(path, build(file, program)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=") // flags meant for this module are not for the student's file
	output, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", output)
	return judge.Program{Path: program}
}
