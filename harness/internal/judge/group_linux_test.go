package judge_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/judge"
)

// gone reports that the process of which the file has the number is not running any more. A process that nobody has
// waited for yet may still be listed, as a zombie.
func gone(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err, "the other process was started")
	pid := strings.TrimSpace(string(text))
	_, err = strconv.Atoi(pid)
	require.NoError(t, err)
	assert.Eventually(t, func() bool {
		stat, err := os.ReadFile("/proc/" + pid + "/stat")
		if err != nil {
			return true
		}
		_, after, _ := strings.Cut(string(stat), ") ")
		return strings.HasPrefix(after, "Z") || strings.HasPrefix(after, "X")
	}, 10*time.Second, time.Millisecond, "process %s is left", pid)
}

func TestNothingIsLeft(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		args    []string
		limit   time.Duration
		verdict judge.Verdict
		reason  string
	}{
		{"the program ends", []string{"end"}, patient, judge.AC, ""},
		{"the program is stopped", []string{"hang"}, 2 * time.Second, judge.TLE, "stopped at the time limit of 2s; before that: 2 boards right"},
		{"the program ends, the other has left the group", []string{"end", "away"}, patient, judge.AC, ""},
		{"the program is stopped, the other has left the group", []string{"hang", "away"}, 2 * time.Second, judge.TLE,
			"stopped at the time limit of 2s; before that: 2 boards right"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "pid")
			result := run(t, self("leave", append([]string{file}, test.args...)...), 4, judge.Options{TimeLimit: test.limit})
			assert.Equal(t, test.verdict, result.Verdict)
			assert.Equal(t, test.reason, result.Reason)
			gone(t, file)
		})
	}
}

func TestInterrupted(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "pid")
	ctx, cancel := context.WithCancelCause(context.Background())
	interrupted := errors.New("interrupted")
	go func() {
		for { // until the program has started the other
			if _, err := os.Stat(file); err == nil {
				cancel(interrupted)
				return
			}
			time.Sleep(time.Millisecond)
		}
	}()
	_, err := judge.Run(ctx, self("leave", file, "hang", "away"), 4, judge.Options{TimeLimit: patient})
	assert.ErrorIs(t, err, context.Canceled)
	gone(t, file)
	_, err = judge.Run(ctx, self("echo", ""), 4, judge.Options{})
	assert.ErrorIs(t, err, context.Canceled, "no program is started after that")
}

func TestSignal(t *testing.T) {
	result := run(t, self("segv"), 4, judge.Options{})
	assert.Equal(t, judge.RE, result.Verdict)
	assert.Contains(t, result.Reason, "SIGSEGV")
}

func TestMemoryLimit(t *testing.T) {
	t.Parallel()
	const limit = 256 << 20
	result := run(t, self("allocate", "1024"), 4, judge.Options{MemoryLimit: limit})
	assert.Equal(t, judge.RE, result.Verdict)
	assert.Contains(t, result.Reason, "under the memory limit of 256 MiB")
	if !raceEnabled { // it takes memory of its own
		result = run(t, self("allocate", "16"), 4, judge.Options{MemoryLimit: limit})
		assert.Equal(t, judge.AC, result.Verdict, result.Reason)
	}
}
