package trace

import (
	"bytes"
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func write(t *testing.T, b Book, n int, all bool) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, b.Write(context.Background(), &out, n, all))
	return out.String()
}

// figure is document 002's figure of the search for 4 queens, (a) to (j).
const figure = `
┌─────────┐   ┌─────────┐   ┌─────────┐   ┌─────────┐   ┌─────────┐
│ Q · · · │   │ Q · · · │   │ Q · · · │   │ Q · · · │   │ Q · · · │
│ · · · · │   │ × × Q · │   │ × × Q · │   │ · · · Q │   │ · · · Q │
│ · · · · │   │ · · · · │   │ × × × × │   │ · · · · │   │ × Q · · │
│ · · · · │   │ · · · · │   │ · · · · │   │ · · · · │   │ · · · · │
└─────────┘   └─────────┘   └─────────┘   └─────────┘   └─────────┘
    (a)           (b)           (c)           (d)           (e)

┌─────────┐   ┌─────────┐   ┌─────────┐   ┌─────────┐   ┌─────────┐
│ Q · · · │   │ · Q · · │   │ · Q · · │   │ · Q · · │   │ · Q · · │
│ · · · Q │   │ · · · · │   │ × × × Q │   │ · · · Q │   │ · · · Q │
│ × Q · · │   │ · · · · │   │ · · · · │   │ Q · · · │   │ Q · · · │
│ × × × × │   │ · · · · │   │ · · · · │   │ · · · · │   │ × × Q · │
└─────────┘   └─────────┘   └─────────┘   └─────────┘   └─────────┘
    (f)           (g)           (h)           (i)           (j)

10 pictures, 26 squares tried, 1 solution: (j)
`

func TestFigure(t *testing.T) {
	assert.Equal(t, figure[1:], write(t, Book{Width: 80, Signs: Unicode}, 4, false))
}

// What is left of the figure in the document's text is its signs, out of order but complete: the same queens, and the
// same runs of crosses, are in our pictures.
func TestFigureHasTheDocumentsSigns(t *testing.T) {
	const document = `Q Q ×× Q Q ×× Q × ××× (c) Q ×××Q Q (g) (h) (i) Q Q ×Q (d) Q Q Q ××Q (j) (e) Q Q Q Q
		(a) Q (b) Q Q ×Q × ×× × (f)`
	for _, sign := range []string{"Q", "×"} {
		assert.Equal(t, strings.Count(document, sign), strings.Count(figure, sign), sign)
	}
	// A row that ends in its queen stands in the document without a blank between.
	rows := regexp.MustCompile(`×+Q`).FindAllString(document, -1)
	assert.ElementsMatch(t, []string{"×××Q", "×Q", "××Q", "×Q"}, rows)
	ours := regexp.MustCompile(`(× )+Q`).FindAllString(figure, -1)
	slices.Sort(ours)
	assert.Equal(t, []string{"× Q", "× Q", "× × Q", "× × Q", "× × Q", "× × × Q"}, ours) // (e) (f), (b) (c) (j), (h)
}

func TestASCII(t *testing.T) {
	text := write(t, Book{Width: 80, Why: true, Signs: ASCII}, 4, true)
	for _, r := range text {
		require.Less(t, r, rune(utf8.RuneSelf))
	}
	assert.Contains(t, text, "| x x Q . |")
}

func TestWidth(t *testing.T) {
	for _, width := range []int{1, 11, 24, 25, 39, 40, 80, 200} {
		text := write(t, Book{Width: width, Signs: Unicode}, 4, true)
		perLine := max(1, (width+3)/(11+3))
		lines := strings.Split(text, "\n")
		assert.Equal(t, perLine, strings.Count(lines[0], "┌"), "width %d", width)
		for _, line := range lines[:len(lines)-2] {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), max(width, 11))
			assert.Equal(t, strings.TrimRight(line, " "), line)
		}
		assert.Equal(t, 20, strings.Count(text, "┌"))
	}
}

func TestWhy(t *testing.T) {
	text := write(t, Book{Width: 11, Why: true, Signs: Unicode}, 4, false)
	assert.Contains(t, text, `
    (g)

(3,2) taken off
(3,3) × main diagonal of (1,1)
        anti-diagonal of (2,4)
(3,4) × column of (2,4)
(2,4) taken off
(1,1) taken off
(1,2) Q
`)
	assert.Equal(t, 18, strings.Count(text, " × column")+strings.Count(text, ") × main")+strings.Count(text, ") × anti"), "26 tried, 8 placed")
}

// With --all, nothing that was tried is left out.
func TestWhyTellsTheEnd(t *testing.T) {
	text := write(t, Book{Width: 80, Why: true, Signs: Unicode}, 4, true)
	assert.Contains(t, text, `
after the last picture:
(2,2) taken off
(2,3) × anti-diagonal of (1,4)
(2,4) × column of (1,4)
(1,4) taken off

20 pictures, 60 squares tried, 2 solutions: (j) (n)
`)
}

func TestNoSolution(t *testing.T) {
	for _, n := range []int{2, 3} {
		assert.Contains(t, write(t, Book{Width: 80, Signs: Unicode}, n, false), "no solution\n")
	}
}

func TestLetters(t *testing.T) {
	for number, want := range map[int]string{
		1: "(a)", 2: "(b)", 26: "(z)", 27: "(aa)", 28: "(ab)", 52: "(az)", 53: "(ba)", 702: "(zz)", 703: "(aaa)",
	} {
		assert.Equal(t, want, Letters(number))
	}
}
