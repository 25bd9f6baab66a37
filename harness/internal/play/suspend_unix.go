//go:build unix

package play

import (
	"io"
	"os"
	"os/signal"
	"syscall"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/sys/unix"
)

// stops lets the shell suspend the play and continue it, with Ctrl-Z and fg or with a signal. Run of it is called while
// the terminal is as it was before the play.
type stops struct{ signals chan os.Signal }

func newStops() stops { return stops{make(chan os.Signal, 1)} }

// forwardTo asks the program to suspend itself whenever a signal does, until the function that it returns is called. A
// signal alone would leave the terminal as the play needs it.
func (s stops) forwardTo(program *tea.Program) (end func()) {
	signal.Notify(s.signals, syscall.SIGTSTP)
	ended := make(chan struct{})
	go func() {
		for {
			select {
			case <-s.signals:
				program.Send(suspendMsg{})
			case <-ended:
				return
			}
		}
	}()
	return func() {
		signal.Stop(s.signals)
		close(ended)
	}
}

// suspend is the command of the model that suspends the program.
func (s stops) suspend() tea.Cmd { return tea.Exec(s, nil) }

// Run stops all of the shell's job, "go run" included, and returns when it is continued. Where no shell could continue
// it, it returns at once. SIGTSTP would tell the two apart by itself, but Go has no way back to what it does by default.
func (s stops) Run() error {
	if leader, err := unix.Getsid(0); err != nil || leader == syscall.Getpgrp() {
		return err // the job is the terminal's first: nobody looks after it
	}
	continued := make(chan os.Signal, 1)
	signal.Notify(continued, syscall.SIGCONT)
	defer signal.Stop(continued)
	if err := syscall.Kill(0, syscall.SIGSTOP); err != nil {
		return err
	}
	<-continued
	return nil
}

// The job keeps the terminal that it has.

func (stops) SetStdin(io.Reader)  {}
func (stops) SetStdout(io.Writer) {}
func (stops) SetStderr(io.Writer) {}
