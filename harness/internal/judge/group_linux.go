package judge

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// HasMemoryLimit says whether Options.MemoryLimit does anything on this system.
const HasMemoryLimit = true

// bind ends the program with the judge, also when the judge is killed.
func bind(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGKILL }

// limitMemory limits what a process may have as data: its heap and its private mappings. It is not the address space
// that is limited, since the runtimes of Go and Java reserve much more of it than they use.
func limitMemory(pid int, bytes uint64) error {
	return unix.Prlimit(pid, unix.RLIMIT_DATA, &unix.Rlimit{Cur: bytes, Max: bytes}, nil)
}

// sweep ends the processes that have left the group, as a daemon does. They are known by the mark in their
// environment. It looks again until there is none, since they may still be starting others.
func sweep(mark string) {
	const rounds = 100 // a program that starts processes faster than they are found has to be found by its owner
	for range rounds {
		left := false
		environs, _ := filepath.Glob("/proc/[0-9]*/environ")
		for _, path := range environs {
			environ, err := os.ReadFile(path) // that of others may not be read, and is not ours
			if err != nil || !bytes.Contains(environ, []byte(mark)) {
				continue
			}
			if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(path))); err == nil {
				left = true
				syscall.Kill(pid, syscall.SIGKILL)
			}
		}
		if !left {
			return
		}
	}
}
