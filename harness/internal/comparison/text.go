package comparison

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/perf/benchunit"

	"nqueens/harness/internal/table"
	"nqueens/harness/internal/timing"
)

// Text writes the comparison for a terminal that is width columns wide. A table that is wider is cut into several.
func (c *Comparison) Text(w io.Writer, width int) error {
	fmt.Fprintf(w, "%s\n\n", wrap(c.agreementLine(), width))
	columns := c.columns()
	for len(columns) > 1 {
		fits := fitting(columns, width)
		if err := tableOf(columns[:fits]).Text(w); err != nil {
			return err
		}
		columns = append(columns[:1:1], columns[fits:]...)
		if len(columns) > 1 {
			fmt.Fprintln(w)
		}
	}
	fmt.Fprintf(w, "%s\n\n", wrap("Time of one run to "+taskWords[c.Plan.Task]+", on "+c.Machine.String()+".", width))
	for _, note := range c.notes() {
		fmt.Fprintln(w, hang(note.mark, note.text, width))
	}
	return nil
}

// Markdown writes the comparison for a page.
func (c *Comparison) Markdown(w io.Writer) error {
	fmt.Fprintf(w, "%s\n\n", c.agreementLine())
	if err := tableOf(c.columns()).Markdown(w); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nTime of one run to %s, on %v.\n\n", taskWords[c.Plan.Task], c.Machine)
	for _, note := range c.notes() {
		fmt.Fprintf(w, "- `%s` %s\n", note.mark, strings.ReplaceAll(note.text, "|", `\|`))
	}
	return nil
}

var taskWords = map[timing.Task]string{
	timing.Count: "count every solution",
	timing.All:   "produce every board",
	timing.First: "find the first board",
}

// agreementLine says in one line what was proved, or what was not.
func (c *Comparison) agreementLine() string {
	a := c.Agreement
	var b strings.Builder
	switch {
	case a.To < 0:
		b.WriteString("No agreement was checked.")
	case len(a.Agreed) == 0:
		b.WriteString("No approach is right.")
	case len(a.Agreed) == 1:
		fmt.Fprintf(&b, "%s is right for n = 0 to %d: all %s boards, each checked, totals as OEIS A000170.",
			a.Agreed[0], a.To, grouped(a.Boards))
	default:
		fmt.Fprintf(&b, "%d approaches agree for n = 0 to %d: the same %s boards, each checked, totals as OEIS A000170.",
			len(a.Agreed), a.To, grouped(a.Boards))
	}
	for _, f := range a.Faults {
		fmt.Fprintf(&b, "\n%s disagrees at n = %d and is not timed: %s.", f.Algorithm, f.N, f.Reason)
	}
	for _, f := range c.Result.Faults {
		fmt.Fprintf(&b, "\n%s fails at n = %d and has no figures: %v.", f.Subject, f.N, f.Err)
	}
	return b.String()
}

// A column is a header over a cell for each row.
type column struct {
	header string
	cells  []string
}

// columns returns the table, column by column; the first has the names.
func (c *Comparison) columns() []column {
	names := column{header: "approach"}
	for _, row := range c.Rows {
		name := row.Subject.Name
		if row.Subject.Process {
			name += " †"
		}
		names.cells = append(names.cells, name)
	}
	columns := []column{names}
	for j := range c.Plan.Sizes {
		columns = append(columns, c.timeColumn(j))
	}
	if c.Baseline == "" {
		return columns
	}
	ratio := column{header: "÷ " + c.Baseline}
	perNode := column{header: "ns/node"}
	allocs := column{header: "allocs"}
	bytes := column{header: "bytes"}
	for _, row := range c.Rows {
		ratio.cells = append(ratio.cells, ratioCell(row))
		perNode.cells = append(perNode.cells, perNodeCell(row))
		if row.At == nil || row.Subject.Process {
			allocs.cells, bytes.cells = append(allocs.cells, "n/a"), append(bytes.cells, "n/a")
			continue
		}
		allocs.cells = append(allocs.cells, grouped(row.At.Allocs))
		bytes.cells = append(bytes.cells, grouped(row.At.Bytes))
	}
	columns = append(columns, ratio)
	if c.Plan.Task != timing.First {
		columns = append(columns, perNode)
	}
	return append(columns, allocs, bytes)
}

// timeColumn is the column of one n: medians with their intervals, all in one unit.
func (c *Comparison) timeColumn(j int) column {
	var centers []float64
	for _, row := range c.Rows {
		if row.Figures[j] != nil {
			centers = append(centers, row.Figures[j].Center)
		}
	}
	scale := columnScale(centers)
	col := column{header: fmt.Sprintf("n=%d", c.Plan.Sizes[j])}
	if len(centers) > 0 {
		col.header += ", " + scale.Prefix + "s"
	}
	for _, row := range c.Rows {
		f := row.Figures[j]
		if f == nil {
			col.cells = append(col.cells, row.Cells[j].Skipped)
			continue
		}
		cell := strconv.FormatFloat(f.Center/scale.Factor, 'f', decimals(f.Center/scale.Factor), 64) + " " + spread(f.Spread())
		if f.Outliers > 0 {
			cell += "!"
		}
		col.cells = append(col.cells, cell)
	}
	return col
}

// columnScale returns the unit of a column: one in which the smallest has three digits, unless the largest had more
// than six before its point then.
func columnScale(centers []float64) benchunit.Scaler {
	if len(centers) == 0 {
		return benchunit.NoOpScaler
	}
	least := max(slices.Min(centers), slices.Max(centers)/1e5)
	return benchunit.CommonScale([]float64{least}, benchunit.Decimal)
}

func ratioCell(row Row) string {
	switch {
	case row.At == nil:
		return "n/a"
	case row.At.Ratio == nil:
		return "1"
	case row.At.Ratio.Same:
		return "~"
	}
	r := row.At.Ratio
	return strconv.FormatFloat(r.Center, 'f', decimals(r.Center), 64) + " " + spread(r.Spread())
}

func perNodeCell(row Row) string {
	if row.At == nil || row.At.PerNode == 0 {
		return "n/a"
	}
	cell := strconv.FormatFloat(row.At.PerNode, 'f', decimals(row.At.PerNode), 64)
	if row.Subject.Halved {
		cell += "½"
	}
	return cell
}

// decimals keeps three significant digits of a number, and whole numbers from 100 on.
func decimals(x float64) int {
	switch {
	case x < 9.995:
		return 2
	case x < 99.95:
		return 1
	}
	return 0
}

func spread(fraction float64) string {
	if math.IsInf(fraction, 1) {
		return "±∞"
	}
	if fraction < 0.005 {
		return "±<1%"
	}
	return fmt.Sprintf("±%.0f%%", 100*fraction)
}

// grouped writes a number with a comma between thousands.
func grouped(n uint64) string {
	s := strconv.FormatUint(n, 10)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

func tableOf(columns []column) table.Table {
	t := table.Table{Left: map[int]bool{0: true}, Rows: make([][]string, len(columns[0].cells))}
	for _, col := range columns {
		t.Header = append(t.Header, col.header)
		for i, cell := range col.cells {
			t.Rows[i] = append(t.Rows[i], cell)
		}
	}
	return t
}

// fitting returns how many of the columns fit into width side by side: two at the least.
func fitting(columns []column, width int) int {
	used := 0
	for i, col := range columns {
		widest := utf8.RuneCountInString(col.header)
		for _, cell := range col.cells {
			widest = max(widest, utf8.RuneCountInString(cell))
		}
		used += widest + 2
		if used > width && i >= 2 {
			return i
		}
	}
	return len(columns)
}

// wrap breaks text between words into lines of at most width columns.
func wrap(text string, width int) string {
	var b strings.Builder
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			b.WriteByte('\n')
		}
		used := 0
		for j, word := range strings.Fields(line) {
			length := utf8.RuneCountInString(word)
			switch {
			case j > 0 && used+1+length > width:
				b.WriteByte('\n')
				used = 0
			case j > 0:
				b.WriteByte(' ')
				used++
			}
			b.WriteString(word)
			used += length
		}
	}
	return b.String()
}

// hang writes a mark and, beside it, a text that may need several lines.
func hang(mark, text string, width int) string {
	const indent = 12
	lines := strings.Split(wrap(text, max(width-indent, 20)), "\n")
	pad := strings.Repeat(" ", max(indent-utf8.RuneCountInString(mark), 1))
	return mark + pad + strings.Join(lines, "\n"+strings.Repeat(" ", indent))
}
