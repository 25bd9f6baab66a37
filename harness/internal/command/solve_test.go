package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/bitmask"
	"nqueens/harness/internal/notation"
)

// solve runs the harness's solve and returns what it wrote and its exit status.
func solve(t *testing.T, args ...string) (out, errs string, status int) {
	t.Helper()
	var o, e bytes.Buffer
	status = Main(t.Context(), append([]string{"solve"}, args...), Streams{In: strings.NewReader(""), Out: &o, Err: &e})
	return o.String(), e.String(), status
}

// Every approach and every notation: the boards of the oracle, in its order, numbered from 1.
func TestSolveWritesAllSolutions(t *testing.T) {
	for _, a := range algorithms.All {
		if a.Solutions == nil {
			continue
		}
		for _, x := range notation.All {
			for n := 1; n <= 6; n++ {
				var want []byte
				number := uint64(0)
				for board := range bitmask.Solutions(n) {
					number++
					want = x.Append(want, number, board)
				}
				out, errs, status := solve(t, "-n", fmt.Sprint(n), "-a", a.Name, "--notation", x.Name)
				require.Equal(t, 0, status)
				require.Equal(t, string(want), out, "%s %s n = %d", a.Name, x.Name, n)
				if n == 2 || n == 3 {
					require.Equal(t, fmt.Sprintf("harness: n = %d has no solution\n", n), errs)
				} else {
					require.Empty(t, errs)
				}
			}
		}
	}
}

func TestSolveCounts(t *testing.T) {
	for i, total := range []string{"1", "0", "0", "2", "10", "4", "40", "92", "352", "724"} { // OEIS A000170
		out, errs, status := solve(t, "--count", "-n", fmt.Sprint(i+1))
		assert.Equal(t, []any{total + "\n", "", 0}, []any{out, errs, status})
	}
	for i, total := range []string{"1", "0", "0", "1", "2", "1", "6", "12", "46", "92"} { // OEIS A002562
		out, _, _ := solve(t, "--count", "--fundamental", "-n", fmt.Sprint(i+1))
		first, _, _ := strings.Cut(out, "\n")
		assert.Equal(t, total, first, "n = %d", i+1)
	}
}

// How many of the 92 solutions have a queen on each square of the first row: the known 4 8 16 18 18 16 8 4.
func TestSolveQueenOnTheFirstRow(t *testing.T) {
	for i, want := range []string{"4", "8", "16", "18", "18", "16", "8", "4"} {
		for _, square := range []string{fmt.Sprintf("1,%d", i+1), fmt.Sprintf("%d,1", i+1), fmt.Sprintf("8,%d", i+1)} {
			out, _, _ := solve(t, "--count", "-n", "8", "--queen", square)
			assert.Equal(t, want+"\n", out, square)
		}
	}
}

// The same question asked from another side of the board has the same number of answers.
func TestSolveFundamentalWithQueenIsSymmetric(t *testing.T) {
	for r := 1; r <= 7; r++ {
		for c := 1; c <= 7; c++ {
			a, _, _ := solve(t, "-n", "7", "--count", "--fundamental", "--queen", fmt.Sprintf("%d,%d", r, c))
			b, _, _ := solve(t, "-n", "7", "--count", "--fundamental", "--queen", fmt.Sprintf("%d,%d", c, 8-r))
			require.Equal(t, a, b, "(%d,%d)", r, c)
		}
	}
}

func TestSolveExitStatus(t *testing.T) {
	for _, c := range []struct {
		want int
		args []string
	}{
		{exitOK, []string{"-n", "4"}},
		{exitOK, []string{"-n", "3"}},
		{exitOK, []string{"-n", "4", "--queen", "1,1"}},
		{exitFailed, []string{"-n", "4", "-o", t.TempDir()}},
		{exitFailed, []string{"-n", "4", "-o", filepath.Join(t.TempDir(), "nowhere", "boards.txt")}},
		{exitUsage, []string{"-n", "4-5"}},
		{exitUsage, []string{"-n", "65"}},
		{exitUsage, []string{}}, // and nothing on standard input
		{exitUsage, []string{"-n", "4", "-a", "nobody"}},
		{exitUsage, []string{"-n", "4", "--notation", "nothing"}},
		{exitUsage, []string{"-n", "4", "--queen", "5,5"}},
		{exitUsage, []string{"-n", "4", "--first", "0"}},
		{exitUsage, []string{"-n", "4", "--first", "1", "--count"}},
	} {
		out, errs, status := solve(t, c.args...)
		assert.Equal(t, c.want, status, "%q", c.args)
		if c.want != exitOK {
			assert.Empty(t, out, "%q", c.args)
			assert.Regexp(t, "^harness: [^\n]+\n$", errs, "%q", c.args)
		}
	}
}

// writerFunc is a standard output that a test can look into.
type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func TestSolveInterruptedEndsAtAWholeSolution(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	streams := Streams{Err: &errs, Out: writerFunc(func(p []byte) (int, error) {
		cancel()
		return out.Write(p)
	})}
	status := Main(ctx, []string{"solve", "-n", "16"}, streams)
	assert.Equal(t, ExitInterrupted, status)
	const size = 16*17 + 1 // bytes of a board
	assert.Zero(t, out.Len()%size)
	assert.Less(t, out.Len()/size, 14772512)
	assert.Equal(t, fmt.Sprintf("harness: interrupted: the output is incomplete, it ends after %d solutions\n", out.Len()/size), errs.String())
}

func TestSolveInterruptedBeforeTheFirstSolution(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, args := range [][]string{{}, {"--count"}, {"--count", "--fundamental"}} {
		var out, errs bytes.Buffer
		status := Main(ctx, append([]string{"solve", "-n", "14"}, args...), Streams{Out: &out, Err: &errs})
		assert.Equal(t, ExitInterrupted, status)
		assert.Empty(t, out.String())
		assert.Contains(t, errs.String(), "harness: interrupted")
	}
}

func TestSolveInterruptedLeavesNoFile(t *testing.T) {
	folder := t.TempDir()
	old := filepath.Join(folder, "old")
	require.NoError(t, os.WriteFile(old, []byte("kept"), 0o644))
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond) // n = 18 takes minutes
	defer cancel()
	for _, name := range []string{"new", "old"} {
		status := Main(ctx, []string{"solve", "-n", "18", "-o", filepath.Join(folder, name)}, Streams{Err: io.Discard})
		assert.Equal(t, ExitInterrupted, status)
	}
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
	content, err := os.ReadFile(old)
	require.NoError(t, err)
	assert.Equal(t, "kept", string(content))
}

func TestSolveEndsQuietlyWithItsReader(t *testing.T) {
	var errs bytes.Buffer
	writes := 0
	status := Main(t.Context(), []string{"solve", "-n", "13"}, Streams{Err: &errs, Out: writerFunc(func(p []byte) (int, error) {
		writes++
		return 0, syscall.EPIPE
	})})
	assert.Equal(t, exitOK, status)
	assert.Empty(t, errs.String())
	assert.Equal(t, 1, writes)
}

// The memory does not grow with the number of solutions: what waits to be written stays below a chunk and a board.
func TestSolveWritesInChunks(t *testing.T) {
	total, most := 0, 0
	status := Main(t.Context(), []string{"solve", "-n", "10"}, Streams{Err: io.Discard, Out: writerFunc(func(p []byte) (int, error) {
		total, most = total+len(p), max(most, len(p))
		return len(p), nil
	})})
	assert.Equal(t, exitOK, status)
	assert.Equal(t, 724*(10*11+1), total)
	assert.Less(t, most, solveChunk+10*11+1)
}

// The first solution is not kept back until a chunk is full: here the search goes on only once it is written.
func TestSolveDoesNotKeepASolutionBack(t *testing.T) {
	x, _ := notation.Lookup("grid")
	for _, person := range []bool{false, true} {
		written := make(chan struct{})
		once := sync.OnceFunc(func() { close(written) })
		out := standardOutput(Streams{Out: writerFunc(func(p []byte) (int, error) {
			once()
			return len(p), nil
		})})
		out.person = person
		w := &boardWriter{append: x.Append, out: out}
		number, err := w.writeAll(t.Context(), func(yield func([]int) bool) {
			if yield([]int{1, 3, 0, 2}) {
				<-written
				yield([]int{2, 0, 3, 1})
			}
		})
		require.NoError(t, err)
		assert.Equal(t, uint64(2), number)
	}
}

// Where a person reads, each solution is written by itself.
func TestSolveShowsAPersonEachSolution(t *testing.T) {
	var sizes []int
	x, _ := notation.Lookup("grid")
	out := standardOutput(Streams{Out: writerFunc(func(p []byte) (int, error) {
		sizes = append(sizes, len(p))
		return len(p), nil
	})})
	out.person = true
	w := &boardWriter{append: x.Append, out: out}
	_, err := w.writeAll(t.Context(), bitmask.Solutions(6))
	require.NoError(t, err)
	assert.Equal(t, []int{43, 43, 43, 43}, sizes) // 6 rows of 7 bytes, and a blank line
}

// A person has typed enough with the line that has n.
func TestOnATerminalTheLineIsEnough(t *testing.T) {
	in, person := io.Pipe()
	defer person.Close()
	go io.WriteString(person, "4\n")
	n, err := parseN(in, 64, true)
	assert.NoError(t, err)
	assert.Equal(t, 4, n)
}

func TestSolveReadsANumberAndNothingElse(t *testing.T) {
	for text, want := range map[string]int{
		"8": 8, "8\n": 8, "8\r\n": 8, "\ufeff8\r\n": 8, "\n\n  8\t\n\n": 8, "\ufeff\r\n8": 8,
		strings.Repeat("\n", inputLimit-3) + "8\n": 8,
	} {
		for _, in := range []io.Reader{strings.NewReader(text), iotest.OneByteReader(strings.NewReader(text)), iotest.DataErrReader(strings.NewReader(text))} {
			n, err := parseN(in, 64, false)
			if assert.NoError(t, err, "%.20q", text) {
				assert.Equal(t, want, n, "%.20q", text)
			}
		}
	}
	for text, want := range map[string]string{
		"":                                       "n is missing",
		" \r\n":                                  "n is missing",
		"eight":                                  `standard input: "eight" is not a whole number: want 1 to 64`,
		"\n\neight\n8\n":                         `standard input: "eight" is not a whole number: want 1 to 64`,
		"8 8":                                    "is not a whole number",
		"08":                                     "is not a whole number",
		"+8":                                     "is not a whole number",
		"8.0":                                    "is not a whole number",
		"１":                                      "is not a whole number", // a full-width digit
		"8\n9\n":                                 "goes on after n with 9: want a whole number from 1 to 64 and nothing else",
		"8\n\nnine\n":                            "goes on after n with nine",
		"0":                                      "out of range: want 1 to 64",
		"65":                                     "out of range: want 1 to 64",
		"\xff\xfe8\x00\n\x00":                    "UTF-16",
		strings.Repeat("\n", inputLimit) + "8\n": "longer than 4096 bytes",
		strings.Repeat(" ", inputLimit-1) + "12\n": "longer than 4096 bytes", // not 1
		strings.Repeat("\n ", 10) + "\n1\x00\n":    "is not a whole number",
	} {
		for _, in := range []io.Reader{strings.NewReader(text), iotest.OneByteReader(strings.NewReader(text))} {
			_, err := parseN(in, 64, false)
			require.ErrorContains(t, err, want, "%.20q", text)
			assert.NotContains(t, err.Error(), "\n")
		}
	}
	_, err := parseN(iotest.ErrReader(syscall.EIO), 64, false)
	assert.ErrorContains(t, err, "cannot read n from standard input: ")
}

func TestSolveInterruptedWhileItReads(t *testing.T) {
	in, asker := io.Pipe()
	defer asker.Close()
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		asker.Write([]byte("\n")) // it reads
		cancel()
	}()
	var errs bytes.Buffer
	assert.Equal(t, ExitInterrupted, Main(ctx, []string{"solve"}, Streams{In: in, Out: io.Discard, Err: &errs}))
	assert.Equal(t, "harness: interrupted before n was read\n", errs.String())
}
