package judge

import (
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
