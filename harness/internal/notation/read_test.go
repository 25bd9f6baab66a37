package notation_test

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"

	"nqueens/bitmask"
	"nqueens/harness/internal/notation"
)

// write returns all solutions of the n×n board in a notation.
func write(x notation.Notation, n int) []byte {
	var text []byte
	number := uint64(0)
	for board := range bitmask.Solutions(n) {
		number++
		text = x.Append(text, number, board)
	}
	return text
}

// read returns all boards of a text, and the error that ended it.
func read(r *notation.Reader) (boards [][]int, err error) {
	for {
		board, err := r.Next()
		if err != nil {
			return boards, err
		}
		boards = append(boards, slices.Clone(board))
	}
}

func TestRoundTrip(t *testing.T) {
	for _, x := range notation.All {
		t.Run(x.Name, func(t *testing.T) {
			for n := 1; n <= 9; n++ {
				r := x.NewReader(bytes.NewReader(write(x, n)), n)
				boards, err := read(r)
				require.Equal(t, io.EOF, err, "n = %d", n)
				var want [][]int
				for board := range bitmask.Solutions(n) {
					want = append(want, board)
				}
				require.Equal(t, want, boards, "n = %d", n)
				require.Nil(t, r.Fault(false), "n = %d", n)
				require.Nil(t, r.Ragged())
				require.Empty(t, r.Notes())
			}
		})
	}
}

// A board in the form of another notation is still read, and the form is a fault.
func TestOtherNotations(t *testing.T) {
	for _, asked := range notation.All {
		for _, seen := range notation.All {
			if asked.Name == seen.Name {
				continue
			}
			t.Run(seen.Name+" for "+asked.Name, func(t *testing.T) {
				r := asked.NewReader(bytes.NewReader(write(seen, 4)), 4)
				boards, err := read(r)
				require.Equal(t, io.EOF, err)
				assert.Equal(t, [][]int{{1, 3, 0, 2}, {2, 0, 3, 1}}, boards)
				fault := r.Fault(true)
				require.NotNil(t, fault)
				assert.False(t, fault.Blank)
				assert.LessOrEqual(t, fault.Line, 2, "a matrix and a picture begin with the same heading")
			})
		}
	}
}

func TestFaults(t *testing.T) {
	const grid = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n"
	replace := func(old, new string) string { return strings.Replace(grid, old, new, 1) }
	for _, test := range []struct {
		name, notation, text string
		strict, lenient      string // "" where there is no fault
	}{
		{"as asked", "grid", grid, "", ""},
		{"no last line end", "grid", strings.TrimSuffix(grid, "\n"), "", ""},
		{"blank lines at the end", "grid", grid + "\n\n", "", ""},
		{"blank at a line's end", "grid", replace("...Q\n", "...Q \n"), "line 2: a blank at the end of the line", ""},
		{"blank at a line's start", "grid", replace("...Q\n", "\t...Q\n"), "line 2: a blank at the beginning of the line", ""},
		{"leading blank line", "grid", "\n" + grid, "line 1: a blank line before the first board", ""},
		{"no blank line", "grid", replace("\n\n", "\n"), "line 5: no blank line between board 1 and board 2", ""},
		{"two blank lines", "grid", replace("\n\n", "\n\n\n"), "line 6: 2 blank lines between board 1 and board 2, want one", ""},
		{"blank line that has blanks", "grid", replace("\n\n", "\n  \n"), "line 5: a blank line that has blanks in it", ""},
		{"a blank line after each row", "grid", strings.ReplaceAll(grid, "\n", "\n\n"), "line 2: a blank line inside board 1", ""},
		{"a blank line in the wrong place", "grid", strings.ReplaceAll(strings.ReplaceAll(grid, "\n\n", "\n"), "Q...\n", "Q...\n\n"),
			"line 4: a blank line inside board 1", ""},
		{"spaced", "grid", replace("...Q", ". . . Q"), `line 2: ". . . Q", where "...Q" is asked for`, `line 2: ". . . Q", where "...Q" is asked for`},
		{"one line", "grid", strings.ReplaceAll(strings.ReplaceAll(grid, "\n\n", "\n"), "\n", " "),
			"line 1: several rows in one line, want a line each", "line 1: several rows in one line, want a line each"},
		{"a board in one line", "grid", ".Q.....QQ.....Q.\n\n..Q.Q......Q.Q..\n",
			"line 1: several rows in one line, want a line each", "line 1: several rows in one line, want a line each"},
		{"lower case", "grid", strings.ToLower(grid), `line 1: ".q..", where ".Q.." is asked for`, `line 1: ".q..", where ".Q.." is asked for`},
		{"vector without blanks", "vector", "(2,4,1,3)\n(3, 1, 4, 2)\n", `line 1: "(2,4,1,3)", where "(2, 4, 1, 3)" is asked for (only blanks differ)`, ""},
		{"vector without brackets", "vector", "2 4 1 3\n(3, 1, 4, 2)\n",
			`line 1: "2 4 1 3", where "(2, 4, 1, 3)" is asked for`, `line 1: "2 4 1 3", where "(2, 4, 1, 3)" is asked for`},
		{"blank line between vectors", "vector", "(2, 4, 1, 3)\n\n(3, 1, 4, 2)\n", "line 2: a blank line between board 1 and board 2", ""},
		{"sites without the last blank", "sites", "No.1    2 4 1 3\nNo.2    3 1 4 2 \n",
			"line 1: no blank at the end of the line, where the document has one", ""},
		{"wrong number", "sites", "No.1    2 4 1 3 \nNo.1    3 1 4 2 \n",
			`line 2: "No.1    3 1 4 2 ", where "No.2    3 1 4 2 " is asked for`, `line 2: "No.1    3 1 4 2 ", where "No.2    3 1 4 2 " is asked for`},
		{"matrix without blanks", "matrix", "solution 1\n0100\n0001\n1000\n0010\n\nsolution 2\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
			`line 2: "0100", where "0 1 0 0" is asked for`, `line 2: "0100", where "0 1 0 0" is asked for`},
		{"matrix with two blanks", "matrix", "solution 1\n0  1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\nsolution 2\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
			`line 2: "0  1 0 0", where "0 1 0 0" is asked for (only blanks differ)`, ""},
		{"pairs in another order", "pairs", "方案1  (2,4)  (1,2)  (3,1)  (4,3)\n方案2  (1,3)  (2,1)  (3,4)  (4,2)\n",
			`line 1: "方案1  (2,4)  (1,2)  (3,1)  (4,3)", where "方案1  (1,2)  (2,4)  (3,1)  (4,3)" is asked for`,
			`line 1: "方案1  (2,4)  (1,2)  (3,1)  (4,3)", where "方案1  (1,2)  (2,4)  (3,1)  (4,3)" is asked for`},
	} {
		t.Run(test.name, func(t *testing.T) {
			x, ok := notation.Lookup(test.notation)
			require.True(t, ok)
			r := x.NewReader(strings.NewReader(test.text), 4)
			boards, err := read(r)
			require.Equal(t, io.EOF, err)
			assert.Equal(t, [][]int{{1, 3, 0, 2}, {2, 0, 3, 1}}, boards)
			assert.Equal(t, test.strict, say(r.Fault(false)))
			assert.Equal(t, test.lenient, say(r.Fault(true)))
		})
	}
}

func say(f *notation.Fault) string {
	if f == nil {
		return ""
	}
	return f.String()
}

func TestMistakes(t *testing.T) {
	const good = ".Q..\n...Q\nQ...\n..Q.\n\n"
	for _, test := range []struct{ name, notation, text, want string }{
		{"prompt", "grid", "Enter n: " + good, `extra text "Enter n: " before the first board (line 1)`},
		{"text after", "grid", good + "Total: 1\n", `extra text "Total: 1" after board 1 (line 6)`},
		{"text inside", "grid", ".Q..\nhello\n", `board 1: instead of row 2 stands "hello" (line 2)`},
		{"no queen", "grid", ".Q..\n....\nQ...\n..Q.\n", "board 1: row 2 has no queen (line 2)"},
		{"two queens", "grid", "QQ..\n...Q\nQ...\n..Q.\n", "board 1: row 1 has two queens (line 1)"},
		{"three queens", "grid", good + "QQQ.\n...Q\nQ...\n..Q.\n", "board 2: row 1 has 3 queens (line 6)"},
		{"five squares", "grid", ".Q...\n...Q\nQ...\n..Q.\n", "board 1: row 1 has 5 squares, want 4 (line 1)"},
		{"three rows", "grid", ".Q..\n...Q\nQ...\n\n" + good, "board 1 has 3 rows, want 4 (line 4)"},
		{"three rows at the end", "grid", good + ".Q..\n...Q\nQ...\n", "board 2 has 3 rows, want 4 (line 8)"},
		{"five rows", "grid", ".Q..\n...Q\nQ...\n..Q.\n....\n", "board 1 has 5 rows, want 4 (line 5)"},
		{"five rows and another board", "grid", ".Q..\n...Q\nQ...\n..Q.\n....\n\n" + good, "board 1 has 5 rows, want 4 (line 6)"},
		{"heading without rows", "matrix", "solution 1\n", "board 1 has no rows: the output ends (line 1)"},
		{"headings only", "matrix", strings.Repeat("solution 1\n", 50), `board 1: instead of row 1 stands "solution 1" (line 22)`},
		{"heading too early", "matrix", "solution 1\n0 1 0 0\nsolution 2\n", "board 1 has 1 row, want 4 (line 3)"},
		{"three numbers", "vector", "(2, 4, 1)\n", "board 1 has 3 numbers, want 4 (line 1)"},
		{"columns from 0", "vector", "(1, 3, 0, 2)\n", "board 1 has column 0 in row 3, want 1 to 4 (line 1)"},
		{"column not there", "json", `{"columns":[2,4,-1,3]}`, "board 1 has column -1 in row 3, want 1 to 4 (line 1)"},
		{"row twice", "pairs", "方案1  (1,2)  (1,4)  (3,1)  (4,3)\n", "board 1 has row 1 twice (line 1)"},
		{"row not there", "pairs", "方案1  (1,2)  (5,4)  (3,1)  (4,3)\n", "board 1 has row 5, want 1 to 4 (line 1)"},
		{"another n", "json", `{"n":5,"number":1,"columns":[1,3,5,2,4]}`, "board 1 says that n is 5, want 4 (line 1)"},
		{"a line without end", "grid", strings.Repeat("x", 1<<20), `a line of more than 65536 bytes, beginning "` + strings.Repeat("x", 32) + `"… (line 1)`},
		{"not UTF-8", "pairs", "\xb7\xbd\xb0\xb81\n", `extra text "\xb7\xbd\xb0\xb81" before the first board (line 1)`},
		{"long text", "grid", strings.Repeat("方", 33), `extra text "` + strings.Repeat("方", 32) + `"… before the first board (line 1)`},
		{"control characters", "grid", "\x1b[2J\n", `extra text "\x1b[2J" before the first board (line 1)`},
	} {
		t.Run(test.name, func(t *testing.T) {
			x, ok := notation.Lookup(test.notation)
			require.True(t, ok)
			_, err := read(x.NewReader(strings.NewReader(test.text), 4))
			require.EqualError(t, err, test.want)
			assert.True(t, errors.As(err, new(*notation.Mistake)))
		})
	}
}

func TestEncodings(t *testing.T) {
	for _, test := range []struct {
		name     string
		encoding encoding.Encoding
		note     string
	}{
		{"byte order mark", unicode.UTF8BOM, "UTF-8 byte order mark"},
		{"little-endian", unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "UTF-16 (little-endian, byte order mark)"},
		{"big-endian", unicode.UTF16(unicode.BigEndian, unicode.UseBOM), "UTF-16 (big-endian, byte order mark)"},
		{"little-endian, no mark", unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), "UTF-16 (little-endian, no byte order mark)"},
		{"big-endian, no mark", unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), "UTF-16 (big-endian, no byte order mark)"},
	} {
		for _, x := range notation.All {
			t.Run(test.name+", "+x.Name, func(t *testing.T) {
				text, err := test.encoding.NewEncoder().Bytes(bytes.ReplaceAll(write(x, 4), []byte("\n"), []byte("\r\n")))
				require.NoError(t, err)
				r := x.NewReader(bytes.NewReader(text), 4)
				boards, err := read(r)
				require.Equal(t, io.EOF, err)
				assert.Equal(t, [][]int{{1, 3, 0, 2}, {2, 0, 3, 1}}, boards)
				assert.Nil(t, r.Fault(false))
				assert.Equal(t, []string{test.note, "CRLF line ends"}, r.Notes())
			})
		}
	}
}

// All boards of n = 10 in one line make 87 KB, more than a line may have at once.
func TestLongLine(t *testing.T) {
	grid, _ := notation.Lookup("grid")
	r := grid.NewReader(bytes.NewReader(bytes.ReplaceAll(bytes.ReplaceAll(write(grid, 10), []byte("\n\n"), []byte("\n")), []byte("\n"), []byte(" "))), 10)
	boards, err := read(r)
	require.Equal(t, io.EOF, err)
	assert.Len(t, boards, 724)
	assert.Equal(t, "line 1: several rows in one line, want a line each", say(r.Fault(true)))
}

// Whatever the text is, reading it ends, and a board that comes back has n rows.
func FuzzRead(f *testing.F) {
	for i, x := range notation.All {
		f.Add(uint8(i), uint8(4), write(x, 4))
		f.Add(uint8(i), uint8(1), write(x, 1))
		f.Add(uint8(i), uint8(5), bytes.ReplaceAll(write(x, 5), []byte("\n"), []byte(" ")))
	}
	f.Add(uint8(6), uint8(4), []byte("Enter n: .Q..\n"))
	f.Add(uint8(0), uint8(4), []byte("\xff\xfe.\x00Q\x00"))
	f.Fuzz(func(t *testing.T, i, size uint8, text []byte) {
		x := notation.All[int(i)%len(notation.All)]
		n := 1 + int(size)%12
		r := x.NewReader(bytes.NewReader(text), n)
		boards := 0
		for {
			board, err := r.Next()
			if err != nil {
				break
			}
			require.Len(t, board, n)
			require.GreaterOrEqual(t, slices.Min(board), 0)
			require.Less(t, slices.Max(board), n)
			boards++
			require.LessOrEqual(t, boards, len(text), "a board is at least a byte")
		}
	})
}

// What a writer writes comes back, whatever the board is: the columns need not be a solution.
func FuzzRoundTrip(f *testing.F) {
	f.Add([]byte{1, 3, 0, 2}, uint16(1))
	f.Add([]byte{0}, uint16(9))
	f.Fuzz(func(t *testing.T, columns []byte, times uint16) {
		n := len(columns)
		if n == 0 || n > 32 {
			return
		}
		board := make([]int, n)
		for row, column := range columns {
			board[row] = int(column) % n
		}
		count := 1 + uint64(times)%20
		for _, x := range notation.All {
			var text []byte
			for number := uint64(1); number <= count; number++ {
				text = x.Append(text, number, board)
			}
			r := x.NewReader(bytes.NewReader(text), n)
			boards, err := read(r)
			require.Equal(t, io.EOF, err, x.Name)
			require.Len(t, boards, int(count), x.Name)
			for _, back := range boards {
				require.Equal(t, board, back, x.Name)
			}
			require.Nil(t, r.Fault(false), x.Name)
		}
	})
}
