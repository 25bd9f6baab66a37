//go:build unix

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// interrupt runs the harness with the arguments after the first and sends it SIGINT when a file that matches the first
// is there: a sign that it is at work, and listens. It expects exit status 130, prints the standard output for the
// script's log, and writes both outputs to the files stdout.txt and stderr.txt.
func interrupt(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("interrupt: interrupt PATTERN ARGS")
	}
	var stdout, stderr bytes.Buffer
	ended := make(chan struct{})
	err := run(ts, args[1:], func(p *os.Process) {
		go func() {
			for {
				select {
				case <-ended:
					return
				case <-time.After(5 * time.Millisecond):
				}
				if matches, _ := filepath.Glob(ts.MkAbs(args[0])); len(matches) > 0 {
					p.Signal(syscall.SIGINT)
					p.Signal(syscall.SIGINT) // as an impatient person does; it cuts nothing short
					return
				}
			}
		}()
	}, &stdout, &stderr)
	close(ended)
	ts.Logf("%s%s", stdout.String(), stderr.String())
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 130 {
		ts.Fatalf("exit: %v, want status 130", err)
	}
	if strings.Contains(stderr.String(), "goroutine ") {
		ts.Fatalf("a stack trace")
	}
	ts.Check(os.WriteFile(ts.MkAbs("stdout.txt"), stdout.Bytes(), 0o644))
	ts.Check(os.WriteFile(ts.MkAbs("stderr.txt"), stderr.Bytes(), 0o644))
}
