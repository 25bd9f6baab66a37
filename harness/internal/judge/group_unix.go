//go:build unix

package judge

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// On Unix a program has a session of its own, and so no terminal. It and the processes that it starts are a process
// group, unless one of them leaves it; the program itself cannot.
type group struct {
	id   int
	mark string // in the environment of each of them
}

// markName is the variable with the mark. A judge that is judged itself adds its own, so that what it starts has both.
const markName = "NQUEENS_JUDGE_RUN"

func prepare(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	bind(cmd.SysProcAttr)
	mark := fmt.Sprintf("%d.%d;", os.Getpid(), rand.Uint64())
	cmd.Env = append(os.Environ(), markName+"="+os.Getenv(markName)+mark)
}

// hold returns the group of a program that was launched, also where the error says that its memory cannot be limited.
func hold(cmd *exec.Cmd, memory uint64) (*group, error) {
	g := &group{id: cmd.Process.Pid, mark: cmd.Env[len(cmd.Env)-1]}
	if memory > 0 {
		if err := limitMemory(g.id, memory); err != nil && err != syscall.ESRCH { // it may have ended already
			return g, err
		}
	}
	return g, nil
}

// kill ends every process of the group. The group keeps its number as long as any process of it is left; and no other
// takes the number so soon after that.
func (g *group) kill() { syscall.Kill(-g.id, syscall.SIGKILL) }

func (g *group) release() {}

// signalOf names the signal that ended a program: "SIGSEGV (segmentation fault)". It returns "" where none did.
func signalOf(state *os.ProcessState) string {
	status, ok := state.Sys().(syscall.WaitStatus)
	if !ok || !status.Signaled() {
		return ""
	}
	name, text := unix.SignalName(status.Signal()), status.Signal().String()
	if name == "" || strings.EqualFold(name, text) {
		return text
	}
	return name + " (" + text + ")"
}
