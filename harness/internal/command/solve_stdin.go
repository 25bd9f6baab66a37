package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"nqueens/harness/internal/printable"
	"nqueens/harness/internal/sizes"
)

const inputLimit = 4 << 10 // bytes; far more than a number with blank lines before it

// readN reads the size of a board, from 1 to max, from standard input: a strict decimal number, and nothing else but
// blanks, blank lines and a byte order mark. On a terminal the line with the number is enough, elsewhere the input is
// read to its end.
func readN(ctx context.Context, streams Streams, max int) (int, error) {
	terminal := isTerminal(streams.In)
	if terminal {
		fmt.Fprintf(streams.Err, "harness: waiting for n, the size of the board, on standard input (1 to %d); -n gives it on the command line\n", max)
	}
	type result struct {
		n   int
		err error
	}
	r, err := await(ctx, func() (r result) {
		r.n, r.err = parseN(streams.In, max, terminal)
		return r
	})
	if err != nil {
		return 0, errors.New("interrupted before n was read")
	}
	return r.n, r.err
}

// parseN reads n. With first it looks no further than the first line that is not blank.
func parseN(in io.Reader, max int, first bool) (n int, err error) {
	limited := &io.LimitedReader{R: in, N: inputLimit}
	lines := bufio.NewReader(limited)
	for ended := false; !ended; {
		line, err := lines.ReadString('\n')
		if err != nil && err != io.EOF {
			return 0, fmt.Errorf("cannot read n from standard input: %w; give it with -n", err)
		}
		ended = err == io.EOF
		if strings.HasPrefix(line, "\xff\xfe") || strings.HasPrefix(line, "\xfe\xff") {
			return 0, errors.New("standard input is UTF-16: write n in UTF-8 or ASCII, or give it with -n")
		}
		text := strings.Trim(strings.TrimPrefix(line, "\ufeff"), " \t\r\n\v\f")
		switch {
		case ended && limited.N == 0: // the line may go on
			return 0, fmt.Errorf("standard input is longer than %d bytes: want a whole number from 1 to %d and nothing else", inputLimit, max)
		case text == "":
		case n > 0:
			return 0, fmt.Errorf("standard input goes on after n with %s: want a whole number from 1 to %d and nothing else", printable.Text(text), max)
		default:
			if n, err = sizes.One(text, 1, max); err != nil {
				return 0, fmt.Errorf("standard input: %w", err)
			}
			ended = ended || first
		}
	}
	if n == 0 {
		return 0, fmt.Errorf("n is missing: give it with -n, or on standard input, a whole number from 1 to %d", max)
	}
	return n, nil
}
