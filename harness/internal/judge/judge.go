// Package judge runs a program that should print all solutions of the n-queens problem, in any language, and says
// whether it does, and if not, why not.
//
// It is no sandbox. The program runs with the rights of whoever runs the judge.
package judge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"nqueens/harness/internal/notation"
)

// A Program is what is judged: the path of an executable file or the name of one on the PATH, and its arguments. It
// reads n and a line end from its standard input, and prints the boards.
type Program struct {
	Path string
	Args []string
}

// A Task is what the program is to print.
type Task string

const (
	All   Task = "all"   // every solution
	First Task = "first" // one solution, no matter which
	Count Task = "count" // how many solutions there are, and nothing else
)

// Options are what the program is held to. The zero value of a field stands for the form of document 003: all boards
// in any order as "grid", nothing where there is no solution.
type Options struct {
	Task        Task
	Notation    notation.Notation
	Ordered     bool          // the boards are to come in lexicographic order (with First: the first of it)
	Lenient     bool          // blanks and blank lines are forgiven
	None        string        // what is to be printed where there is no solution
	TimeLimit   time.Duration // of a run; DefaultTimeLimit where it is 0
	MemoryLimit uint64        // bytes that a process of the program may have as data; 0 for no limit
}

// DefaultTimeLimit is the time limit where the options name none.
const DefaultTimeLimit = 2 * time.Second

// MaxN returns the largest n that can be judged under these options. All right boards are kept in memory, so that the
// order may be free: for n = 15 these are 2,279,184 boards in 28 MB. One board alone needs no others, the first in the
// order has to be searched for, and the numbers are published.
func (o Options) MaxN() int {
	switch {
	case o.Task == Count:
		return 27
	case o.Task == First && o.Ordered:
		return 20
	case o.Task == First:
		return 64
	}
	return 15
}

// A Result is the verdict on one run.
type Result struct {
	N       int
	Verdict Verdict
	Reason  string        // why, where the verdict is not AC
	Notes   []string      // what was accepted but is worth knowing: "CRLF line ends"
	Boards  uint64        // right boards that were read
	Wall    time.Duration // from the start of the program to its end
}

// Run runs the program once and judges what it does. The error is a *StartError where the program could not be
// started, or that of ctx where it was done before the verdict. Nothing of the program is left when Run returns.
func Run(ctx context.Context, program Program, n int, options Options) (Result, error) {
	options = options.withDefaults()
	if most := options.MaxN(); n < 1 || n > most {
		return Result{}, fmt.Errorf("judge: n = %d, want 1 to %d", n, most)
	}
	right := newAnswer(n, options) // before the program starts, so as to take no time from it
	var found finding
	ended, err := execute(ctx, program, fmt.Sprintf("%d\n", n), limits{
		time:   options.TimeLimit,
		memory: options.MemoryLimit,
		output: right.mostBytes(),
	}, func(output io.Reader) { found = right.examine(output) })
	if err != nil {
		return Result{}, err
	}
	result := Result{N: n, Notes: found.notes, Boards: found.boards, Wall: ended.wall}
	result.Verdict, result.Reason = verdict(ended, found, options)
	return result, nil
}

// Time runs the program once for n, discards what it prints, and returns how long it took from its start to its end.
// The error says why the time is not one of a program that did its work: it could not be started (*StartError), did
// not end with exit status 0, or did not end within the limit; or it is that of ctx.
func Time(ctx context.Context, program Program, n int, limit time.Duration) (time.Duration, error) {
	ended, err := execute(ctx, program, fmt.Sprintf("%d\n", n), limits{time: limit}, nil)
	switch {
	case err != nil:
		return 0, err
	case errors.Is(ended.stopped, errTime):
		return 0, fmt.Errorf("stopped at the time limit of %v", limit)
	case !ended.success():
		return 0, errors.New(ended.how())
	}
	return ended.wall, nil
}

func (o Options) withDefaults() Options {
	if o.Task == "" {
		o.Task = All
	}
	if o.Notation.Append == nil {
		i := slices.IndexFunc(notation.All, func(x notation.Notation) bool { return x.Name == "grid" })
		o.Notation = notation.All[i]
	}
	if o.TimeLimit == 0 {
		o.TimeLimit = DefaultTimeLimit
	}
	return o
}
