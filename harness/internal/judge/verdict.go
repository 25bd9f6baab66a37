package judge

import (
	"errors"
	"fmt"

	"nqueens/harness/internal/plural"
)

// A Verdict is what the judge says about one run.
type Verdict string

const (
	AC  Verdict = "AC"  // accepted
	PE  Verdict = "PE"  // presentation error: the right boards in a wrong form
	WA  Verdict = "WA"  // wrong answer
	RE  Verdict = "RE"  // runtime error: an exit status other than 0, or ended by a signal
	TLE Verdict = "TLE" // time limit exceeded
	OLE Verdict = "OLE" // output limit exceeded: far more than the right answer has
)

// A finding is what the output alone says: AC, PE or WA.
type finding struct {
	verdict Verdict
	reason  string
	notes   []string
	boards  uint64 // right ones, until the first that is wrong
	short   bool   // nothing is wrong but that boards, or the rest of one, are missing at the end
}

// verdict puts together how the program ended and what its output says. How it ended comes first: the output of a
// program that was stopped, or broke down, is no whole answer, so that missing boards say nothing. What was wrong
// before that is still told.
func verdict(e ending, f finding, o Options) (Verdict, string) {
	so := ""
	switch {
	case f.verdict == WA && !f.short:
		so = "; before that: " + f.reason
	case f.boards > 0:
		so = fmt.Sprintf("; before that: %s right", plural.Of(f.boards, "board"))
	}
	switch {
	case errors.Is(e.stopped, errOutput):
		return OLE, "stopped: far more output than the right answer has" + so
	case errors.Is(e.stopped, errTime):
		return TLE, fmt.Sprintf("stopped at the time limit of %v", o.TimeLimit) + so
	case !e.success():
		reason := e.how()
		if o.MemoryLimit > 0 {
			reason += fmt.Sprintf(", under the memory limit of %d MiB", o.MemoryLimit>>20)
		}
		return RE, reason + so
	}
	return f.verdict, f.reason
}
