package judge

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"nqueens/harness/internal/printable"
)

func (e ending) success() bool { return e.state != nil && e.state.Success() }

// how says in which way the program ended, with what it said about that itself.
func (e ending) how() string {
	how := fmt.Sprintf("exit status %d", e.state.ExitCode())
	if code := uint32(e.state.ExitCode()); code >= 1<<30 { // Windows: an exception
		how = fmt.Sprintf("exit status %#x", code)
	}
	if signal := signalOf(e.state); signal != "" {
		how = "ended by " + signal
	}
	if said := lastWords(e.stderr); said != "" {
		how += ": " + said
	}
	return how
}

// lastWords finds the line of the error output that says why a program broke down: Go's panic, the end of Python's
// traceback, else the first line that is not blank and not the heading that "go run" puts over what the compiler says.
func lastWords(stderr []byte) string {
	var lines []string
	for line := range bytes.Lines(stderr) {
		line = bytes.TrimSpace(line)
		if bytes.HasPrefix(line, []byte("panic: ")) || bytes.HasPrefix(line, []byte("fatal error: ")) {
			return plain(line)
		}
		if len(line) > 0 && !bytes.HasPrefix(line, []byte("# ")) {
			lines = append(lines, plain(line))
		}
	}
	switch {
	case len(lines) == 0:
		return ""
	case strings.HasPrefix(lines[0], "Traceback "):
		return lines[len(lines)-1]
	}
	return lines[0]
}

// plain returns a line that can be shown in another: not too long, and without characters that steer a terminal.
func plain(line []byte) string {
	const most = 100
	text := strings.Map(func(c rune) rune {
		switch {
		case c == '\t':
			return ' '
		case c == utf8.RuneError || !printable.Is(c): // the first stands for what is no UTF-8
			return '?'
		}
		return c
	}, string(line))
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}
