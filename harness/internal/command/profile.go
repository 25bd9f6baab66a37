package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/profiling"
	"nqueens/harness/internal/table"
	"nqueens/harness/internal/timing"
)

type profileFlags struct {
	size, mode, task, folder string
	time                     time.Duration
	top                      int
}

func newProfile(streams Streams) *cobra.Command {
	flags := profileFlags{top: 8}
	var modes strings.Builder
	for _, m := range profiling.Modes {
		fmt.Fprintf(&modes, "  %-10s %s\n", m.Name, m.About)
	}
	cmd := &cobra.Command{
		Use:   "profile NAME",
		Short: "Profile one approach alone, or each in turn (all), with pprof",
		Long: "profile runs one approach again and again, records a profile, and prints the functions that it names and the\n" +
			"commands to go on with. The file is complete also when it is interrupted. Modes:\n" + modes.String(),
		Example: "  harness profile iterative\n" +
			"  harness profile bitmask -n 14 --time 10s\n" +
			"  harness profile oop --mode mem --task all -n 8\n" +
			"  harness profile all -o profiles",
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return fmt.Errorf("profile what? want one of %s, or all", strings.Join(algorithms.Names(), ", "))
			case len(args) > 1:
				return fmt.Errorf("profile takes one approach, or all; %q is one too many", args[1])
			}
			return profileNamed(cmd.Context(), args[0], flags, streams)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&flags.size, "size", "n", "12", "board size")
	f.StringVar(&flags.mode, "mode", "cpu", strings.Join(profiling.ModeNames(), ", "))
	f.StringVar(&flags.task, "task", "count", strings.Join(timing.Tasks, ", "))
	f.DurationVar(&flags.time, "time", 3*time.Second, "how long to run the approach, again and again")
	f.StringVarP(&flags.folder, "output", "o", "profiles", "folder in which each profile gets a folder of its own")
	f.Var(&number{&flags.top, 1, 1000}, "top", "how many functions to print")
	return cmd
}

func profileNamed(ctx context.Context, name string, flags profileFlags, streams Streams) error {
	mode, ok := profiling.LookupMode(flags.mode)
	if !ok {
		return oneOf("mode", flags.mode, profiling.ModeNames())
	}
	if err := oneOf("task", flags.task, timing.Tasks); err != nil {
		return err
	}
	if flags.time <= 0 {
		return fmt.Errorf("--time %v is too short: want a time such as 500ms, 3s or 1m", flags.time)
	}
	if name == "all" {
		if _, err := oneSize(flags.size, algorithms.All[0]); err != nil {
			return err
		}
		return profileAll(ctx, flags, streams)
	}
	a, err := approach(name)
	if err != nil {
		return err
	}
	n, err := oneSize(flags.size, a)
	if err != nil {
		return err
	}
	job := profiling.Job{
		Subject: timing.Of([]algorithms.Algorithm{a}, timing.Task(flags.task))[0], N: n, Mode: mode, Time: flags.time,
		Folder: filepath.Join(flags.folder, fmt.Sprintf("%s-n%d-%s-%s", a.Name, n, flags.task, mode.Name)),
	}
	made, err := job.Record(ctx)
	if err != nil && ctx.Err() == nil {
		return failed(err)
	}
	printErr := (&output{stdout: streams.Out}).write(func(w io.Writer) error { return printProfile(w, job, made, flags.top, a, flags.task) })
	if err != nil {
		fmt.Fprintf(streams.Err, "harness: interrupted: the profile has the %v until then\n", made.Time.Round(time.Millisecond))
		return errReported
	}
	return printErr
}

// profileAll makes the profile of each approach in a process of its own: a memory profile tells of the whole process,
// and a run that is under way when the time is over would show in the next profile.
func profileAll(ctx context.Context, flags profileFlags, streams Streams) error {
	for i, name := range algorithms.Names() {
		if i > 0 {
			fmt.Fprintln(streams.Out)
		}
		cmd, err := self(ctx, "profile", name, "-n", flags.size, "--mode", flags.mode, "--task", flags.task,
			"--time", flags.time.String(), "-o", flags.folder, "--top", strconv.Itoa(flags.top))
		if err != nil {
			return err
		}
		cmd.Stdout, cmd.Stderr = streams.Out, streams.Err
		cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // so that it completes its profile
		cmd.WaitDelay = 5 * time.Second
		if err := cmd.Run(); err != nil {
			if errors.As(err, new(*exec.ExitError)) {
				return errReported // it has said itself what is wrong
			}
			return failed(fmt.Errorf("profile %s: %w", name, err))
		}
	}
	return nil
}

// printProfile prints what was recorded, the functions, and what to type next.
func printProfile(w io.Writer, job profiling.Job, made profiling.Made, most int, a algorithms.Algorithm, task string) error {
	fmt.Fprintf(w, "%s, n = %d, task %s: %s profile of %d complete runs in %v\n%s\n\n", a.Name, job.N, task, job.Mode.Name,
		made.Runs, made.Time.Round(10*time.Millisecond), made.File)
	if job.Mode.Name == "trace" {
		fmt.Fprintf(w, "Next:\n  go tool trace %s\n", quoted(made.File))
		return nil
	}
	top, err := profiling.ReadTop(made.File, a.Package)
	if err != nil {
		return failed(err)
	}
	if top.Whole == 0 {
		fmt.Fprintf(w, "The profile is empty: there was nothing of the kind that mode %s records (%s).\n", job.Mode.Name, job.Mode.About)
		return nil
	}
	t := table.Table{Header: []string{"flat", "flat %", "cum", "cum %", "function", "hottest line"}, Left: map[int]bool{4: true, 5: true}}
	inlined := false
	for _, f := range top.Functions[:min(most, len(top.Functions))] {
		name := path.Base(typeArguments.ReplaceAllString(f.Name, "[...]"))
		if f.Inlined {
			name += " *"
			inlined = true
		}
		line := ""
		if f.Line != "" && f.Flat > 0 {
			line = fmt.Sprintf("%s (%.0f%%)", f.Line, percent(f.LineVal, f.Flat))
		}
		t.Rows = append(t.Rows, []string{
			profiling.Format(f.Flat, top.Unit), fmt.Sprintf("%.1f", percent(f.Flat, top.Total)),
			profiling.Format(f.Cum, top.Unit), fmt.Sprintf("%.1f", percent(f.Cum, top.Total)), name, line,
		})
	}
	if err := t.Text(w); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nflat is the function itself, cum is it and all that it calls; the hottest line has that part of flat.\n")
	if top.Focused {
		fmt.Fprintf(w, "The table has the samples that pass through package %s: %s of %s (%s).\n", a.Package,
			profiling.Format(top.Total, top.Unit), profiling.Format(top.Whole, top.Unit), top.What)
	} else {
		fmt.Fprintf(w, "No sample passes through package %s: what you see is the harness and the runtime, %s (%s).\n", a.Package,
			profiling.Format(top.Whole, top.Unit), top.What)
	}
	if inlined {
		fmt.Fprintf(w, "* the compiler has put this function into its caller: it is no call any more, but its lines are still told apart.\n")
	}
	file := quoted(made.File)
	fmt.Fprintf(w, "\nNext:\n  go tool pprof -top %s\n  go tool pprof -list %s %s\n  go tool pprof -http localhost: %s\n",
		file, quoted(listPattern(a.Package)), file, file)
	return nil
}

// typeArguments are what a generic function's name has in brackets; pprof leaves them out too.
var typeArguments = regexp.MustCompile(`\[[^\]]*\]`)

// listPattern matches the functions of a package, for the line view of pprof.
func listPattern(pkg string) string { return "^" + regexp.QuoteMeta(pkg) + `\.` }

func percent(part, of int64) float64 {
	if of == 0 {
		return 0
	}
	return 100 * float64(part) / float64(of)
}

// quoted makes a word of a shell's command line of any text.
func quoted(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=:@%+,", r)
	}) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
