package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/notation"
	"nqueens/harness/internal/sizes"
)

func newSolve(streams Streams) *cobra.Command {
	var flags solveFlags
	cmd := &cobra.Command{
		Use:   "solve",
		Short: "Write solutions as the documents print them",
		Long: "Solve writes the solutions for an n×n board in lexicographic order, in the notation of one of the documents.\n" +
			"Without -n it reads n from standard input, as document 003's program does. It keeps no boards: the memory it\n" +
			"needs does not grow with their number.\n\n" +
			"--queen keeps the solutions with a queen on that square, or, given more than once, on all of the squares.\n" +
			"--fundamental keeps one of each class under rotation and reflection, the first of its class in the order;\n" +
			"together with --queen, the first of its class that has the queens there. --first K ends after K of those kept.\n" +
			"Solutions are numbered from 1 as they are written.\n\n" +
			"--count writes only how many are kept; with --fundamental also how many classes have 8, 4, 2 or 1 boards.\n" +
			"Where there is no solution nothing is written, and a line on standard error says so.\n\n" +
			"Notations:\n" + notationList(),
		Example: "  harness solve -n 4\n" +
			"  echo 8 | harness solve --notation sites\n" +
			"  harness solve -n 8 --queen 1,1 --notation pairs\n" +
			"  harness solve -n 8 --fundamental --notation picture\n" +
			"  harness solve -n 12 --fundamental --count\n" +
			"  harness solve -n 14 -a flags -o boards.txt",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			job, err := flags.job(cmd)
			if err != nil {
				return err
			}
			out, err := openOutput(cmd, streams)
			if err != nil {
				return err
			}
			defer out.discard()
			if job.n == 0 { // last, so that nobody types it in vain
				if job.n, err = readN(cmd.Context(), streams, job.approach.MaxN); err != nil {
					return err
				}
				if job.queens, err = parseSquares(flags.queens, job.n); err != nil {
					return err
				}
			}
			return job.run(cmd.Context(), out, streams)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVarP(&flags.n, "size", "n", "", "the board's size `n`, from 1; without it, read from standard input")
	f.StringVarP(&flags.approach, "approach", "a", "bitmask", "the `approach` that searches, see harness list")
	f.StringVar(&flags.notation, "notation", "grid", "how solutions are written: a `name` of those above")
	f.Var(&number{&flags.first, 1, math.MaxInt / 16}, "first", "end after the first `K` solutions")
	f.BoolVar(&flags.fundamental, "fundamental", false, "only one solution of each class")
	f.StringArrayVar(&flags.queens, "queen", nil, "only solutions with a queen on this square, `row,column` from 1; may be repeated")
	f.BoolVar(&flags.count, "count", false, "only how many there are")
	f.StringP("output", "o", "", "write to this `file`, as a whole or not at all")
	return cmd
}

func notationList() string {
	var list strings.Builder
	for _, x := range notation.All {
		fmt.Fprintf(&list, "  %-8s %s\n", x.Name, x.Document)
	}
	return strings.TrimSuffix(list.String(), "\n")
}

// solveFlags is what a user typed.
type solveFlags struct {
	n, approach, notation string
	first                 int // 0 for all
	queens                []string
	fundamental, count    bool
}

// solveJob is what the flags ask for.
type solveJob struct {
	n        int // 0 where it is to be read from standard input
	approach algorithms.Algorithm
	notation notation.Notation
	first    int // how many solutions at most; 0 for all
	selection
	count bool
}

// job reads the flags.
func (flags solveFlags) job(cmd *cobra.Command) (job solveJob, err error) {
	set := cmd.Flags().Changed
	job = solveJob{first: flags.first, count: flags.count}
	job.fundamental = flags.fundamental
	if job.approach, err = approach(flags.approach); err != nil {
		return job, err
	}
	if err = oneOf("notation", flags.notation, notation.Names()); err != nil {
		return job, err
	}
	job.notation, _ = notation.Lookup(flags.notation)
	switch {
	case flags.count && set("first"):
		return job, errors.New("--count writes how many solutions there are, --first writes some of them: take one of the two")
	case flags.count && set("notation"):
		return job, errors.New("--count writes a number and no solutions: it takes no --notation")
	case job.approach.Solutions == nil && !job.plainCount(len(flags.queens)):
		return job, fmt.Errorf("%s only counts: give --count alone, or take another approach", job.approach.Name)
	}
	largest := job.approach.MaxN
	if set("size") {
		if job.n, err = oneSize(flags.n, job.approach); err != nil {
			return job, err
		}
		largest = job.n
	}
	job.queens, err = parseSquares(flags.queens, largest)
	return job, err
}

// plainCount reports whether Count has the answer, and no board need be looked at.
func (job solveJob) plainCount(queens int) bool { return job.count && !job.fundamental && queens == 0 }

// parseSquares reads squares of an n×n board, each "row,column" from 1.
func parseSquares(list []string, n int) ([]algorithms.Square, error) {
	var squares []algorithms.Square
	for _, s := range list {
		r, c, _ := strings.Cut(s, ",")
		row, rowErr := sizes.One(r, 1, n)
		column, columnErr := sizes.One(c, 1, n)
		if rowErr != nil || columnErr != nil {
			return nil, fmt.Errorf("--queen %q is not a square: want row,column, each a whole number from 1 to %d, as in --queen 1,1", s, n)
		}
		squares = append(squares, algorithms.Square{Row: row - 1, Column: column - 1})
	}
	return squares, nil
}

// run does the job and says on standard error where there is no solution.
func (job solveJob) run(ctx context.Context, out *output, streams Streams) error {
	var number uint64
	err := out.write(func(io.Writer) (err error) {
		if job.count {
			number, err = job.writeCount(ctx, out)
			return err
		}
		w := &boardWriter{append: job.notation.Append, out: out}
		number, err = w.writeAll(ctx, firstBoards(job.first, job.of(ctx, job.approach.Solutions(job.n))))
		return err
	})
	if err == nil && number == 0 && !job.count {
		fmt.Fprintf(streams.Err, "harness: n = %d has no solution%s\n", job.n, job.with())
	}
	return err
}

// writeCount writes how many solutions there are, and returns that number. The error is that of an interruption.
func (job solveJob) writeCount(ctx context.Context, w io.Writer) (uint64, error) {
	t, err := await(ctx, func() solveTally {
		if job.plainCount(len(job.queens)) {
			return solveTally{total: job.approach.Count(job.n)}
		}
		return job.tally(job.of(ctx, job.approach.Solutions(job.n)))
	})
	if err != nil {
		return 0, fmt.Errorf("interrupted: the solutions for n = %d are not all counted", job.n)
	}
	fmt.Fprint(w, t)
	return t.total, nil
}

// await returns what f returns, or an error as soon as ctx is done; f is then left to itself. An f that looks at ctx may
// have ended early, so that its result does not count either.
func await[T any](ctx context.Context, f func() T) (result T, err error) {
	done := make(chan T, 1)
	go func() { done <- f() }()
	select {
	case result = <-done:
	case <-ctx.Done():
	}
	return result, ctx.Err()
}
