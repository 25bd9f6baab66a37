package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/agreement"
	"nqueens/harness/internal/comparison"
	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/progress"
	"nqueens/harness/internal/sizes"
	"nqueens/harness/internal/timing"
)

// compareFlags are what the user has asked for, as typed.
type compareFlags struct {
	sizes, approaches, baseline, task, format string
	budget                                    time.Duration
	samples, verifyTo                         int
	seed                                      uint64
	with                                      []string
}

// sampleLength is the least length of a sample: long enough that the clock's own steps and a stray interrupt are small
// beside it.
const sampleLength = 20 * time.Millisecond

var compareFormats = []string{"text", "markdown", "csv", "json", "bench"}

func newCompare(streams Streams) *cobra.Command {
	var flags compareFlags
	cmd := &cobra.Command{
		Use:   "compare",
		Short: "Check that the approaches agree, then compare their speed",
		Long: "compare checks first that all approaches give the same answers and the right ones: published totals, a checker\n" +
			"that looks at every board, and all sequences of boards in lockstep. Then it times them, in a random order, and\n" +
			"prints a table in which every mark is explained. An approach that disagrees is named and not timed.\n\n" +
			"--with adds a program in any language as a row, if it is right: it reads n and prints every board as document\n" +
			"003's does (see harness judge --help), and is timed as a whole process. Its words are split at blanks.\n\n" +
			"Exit status: 0 all agree, 1 some do not, 2 wrong usage, 130 interrupted (what is finished is printed).",
		Example: "  harness compare\n" +
			"  harness compare -n 8-12 -a iterative,bitmask --baseline iterative\n" +
			"  harness compare -n 10 --task all --samples 20\n" +
			"  harness compare -n 20 --task first -a flags,bitmask\n" +
			"  harness compare -n 8,10 --with \"student=python3 student.py\"\n" +
			"  harness compare --format bench -o samples.txt",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if len(flags.with) > 0 {
				if flags.task, err = withTask(flags.task, cmd.Flags().Changed("task")); err != nil {
					return err
				}
			}
			return compare(cmd, flags, streams)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&flags.sizes, "sizes", "n", "8,10,12", "board sizes to time: 8-12 or 6,8,10")
	f.StringVarP(&flags.approaches, "approaches", "a", "all", "which approaches, with commas (see harness list)")
	f.StringVar(&flags.baseline, "baseline", "", "the approach that ratios are to (default the fastest)")
	flags.budget = 2 * time.Second
	f.Var(&duration{&flags.budget}, "budget", "longest time of one run; what would take longer is not started")
	flags.samples = 10
	f.Var(&number{&flags.samples, figures.MinSamples, 10000}, "samples", "samples of each cell, 6 at the least")
	f.StringVar(&flags.task, "task", "count", "what is timed: count all solutions, make all boards, find the first")
	f.StringVar(&flags.format, "format", "text", "text, markdown, csv, json, or bench (Go benchmark lines for benchstat)")
	f.StringP("output", "o", "", "write the result to this file instead of the standard output")
	f.Var(&seed{&flags.seed}, "seed", "seed of the order in which samples are taken (default a random one)")
	f.StringArrayVar(&flags.with, "with", nil, "add a program as a row: `name=program`; may be repeated")
	flags.verifyTo = 10
	f.Var(&number{&flags.verifyTo, 1, maxVerify}, "verify-to", "check every board up to this n")
	return cmd
}

func compare(cmd *cobra.Command, flags compareFlags, streams Streams) error {
	ctx := cmd.Context()
	chosen, plan, err := planOf(cmd, flags)
	if err != nil {
		return err
	}
	programs, err := contenders(flags.with)
	if err != nil {
		return err
	}
	out, err := openOutput(cmd, streams)
	if err != nil {
		return err
	}
	defer out.discard()

	bar := progress.New(streams.Err, isTerminal(streams.Err))
	report, err := agreement.Check(ctx, chosen, agreement.Options{
		To: flags.verifyTo, Patience: max(flags.budget, 2*time.Second),
		Done: func(n int) { bar.Move(n, flags.verifyTo, fmt.Sprintf("checking n=%d", n)) },
	})
	if err != nil {
		bar.End()
		if report.To < 0 {
			return errors.New("interrupted before anything was checked")
		}
		return fmt.Errorf("interrupted while checking agreement: n = 0 to %d were finished, nothing was timed", report.To)
	}
	agreed := slices.DeleteFunc(slices.Clone(chosen), func(a algorithms.Algorithm) bool { return !slices.Contains(report.Agreed, a.Name) })
	plan.Subjects = timing.Of(agreed, plan.Task)
	plan.Known = map[string]timing.Run{}
	for _, s := range plan.Subjects {
		name, _, _ := strings.Cut(s.Name, "#")
		if run, ok := report.Runs[name]; ok {
			plan.Known[s.Name] = timing.Run(run)
		}
	}
	starts, err := addContenders(ctx, programs, &plan, &report)
	switch {
	case ctx.Err() != nil:
		bar.End()
		return fmt.Errorf("interrupted while judging the programs: nothing was timed")
	case err != nil:
		bar.End()
		return err
	}
	plan.Progress = bar.Move
	plan.Probe = func(ctx context.Context, s timing.Subject, n int, limit time.Duration) error {
		name, _, _ := strings.Cut(s.Name, "#")
		return probe(ctx, name, plan.Task, n, limit)
	}
	result, err := plan.Measure(ctx)
	bar.End()
	c := comparison.New(report, plan, result, flags.baseline, err != nil)
	c.Starts = starts
	if err := out.write(func(w io.Writer) error { return writeComparison(w, c, flags.format, width(streams.Out)) }); err != nil {
		return err
	}
	switch {
	case err != nil:
		return fmt.Errorf("interrupted after %d of %d rounds: the result is incomplete", result.Rounds, plan.Samples)
	case len(report.Faults)+len(result.Faults) > 0:
		for _, f := range report.Faults {
			fmt.Fprintf(streams.Err, "harness: %v\n", f)
		}
		for _, f := range result.Faults {
			fmt.Fprintf(streams.Err, "harness: %v\n", f)
		}
		return errReported
	}
	return nil
}

// planOf checks the flags, and returns the approaches and the plan that they ask for.
func planOf(cmd *cobra.Command, flags compareFlags) ([]algorithms.Algorithm, timing.Plan, error) {
	var plan timing.Plan
	chosen, err := approaches(flags.approaches)
	if err != nil {
		return nil, plan, err
	}
	if err := oneOf("task", flags.task, timing.Tasks); err != nil {
		return nil, plan, err
	}
	if err := oneOf("format", flags.format, compareFormats); err != nil {
		return nil, plan, err
	}
	most := chosen[0].MaxN
	for _, a := range chosen {
		most = min(most, a.MaxN)
	}
	if len(flags.with) > 0 {
		most = min(most, maxWith)
	}
	plan.Sizes, err = sizes.Parse(flags.sizes, 1, most)
	if err != nil {
		return nil, plan, fmt.Errorf("-n: %w", err)
	}
	var names []string
	for _, s := range timing.Of(chosen, plan.Task) {
		names = append(names, s.Name)
	}
	for _, typed := range flags.with {
		name, _, _ := strings.Cut(typed, "=")
		names = append(names, name)
	}
	if cmd.Flags().Changed("baseline") && !slices.Contains(names, flags.baseline) {
		return nil, plan, fmt.Errorf("--baseline %q is not among the approaches%s; there are %s", flags.baseline, didYouMean(flags.baseline, names), strings.Join(names, ", "))
	}
	plan.Task = timing.Task(flags.task)
	plan.Samples = flags.samples
	plan.Length = sampleLength
	plan.Budget = flags.budget
	plan.Seed = flags.seed
	if !cmd.Flags().Changed("seed") {
		plan.Seed = uint64(rand.Uint32()) // so that every reader of JSON keeps all of its digits
	}
	return chosen, plan, nil
}

// maxVerify is the largest n of which every board can be looked at in reasonable time: 365,596 boards for n = 14.
const maxVerify = 14

func writeComparison(w io.Writer, c *comparison.Comparison, format string, width int) error {
	if format == "bench" {
		return c.Bench(w)
	}
	return writeAs(w, c, format, width)
}
