package command

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"nqueens/algorithms"
	"nqueens/harness/internal/agreement"
	"nqueens/harness/internal/comparison"
	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/timing"
)

// maxWith is the largest n for which a program can be judged, and so compared.
var maxWith = judge.Options{}.MaxN()

// A contender is a program that is to have a row of its own.
type contender struct {
	name string
	judge.Program
}

// contenders reads what --with names: "student=./student" or "py=python3 student.py". No shell reads it.
func contenders(typed []string) ([]contender, error) {
	var programs []contender
	taken := algorithms.Names()
	for _, t := range typed {
		name, line, found := strings.Cut(t, "=")
		words := strings.Fields(line)
		switch {
		case !found || name == "" || len(words) == 0:
			return nil, fmt.Errorf("--with %q is not a name and a program: want student=./student or py=python3 student.py", t)
		case len(name) > 20 || strings.ContainsFunc(name, func(r rune) bool {
			return r == utf8.RuneError || !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-_.+", r)
		}):
			return nil, fmt.Errorf("--with %q: the name has up to 20 bytes: letters, digits and - _ . +", t)
		case slices.Contains(taken, name):
			return nil, fmt.Errorf("--with %q: the name %s is taken", t, name)
		}
		taken = append(taken, name)
		c := contender{name, judge.Program{Path: words[0], Args: words[1:]}}
		if err := judge.Find(c.Program); err != nil {
			return nil, fmt.Errorf("--with %s: %w", name, err)
		}
		programs = append(programs, c)
	}
	return programs, nil
}

// verify judges the program for each n, and says what was found: a fault, or from which n on it takes longer than the
// limit (0 for none). Blanks at line ends are forgiven, as they take no time.
func (c contender) verify(ctx context.Context, sizes []int, limit time.Duration) (fault *agreement.Fault, slowFrom int, err error) {
	for _, n := range sizes {
		result, err := judge.Run(ctx, c.Program, n, judge.Options{Lenient: true, TimeLimit: 2 * limit})
		switch {
		case err != nil:
			return nil, 0, err
		case result.Verdict == judge.TLE || result.Verdict == judge.AC && result.Wall > limit:
			return nil, n, nil
		case result.Verdict != judge.AC:
			return &agreement.Fault{Algorithm: c.name, N: n, Reason: fmt.Sprintf("%s, %s", result.Verdict, result.Reason)}, 0, nil
		}
	}
	return nil, 0, nil
}

// subject is the program as a row: each run is a process.
func (c contender) subject(slowFrom int, limit time.Duration) timing.Subject {
	return timing.Subject{Name: c.name, Process: true, SlowFrom: slowFrom, Run: func(ctx context.Context, n, times int) (time.Duration, error) {
		var took time.Duration
		for range times {
			t, err := judge.Time(ctx, c.Program, n, 10*limit)
			if err != nil {
				return 0, err
			}
			took += t
		}
		return took, nil
	}}
}

// startCost measures what it costs to start the program: the median of some runs for n = 1, each within the limit.
func (c contender) startCost(ctx context.Context, limit time.Duration) (comparison.Start, error) {
	var seconds []float64
	for range 2 * figures.MinSamples {
		took, err := judge.Time(ctx, c.Program, 1, limit)
		if err != nil {
			return comparison.Start{}, err
		}
		seconds = append(seconds, took.Seconds())
	}
	return comparison.Start{Name: c.name, Figure: figures.Of(seconds)}, nil
}

// addContenders proves that the programs agree, and adds those that do to the plan. It returns what starting each
// costs, where that can be measured. The error is that of ctx.
func addContenders(ctx context.Context, programs []contender, plan *timing.Plan, report *agreement.Report) ([]comparison.Start, error) {
	var starts []comparison.Start
	for _, c := range programs {
		fault, slowFrom, err := c.verify(ctx, plan.Sizes, plan.Budget)
		switch {
		case ctx.Err() != nil:
			return starts, ctx.Err()
		case err != nil:
			return starts, failed(err)
		case fault != nil:
			report.Faults = append(report.Faults, *fault)
			continue
		}
		plan.Subjects = append(plan.Subjects, c.subject(slowFrom, plan.Budget))
		if start, err := c.startCost(ctx, plan.Budget); err == nil {
			starts = append(starts, start)
		}
	}
	return starts, ctx.Err()
}

// withTask returns the task that a comparison with programs is on: they print every board, and so must the others.
func withTask(task string, typed bool) (string, error) {
	if typed && task != string(timing.All) {
		return "", errors.New("--with compares on --task all, since a program prints every board")
	}
	return string(timing.All), nil
}
