package command

import (
	"errors"
	"fmt"
	"io"
	"math"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/notation"
	"nqueens/harness/internal/progress"
	"nqueens/harness/internal/sizes"
)

// judgeFlags are what the user has asked for, as typed.
type judgeFlags struct {
	sizes, notation, order, none, format string
	lenient, first, count                bool
	timeLimit                            time.Duration
	memoryLimit                          string
	jobs                                 int
}

var judgeFormats = []string{"text", "markdown", "csv", "json"}

func newJudge(streams Streams) *cobra.Command {
	var flags judgeFlags
	cmd := &cobra.Command{
		Use:   "judge [flags] -- PROGRAM [ARGUMENT...]",
		Short: "Judge a program, in any language, that prints all solutions",
		Long: "judge runs a program once for each n, as document 003 defines it: n and a line end on its standard input, boards\n" +
			"on its standard output. Each n gets a verdict and, unless it is AC, a reason:\n\n" +
			"  AC   accepted                      TLE  time limit exceeded\n" +
			"  WA   wrong answer                  OLE  output limit exceeded: far too much\n" +
			"  PE   right boards, wrong form      RE   runtime error: exit status or signal\n\n" +
			"n goes from 1 to 15, since all right boards are kept in memory (28 MB for n = 15) to allow any order; with --first\n" +
			"to 64 (20 in order), with --count to 27. The time is that of the whole process.\n\n" +
			"This is no sandbox: the program can do whatever you can. Judge strangers' programs in a container or a virtual\n" +
			"machine. What it starts is ended with it: all of it on Linux and, as its job, on Windows; on other systems what\n" +
			"stays in its process group. On Unix the program has no /dev/tty. The memory limit holds for each process: its\n" +
			"data on Linux, its memory on Windows; other systems have none.\n\n" +
			"Exit status: 0 all AC, 1 not, 2 wrong usage or a program that cannot be started, 130 interrupted (the verdicts\n" +
			"so far are printed).",
		Example: "  harness judge -n 1-9 -- ./student\n" +
			"  harness judge -n 8 --lenient -- python3 student.py\n" +
			"  harness judge -n 4-10 --notation vector --order lexicographic -- ./student\n" +
			"  harness judge -n 1-12 --count --time-limit 10s -- java -cp . Queens\n" +
			"  harness judge --format json -o student.json -- ./student",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("judge needs a program: harness judge -n 1-9 -- ./student")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			options, ns, err := flags.options(cmd)
			if err != nil {
				return err
			}
			return judgeProgram(cmd, judge.Program{Path: args[0], Args: args[1:]}, ns, options, flags, streams)
		},
	}
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return fmt.Errorf("%w; see %s --help, and write -- before a program with flags of its own", err, cmd.CommandPath())
	})
	f := cmd.Flags()
	f.StringVarP(&flags.sizes, "sizes", "n", "1-9", "board sizes: 1-9 or 4,6,8")
	f.StringVar(&flags.notation, "notation", "grid", "form of the boards: "+strings.Join(notation.Names(), ", "))
	f.StringVar(&flags.order, "order", "any", "order of the boards: any or lexicographic")
	f.BoolVar(&flags.lenient, "lenient", false, "forgive blanks at the ends of lines, or too many of them, and blank lines")
	f.StringVar(&flags.none, "none", "", "`text` that is to be printed where there is no solution (default nothing)")
	flags.timeLimit = judge.DefaultTimeLimit
	f.Var(&duration{&flags.timeLimit}, "time-limit", "time that each run may take")
	f.StringVar(&flags.memoryLimit, "memory-limit", "", "memory that each process may take: 256MiB, 1GiB (default no limit)")
	f.BoolVar(&flags.first, "first", false, "the program prints one solution only")
	f.BoolVar(&flags.count, "count", false, "the program prints the number of solutions only")
	f.StringVar(&flags.format, "format", "text", "text, markdown, csv or json")
	flags.jobs = 1
	f.Var(&number{&flags.jobs, 1, 64}, "jobs", "how many runs at the same time; more than one disturb each other's times")
	f.StringP("output", "o", "", "write the result to this file instead of the standard output")
	return cmd
}

func judgeProgram(cmd *cobra.Command, program judge.Program, ns []int, options judge.Options, flags judgeFlags, streams Streams) error {
	if err := judge.Find(program); err != nil {
		return err
	}
	out, err := openOutput(cmd, streams)
	if err != nil {
		return err
	}
	defer out.discard()
	ctx := cmd.Context()
	bar := progress.New(streams.Err, isTerminal(streams.Err))
	results, err := judge.Each(ctx, program, ns, options, flags.jobs, func(i int) {
		bar.Move(i, len(ns), fmt.Sprintf("judging n=%d", ns[i]))
	})
	bar.End()
	switch {
	case errors.As(err, new(*judge.StartError)):
		return err
	case err != nil && ctx.Err() == nil: // the judge itself is short of something, and would show a table that says nothing
		return failed(err)
	}
	report := judge.Report{Program: program, Options: options, Results: results}
	var verdict error
	switch {
	case ctx.Err() != nil:
		verdict = failed(errors.New("interrupted: not every n was judged"))
	case !report.Accepted():
		verdict = errReported
	}
	err = out.write(func(w io.Writer) error { return writeAs(w, report, flags.format, reasonWidth(streams.Out)) })
	if err != nil && !(isClosedPipe(err) && verdict != nil) { // a reader that has seen enough changes no verdict
		return failed(err)
	}
	return verdict
}

// options checks the flags, and returns what they ask for and the sizes.
func (flags judgeFlags) options(cmd *cobra.Command) (judge.Options, []int, error) {
	none := judge.Options{}
	form, ok := notation.Lookup(flags.notation)
	if !ok {
		return none, nil, oneOf("notation", flags.notation, notation.Names())
	}
	if err := oneOf("order", flags.order, []string{"any", "lexicographic"}); err != nil {
		return none, nil, err
	}
	if err := oneOf("format", flags.format, judgeFormats); err != nil {
		return none, nil, err
	}
	memory, err := memorySize(flags.memoryLimit)
	if err != nil {
		return none, nil, err
	}
	task := judge.All
	switch {
	case flags.first && flags.count:
		return none, nil, errors.New("--first and --count exclude each other: the program prints a solution, or the number of them")
	case flags.count:
		for _, name := range []string{"notation", "order", "none"} {
			if cmd.Flags().Changed(name) {
				return none, nil, fmt.Errorf("--count and --%s exclude each other: with --count no boards are printed", name)
			}
		}
		task = judge.Count
	case flags.first:
		task = judge.First
	}
	options := judge.Options{
		Task: task, Notation: form, Ordered: flags.order == "lexicographic", Lenient: flags.lenient, None: flags.none,
		TimeLimit: flags.timeLimit, MemoryLimit: memory,
	}
	ns, err := sizes.Parse(flags.sizes, 1, options.MaxN())
	if err != nil {
		return none, nil, fmt.Errorf("-n: %w", err)
	}
	return options, ns, nil
}

// memorySize reads the memory limit, in bytes; 0 where there is none.
func memorySize(text string) (uint64, error) {
	if text == "" {
		return 0, nil
	}
	if !judge.HasMemoryLimit {
		return 0, fmt.Errorf("--memory-limit cannot be had on %s", runtime.GOOS)
	}
	const most = 1 << 20 // MiB: a TiB
	digits := strings.TrimRight(text, "BbIiMmGg")
	unit := strings.ToLower(text[len(digits):])
	factor := map[string]int{"m": 1, "mb": 1, "mib": 1, "g": 1 << 10, "gb": 1 << 10, "gib": 1 << 10}[unit]
	n, err := sizes.One(digits, 1, most)
	if factor == 0 || err != nil || n*factor > most {
		return 0, fmt.Errorf("--memory-limit %q is no amount of memory: want one such as 256MiB or 1GiB", text)
	}
	return uint64(n*factor) << 20, nil
}

// reasonWidth wraps reasons for a person only: who searches in a file wants each in one line.
func reasonWidth(w io.Writer) int {
	if !isTerminal(w) {
		return math.MaxInt
	}
	return width(w)
}
