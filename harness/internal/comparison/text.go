package comparison

import (
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/harness/internal/table"
	"nqueens/harness/internal/timing"
)

// Text writes the comparison for a terminal that is width columns wide. A table that is wider is cut into several.
func (c *Comparison) Text(w io.Writer, width int) error {
	fmt.Fprintf(w, "%s\n\n", table.Wrap(c.agreementLine(), width))
	if len(c.Rows) == 0 {
		return nil
	}
	if err := c.table().Within(w, width); err != nil {
		return err
	}
	fmt.Fprintf(w, "%s\n\n", table.Wrap("Time of one run to "+taskWords[c.Plan.Task]+", on "+c.Machine.String()+".", width))
	for _, note := range c.notes() {
		fmt.Fprintln(w, hang(note.mark, note.text, width))
	}
	return nil
}

// Markdown writes the comparison for a page.
func (c *Comparison) Markdown(w io.Writer) error {
	for line := range strings.Lines(c.agreementLine()) {
		fmt.Fprintf(w, "%s\n\n", table.EscapeMarkdown(strings.TrimSpace(line)))
	}
	if len(c.Rows) == 0 {
		return nil
	}
	if err := c.table().Markdown(w); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nTime of one run to %s, on %s.\n\n", taskWords[c.Plan.Task], table.EscapeMarkdown(c.Machine.String()))
	for _, note := range c.notes() {
		fmt.Fprintf(w, "- `%s` %s\n", note.mark, table.EscapeMarkdown(note.text))
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
	boards := fmt.Sprintf("the same %s boards, each checked, totals as OEIS A000170", grouped(a.Boards))
	if len(a.Counts) == len(a.Agreed) {
		boards = "totals as OEIS A000170"
	} else if len(a.Counts) > 0 {
		boards += "; " + strings.Join(a.Counts, ", ") + " only counts"
	}
	switch {
	case a.To < 0 || len(a.Agreed)+len(a.Faults) == 0:
		b.WriteString("No agreement was checked.")
	case len(a.Agreed) == 0:
		b.WriteString("No approach is right.")
	case len(a.Agreed) == 1:
		fmt.Fprintf(&b, "%s is right for n = 0 to %d: %s.", a.Agreed[0], a.To, strings.Replace(boards, "the same", "all", 1))
	default:
		fmt.Fprintf(&b, "%d approaches agree for n = 0 to %d: %s.", len(a.Agreed), a.To, boards)
	}
	for _, f := range a.Faults {
		fmt.Fprintf(&b, "\n%s disagrees at n = %d and is not timed: %s.", f.Algorithm, f.N, f.Reason)
	}
	for _, f := range c.Result.Faults {
		fmt.Fprintf(&b, "\n%s fails at n = %d and has no figures: %v.", f.Subject, f.N, f.Err)
	}
	return b.String()
}

// hang writes a mark and, beside it, a text that may need several lines.
func hang(mark, text string, width int) string {
	const indent = 12
	lines := strings.Split(table.Wrap(text, max(width-indent, 20)), "\n")
	pad := strings.Repeat(" ", max(indent-ansi.StringWidth(mark), 1))
	return mark + pad + strings.Join(lines, "\n"+strings.Repeat(" ", indent))
}
