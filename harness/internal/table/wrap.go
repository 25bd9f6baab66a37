package table

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks the lines of a text at blanks so that none has more than width characters, but for longer words. The
// indentation of a line is kept, and so are its own blanks where it is not broken.
func Wrap(text string, width int) string {
	var b strings.Builder
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			b.WriteByte('\n')
		}
		if utf8.RuneCountInString(line) <= width {
			b.WriteString(line)
			continue
		}
		indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
		used := 0
		for j, word := range strings.Fields(line) {
			length := utf8.RuneCountInString(word)
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
