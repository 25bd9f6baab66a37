// Package timing takes the samples of a comparison: fairly, in a random order, and no longer than it was allowed to.
//
// A cell of the table is one subject and one n. Each is calibrated once: how many runs make a sample of useful length.
// Then every round takes one sample of every cell, in a new random order, so that drift and heat hit all alike, and
// the samples of one round can be compared with each other. The garbage is collected before each sample.
package timing

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"time"

	"nqueens/harness/internal/deadline"
)

// A Plan says what to measure, and how.
type Plan struct {
	Subjects []Subject
	Sizes    []int // ascending
	Task     Task
	Samples  int           // of each cell
	Length   time.Duration // a sample's least length
	Budget   time.Duration // a run that takes longer is not measured
	Seed     uint64        // of the order
	// Known has the time of one run at a smaller n, by subject: a cell whose run, foreseen from there, would break the
	// budget is not started. Nothing is foreseen of a process, whose time hardly grows where starting it is most of it.
	Known map[string]Run
	// Probe, if not nil, does the task once in a process that can be ended, and returns a *deadline.LateError where it
	// had to be. It is asked before a run of which nothing foretells how long it takes.
	Probe func(ctx context.Context, s Subject, n int, limit time.Duration) error
	// Progress, if not nil, is told how many samples of how many are taken, and what comes next.
	Progress func(done, total int, next string)
}

// A Run is the time of one run.
type Run struct {
	N    int
	Time time.Duration
}

// A Cell is what was measured of one subject at one n.
type Cell struct {
	N       int
	Runs    int       // in a sample
	Seconds []float64 // a run, in each sample, in the order of the rounds
	Allocs  uint64    // allocations of one run
	Bytes   uint64    // bytes of those
	State   State     // whether it was measured, or why not
}

// A State says whether a cell was measured, or why not.
type State int

// The states.
const (
	NotReached State = iota // the run was interrupted before
	Measured
	OverBudget // a run takes longer than the budget, or would
	Wrong      // the subject has given a wrong answer, here or at another n
	NoBoards   // the task needs boards, and the subject only counts
)

// A Result is all that was measured.
type Result struct {
	Cells     [][]Cell // of each subject, of each size
	Rounds    int      // that are complete
	Faults    []Fault
	Abandoned bool // a run did not end, and kept a core busy while others were measured
}

// A Fault is a wrong answer, or none, during the measurement. Its subject has no figures.
type Fault struct {
	Subject string
	N       int
	Err     error
}

func (f Fault) Error() string { return fmt.Sprintf("%s, n = %d: %v", f.Subject, f.N, f.Err) }

// Measure carries the plan out. When ctx is done it returns what is measured by then, and the error of ctx.
func (p *Plan) Measure(ctx context.Context) (Result, error) {
	var result Result
	for subject, s := range p.Subjects {
		if p.Progress != nil {
			p.Progress(0, 1, "calibrating "+s.Name)
		}
		cells := make([]Cell, len(p.Sizes))
		for i, n := range p.Sizes {
			cells[i].N = n
		}
		result.Cells = append(result.Cells, cells)
		if ctx.Err() == nil {
			p.calibrateAll(ctx, subject, &result)
		}
	}
	if ctx.Err() != nil {
		return result, ctx.Err()
	}
	return result, p.sampleAll(ctx, &result)
}

// sampleAll takes the samples, round by round.
func (p *Plan) sampleAll(ctx context.Context, result *Result) error {
	type place struct{ subject, size int }
	var places []place
	for i, cells := range result.Cells {
		for j, cell := range cells {
			if cell.State == Measured {
				places = append(places, place{i, j})
			}
		}
	}
	random := rand.New(rand.NewPCG(p.Seed, 0))
	for round := range p.Samples {
		random.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
		for i, at := range places {
			subject, cell := p.Subjects[at.subject], &result.Cells[at.subject][at.size]
			if cell.State != Measured {
				continue // dropped in an earlier round
			}
			if p.Progress != nil {
				p.Progress(round*len(places)+i, p.Samples*len(places), fmt.Sprintf("%s n=%d", subject.Name, cell.N))
			}
			runtime.GC()
			took, err := sample(ctx, subject, cell.N, cell.Runs, p.patience())
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if err != nil {
				p.drop(result, at.subject, cell.N, err)
				continue
			}
			cell.Seconds = append(cell.Seconds, took.Seconds()/float64(cell.Runs))
		}
		result.Rounds++
	}
	return nil
}

// drop takes the figures of a subject away that has given a wrong answer.
func (p *Plan) drop(result *Result, subject, n int, err error) {
	result.Faults = append(result.Faults, Fault{p.Subjects[subject].Name, n, err})
	var late *deadline.LateError
	if errors.As(err, &late) && !late.Ended {
		result.Abandoned = true
	}
	for i := range result.Cells[subject] {
		cell := &result.Cells[subject][i]
		cell.Seconds, cell.State = nil, Wrong
	}
}

// sample runs the subject some times and returns how long that took in all.
func sample(ctx context.Context, s Subject, n, runs int, limit time.Duration) (time.Duration, error) {
	type outcome struct {
		took time.Duration
		err  error
	}
	o, err := deadline.Call(ctx, limit, func() outcome {
		took, err := s.Run(ctx, n, runs)
		return outcome{took, err}
	})
	if err == nil {
		err = o.err
	}
	return o.took, err
}

// patience is how long a sample may take that was calibrated to take no longer than the budget.
func (p *Plan) patience() time.Duration { return 10*p.Budget + time.Second }
