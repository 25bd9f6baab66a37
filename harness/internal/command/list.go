package command

import (
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/table"
)

func newList(streams Streams) *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the approaches: what each does and how it grows",
		Long: "list prints the catalogue: name, package, document, idea, largest board, and how time and memory grow with n.\n" +
			"Nodes are those of the search tree, the same for all approaches: 2,057 for n = 8 and 856,189 for n = 12.",
		Example: "  harness list\n  harness list --format markdown",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := oneOf("format", format, []string{"text", "markdown"}); err != nil {
				return err
			}
			return standardOutput(streams).write(func(w io.Writer) error { return list(w, format, width(streams.Out)) })
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "text or markdown")
	return cmd
}

func list(w io.Writer, format string, width int) error {
	facts := table.Table{
		Header: []string{"name", "package", "largest n", "time", "memory", "document"},
		Left:   map[int]bool{0: true, 1: true, 3: true, 4: true, 5: true},
	}
	ideas := table.Table{Header: []string{"name", "idea"}, Left: map[int]bool{0: true, 1: true}}
	for _, a := range algorithms.All {
		facts.Rows = append(facts.Rows, []string{a.Name, a.Package, strconv.Itoa(a.MaxN), a.Time, a.Memory, a.Document})
		ideas.Rows = append(ideas.Rows, []string{a.Name, a.Idea})
	}
	draw := func(t table.Table) error { return t.Within(w, width) }
	if format == "markdown" {
		draw = func(t table.Table) error { return t.Markdown(w) }
	}
	if err := draw(facts); err != nil {
		return err
	}
	if _, err := io.WriteString(w, "\n"); err != nil {
		return err
	}
	return draw(ideas)
}
