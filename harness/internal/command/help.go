package command

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/harness/internal/table"
)

// helpWidth is how wide the help is: what every terminal has.
const helpWidth = 80

// brokenLine is a line end within a paragraph: between two lines of which neither is blank or indented.
var brokenLine = regexp.MustCompile(`([^\n])\n([^\n ])`)

// narrow makes the help of a command fit into helpWidth columns.
func narrow(cmd *cobra.Command) {
	var long strings.Builder
	for line := range strings.Lines(brokenLine.ReplaceAllString(cmd.Long, "$1 $2")) {
		if !strings.HasPrefix(line, " ") { // an indented line is a part of a table
			line = table.Wrap(line, helpWidth)
		}
		long.WriteString(line)
	}
	cmd.Long = long.String()
	wrapped := fmt.Sprintf(".FlagUsagesWrapped %d", helpWidth)
	cmd.SetUsageTemplate(strings.ReplaceAll(cmd.UsageTemplate(), ".FlagUsages", wrapped))
}

// newHelp is cobra's help, but for a command that there is none of: that is wrong usage.
func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Help about any command",
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			about, rest, err := root.Find(args)
			if err == nil && about != root && len(rest) > 0 {
				return fmt.Errorf("help takes one command; %q is one too many", rest[0])
			}
			if err != nil || len(rest) > 0 {
				return fmt.Errorf("there is no command %q%s; see harness --help", args[0], didYouMean(args[0], commandNames(root)))
			}
			return about.Help()
		},
	}
}
