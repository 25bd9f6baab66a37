package table

import (
	"strings"
	"unicode"
)

// EscapeMarkdown returns text that a page shows as it is: nothing in it is code, stress, a link, a picture, HTML or a
// column of a table. It is for a line or a part of one, so that line ends become blanks. What does nothing where it
// stands is left alone, to keep the source readable.
func EscapeMarkdown(text string) string {
	text = escapeCell(text)
	if text != "" && strings.ContainsRune(">#-+=", rune(text[0])) { // live at the beginning of a line only
		return `\` + text
	}
	return text
}

// escapeCell is EscapeMarkdown for what is not at the beginning of a line. There ">" does nothing, as no "<" is left for
// it to close, nor does "!" without a link behind it.
func escapeCell(text string) string {
	var b strings.Builder
	runes := []rune(strings.ReplaceAll(text, "\r\n", " "))
	at := func(i int) rune { // blank beyond the ends
		if i < 0 || i >= len(runes) {
			return ' '
		}
		return runes[i]
	}
	for i, r := range runes {
		before, after := at(i-1), at(i+1)
		switch {
		case r == '\n' || r == '\r':
			r = ' '
		case r == '<':
			b.WriteString("&lt;")
			continue
		case r == '&' && (after == '#' || unicode.IsLetter(after)):
			b.WriteString("&amp;")
			continue
		case strings.ContainsRune("\\`*[]|", r),
			r == '_' && !(isWord(before) && isWord(after)),
			r == '~' && !(before == ' ' && after == ' '),
			r == '!' && after == '[':
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
