package judge_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/judge"
)

// These tests run before those that are parallel: a stray that does not tell whose it is waits for the last program.
func TestStraysThatHideAreEnded(t *testing.T) {
	dir := t.TempDir()
	bystander := exec.Command(os.Args[0], "program", "sleep", filepath.Join(dir, "bystander"))
	require.NoError(t, bystander.Start())

	files := []string{filepath.Join(dir, "one"), filepath.Join(dir, "two")}
	var runs sync.WaitGroup
	for _, file := range files {
		runs.Go(func() {
			result, err := judge.Run(context.Background(), self("leave", file, "end", "away", "no environment"), 4, judge.Options{TimeLimit: patient})
			assert.NoError(t, err)
			assert.Equal(t, judge.AC, result.Verdict, result.Reason)
		})
	}
	runs.Wait()
	for _, file := range files {
		gone(t, file)
	}

	require.NoError(t, bystander.Process.Signal(syscall.SIGTERM))
	bystander.Wait()
	status := bystander.ProcessState.Sys().(syscall.WaitStatus)
	assert.Equal(t, syscall.SIGTERM, status.Signal(), "another child of the same parent is left alone")
}

// chainC forks again and again, each time into a session of its own, and ends above. All of them hold a lock.
const chainC = `#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
int main(int argc, char **argv) {
	flock(open(argv[1], O_RDWR), LOCK_EX);
	for (int i = 0; i < 20000; i++) {
		if (fork() > 0) _exit(0);
		setsid();
	}
	for (;;) sleep(1000);
}
`

func TestChainOfStraysIsEnded(t *testing.T) {
	program := student(t, "cc", "chain.c", chainC, func(file, program string) []string { return []string{"-O1", "-o", program, file} })
	file := filepath.Join(t.TempDir(), "lock")
	lock, err := os.Create(file)
	require.NoError(t, err)
	defer lock.Close()
	program.Args = []string{file}
	result := run(t, program, 2, judge.Options{})
	assert.Equal(t, judge.AC, result.Verdict, result.Reason)
	assert.Eventually(t, func() bool { return syscall.Flock(int(lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil },
		10*time.Second, time.Millisecond, "a process is left that holds the lock")
}

func TestProgramHasASessionOfItsOwn(t *testing.T) {
	result := run(t, judge.Program{Path: "/bin/sh", Args: []string{"-c",
		`read pid name state parent group session rest < /proc/$$/stat; test $group = $$ && test $session = $$`}}, 2, judge.Options{})
	assert.Equal(t, judge.AC, result.Verdict, "and so no terminal: %s", result.Reason)
}
