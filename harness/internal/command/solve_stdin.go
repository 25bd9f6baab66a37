package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"nqueens/harness/internal/sizes"
)

const (
	inputLimit  = 4 << 10                // bytes; far more than a number with blank lines around it
	inputGrace  = 200 * time.Millisecond // that more may follow after the line with n, while the other end stays open
	inputHint   = 2 * time.Second        // of silence, after which it is said what is awaited
	inputBlanks = " \t\r\n\v\f"
)

// readN reads the size of a board, from 1 to max, from standard input: a strict decimal number, and blanks, blank lines
// and a byte order mark around it. It does not wait for the end of the input, for a program that talks to this one need
// not close it: the line with the number is enough.
func readN(ctx context.Context, streams Streams, max int) (int, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	hint := time.After(inputHint)
	terminal := isInputTerminal(streams.In)
	if terminal {
		hint = time.After(0)
	}
	var ended <-chan time.Time
	text := ""
	for pieces := readPieces(ctx, streams.In); pieces != nil; {
		select {
		case piece, ok := <-pieces:
			if piece.err != nil {
				return 0, fmt.Errorf("cannot read n from standard input: %w; give it with -n", piece.err)
			}
			text += piece.text
			whole := strings.ContainsAny(strings.TrimLeft(text, inputBlanks), "\r\n")
			if !ok || len(text) > inputLimit || whole && terminal {
				pieces = nil
			} else if whole {
				ended = time.After(inputGrace)
			}
		case <-ended:
			pieces = nil
		case <-hint:
			fmt.Fprintf(streams.Err, "harness: waiting for n, the size of the board, on standard input (1 to %d); -n gives it on the command line\n", max)
		case <-ctx.Done():
			return 0, errors.New("interrupted before n was read")
		}
	}
	return parseInput(text, max)
}

func parseInput(text string, max int) (int, error) {
	if strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff") {
		return 0, errors.New("standard input is UTF-16: write n in UTF-8 or ASCII, or give it with -n")
	}
	text = strings.Trim(strings.TrimPrefix(text, "\ufeff"), inputBlanks)
	if text == "" {
		return 0, fmt.Errorf("n is missing: give it with -n, or on standard input, a whole number from 1 to %d", max)
	}
	n, err := sizes.One(text, 1, max)
	if err != nil {
		return 0, fmt.Errorf("standard input: %w", err)
	}
	return n, nil
}

// An inputPiece is what one read of the standard input gave.
type inputPiece struct {
	text string
	err  error
}

// readPieces sends what it reads, piece by piece, and closes the channel at the end of the input or when ctx is done.
func readPieces(ctx context.Context, in io.Reader) <-chan inputPiece {
	pieces := make(chan inputPiece)
	go func() {
		defer close(pieces)
		buf := make([]byte, inputLimit)
		for {
			k, err := in.Read(buf)
			p := inputPiece{text: string(buf[:k])}
			if err != nil && err != io.EOF {
				p.err = err
			}
			select {
			case pieces <- p:
			case <-ctx.Done():
				return
			}
			if err != nil {
				return
			}
		}
	}()
	return pieces
}

func isInputTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && isTerminal(f)
}
