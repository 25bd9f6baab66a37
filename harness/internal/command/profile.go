package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/profiling"
	"nqueens/harness/internal/timing"
)

type profileFlags struct {
	size, mode, task, folder string
	time                     time.Duration
	top                      int
}

func newProfile(streams Streams) *cobra.Command {
	flags := profileFlags{time: 3 * time.Second, top: 8}
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
	f.Var(&duration{&flags.time}, "time", "how long to run the approach, again and again")
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
	if flags.folder == "" {
		return errors.New("-o needs the name of a folder")
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
		Subject: timing.Of([]algorithms.Algorithm{a}, timing.Task(flags.task))[0], Package: a.Package, N: n, Mode: mode, Time: flags.time,
		Folder: filepath.Join(flags.folder, fmt.Sprintf("%s-n%d-%s-%s", a.Name, n, flags.task, mode.Name)),
	}
	if job.Subject.Run == nil {
		return fmt.Errorf("%s only counts: profile it with --task count", a.Name)
	}
	made, err := job.Record(ctx)
	if err != nil && ctx.Err() == nil {
		return failed(err)
	}
	printErr := standardOutput(streams).write(func(w io.Writer) error { return printProfile(w, job, made, flags, width(streams.Out)) })
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
		cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) } // so that it completes its profile
		cmd.WaitDelay = 3 * time.Second
		if err := cmd.Run(); err != nil {
			if ctx.Err() != nil || errors.As(err, new(*exec.ExitError)) {
				return errReported // it has said itself what is wrong
			}
			return failed(fmt.Errorf("profile %s: %w", name, err))
		}
	}
	return nil
}
