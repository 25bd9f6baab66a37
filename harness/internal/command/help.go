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
