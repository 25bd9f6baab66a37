package trace

import "nqueens/harness/internal/plural"

// Interrupted is the error of a trace that ended early because its context was done.
type Interrupted struct {
	After string // the last that was written, as "picture (f)" or "12 events"; "" if nothing was
	cause error  // the context's
}

func (e *Interrupted) Error() string {
	if e.After == "" {
		return "interrupted before anything was drawn"
	}
	return "interrupted: the trace is incomplete, it ends after " + e.After
}

// Unwrap returns the error of the context.
func (e *Interrupted) Unwrap() error { return e.cause }

// interruptedAfter returns the error of a trace that has written so many of something.
func interruptedAfter(count int, noun string, cause error) error {
	if count == 0 {
		return &Interrupted{cause: cause}
	}
	return &Interrupted{After: plural.Of(count, noun), cause: cause}
}
