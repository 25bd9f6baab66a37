//go:build unix

package judge_test

import "syscall"

func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

func endBySignal() { syscall.Kill(syscall.Getpid(), syscall.SIGSEGV) }
