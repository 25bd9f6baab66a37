package judge

import (
	"os"
	"os/exec"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// HasMemoryLimit says whether Options.MemoryLimit does anything on this system.
const HasMemoryLimit = true

// On Windows a program and the processes that it starts are a job, which none of them can leave and which ends with
// the judge. A process that the program starts before it is put there, in its first moments, is not in it.
type group struct{ job windows.Handle }

func prepare(*exec.Cmd) {}

func launch(cmd *exec.Cmd) (time.Time, error) { return time.Now(), cmd.Start() }

func hold(cmd *exec.Cmd, memory uint64) (*group, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return &group{}, err
	}
	g := &group{job}
	info := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{}
	info.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	if memory > 0 {
		info.BasicLimitInformation.LimitFlags |= windows.JOB_OBJECT_LIMIT_PROCESS_MEMORY
		info.ProcessMemoryLimit = uintptr(memory)
	}
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)))
	if err == nil {
		err = cmd.Process.WithHandle(func(process uintptr) {
			windows.AssignProcessToJobObject(job, windows.Handle(process)) // it fails where the program has ended already
		})
	}
	return g, err
}

func (g *group) kill() { windows.TerminateJobObject(g.job, 1) }

func (g *group) sweep() {} // the job has all of them

func (g *group) watch() (end func()) { return func() {} }

func (g *group) release() { windows.CloseHandle(g.job) }

func signalOf(*os.ProcessState) string { return "" }
