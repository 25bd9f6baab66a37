// Package command is the command line of the harness: a file per subcommand, each of which reads its flags, lets the
// packages beside this one do the work, and says what came of it.
package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nqueens/harness/internal/printable"
)

// Streams are where the harness reads and writes: results go to Out, everything else to Err.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer
}

// ExitInterrupted is the exit status after a signal.
const ExitInterrupted = 130

// The other exit statuses.
const (
	exitOK     = 0
	exitFailed = 1 // approaches disagree, a program is not accepted, or a file cannot be written
	exitUsage  = 2
)

// Main runs the harness with the arguments that follow its name, and returns its exit status. When ctx is done, what
// is finished is still written, and the status is 130.
func Main(ctx context.Context, args []string, streams Streams) int {
	root := newRoot(streams)
	root.SetArgs(withDefault(args))
	err := root.ExecuteContext(ctx)
	if isClosedPipe(err) { // whoever read the output has seen enough, as head does
		return exitOK
	}
	if err != nil && err != errReported {
		fmt.Fprintf(streams.Err, "harness: %s\n", oneLine(err.Error()))
	}
	switch {
	case ctx.Err() != nil:
		return ExitInterrupted
	case err == nil:
		return exitOK
	case errors.As(err, new(*failure)) || err == errReported:
		return exitFailed
	}
	return exitUsage
}

// oneLine keeps an error to one line that steers no terminal, whatever a user has typed that stands in it: a character
// that cannot be printed is shown as Go source has it.
func oneLine(text string) string {
	var b strings.Builder
	for _, r := range text {
		if printable.Is(r) && r != utf8.RuneError {
			b.WriteRune(r)
			continue
		}
		quoted := strconv.QuoteRune(r)
		b.WriteString(quoted[1 : len(quoted)-1])
	}
	return b.String()
}

// newRoot returns the harness with all its subcommands.
func newRoot(streams Streams) *cobra.Command {
	root := &cobra.Command{
		Use:   "harness",
		Short: "One problem, every approach: check, measure, show and judge them",
		Long: "The harness checks that all approaches to the n-queens problem agree, and measures, shows and judges them.\n" +
			"Without a command it runs compare: agreement first, then the table of speed.",
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return fmt.Errorf("there is no command %q%s; see harness --help", args[0], didYouMean(args[0], commandNames(cmd)))
		},
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return fmt.Errorf("%w; see %s --help", err, cmd.CommandPath())
	})
	root.AddCommand(
		newCompare(streams),
		newJudge(streams),
		newList(streams),
		newProfile(streams),
		newOnce(),
		newSolve(streams),
		newTrace(streams),
	)
	root.SetHelpCommand(newHelp())
	for _, cmd := range append(root.Commands(), root) {
		narrow(cmd)
	}
	return root
}

// withDefault puts compare in front of arguments that name no command, so that "harness -n 8" is "harness compare -n 8".
func withDefault(args []string) []string {
	if len(args) == 0 {
		return []string{"compare"}
	}
	switch args[0] {
	case "-h", "--help":
		return args
	}
	if strings.HasPrefix(args[0], "-") {
		return append([]string{"compare"}, args...)
	}
	return args
}

func commandNames(root *cobra.Command) []string {
	var names []string
	for _, cmd := range root.Commands() {
		if cmd.IsAvailableCommand() {
			names = append(names, cmd.Name())
		}
	}
	return names
}

// A failure is an error that is not the user's command line: the exit status is 1 and not 2.
type failure struct{ error }

func (f *failure) Unwrap() error { return f.error }

func failed(err error) error {
	if err == nil {
		return nil
	}
	return &failure{err}
}

// errReported stands for a failure of which the output already tells.
var errReported = errors.New("reported")

// isTerminal reports whether a person reads what is written to a stream, or writes what is read from it.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// noArgs refuses arguments after a command that takes none.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s takes no argument %q; see %s --help", cmd.Name(), args[0], cmd.CommandPath())
	}
	return nil
}
