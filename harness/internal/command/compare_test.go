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

// A countdown is a context that is done when it was asked for its end so many times: an interruption at a moment that
// does not depend on the clock.
type countdown struct {
	context.Context
	cancel context.CancelFunc
	left   atomic.Int64
}

func interruptedAfter(asked int64) *countdown {
	c := &countdown{}
	c.Context, c.cancel = context.WithCancel(context.Background())
	c.left.Store(asked)
	return c
}

func (c *countdown) Done() <-chan struct{} {
	if c.left.Add(-1) == 0 {
		c.cancel()
	}
	return c.Context.Done()
}

func TestInterruptedWhileItMeasures(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cut.csv")
	var out, errs bytes.Buffer
	args := []string{"compare", "-n", "4,5", "-a", "flags,bitmask", "--samples", "10000", "--verify-to", "1", "--format", "csv", "-o", path}
	status := Main(interruptedAfter(120), args, Streams{Out: &out, Err: &errs})
	assert.Equal(t, ExitInterrupted, status)
	assert.Empty(t, out.String())
	assert.Regexp(t, `^harness: interrupted after \d+ of 10000 rounds: the result is incomplete\n$`, errs.String())
	written, err := os.ReadFile(path)
	require.NoError(t, err, "what is finished is written")
	lines := strings.Split(strings.TrimSpace(string(written)), "\n")
	require.Len(t, lines, 1+4)
	for _, line := range lines[1:] {
		assert.Contains(t, line, ",false,go1.", "marked as incomplete")
	}
}

func TestInterruptedWhileItChecks(t *testing.T) {
	folder := t.TempDir()
	var out, errs bytes.Buffer
	status := Main(interruptedAfter(100), []string{"compare", "-o", filepath.Join(folder, "cut.txt")}, Streams{Out: &out, Err: &errs})
	assert.Equal(t, ExitInterrupted, status)
	assert.Empty(t, out.String())
	assert.Regexp(t, `^harness: interrupted while checking agreement: n = 0 to \d were finished, nothing was timed\n$`, errs.String())
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Empty(t, entries, "nothing half-written")
}
