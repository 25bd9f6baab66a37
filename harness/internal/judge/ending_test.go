package judge

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLastWords(t *testing.T) {
	for stderr, want := range map[string]string{
		"":                          "",
		"\n\nno such board\nmore\n": "no such board",
		"queens\npanic: index out of range\n\ngoroutine 1 [running]:\n":                             "panic: index out of range",
		"Traceback (most recent call last):\n  File \"q.py\", line 1\nZeroDivisionError: by zero\n": "ZeroDivisionError: by zero",
		"# command-line-arguments\n./q.go:3:15: declared and not used: x\n":                         "./q.go:3:15: declared and not used: x",
		"\u009b31mred \u202e\n": "?31mred ?",
	} {
		assert.Equal(t, want, lastWords([]byte(stderr)))
	}
}
