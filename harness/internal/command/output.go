package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nqueens/harness/internal/outfile"
)

// output is where a command's result goes: the standard output, or a file that is there as a whole or not at all.
type output struct {
	*bufio.Writer
	file   *outfile.File // nil for the standard output
	path   string        // of the file, as the user gave it
	person bool          // reads it, on a terminal
}

func standardOutput(streams Streams) *output {
	return &output{Writer: bufio.NewWriter(streams.Out), person: isTerminal(streams.Out)}
}

// openOutput opens the file that a command's --output names, or the standard output where that flag is not given. It
// fails before any work is done.
func openOutput(cmd *cobra.Command, streams Streams) (*output, error) {
	flag := cmd.Flags().Lookup("output")
	path := flag.Value.String()
	switch {
	case !flag.Changed:
		return standardOutput(streams), nil
	case path == "":
		return nil, errors.New("-o needs the name of a file")
	}
	file, err := outfile.Create(path)
	if err != nil {
		return nil, failed(err)
	}
	return &output{Writer: file.Writer, file: file, path: path}, nil
}

// write lets f write the result, and finishes it.
func (o *output) write(f func(w io.Writer) error) error {
	if err := f(o); err != nil && o.Flush() == nil { // else it could not be written, as is said below
		return failed(err)
	}
	if o.file == nil {
		if err := o.Flush(); err != nil {
			return failed(fmt.Errorf("cannot write to the standard output: %w", err))
		}
		return nil
	}
	file := o.file
	o.file = nil
	if err := file.Commit(); err != nil {
		return failed(errors.New(err.Error())) // the text alone: only of the standard output a closed pipe is no fault
	}
	return nil
}

// discard leaves no trace of a file that was not finished.
func (o *output) discard() {
	if o.file != nil {
		o.file.Discard()
	}
}

// A document is a result that can be written in several formats.
type document interface {
	Text(w io.Writer, width int) error
	Markdown(w io.Writer) error
	CSV(w io.Writer) error
	JSON(w io.Writer) error
}

// writeAs writes a document in the format of that name; width is for text.
func writeAs(w io.Writer, d document, format string, width int) error {
	switch format {
	case "markdown":
		return d.Markdown(w)
	case "csv":
		return d.CSV(w)
	case "json":
		return d.JSON(w)
	}
	return d.Text(w, width)
}

// width returns how many columns the reader of w has: those of a terminal, or 100 elsewhere.
func width(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
		if columns, _, err := term.GetSize(int(f.Fd())); err == nil && columns > 0 {
			return columns
		}
	}
	return 100
}
