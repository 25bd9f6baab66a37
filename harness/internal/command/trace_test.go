package command

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An errCountdown is a countdown for a command that asks for the context's error, and not for its end.
type errCountdown struct {
	context.Context
	left atomic.Int64
}

func interruptedAt(t *testing.T, asked int64) context.Context {
	c := &errCountdown{Context: t.Context()}
	c.left.Store(asked)
	return c
}

func (c *errCountdown) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

func TestTraceInterrupted(t *testing.T) {
	const whole = 120 // times a trace of n = 4 asks at least
	for _, format := range traceFormats {
		var previous int
		for asked := range int64(whole) {
			var out, errs bytes.Buffer
			status := Main(interruptedAt(t, asked), []string{"trace", "--format", format}, Streams{Out: &out, Err: &errs})
			if errs.Len() == 0 { // the interruption came after the end
				require.NotZero(t, previous, format)
				break
			}
			require.Equal(t, ExitInterrupted, status)
			if out.Len() == 0 {
				assert.Equal(t, "harness: interrupted before anything was drawn\n", errs.String())
				continue
			}
			assert.Regexp(t, `^harness: interrupted: the trace is incomplete, it ends after [^\n]+\n$`, errs.String())
			assert.True(t, strings.HasSuffix(out.String(), "\n"))
			assert.GreaterOrEqual(t, out.Len(), previous)
			previous = out.Len()
		}
	}
}

// What was in the file stays, and nothing stands beside it.
func TestTraceInterruptedKeepsTheFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "trace.out")
	for _, format := range traceFormats {
		require.NoError(t, os.WriteFile(path, []byte("before"), 0o644))
		said := 0
		for asked := range int64(20) {
			var out, errs bytes.Buffer
			status := Main(interruptedAt(t, asked), []string{"trace", "--format", format, "-o", path}, Streams{Out: &out, Err: &errs})
			if errs.Len() == 0 { // the interruption came after the end
				break
			}
			require.Equal(t, ExitInterrupted, status)
			assert.Empty(t, out.String())
			if strings.Contains(errs.String(), "before "+path+" was complete") {
				said++
			} else {
				assert.Equal(t, "harness: interrupted before anything was drawn\n", errs.String())
			}
			kept, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Equal(t, "before", string(kept))
			files, err := os.ReadDir(folder)
			require.NoError(t, err)
			require.Len(t, files, 1)
		}
		if format == "text" || format == "json" { // the others first walk the whole tree
			assert.Positive(t, said, format)
		}
	}
}
