// Package printable makes text from elsewhere, such as a file's name or what a program said, safe to show: it stays in
// one line, and nothing in it steers the terminal or turns the reading order round.
package printable

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// most is how many characters of a text are shown.
const most = 200

// Text returns s as it is where each of its characters can be printed, else as a Go string literal. Of a long text only
// the beginning is returned, and "…".
func Text(s string) string {
	s, more := cut(s)
	if utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return !Is(r) }) {
		return s + more
	}
	return strconv.Quote(s) + more
}

// Is reports whether a character can be printed in a line: it is visible, or a blank. Tabs and line ends are not, nor
// is what Unicode has to separate lines and to set the direction of writing.
func Is(r rune) bool { return unicode.IsPrint(r) || unicode.Is(unicode.Zs, r) }

// cut returns how s begins, and "…" if there is more.
func cut(s string) (begins, more string) {
	runes := 0
	for i := range s {
		if runes == most {
			return s[:i], "…"
		}
		runes++
	}
	return s, ""
}
