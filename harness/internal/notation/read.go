package notation

import (
	"bytes"
	"fmt"
	"io"
)

// A Reader reads boards from a text that is, or should be, in one of the notations.
//
// It is made for a judge: it takes every form in which any of the documents writes a board, so that right boards are
// known even where they stand in a wrong form, and says apart from that what is wrong with the form (Fault). What the
// writer of the notation writes comes back without a fault. Memory does not grow with the text.
type Reader struct {
	notation  Notation
	n         int
	lines     *Lines
	separated bool // a blank line follows each board

	peeked  Line // a line that was read too early, where hasPeek is set
	hasPeek bool

	count    uint64 // boards that are complete
	board    []int  // the rows of the next one so far
	wrong    *Mistake
	attached bool     // its rows follow the board before without a blank line
	ragged   *Mistake // a board that the blank lines say has not n rows, unless the rows after it make up for that

	buffer []bool // the squares of the current line
	signs  []bool // those of them that are still to be taken
	line   int    // where they stand
	blanks int    // blank lines since the last line that was not blank
	seen   block  // the lines of the board so far

	blankFault, formFault *Fault
	written               []byte
}

// A Fault is a place where the form is not the notation's, although the boards can be read.
type Fault struct {
	Line  int    // from 1
	Text  string // what is wrong: "a blank at the end of the line"
	Blank bool   // nothing but blanks or blank lines are wrong
}

func (f *Fault) String() string { return fmt.Sprintf("line %d: %s", f.Line, f.Text) }

// A Mistake is an error of Reader.Next: a text that is no board in any form, or a board that has not n rows with one
// queen each, on the board.
type Mistake struct {
	Line  int
	Text  string
	AtEnd bool // the text ends here, and what is wrong may be no more than that
}

func (m *Mistake) Error() string { return fmt.Sprintf("%s (line %d)", m.Text, m.Line) }

// NewReader returns a reader of n×n boards, n ≥ 1, from r.
func (x Notation) NewReader(r io.Reader, n int) *Reader {
	example := x.Append(nil, 1, make([]int, n))
	return &Reader{notation: x, n: n, lines: NewLines(r), separated: bytes.HasSuffix(example, []byte("\n\n"))}
}

// Next returns the next board: the column (from 0) of the queen in each of the n rows, all on the board. Whether queens
// attack each other is left to the caller. The slice lasts until the next call.
// After the last board the error is io.EOF; a *Mistake or an error of the reader is final.
func (r *Reader) Next() ([]int, error) {
	for {
		if len(r.signs) > 0 {
			if r.row() {
				return r.finish()
			}
			continue
		}
		line, err := r.next()
		if err == io.EOF {
			return nil, r.end()
		}
		if err != nil {
			return nil, err
		}
		if len(bytes.TrimSpace(line.Text)) == 0 {
			r.blank(line)
			continue
		}
		done, mistake := r.take(line)
		if mistake != nil {
			return nil, mistake
		}
		if done {
			return r.finish()
		}
	}
}

// Fault returns the first place where the form of what was read so far is not the notation's, or nil. With lenient,
// blanks and blank lines are no fault.
func (r *Reader) Fault(lenient bool) *Fault {
	if r.blankFault == nil || lenient || r.formFault != nil && r.formFault.Line < r.blankFault.Line {
		return r.formFault
	}
	return r.blankFault
}

// Ragged returns, where a blank line came too early or too late, what the board there has instead of n rows; or nil.
// While the boards are right all the same it is a fault of form only. When one is wrong, this is why.
func (r *Reader) Ragged() *Mistake { return r.ragged }

// Notes returns what Lines.Notes does.
func (r *Reader) Notes() []string { return r.lines.Notes() }

// take makes of a line what it is. It reports whether a board is complete with it.
func (r *Reader) take(line Line) (done bool, mistake error) {
	if line.Lost {
		return false, r.mistake(line.Number, "a line of more than %d bytes, beginning %s", MaxLine, Show(line.Text))
	}
	// The row that document 003 asks for is taken at once, so that the judge keeps pace with a fast program.
	if column := bytes.IndexByte(line.Text, 'Q'); column >= 0 && len(line.Text) == r.n && !line.Begun &&
		bytes.Count(line.Text, []byte(".")) == r.n-1 {
		r.separate(line)
		r.board = append(r.board, column)
		return len(r.board) == r.n, r.note(line)
	}
	if signs, ok := squares(r.buffer[:0], line.Text); ok {
		return false, r.rows(line, signs)
	}
	if isRule(line.Text) || onlyHeading(line.Text) {
		return false, r.frame(line)
	}
	if board, ok := readWhole(line.Text, r.n); ok && (board.wrong == "" || !r.separated) {
		return true, r.whole(line, board)
	}
	return false, r.text(line)
}

// rows takes a line that has nothing but squares, mostly those of one row.
func (r *Reader) rows(line Line, signs []bool) error {
	r.separate(line)
	r.buffer, r.line = signs, line.Number
	switch {
	case len(signs) == r.n && !line.Begun:
		r.signs = signs
		return r.note(line)
	case len(signs)%r.n == 0 && (r.n > 3 && len(signs) == r.n*r.n || fieldsOf(line.Text, r.n)):
		r.signs = signs
		r.seen.inOneLine = true
		r.fault(line.Number, false, "several rows in one line, want a line each")
		return nil
	}
	if r.wrong == nil {
		r.wrong = &Mistake{Line: line.Number, Text: fmt.Sprintf("board %d: row %d has %s, want %d",
			r.count+1, len(r.board)+1, howMany(len(signs), "square"), r.n)}
	}
	r.buffer = append(signs[:0], make([]bool, r.n)...) // it still counts as a row
	r.signs = r.buffer
	return r.note(line)
}

// row takes one row of the squares that were read, and reports whether the board is complete.
func (r *Reader) row() bool {
	column, queens := 0, 0
	for i, queen := range r.signs[:r.n] {
		if queen {
			column = i
			queens++
		}
	}
	r.signs = r.signs[r.n:]
	if queens != 1 && r.wrong == nil {
		have := "no queen"
		if queens == 2 {
			have = "two queens"
		} else if queens > 2 {
			have = howMany(queens, "queen")
		}
		r.wrong = &Mistake{Line: r.line, Text: fmt.Sprintf("board %d: row %d has %s", r.count+1, len(r.board)+1, have)}
	}
	r.board = append(r.board, column)
	return len(r.board) == r.n
}

// whole takes a board that stands in one line.
func (r *Reader) whole(line Line, board whole) error {
	if len(r.board) > 0 {
		return r.short(line.Number)
	}
	r.separate(line)
	if board.wrong != "" {
		return r.mistake(line.Number, "board %d %s", r.count+1, board.wrong)
	}
	r.board = append(r.board, board.columns...)
	return r.note(line)
}

// frame takes a line that belongs to a board but has no squares: the heading with its number, or a rule.
func (r *Reader) frame(line Line) error {
	if len(r.board) > 0 && !isRule(line.Text) {
		return r.short(line.Number)
	}
	r.separate(line)
	return r.note(line)
}

// text refuses a line that is nothing of any notation.
func (r *Reader) text(line Line) error {
	extra := line.Text
	if at := bytes.LastIndexByte(extra, ' ') + 1; at > 0 { // a prompt is mostly followed by the first row
		if signs, ok := squares(nil, extra[at:]); ok && len(signs) == r.n {
			extra = extra[:at]
		}
	}
	switch {
	case len(r.board) > 0:
		return r.mistake(line.Number, "board %d: instead of row %d stands %s", r.count+1, len(r.board)+1, Show(extra))
	case r.count == 0:
		return r.mistake(line.Number, "extra text %s before the first board", Show(extra))
	}
	return r.mistake(line.Number, "extra text %s after board %d", Show(extra), r.count)
}

// finish compares the lines of a complete board with what the notation's writer makes of it, and returns the board.
func (r *Reader) finish() ([]int, error) {
	if r.wrong != nil {
		return nil, r.mistake(r.wrong.Line, "%s", r.wrong.Text)
	}
	if err := r.lowerEnd(); err != nil {
		return nil, err
	}
	r.count++
	if !r.seen.inOneLine {
		r.written = r.notation.Append(r.written[:0], r.count, r.board)
		want := r.written
		if r.separated {
			want = want[:len(want)-1]
		}
		if fault := r.seen.compare(want); fault != nil {
			r.fault(fault.Line, fault.Blank, "%s", fault.Text)
		}
	}
	board := r.board
	r.board = r.board[:0]
	r.seen.reset(len(r.signs) > 0)
	return board, nil
}

// lowerEnd takes the rule that ends a picture, where there is one.
func (r *Reader) lowerEnd() error {
	if len(r.signs) > 0 {
		return nil
	}
	next, err := r.next()
	if err != nil {
		return nil // it comes again
	}
	if isRule(next.Text) {
		return r.note(next)
	}
	r.peeked, r.hasPeek = next, true
	return nil
}

// end returns io.EOF, or what is missing at the end of the text.
func (r *Reader) end() error {
	switch {
	case len(r.board) > 0:
		return r.short(r.lines.number)
	case len(r.seen.lines) > 0:
		return r.mistake(r.lines.number, "board %d has no rows: the output ends", r.count+1)
	}
	return io.EOF
}

// next returns the next line.
func (r *Reader) next() (Line, error) {
	if r.hasPeek {
		r.hasPeek = false
		return r.peeked, nil
	}
	return r.lines.Next()
}
