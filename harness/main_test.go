package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"nqueens/algorithms"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"harness": main})
}

// TestScripts runs the harness as a whole: arguments, input, output, errors, exit status.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:  "testdata/script",
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){"usage": usage, "glob": glob, "interrupt": interrupt},
		Setup: func(env *testscript.Env) error {
			env.Setenv("NAMES", strings.Join(algorithms.Names(), ", "))
			env.Setenv("COUNT", strconv.Itoa(len(algorithms.All)))
			env.Setenv("GORACE", "atexit_sleep_ms=0") // else each run under the race detector ends with a wait of 1 s
			return nil
		},
	})
}

// usage runs the harness with the arguments before "|", and expects exit status 2, nothing on the standard output, and
// on the other the words after "|" as its only line.
func usage(ts *testscript.TestScript, neg bool, args []string) {
	bar := slices.Index(args, "|")
	if neg || bar < 0 {
		ts.Fatalf("usage: usage ARGS | MESSAGE")
	}
	var stdout, stderr bytes.Buffer
	err := run(ts, args[:bar], nil, &stdout, &stderr)
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 2 {
		ts.Fatalf("exit: %v, want status 2", err)
	}
	if stdout.Len() > 0 {
		ts.Fatalf("on the standard output: %s", stdout.String())
	}
	if want := strings.Join(args[bar+1:], " ") + "\n"; stderr.String() != want {
		ts.Fatalf("it says  %swant     %s", stderr.String(), want)
	}
}

// glob expects that some files match the pattern, or with ! that none does.
func glob(ts *testscript.TestScript, neg bool, args []string) {
	matches, err := filepath.Glob(ts.MkAbs(args[0]))
	ts.Check(err)
	if (len(matches) > 0) == neg {
		ts.Fatalf("%s matches %v", args[0], matches)
	}
}

// run runs the harness in the script's folder.
func run(ts *testscript.TestScript, args []string, start func(*os.Process), stdout, stderr *bytes.Buffer) error {
	exe, err := exec.LookPath("harness")
	ts.Check(err)
	cmd := exec.Command(exe, args...)
	cmd.Dir = ts.MkAbs(".")
	cmd.Env = append(os.Environ(), "GORACE=atexit_sleep_ms=0")
	cmd.Stdout, cmd.Stderr = stdout, stderr
	ts.Check(cmd.Start())
	if start != nil {
		start(cmd.Process)
	}
	return cmd.Wait()
}
