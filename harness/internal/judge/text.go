package judge

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"nqueens/harness/internal/notation"
)

// examineText compares the output with a text that is known word for word. Its end is free, as that of boards is.
func (a *answer) examineText(output io.Reader, want string) finding {
	in := notation.NewLines(output)
	var fault *notation.Fault
	found := func(v Verdict, format string, args ...any) finding {
		return finding{verdict: v, reason: fmt.Sprintf(format, args...), notes: in.Notes()}
	}
	form := func(line int, blank bool, text string) {
		if fault == nil || fault.Blank && !blank {
			fault = &notation.Fault{Line: line, Text: text, Blank: blank}
		}
	}
	due := strings.Split(strings.TrimRight(want, "\n"), "\n")
	lines := len(due)
	blanks := 0
	for {
		line, err := in.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return found(WA, "the output cannot be read: %v", err)
		}
		if len(bytes.TrimSpace(line.Text)) == 0 && (len(due) == 0 || strings.TrimSpace(due[0]) != "") {
			blanks++
			continue
		}
		is := string(line.Text)
		switch {
		case len(due) == 0:
			return found(WA, "extra text %s after %s (line %d)", notation.Show(line.Text), notation.Show([]byte(want)), line.Number)
		case is == due[0]:
		case slices.Equal(strings.Fields(is), strings.Fields(due[0])):
			form(line.Number, true, notation.Show(line.Text)+", where "+notation.Show([]byte(due[0]))+" is asked for (only blanks differ)")
		case a.options.Task == Count && strings.TrimLeft(strings.TrimSpace(is), "+0") == due[0]:
			form(line.Number, false, notation.Show(line.Text)+", where "+notation.Show([]byte(due[0]))+" is asked for")
		default:
			return found(WA, "%s (line %d), want %s", notation.Show(line.Text), line.Number, notation.Show([]byte(due[0])))
		}
		if blanks > 0 {
			form(line.Number-1, true, "a blank line too many")
			blanks = 0
		}
		due = due[1:]
	}
	switch {
	case len(due) > 0:
		f := found(WA, "nothing printed, want %s", notation.Show([]byte(want)))
		if len(due) < lines {
			f.reason = "the output ends, where " + notation.Show([]byte(due[0])) + " is asked for"
		}
		f.short = true
		return f
	case fault != nil && !(a.options.Lenient && fault.Blank):
		return found(PE, "%v", fault)
	}
	return found(AC, "")
}
