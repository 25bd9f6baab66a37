package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"nqueens/harness/internal/plural"
)

// A whole is a board that stands in one line, as read: the numbers it has, and what is wrong with them.
type whole struct {
	columns []int // from 0
	wrong   string
}

// heading returns what follows the words that number a solution: "solution 1", "No.1", "NO.1: ", "方案1". It returns
// false where the text does not begin like that.
func heading(text []byte) (rest []byte, ok bool) {
	text = bytes.TrimSpace(text)
	for _, word := range []string{"solution", "no.", "方案"} {
		if len(text) < len(word) || !bytes.EqualFold(text[:len(word)], []byte(word)) {
			continue
		}
		rest := bytes.TrimLeft(text[len(word):], " \t")
		digits := len(rest) - len(bytes.TrimLeft(rest, "0123456789"))
		if digits == 0 {
			continue
		}
		return bytes.TrimLeft(rest[digits:], " \t:"), true
	}
	return nil, false
}

// onlyHeading reports whether the text numbers a solution of which the rows are still to come. "No.1 解法 2 4 1 3" does,
// though it names the columns too.
func onlyHeading(text []byte) bool {
	rest, ok := heading(text)
	return ok && (len(rest) == 0 || bytes.HasPrefix(rest, []byte("解法")))
}

// readWhole reads a board that stands in one line, whether as pairs, numbers or JSON. It returns false where the text is
// something else.
func readWhole(text []byte, n int) (whole, bool) {
	text = bytes.TrimSpace(text)
	if bytes.HasPrefix(text, []byte("{")) {
		return readObject(text, n)
	}
	if rest, ok := heading(text); ok {
		text = rest
	}
	numbers, ok := integers(text)
	if !ok {
		return whole{}, false
	}
	if len(numbers) == 2*n && bytes.Count(text, []byte("(")) == n {
		return readPairs(numbers, n)
	}
	if len(numbers) != n {
		return whole{wrong: fmt.Sprintf("has %s, want %d", howMany(len(numbers), "number"), n)}, true
	}
	return onBoard(numbers), true
}

// readPairs puts the numbers row, column, row, column, … in the order of their rows.
func readPairs(numbers []int, n int) (whole, bool) {
	columns := make([]int, n)
	for i := 0; i < 2*n; i += 2 {
		row, column := numbers[i], numbers[i+1]
		if row < 1 || row > n {
			return whole{wrong: fmt.Sprintf("has row %d, want 1 to %d", row, n)}, true
		}
		if columns[row-1] != 0 {
			return whole{wrong: fmt.Sprintf("has row %d twice", row)}, true
		}
		if columns[row-1] = column; column == 0 {
			return whole{wrong: fmt.Sprintf("has column 0 in row %d, want 1 to %d", row, n)}, true
		}
	}
	return onBoard(columns), true
}

func readObject(text []byte, n int) (whole, bool) {
	var object struct {
		N       *int  `json:"n"`
		Columns []int `json:"columns"`
	}
	if json.Unmarshal(text, &object) != nil || object.Columns == nil {
		return whole{}, false
	}
	if object.N != nil && *object.N != n {
		return whole{wrong: fmt.Sprintf("says that n is %d, want %d", *object.N, n)}, true
	}
	if len(object.Columns) != n {
		return whole{wrong: fmt.Sprintf("has %s, want %d", howMany(len(object.Columns), "column"), n)}, true
	}
	return onBoard(object.Columns), true
}

// integers returns the numbers of a text that has nothing else but brackets, commas and blanks.
func integers(text []byte) (numbers []int, ok bool) {
	inNumber := false
	for _, c := range text {
		switch {
		case c >= '0' && c <= '9':
			if !inNumber {
				numbers = append(numbers, 0)
			}
			if last := &numbers[len(numbers)-1]; *last < 1<<20 { // no board is that wide: more digits change nothing
				*last = 10**last + int(c-'0')
			}
			inNumber = true
		case strings.IndexByte(" \t,;()[]", c) >= 0:
			inNumber = false
		default:
			return nil, false
		}
	}
	return numbers, len(numbers) > 0
}

// onBoard makes a board of columns that count from 1, if they are all on it.
func onBoard(columns []int) whole {
	for row, column := range columns {
		if column < 1 || column > len(columns) {
			return whole{wrong: fmt.Sprintf("has column %d in row %d, want 1 to %d", column, row+1, len(columns))}
		}
		columns[row]--
	}
	return whole{columns: columns}
}

// howMany says how many there are of a thing: "1 row", "2 rows", "no rows".
func howMany(count int, thing string) string {
	if count == 0 {
		return "no " + thing + "s"
	}
	return plural.Of(count, thing)
}
