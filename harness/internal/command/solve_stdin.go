package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"nqueens/harness/internal/sizes"
)

const inputLimit = 4 << 10 // bytes; far more than a number with blank lines before it

// readN reads the size of a board, from 1 to max, from standard input: the first line that is not blank, a strict
// decimal number with blanks or a byte order mark around it. It looks no further: a program that asks for boards need
// not close the pipe, and may write whatever it likes after that line.
func readN(ctx context.Context, streams Streams, max int) (int, error) {
	if isInputTerminal(streams.In) {
		fmt.Fprintf(streams.Err, "harness: waiting for n, the size of the board, on standard input (1 to %d); -n gives it on the command line\n", max)
	}
	type result struct {
		n   int
		err error
	}
	r, err := await(ctx, func() (r result) {
		r.n, r.err = parseN(streams.In, max)
		return r
	})
	if err != nil {
		return 0, errors.New("interrupted before n was read")
	}
	return r.n, r.err
}

func parseN(in io.Reader, max int) (int, error) {
	limited := &io.LimitedReader{R: in, N: inputLimit}
	lines := bufio.NewReader(limited)
	for {
		line, err := lines.ReadString('\n')
		if err != nil && err != io.EOF {
			return 0, fmt.Errorf("cannot read n from standard input: %w; give it with -n", err)
		}
		if strings.HasPrefix(line, "\xff\xfe") || strings.HasPrefix(line, "\xfe\xff") {
			return 0, errors.New("standard input is UTF-16: write n in UTF-8 or ASCII, or give it with -n")
		}
		text := strings.Trim(strings.TrimPrefix(line, "\ufeff"), " \t\r\n\v\f")
		switch {
		case err == io.EOF && limited.N == 0: // the line may go on
			return 0, fmt.Errorf("standard input has no line with n in its first %d bytes: want a whole number from 1 to %d", inputLimit, max)
		case err == io.EOF && text == "":
			return 0, fmt.Errorf("n is missing: give it with -n, or on standard input, a whole number from 1 to %d", max)
		case text != "":
			n, err := sizes.One(text, 1, max)
			if err != nil {
				return 0, fmt.Errorf("standard input: %w", err)
			}
			return n, nil
		}
	}
}

func isInputTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && isTerminal(f)
}
