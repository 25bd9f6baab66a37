package notation

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// squares appends to dst whether a queen stands on each square of a row, or of several rows, that the text draws in
// the signs of any notation. It returns false where the text is something else.
func squares(dst []bool, text []byte) ([]bool, bool) {
	before := len(dst)
	for rest := text; len(rest) > 0; {
		sign, size := rune(rest[0]), 1
		if sign >= utf8.RuneSelf {
			sign, size = utf8.DecodeRune(rest)
		}
		rest = rest[size:]
		switch {
		case isEmpty(sign):
			dst = append(dst, false)
		case isQueen(sign):
			dst = append(dst, true)
		case isBar(sign):
			return framed(dst[:before], text)
		case !unicode.IsSpace(sign):
			return dst[:before], false
		}
	}
	return dst, len(dst) > before
}

// framed reads a row of a picture, where a bar stands at each end and between the squares.
func framed(dst []bool, text []byte) ([]bool, bool) {
	before := len(dst)
	cells := bytes.FieldsFunc(bytes.TrimSpace(text), isBar)
	for _, cell := range cells {
		sign, size := utf8.DecodeRune(bytes.TrimSpace(cell))
		switch {
		case size == 0 || size == len(bytes.TrimSpace(cell)) && isEmpty(sign):
			dst = append(dst, false)
		case size == len(bytes.TrimSpace(cell)) && isQueen(sign):
			dst = append(dst, true)
		default:
			return dst[:before], false
		}
	}
	return dst, len(dst) > before
}

func isBar(sign rune) bool { return sign == '|' || sign == '│' }

func isQueen(sign rune) bool {
	switch sign {
	case 'Q', 'q', '1', '*', '#', 'X', '☆', '★', '♛', '♕':
		return true
	}
	return false
}

func isEmpty(sign rune) bool {
	switch sign {
	case '.', '0', '-', '_', '·', '■', '□':
		return true
	}
	return false
}

// isRule reports whether the text is a line of a picture's frame.
func isRule(text []byte) bool {
	corner := false
	for _, c := range string(text) {
		switch c {
		case '+', '┌', '┬', '┐', '├', '┼', '┤', '└', '┴', '┘':
			corner = true
		case '-', '─', ' ':
		default:
			return false
		}
	}
	return corner
}
