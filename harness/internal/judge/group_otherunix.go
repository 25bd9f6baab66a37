//go:build unix && !linux

package judge

import (
	"errors"
	"syscall"
)

// HasMemoryLimit says whether Options.MemoryLimit does anything on this system. Here a process cannot limit another.
const HasMemoryLimit = false

func bind(*syscall.SysProcAttr) {}

func limitMemory(int, uint64) error { return errors.New("this system has no memory limit") }

// sweep would find the processes that have left the group. Here the environment of other processes cannot be read.
func sweep(string) {}
