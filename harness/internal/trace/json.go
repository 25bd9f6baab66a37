package trace

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"strings"
)

// jsonEvent is one line of the events. docs/trace.md has the table of the fields.
type jsonEvent struct {
	Step     int      `json:"step"`
	Event    Kind     `json:"event"`
	Row      int      `json:"row"`
	Column   int      `json:"column,omitempty"`
	Queens   []int    `json:"queens"`
	Attacks  []Attack `json:"attacks,omitempty"`
	Picture  string   `json:"picture,omitempty"`
	Solution int      `json:"solution,omitempty"`
}

// WriteJSON writes the events of the search for n queens, one a line, until the first solution or to the end of the
// search if all. When ctx is done it ends after a whole line and returns an *Interrupted.
func WriteJSON(ctx context.Context, w io.Writer, n int, all bool) error {
	out := bufio.NewWriter(w)
	lines := json.NewEncoder(out)
	var step, picture, solution int
	for e := range Events(n, all) {
		if err := ctx.Err(); err != nil {
			return cmp.Or(out.Flush(), interruptedAfter(step, "event", err))
		}
		step++
		line := jsonEvent{Step: step, Event: e.Kind, Row: e.Row, Column: e.Column, Queens: e.Queens}
		if line.Queens == nil {
			line.Queens = []int{} // [] and not null
		}
		switch e.Kind {
		case Refused:
			line.Attacks = Attacks(e.Queens, e.Row, e.Column)
		case Placed, DeadEnd:
			picture++
			line.Picture = strings.Trim(Letters(picture), "()")
		case Solution:
			solution++
			line.Solution = solution
		}
		if err := lines.Encode(line); err != nil {
			return err
		}
	}
	return out.Flush()
}
