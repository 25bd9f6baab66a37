package table

import (
	"fmt"
	"io"

	"github.com/charmbracelet/x/ansi"
)

// Within writes the table as Text does, in no more than width columns: where it is wider, the text of a last column that
// is aligned left is wrapped, if enough is left for it, and else the table is cut into several with the same first
// column.
func (t Table) Within(w io.Writer, width int) error {
	widths := t.widths()
	last := len(widths) - 1
	if room := width - (sum(widths) - widths[last]); sum(widths) > width && t.Left[last] && room >= 30 {
		return t.wrapped(room - 2).Text(w)
	}
	for from := 1; from <= last || from == 1; {
		to, used := from, widths[0]
		for to <= last && (to == from || used+widths[to] <= width) {
			used += widths[to]
			to++
		}
		if from > 1 {
			fmt.Fprintln(w)
		}
		if err := t.part(from, to).Text(w); err != nil {
			return err
		}
		from = max(to, from+1)
	}
	return nil
}

// widths returns how many characters each column takes, with a blank at either side.
func (t Table) widths() []int {
	widths := make([]int, len(t.Header))
	for _, row := range append([][]string{t.Header}, t.Rows...) {
		for i, cell := range row {
			widths[i] = max(widths[i], ansi.StringWidth(cell)+2)
		}
	}
	return widths
}

// part returns the table with the first column and those from one to before another.
func (t Table) part(from, to int) Table {
	p := Table{Header: columns(t.Header, from, to), Left: map[int]bool{0: t.Left[0]}}
	for i := from; i < to; i++ {
		p.Left[1+i-from] = t.Left[i]
	}
	for _, row := range t.Rows {
		p.Rows = append(p.Rows, columns(row, from, to))
	}
	return p
}

func columns(row []string, from, to int) []string {
	return append(row[:1:1], row[from:to]...)
}

// wrapped returns the table with the text of its last column wrapped.
func (t Table) wrapped(width int) Table {
	p := Table{Header: t.Header, Left: t.Left}
	for _, row := range t.Rows {
		cells := append([]string(nil), row...)
		cells[len(cells)-1] = Wrap(cells[len(cells)-1], width)
		p.Rows = append(p.Rows, cells)
	}
	return p
}

func sum(numbers []int) (total int) {
	for _, n := range numbers {
		total += n
	}
	return total
}
