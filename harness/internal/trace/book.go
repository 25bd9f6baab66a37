package trace

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"nqueens/harness/internal/plural"
)

// Book says how a book of pictures is to be written.
type Book struct {
	Width int  // of the terminal, in characters
	Why   bool // under each picture, what happened since the one before, and why each refused square was refused
	State bool // under each picture, what each approach holds
	Signs Signs
}

// gap is the room between two pictures.
const gap = "   "

// Write writes the pictures of the search for n queens side by side, in lines no wider than the book unless a single
// picture is, and a last line that sums up. When ctx is done it ends with the pictures that it has, and returns an
// *Interrupted.
func (b Book) Write(ctx context.Context, w io.Writer, n int, all bool) error {
	out := bufio.NewWriter(w)
	var shelf [][]string // the pictures that stand side by side next
	var width int        // of the shelf
	var total summary
	var interrupted error
	for p := range Pictures(n, all) {
		if err := ctx.Err(); err != nil {
			interrupted = total.interrupted(err)
			break
		}
		total.add(p)
		if p.Number == 0 {
			writeShelf(out, shelf)
			shelf = nil
			b.writeRest(out, p)
			fmt.Fprintln(out, total)
			break
		}
		block := b.block(p)
		if len(shelf) > 0 && width+len(gap)+blockWidth(block) > b.Width {
			if writeShelf(out, shelf); out.Flush() != nil {
				break // whoever read has seen enough: Flush says so again below
			}
			shelf, width = nil, 0
		}
		if len(shelf) > 0 {
			width += len(gap)
		}
		shelf, width = append(shelf, block), width+blockWidth(block)
	}
	writeShelf(out, shelf)
	return cmp.Or(out.Flush(), interrupted)
}

// block is the lines of one picture: the board, its letter, and what was asked for.
func (b Book) block(p Picture) []string {
	lines := p.Board(b.Signs)
	label := Letters(p.Number)
	indent := max(0, (2*p.N+3-len(label))/2)
	lines = append(lines, strings.Repeat(" ", indent)+label)
	if b.Why {
		lines = append(lines, "")
		lines = append(lines, b.story(p.Events)...)
	}
	if b.State {
		lines = append(lines, "")
		lines = append(lines, p.Events[len(p.Events)-1].State(p.N)...)
	}
	return lines
}

// story tells the events in lines that are short enough to stand under a picture.
func (b Book) story(events []Event) []string {
	var lines []string
	for _, e := range events {
		switch e.Kind {
		case Refused:
			start := fmt.Sprintf("(%d,%d) %s ", e.Row, e.Column, b.Signs.Cross)
			for _, a := range Attacks(e.Queens, e.Row, e.Column) {
				lines = append(lines, start+a.String())
				start = strings.Repeat(" ", utf8.RuneCountInString(start))
			}
		case Placed:
			lines = append(lines, fmt.Sprintf("(%d,%d) Q", e.Row, e.Column))
		case DeadEnd:
			lines = append(lines, fmt.Sprintf("row %d admits none", e.Row))
		case Solution:
			lines = append(lines, "solution")
		case Backtrack:
			lines = append(lines, fmt.Sprintf("(%d,%d) taken off", e.Row, e.Column))
		}
	}
	return lines
}

// writeRest tells what happened after the last picture, if that is asked for.
func (b Book) writeRest(out io.Writer, rest Picture) {
	if !b.Why || len(rest.Events) == 0 {
		return
	}
	fmt.Fprintln(out, "after the last picture:")
	for _, line := range b.story(rest.Events) {
		fmt.Fprintln(out, line)
	}
	fmt.Fprintln(out)
}

// writeShelf writes blocks side by side, and a blank line after them.
func writeShelf(out io.Writer, shelf [][]string) {
	height := 0
	for _, block := range shelf {
		height = max(height, len(block))
	}
	for i := range height {
		var line strings.Builder
		for j, block := range shelf {
			if j > 0 {
				line.WriteString(gap)
			}
			text := ""
			if i < len(block) {
				text = block[i]
			}
			line.WriteString(text + strings.Repeat(" ", blockWidth(block)-utf8.RuneCountInString(text)))
		}
		fmt.Fprintln(out, strings.TrimRight(line.String(), " "))
	}
	if height > 0 {
		fmt.Fprintln(out)
	}
}

func blockWidth(block []string) int {
	width := 0
	for _, line := range block {
		width = max(width, utf8.RuneCountInString(line))
	}
	return width
}

// summary is what the last line of a book tells.
type summary struct {
	pictures, tried int
	solutions       []string // the letters of their pictures
}

func (s *summary) add(p Picture) {
	for _, e := range p.Events {
		switch e.Kind {
		case Refused, Placed:
			s.tried++
		case Solution:
			s.solutions = append(s.solutions, Letters(s.pictures)) // the picture before: its last queen
		}
	}
	s.pictures = max(s.pictures, p.Number)
}

// interrupted is the error of a book that ends with the pictures counted so far.
func (s summary) interrupted(cause error) error {
	if s.pictures == 0 {
		return &Interrupted{cause: cause}
	}
	return &Interrupted{After: "picture " + Letters(s.pictures), cause: cause}
}

func (s summary) String() string {
	text := fmt.Sprintf("%s, %s tried, ", plural.Of(s.pictures, "picture"), plural.Of(s.tried, "square"))
	if len(s.solutions) == 0 {
		return text + "no solution"
	}
	return text + plural.Of(len(s.solutions), "solution") + ": " + strings.Join(s.solutions, " ")
}
