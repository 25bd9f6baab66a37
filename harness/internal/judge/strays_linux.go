package judge

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// A stray is a process that a program has started and that has left the program's group, as a daemon does. On Linux
// a process can ask to become the parent of what its descendants leave behind when they end. So each stray is sooner
// or later a child of the judge: at the latest when what is above it has been killed. No stray can get out of that,
// however often it forks. It also is in another session than the judge is, since the program has one of its own and
// none can go back: that tells it from other children that the harness has.

// running are the programs that the judge has started and not waited for yet. There is one such list as there is one
// list of children, whoever asks for a run.
var running = struct {
	sync.Mutex // also held while children are looked at: no child of ours is a program that is not listed yet
	pids       map[int]bool
}{pids: map[int]bool{}}

// launch starts a program, and returns when it began.
func launch(cmd *exec.Cmd) (time.Time, error) {
	running.Lock()
	defer running.Unlock()
	unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) // it cannot fail from Linux 3.4 on, which is older than Go asks for
	began := time.Now()
	err := cmd.Start()
	if err == nil {
		running.pids[cmd.Process.Pid] = true
	}
	return began, err
}

// watch buries the strays that end while the program runs, which might become too many else. It returns how to end it.
func (g *group) watch() (end func()) {
	ended := make(chan struct{})
	go func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-ended:
				return
			case <-tick.C:
				running.Lock()
				strays(func(s stray) {
					if s.dead {
						s.bury()
					}
				})
				running.Unlock()
			}
		}
	}()
	return func() { close(ended) }
}

// sweep ends the strays of a program that has been waited for. It looks again until it finds none, since a stray may
// be starting others. One that has cleared its environment does not tell whose it is: it is ended when no other
// program is running.
func (g *group) sweep() {
	const patience = 3 * time.Second // with what starts processes faster than they are found, or hangs in the kernel
	for began := time.Now(); ; {
		running.Lock()
		delete(running.pids, g.id)
		alone := len(running.pids) == 0
		dead, killed := 0, 0
		strays(func(s stray) {
			switch {
			case s.dead:
				s.bury()
				dead++
			case alone || s.session == g.id || s.has(g.mark):
				if syscall.Kill(s.pid, syscall.SIGKILL) == nil {
					killed++
				}
			}
		})
		running.Unlock()
		if dead+killed == 0 || time.Since(began) > patience {
			return
		}
		if dead == 0 {
			time.Sleep(100 * time.Microsecond) // they take a moment to die
		}
	}
}

type stray struct {
	pid, session int
	dead         bool
}

// bury takes the dead out of the list of processes.
func (s stray) bury() { syscall.Wait4(s.pid, nil, syscall.WNOHANG, nil) }

// has reports whether a stray has the mark in its environment, and may be asked.
func (s stray) has(mark string) bool {
	environ, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", s.pid))
	return err == nil && bytes.Contains(environ, []byte(mark))
}

// strays calls f for each stray that is a child of the judge. It is called with running locked.
func strays(f func(stray)) {
	own, err := unix.Getsid(0)
	if err != nil {
		return
	}
	for _, pid := range children() {
		if running.pids[pid] {
			continue
		}
		state, _, session, ok := status(pid)
		if ok && session != own {
			f(stray{pid, session, state == "Z"})
		}
	}
}

// children returns the children of this process, the youngest first.
func children() []int {
	var pids []int
	lists, _ := filepath.Glob("/proc/self/task/*/children")
	for _, list := range lists {
		text, _ := os.ReadFile(list)
		for field := range strings.FieldsSeq(string(text)) {
			if pid, err := strconv.Atoi(field); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	if len(lists) == 0 { // a kernel without these lists: look at every process
		all, _ := filepath.Glob("/proc/[0-9]*")
		for _, path := range all {
			pid, _ := strconv.Atoi(filepath.Base(path))
			if _, parent, _, ok := status(pid); ok && parent == os.Getpid() {
				pids = append(pids, pid)
			}
		}
	}
	slices.Reverse(pids)
	return pids
}

// status reads the state, the parent and the session of a process.
func status(pid int) (state string, parent, session int, ok bool) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "", 0, 0, false
	}
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:])) // the name before that may have anything in it
	if len(fields) < 4 {
		return "", 0, 0, false
	}
	parent, err1 := strconv.Atoi(fields[1])
	session, err2 := strconv.Atoi(fields[3])
	return fields[0], parent, session, err1 == nil && err2 == nil
}
