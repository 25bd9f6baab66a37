// Package play steps through a search in the terminal.
package play

import (
	"context"
	"errors"
	"io"
	"os"
	"runtime"

	tea "charm.land/bubbletea/v2"

	"nqueens/harness/internal/trace"
)

// Options say what is played.
type Options struct {
	N     int
	All   bool // to the end of the search, not only to the first solution
	State bool // show what each approach holds
	Signs trace.Signs
}

// Possible returns an error that says why a search can't be stepped through, or nil if it can. terminal says whether
// both standard input and output are one.
func Possible(terminal bool) error {
	if !terminal {
		return errors.New("--play needs a terminal on standard input and output: leave it out to have all pictures at once")
	}
	// Windows has no TERM, and its consoles can do it.
	if name := os.Getenv("TERM"); name == "dumb" || name == "" && runtime.GOOS != "windows" {
		return errors.New("--play needs a terminal that can move the cursor, and TERM says that this one can't: leave it out to have all pictures at once")
	}
	return nil
}

// Run plays the search until the user quits or ctx is done, and leaves the terminal as it was.
func Run(ctx context.Context, in io.Reader, out io.Writer, options Options) error {
	stops := newStops()
	m := newModel(options)
	m.suspend = stops.suspend()
	program := tea.NewProgram(m,
		tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler())
	defer stops.forwardTo(program)()
	if _, err := program.Run(); err != nil && ctx.Err() == nil {
		return err
	}
	return nil
}
