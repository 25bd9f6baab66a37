package judge_test

import (
	"os"
	"syscall"
)

func ownSession() *syscall.SysProcAttr { return nil }

func endBySignal() { os.Exit(3) }
