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
	cmd.Long = table.Wrap(brokenLine.ReplaceAllString(cmd.Long, "$1 $2"), helpWidth)
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
			if err != nil || len(rest) > 0 {
				return fmt.Errorf("there is no command %q%s; see harness --help", args[0], didYouMean(args[0], commandNames(root)))
			}
			return about.Help()
		},
	}
}
