package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/printable"
)

// What a program says and what it is called reach a terminal or a page as text only.
func TestNothingShownIsLive(t *testing.T) {
	said := "a\x1b[2Jb\u009b2Jc\u202ed\u2028e\tf\xffg [x](y)"
	result := run(t, self("fail", said), 4, judge.Options{})
	assert.Equal(t, "exit status 1: a?[2Jb?2Jc?d?e f?g [x](y)", result.Reason)

	program := judge.Program{Path: "./a\x1b[2J`b`", Args: []string{"two words", "c\u202e", "d\n| e |", strings.Repeat("f", 500)}}
	assert.Equal(t, `"./a\x1b[2J`+"`b`"+`" two words "c\u202e" "d\n| e |" `+strings.Repeat("f", 200-len(`"./a\x1b[2J'b'" two words "c\u202e" "d\n| e |" `))+"…",
		program.String())

	report := judge.Report{Program: program, Results: []judge.Result{result}}
	var text, markdown, csv strings.Builder
	require.NoError(t, report.Text(&text, 1000))
	require.NoError(t, report.Markdown(&markdown))
	require.NoError(t, report.CSV(&csv))
	for _, shown := range []string{text.String(), markdown.String(), csv.String()} {
		for line := range strings.Lines(shown) {
			for _, r := range strings.TrimSuffix(line, "\n") {
				assert.True(t, printable.Is(r), "%q in %q", r, line)
			}
		}
	}
	assert.Contains(t, markdown.String(), `g \[x\](y) |`)
	assert.Contains(t, markdown.String(), "\n`\"./a\\x1b[2J'b'\" two words")
}
