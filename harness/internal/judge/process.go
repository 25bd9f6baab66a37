package judge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"time"

	"nqueens/harness/internal/printable"
)

// Why the judge stopped a program before its end.
var (
	errTime   = errors.New("time limit")
	errOutput = errors.New("output limit")
)

// limits are what a run may take.
type limits struct {
	time   time.Duration
	memory uint64 // bytes; 0 for no limit
	output int64  // bytes of standard output
}

// An ending says how a run came to its end.
type ending struct {
	wall    time.Duration
	state   *os.ProcessState
	stopped error  // errTime or errOutput where the judge stopped the program
	stderr  []byte // how its error output began
}

// A group is a running program with all processes that it starts. Each system has its own way to keep hold of them:
// see group_*.go.
//
//	prepare(cmd)                       before the start
//	launch(cmd) (began, error)         the start
//	hold(cmd, memory) (*group, error)  after it; there is a group also with an error
//	group.watch() (end func())         keeps the system tidy while the program runs
//	group.kill()                       ends all that are still together; may be called again
//	group.sweep()                      ends the others, when the program has been waited for
//	group.release()                    when nothing is left

// grace is how long the judge waits for the end of the output when the program and its group are gone. There is
// nothing to wait for unless a process has got away and holds the pipe.
const grace = time.Second

// execute runs a program with an input on its standard input until it ends, comes to one of the limits, or ctx is done.
// Meanwhile read gets the program's output, which is discarded where read is nil, or where read returns. When execute
// returns, the program and all processes of its group are gone.
//
// The run ends when the program itself does. A process that it has left behind is stopped then, and cannot hold the
// judge up by keeping the output open.
func execute(ctx context.Context, program Program, input string, limits limits, read func(io.Reader)) (ending, error) {
	if err := ctx.Err(); err != nil {
		return ending{}, err
	}
	// The system may tie the program's life to the thread that started it (see group_linux.go).
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()

	cmd := exec.Command(program.Path, program.Args...)
	prepare(cmd)
	pipes, err := connect(cmd, read == nil)
	if err != nil {
		return ending{}, startError(program, err)
	}
	defer pipes.close()

	began, err := launch(cmd)
	if err != nil {
		return ending{}, startError(program, err)
	}
	pipes.closeTheirs()
	group, err := hold(cmd, limits.memory)
	defer group.release()
	if err != nil {
		cmd.Process.Kill()
		cmd.Wait()
		group.kill()
		group.sweep()
		return ending{}, fmt.Errorf("cannot keep hold of %s: %w", printable.Text(program.Path), err)
	}
	unwatch := group.watch()

	io.WriteString(pipes.stdin, input) // a few bytes, which the pipe keeps; the error of a program that reads none is none of ours
	pipes.stdin.Close()

	timed, cancelTimer := context.WithTimeoutCause(ctx, limits.time, errTime)
	defer cancelTimer()
	limited, stop := context.WithCancelCause(timed)
	defer stop(nil)
	unlimit := context.AfterFunc(limited, group.kill)

	outputRead := make(chan struct{})
	go func() {
		defer close(outputRead)
		if read == nil {
			return
		}
		output := &counter{r: pipes.stdout, left: limits.output, beyond: func() { stop(errOutput) }}
		read(output)
		io.Copy(io.Discard, output)
	}()
	stderr := &head{}
	stderrRead := make(chan struct{})
	go func() {
		defer close(stderrRead)
		io.Copy(stderr, pipes.stderr)
	}()

	err = cmd.Wait()
	end := ending{wall: time.Since(began), state: cmd.ProcessState}
	cause := context.Cause(limited)
	unlimit()
	unwatch()
	group.kill() // what the program has left behind
	group.sweep()
	late := time.AfterFunc(grace, pipes.closeOurs)
	<-outputRead
	<-stderrRead
	late.Stop()
	end.stderr = stderr.text

	if err := ctx.Err(); err != nil {
		return ending{}, err
	}
	if cmd.ProcessState == nil {
		return ending{}, fmt.Errorf("cannot wait for %s: %w", printable.Text(program.Path), err)
	}
	switch {
	case errors.Is(context.Cause(limited), errOutput): // it may have printed all that and ended before it was stopped
		end.stopped = errOutput
	case !end.success():
		end.stopped = cause // nil where it was not stopped
	}
	return end, nil
}

// counter hands on what it reads until there is more than may be, and says so then.
type counter struct {
	r      io.Reader
	left   int64
	beyond func()
}

func (c *counter) Read(p []byte) (int, error) {
	if c.left < 0 {
		return 0, io.EOF
	}
	n, err := c.r.Read(p)
	if c.left -= int64(n); c.left < 0 {
		c.beyond()
		return 0, io.EOF
	}
	if err != nil && err != io.EOF { // the pipe was closed on a process that has got away
		err = io.EOF
	}
	return n, err
}

// head keeps how a text begins and takes the rest for nothing.
type head struct{ text []byte }

func (h *head) Write(p []byte) (int, error) {
	const most = 16 << 10
	if room := most - len(h.text); room > 0 {
		h.text = append(h.text, p[:min(room, len(p))]...)
	}
	return len(p), nil
}
