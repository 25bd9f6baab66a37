package trace

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// countdown is a context that is done once it has been asked so many times: an interruption at a moment that no clock
// decides.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left == 0 {
		return context.Canceled
	}
	c.left--
	return nil
}

// writers are all forms of a trace of n = 4, to the end of the search.
var writers = map[string]func(context.Context, io.Writer) error{
	"text": func(ctx context.Context, w io.Writer) error {
		return Book{Width: 80, Signs: Unicode}.Write(ctx, w, 4, true)
	},
	"json": func(ctx context.Context, w io.Writer) error { return WriteJSON(ctx, w, 4, true) },
	"tree": func(ctx context.Context, w io.Writer) error {
		return ofTree(ctx, func(t *Tree) error { return t.WriteText(ctx, w, Unicode) })
	},
	"dot": func(ctx context.Context, w io.Writer) error {
		return ofTree(ctx, func(t *Tree) error { return t.WriteDot(ctx, w) })
	},
	"svg": func(ctx context.Context, w io.Writer) error {
		return ofTree(ctx, func(t *Tree) error { return t.WriteSVG(ctx, w) })
	},
}

func ofTree(ctx context.Context, write func(*Tree) error) error {
	tree, err := NewTree(ctx, 4)
	if err != nil {
		return err
	}
	return write(tree)
}

// Whenever a trace is interrupted, it says so, and what is written is the beginning of the whole, up to the end of a line.
func TestInterruptedAnywhere(t *testing.T) {
	for format, write := range writers {
		var whole bytes.Buffer
		require.NoError(t, write(t.Context(), &whole))
		asked := 0
		for ; ; asked++ {
			var out bytes.Buffer
			err := write(&countdown{t.Context(), asked}, &out)
			if err == nil {
				assert.Equal(t, whole.String(), out.String())
				break
			}
			var interrupted *Interrupted
			require.ErrorAs(t, err, &interrupted)
			require.ErrorIs(t, err, context.Canceled)
			assert.Equal(t, interrupted.After == "", out.Len() == 0)
			assert.Less(t, out.Len(), whole.Len())
			if out.Len() > 0 {
				assert.True(t, strings.HasSuffix(out.String(), "\n"))
			}
			if format != "text" { // where a shelf is not full, its lines are shorter
				assert.True(t, strings.HasPrefix(whole.String(), out.String()))
			}
		}
		assert.Greater(t, asked, 20, "%s is asked at each picture, event or node", format)
	}
}

func TestInterruptedSaysAfterWhat(t *testing.T) {
	for _, test := range []struct {
		format  string
		asked   int
		message string
	}{
		{"text", 0, "interrupted before anything was drawn"},
		{"text", 6, "interrupted: the trace is incomplete, it ends after picture (f)"},
		{"json", 0, "interrupted before anything was drawn"},
		{"json", 1, "interrupted: the trace is incomplete, it ends after 1 event"},
		{"json", 12, "interrupted: the trace is incomplete, it ends after 12 events"},
		{"tree", 3, "interrupted before anything was drawn"},
	} {
		var out bytes.Buffer
		assert.EqualError(t, writers[test.format](&countdown{t.Context(), test.asked}, &out), test.message)
	}

	var out bytes.Buffer
	err := tree(t, 4).WriteText(&countdown{t.Context(), 2}, &out, Unicode)
	assert.EqualError(t, err, "interrupted: the trace is incomplete, it ends after 3 nodes")
	assert.Equal(t, "root\n├── (1,1)\n│   ├── (2,3) × row 3 admits none\n", out.String())
}

// The pictures of an interrupted book are whole.
func TestInterruptedBookIsWhole(t *testing.T) {
	var out bytes.Buffer
	err := Book{Width: 80, Signs: Unicode}.Write(&countdown{t.Context(), 7}, &out, 4, false)
	assert.EqualError(t, err, "interrupted: the trace is incomplete, it ends after picture (g)")
	for _, sign := range []string{"┌", "┐", "└", "┘"} {
		assert.Equal(t, 7, strings.Count(out.String(), sign))
	}
	assert.Contains(t, out.String(), "(g)\n")
}

// A reader that is gone is told of before the interruption.
func TestInterruptedAndClosed(t *testing.T) {
	for format, write := range writers {
		for asked := range 100 {
			reader, writer := io.Pipe()
			reader.Close()
			err := write(&countdown{t.Context(), asked}, writer)
			if interrupted := (*Interrupted)(nil); errors.As(err, &interrupted) {
				require.Empty(t, interrupted.After, format)
				continue
			}
			require.ErrorIs(t, err, io.ErrClosedPipe, format)
		}
	}
}
