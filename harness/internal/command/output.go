package command

import (
	"bufio"
	"io"
	"os"

	"golang.org/x/term"

	"nqueens/harness/internal/outfile"
)

// output is where a command's result goes: the standard output, or a file that is there as a whole or not at all.
type output struct {
	stdout io.Writer
	file   *outfile.File // nil for the standard output
}

// openOutput opens path, or the standard output where path is empty. It fails before any work is done.
func openOutput(path string, streams Streams) (*output, error) {
	if path == "" {
		return &output{stdout: streams.Out}, nil
	}
	file, err := outfile.Create(path)
	if err != nil {
		return nil, failed(err)
	}
	return &output{file: file}, nil
}

// write lets f write the result, and finishes it.
func (o *output) write(f func(w io.Writer) error) error {
	if o.file == nil {
		buffered := bufio.NewWriter(o.stdout)
		if err := f(buffered); err != nil {
			return err
		}
		return failed(buffered.Flush())
	}
	if err := f(o.file); err != nil {
		return failed(err)
	}
	file := o.file
	o.file = nil
	return failed(file.Commit())
}

// discard leaves no trace of a result that was not written.
func (o *output) discard() {
	if o.file != nil {
		o.file.Discard()
	}
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
