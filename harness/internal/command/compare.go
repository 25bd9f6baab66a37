package command

import "github.com/spf13/cobra"

func newCompare(streams Streams) *cobra.Command {
	return &cobra.Command{Use: "compare", Args: noArgs, RunE: func(cmd *cobra.Command, args []string) error { return nil }}
}
