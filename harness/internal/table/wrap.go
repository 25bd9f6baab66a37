package table

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Wrap breaks the lines of a text at blanks so that none takes more than width columns; a longer word is broken too. The
// indentation of a line is kept, and so are its own blanks where it is not broken.
func Wrap(text string, width int) string {
	var b strings.Builder
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			b.WriteByte('\n')
		}
		if ansi.StringWidth(line) <= width {
			b.WriteString(line)
			continue
		}
		indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
		used := 0
		for j, word := range words(line, width-len(indent)) {
			length := ansi.StringWidth(word)
			switch {
			case j == 0 || used+1+length > width:
				if j > 0 {
					b.WriteByte('\n')
				}
				b.WriteString(indent)
				used = len(indent)
			default:
				b.WriteByte(' ')
				used++
			}
			b.WriteString(word)
			used += length
		}
	}
	return b.String()
}

// words returns the words of a line, each in pieces of at most width columns: Chinese has no blanks.
func words(line string, width int) []string {
	var all []string
	for _, word := range strings.Fields(line) {
		all = append(all, strings.Split(ansi.Hardwrap(word, max(width, 1), true), "\n")...)
	}
	return all
}
