//go:build unix && !linux

package judge

import (
	"errors"
	"os/exec"
	"syscall"
	"time"
)

// HasMemoryLimit says whether Options.MemoryLimit does anything on this system. Here a process cannot limit another.
const HasMemoryLimit = false

func bind(*syscall.SysProcAttr) {}

func launch(cmd *exec.Cmd) (time.Time, error) { return time.Now(), cmd.Start() }

func limitMemory(int, uint64) error { return errors.New("this system has no memory limit") }

// sweep would find the processes that have left the group. Here nothing leads to them.
func (g *group) sweep() {}

func (g *group) watch() (end func()) { return func() {} }
