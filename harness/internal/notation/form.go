package notation

import (
	"bytes"
	"fmt"
	"strconv"
	"unicode"
	"unicode/utf8"
)

// blank takes a blank line. What it means shows at the next line that is not blank: the end of the text is free.
func (r *Reader) blank(line Line) {
	r.blanks++
	if len(line.Text) > 0 {
		r.fault(line.Number, true, "a blank line that has blanks in it")
	}
}

// separate is told a line that is not blank, and judges the blank lines before it.
func (r *Reader) separate(line Line) {
	blanks := r.blanks
	r.blanks = 0
	if blanks > 0 && len(r.board) == 0 {
		r.ragged = nil // the blank lines and the rows agree again
	}
	begins := len(r.board) == 0 && len(r.seen.lines) == 0
	switch {
	case !begins && blanks > 0:
		r.fault(line.Number-1, true, "a blank line inside board %d", r.count+1)
		if len(r.board) > 0 && r.ragged == nil {
			r.ragged = r.uneven(line.Number - 1)
		}
		r.attached = false
	case !begins:
	case r.count == 0 && blanks > 0:
		r.fault(line.Number-1, true, "a blank line before the first board")
	case r.count > 0 && blanks == 0 && r.separated:
		r.fault(line.Number, true, "no blank line between board %d and board %d", r.count, r.count+1)
		r.attached = true
	case r.count > 0 && blanks > 0 && !r.separated:
		r.fault(line.Number-1, true, "a blank line between board %d and board %d", r.count, r.count+1)
	case blanks > 1 && r.separated:
		r.fault(line.Number-1, true, "%d blank lines between board %d and board %d, want one", blanks, r.count, r.count+1)
	}
	if begins && blanks > 0 {
		r.attached = false
	}
}

// uneven says how many rows the board has that is not complete here.
func (r *Reader) uneven(line int) *Mistake {
	board, rows := r.count+1, len(r.board)
	if r.attached {
		board, rows = r.count, rows+r.n
	}
	return &Mistake{Line: line, Text: fmt.Sprintf("board %d has %s, want %d", board, howMany(rows, "row"), r.n)}
}

// short refuses the board that is not complete here.
func (r *Reader) short(line int) error {
	m := r.uneven(line)
	return r.mistake(m.Line, "%s", m.Text)
}

// mistake returns what is wrong in a line, or what the blank lines said was wrong before.
func (r *Reader) mistake(line int, format string, args ...any) error {
	if r.ragged != nil {
		return r.ragged
	}
	return &Mistake{line, fmt.Sprintf(format, args...), r.lines.ended}
}

// fault keeps the first fault of each kind.
func (r *Reader) fault(line int, blank bool, format string, args ...any) {
	first := &r.formFault
	if blank {
		first = &r.blankFault
	}
	if *first == nil {
		*first = &Fault{line, fmt.Sprintf(format, args...), blank}
	}
}

// note keeps a line for the comparison with what the writer writes. No board has that many lines as are refused here.
func (r *Reader) note(line Line) error {
	if len(r.seen.numbers) > 3*r.n+8 {
		return r.mistake(line.Number, "board %d: instead of row %d stands %s", r.count+1, len(r.board)+1, Show(line.Text))
	}
	r.seen.add(line)
	return nil
}

// A block is the lines of one board as they were seen.
type block struct {
	lines     []byte // each with a line end
	numbers   []int
	inOneLine bool // some stood together in a line, and there is nothing to compare
}

func (b *block) add(line Line) {
	b.lines = append(append(b.lines, line.Text...), '\n')
	b.numbers = append(b.numbers, line.Number)
}

func (b *block) reset(inOneLine bool) {
	*b = block{lines: b.lines[:0], numbers: b.numbers[:0], inOneLine: inOneLine}
}

// compare returns the first fault of the block, of which want is the right text, and rather one that is more than
// blanks; or nil.
func (b *block) compare(want []byte) *Fault {
	if bytes.Equal(b.lines, want) {
		return nil
	}
	var blank *Fault
	seen := b.lines
	for _, number := range b.numbers {
		var is, asked []byte
		is, seen, _ = bytes.Cut(seen, []byte("\n"))
		asked, want, _ = bytes.Cut(want, []byte("\n"))
		fault := difference(is, asked)
		if fault == nil {
			continue
		}
		fault.Line = number
		if !fault.Blank {
			return fault
		}
		if blank == nil {
			blank = fault
		}
	}
	if len(want) > 0 {
		asked, _, _ := bytes.Cut(want, []byte("\n"))
		return &Fault{Line: b.numbers[len(b.numbers)-1], Text: "the board ends here, where " + Show(asked) + " is asked for"}
	}
	return blank
}

// difference says how a line is not the one asked for, or returns nil.
func difference(is, asked []byte) *Fault {
	blank := func(text string) *Fault { return &Fault{Text: text, Blank: true} }
	switch {
	case bytes.Equal(is, asked):
		return nil
	case len(asked) == 0:
		return &Fault{Text: Show(is) + ", where nothing more is asked for"}
	case !bytes.Equal(tokens(is), tokens(asked)):
		return &Fault{Text: Show(is) + ", where " + Show(asked) + " is asked for"}
	case len(is) > len(asked) && bytes.HasPrefix(is, asked):
		return blank("a blank at the end of the line")
	case len(is) < len(asked) && bytes.HasPrefix(asked, is):
		return blank("no blank at the end of the line, where the document has one")
	case len(is) > len(asked) && bytes.HasSuffix(is, asked):
		return blank("a blank at the beginning of the line")
	}
	return blank(Show(is) + ", where " + Show(asked) + " is asked for (only blanks differ)")
}

// tokens returns the text with its blanks left out where they mean nothing: beside a bracket, a comma, or another
// blank, and at both ends.
func tokens(text []byte) []byte {
	short := make([]byte, 0, len(text))
	apart := false
	for _, c := range string(text) {
		if unicode.IsSpace(c) {
			apart = true
			continue
		}
		if apart && len(short) > 0 && !bytes.ContainsRune([]byte("(){}[],:"), c) &&
			!bytes.ContainsRune([]byte("(){}[],:"), rune(short[len(short)-1])) {
			short = append(short, ' ')
		}
		apart = false
		short = utf8.AppendRune(short, c)
	}
	return short
}

// fieldsOf reports whether a text is several words of n characters each.
func fieldsOf(text []byte, n int) bool {
	for field := range bytes.FieldsSeq(text) {
		if utf8.RuneCount(field) != n {
			return false
		}
	}
	return true
}

// Show quotes a text for an error, shortened to what fits there. What is no UTF-8, or no printable character, is escaped.
func Show(text []byte) string {
	const most = 32
	runes := 0
	for i := range string(text) {
		if runes == most {
			return strconv.Quote(string(text[:i])) + "…"
		}
		runes++
	}
	return strconv.Quote(string(text))
}
