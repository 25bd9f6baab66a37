package timing

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"time"

	"nqueens/algorithms"
	"nqueens/harness/internal/deadline"
)

// calibrateAll prepares the cells of one subject, from the smallest n up: whether a cell is measured at all, how many
// runs make a sample, and what a run allocates. It also warms up.
func (p *Plan) calibrateAll(ctx context.Context, subject int, result *Result) {
	s, cells := p.Subjects[subject], result.Cells[subject]
	if s.Run == nil {
		for i := range cells {
			cells[i].State = NoBoards
		}
		return
	}
	known, isKnown := p.Known[s.Name]
	over := false
	for i := range cells {
		cell := &cells[i]
		over = over || s.SlowFrom > 0 && cell.N >= s.SlowFrom
		over = over || isKnown && p.Task != First && !s.Process && foresee(known, cell.N) > p.Budget
		if over {
			cell.State = OverBudget
			continue
		}
		took, err := p.calibrate(ctx, s, cell)
		var late *deadline.LateError
		switch {
		case ctx.Err() != nil:
			return
		case errors.As(err, &late):
			result.Abandoned = result.Abandoned || !late.Ended
			over = true
		case err != nil:
			p.drop(result, subject, cell.N, err)
			return
		case p.Task != First && tooFast(cell.N, took):
			p.drop(result, subject, cell.N, fmt.Errorf("it answers in %v, too fast to have looked at the tree: its answers are kept or typed in", took))
			return
		}
		over = over || took > p.Budget
		cell.State = Measured
		if over {
			cell.State = OverBudget
		}
		known, isKnown = Run{cell.N, took}, true
	}
}

// calibrate finds how many runs make a sample, and returns how long one takes. The probe goes first where that cannot
// be foreseen: how many nodes lie before the first board, no smaller n tells.
func (p *Plan) calibrate(ctx context.Context, s Subject, cell *Cell) (time.Duration, error) {
	if p.Task == First && p.Probe != nil {
		if err := p.Probe(ctx, s, cell.N, 2*p.Budget); err != nil {
			return 0, err
		}
	}
	took, err := sample(ctx, s, cell.N, 1, 2*p.Budget)
	if err != nil || took > p.Budget {
		return took, err
	}
	cell.Runs = 1
	for took < p.Length && cell.Runs < 1<<30 {
		// Aim a little beyond the length, and grow a hundredfold at most: a first run is slower than those after it.
		aim := 1.2 * float64(p.Length) / float64(max(took, 1)) * float64(cell.Runs)
		cell.Runs = max(cell.Runs+1, int(min(aim, 100*float64(cell.Runs))))
		if took, err = sample(ctx, s, cell.N, cell.Runs, p.patience()); err != nil {
			return 0, err
		}
	}
	cell.Allocs, cell.Bytes, err = allocations(ctx, s, cell.N, p.patience())
	return took / time.Duration(cell.Runs), err
}

// allocations returns what one run allocates. The least of three runs leaves out what others allocate meanwhile.
func allocations(ctx context.Context, s Subject, n int, limit time.Duration) (count, bytes uint64, err error) {
	if s.Process {
		return 0, 0, nil
	}
	type outcome struct {
		count, bytes uint64
		err          error
	}
	for i := range 3 {
		o, err := deadline.Call(ctx, limit, func() outcome {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := s.Run(ctx, n, 1)
			runtime.ReadMemStats(&after)
			return outcome{after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc, err}
		})
		if err == nil {
			err = o.err
		}
		if err != nil {
			return 0, 0, err
		}
		if i == 0 || o.count < count {
			count = o.count
		}
		if i == 0 || o.bytes < bytes {
			bytes = o.bytes
		}
	}
	return count, bytes, nil
}

// tooFast reports whether nobody can have walked the tree in that time: more than 50 nodes a nanosecond, where a single
// core does less than one, and the best use of symmetry and of some dozen cores leaves a wide margin.
func tooFast(n int, took time.Duration) bool {
	nodes, known := algorithms.Nodes(n)
	return known && n >= 8 && took < time.Duration(nodes/50)
}

// foresee returns the time of a run at n, given that of a run at a smaller n: it grows as the nodes of the tree do.
// Where their number is not known, a step from n-1 to n multiplies it by 0.42·n, as it does for the last that is. It
// returns 0, which forbids nothing, where the known n is not smaller.
func foresee(known Run, n int) time.Duration {
	if n <= known.N {
		return 0
	}
	t := float64(known.Time)
	for i := known.N + 1; i <= n; i++ {
		nodes, ok := algorithms.Nodes(i)
		before, _ := algorithms.Nodes(i - 1)
		if ok {
			t *= float64(nodes) / float64(before)
		} else {
			t *= 0.42 * float64(i)
		}
	}
	const most = float64(1000 * time.Hour)
	return time.Duration(min(t, most))
}
