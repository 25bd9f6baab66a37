package command

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"math"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nqueens/algorithms"
	"nqueens/harness/internal/deadline"
	"nqueens/harness/internal/timing"
)

// newOnce is the other end of probe. It does nothing that compare does not do better, and so is not shown in the help.
func newOnce() *cobra.Command {
	return &cobra.Command{
		Use:    "once NAME TASK N",
		Hidden: true,
		Args:   cobra.ExactArgs(3),
		RunE: func(cmd *cobra.Command, args []string) error {
			a, err := approach(args[0])
			if err != nil {
				return err
			}
			n, err := oneSize(args[2], a)
			if err != nil {
				return err
			}
			if err := oneOf("task", args[1], timing.Tasks); err != nil {
				return err
			}
			subject := timing.Of([]algorithms.Algorithm{a}, timing.Task(args[1]))[0]
			ctx, cancel := context.WithCancel(cmd.Context())
			go func() { // whoever has started this holds the other end, and lets go of it when it ends, however it ends
				io.Copy(io.Discard, cmd.InOrStdin())
				cancel()
			}()
			wrong, err := deadline.Call(ctx, math.MaxInt64, func() error {
				_, err := subject.Run(ctx, n, 1)
				return err
			})
			return failed(cmp.Or(err, wrong))
		},
	}
}

// probe does a task once in a process of its own, and ends it when the limit is over: a goroutine could not be ended,
// and would disturb all that is measured after it.
func probe(ctx context.Context, name string, task timing.Task, n int, limit time.Duration) error {
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd, err := self(limited, "once", name, string(task), strconv.Itoa(n))
	if err != nil {
		return err
	}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdin, err := cmd.StdinPipe()
	if err != nil {
		return failed(err)
	}
	defer stdin.Close()
	err = cmd.Run()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case limited.Err() != nil:
		return &deadline.LateError{Limit: limit, Ended: true}
	case err != nil:
		if said := strings.TrimPrefix(strings.TrimSpace(stderr.String()), "harness: "); said != "" {
			return errors.New(said)
		}
		return err
	}
	return nil
}

// self returns a command that runs this program again, which ends with ctx.
func self(ctx context.Context, args ...string) (*exec.Cmd, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, failed(errors.Join(errors.New("cannot find this program to run it again"), err))
	}
	cmd := exec.CommandContext(ctx, exe, args...)
	cmd.Args[0] = os.Args[0]
	return cmd, nil
}
