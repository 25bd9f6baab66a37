// Package agreement proves, before anything is timed, that the approaches give the same answers and that these are
// the right ones. It does so in three layers, none of which an approach can satisfy by chance:
//
//  1. Count gives the published total, and gives it again when it is called again.
//  2. A checker that shares no code with any approach finds nothing wrong with any board.
//  3. The boards of all approaches, read in lockstep, are the same boards in the same order, so that one lost and one
//     repeated board cannot cancel out.
package agreement

import (
	"context"
	"errors"
	"fmt"
	"time"

	"nqueens/algorithms"
	"nqueens/harness/internal/deadline"
)

// Options say how far to look.
type Options struct {
	To int // every board of n = 0 to To is looked at
	// Patience is how long an approach may take for a small n before it counts as never ending. A larger tree gets
	// more, by its nodes.
	Patience time.Duration
	// Done, if not nil, is told each n that is finished.
	Done func(n int)
}

// A Report is what came of it.
type Report struct {
	To     int      // every n from 0 to To was finished; -1 where none was
	Boards uint64   // how many different boards there are for those n; each approach gave all of them, or has a fault
	Agreed []string // those in which no fault was found
	Counts []string // those of them that only count, so that no board of theirs was looked at
	Faults []Fault
	// Runs has, for each approach that agrees, how long one Count took for the n at which it was last called.
	Runs map[string]Run
}

// A Run is how long one call of Count took.
type Run struct {
	N    int
	Time time.Duration
}

// A Fault is the first thing found wrong with an approach.
type Fault struct {
	Algorithm string
	N         int
	Reason    string // the number of the board and both boards, where boards differ
	Running   bool   // the approach did not end and still keeps a core busy
}

func (f Fault) Error() string { return fmt.Sprintf("%s, n = %d: %s", f.Algorithm, f.N, f.Reason) }

// Check looks at the approaches for n = 0 to opts.To. An approach is asked no more once a fault was found with it. The
// error is that of ctx, when it is done before the check is; the report then tells what was finished.
func Check(ctx context.Context, approaches []algorithms.Algorithm, opts Options) (Report, error) {
	report := Report{To: -1, Runs: map[string]Run{}}
	approaches = distinct(approaches)
	for n := 0; n <= opts.To; n++ {
		faults, err := checkSize(ctx, approaches, n, patience(opts.Patience, n), report.Runs)
		if err != nil {
			return report, err
		}
		report.Faults = append(report.Faults, faults...)
		approaches = without(approaches, faults)
		report.To = n
		if total, known := algorithms.Total(n); known {
			report.Boards += total
		}
		if opts.Done != nil {
			opts.Done(n)
		}
	}
	for _, a := range approaches {
		report.Agreed = append(report.Agreed, a.Name)
		if a.Solutions == nil {
			report.Counts = append(report.Counts, a.Name)
		}
	}
	return report, nil
}

// checkSize looks at all approaches for one n.
func checkSize(ctx context.Context, approaches []algorithms.Algorithm, n int, limit time.Duration, runs map[string]Run) ([]Fault, error) {
	var faults []Fault
	for _, a := range approaches {
		if n > a.MaxN {
			continue
		}
		fault, took, err := checkCount(ctx, a, n, limit)
		switch {
		case err != nil:
			return nil, err
		case fault != nil:
			faults = append(faults, *fault)
		default:
			runs[a.Name] = Run{n, took}
		}
	}
	boardFaults, err := checkBoards(ctx, without(approaches, faults), n, limit)
	return append(faults, boardFaults...), err
}

// checkCount is the first layer.
func checkCount(ctx context.Context, a algorithms.Algorithm, n int, limit time.Duration) (*Fault, time.Duration, error) {
	want, known := algorithms.Total(n)
	if !known {
		return nil, 0, nil
	}
	var took time.Duration
	for call := 1; call <= 2; call++ {
		start := time.Now()
		got, err := deadline.Call(ctx, limit, func() uint64 { return a.Count(n) })
		took = time.Since(start)
		reason := ""
		var late *deadline.LateError
		switch {
		case ctx.Err() != nil:
			return nil, 0, ctx.Err()
		case err != nil:
			reason = fmt.Sprintf("Count: %v", err)
		case got != want && call == 1:
			reason = fmt.Sprintf("Count gives %d, the published total is %d", got, want)
		case got != want:
			reason = fmt.Sprintf("Count gives %d when called again, and gave %d before: something is kept from call to call", got, want)
		}
		if reason != "" {
			return &Fault{a.Name, n, reason, errors.As(err, &late)}, 0, nil
		}
	}
	return nil, took, nil
}

// perNode is the most that a step of a sound approach may cost; the slowest of the catalogue stays far below it, also
// under the race detector.
const perNode = 5 * time.Microsecond

func patience(least time.Duration, n int) time.Duration {
	nodes, _ := algorithms.Nodes(n)
	return least + time.Duration(nodes)*perNode
}

// distinct drops the approaches that are listed again.
func distinct(approaches []algorithms.Algorithm) []algorithms.Algorithm {
	seen := map[string]bool{}
	var kept []algorithms.Algorithm
	for _, a := range approaches {
		if !seen[a.Name] {
			seen[a.Name] = true
			kept = append(kept, a)
		}
	}
	return kept
}

// without drops the approaches with which a fault was found.
func without(approaches []algorithms.Algorithm, faults []Fault) []algorithms.Algorithm {
	faulty := map[string]bool{}
	for _, f := range faults {
		faulty[f.Algorithm] = true
	}
	var kept []algorithms.Algorithm
	for _, a := range approaches {
		if !faulty[a.Name] {
			kept = append(kept, a)
		}
	}
	return kept
}
