// Package machine says where and when figures were taken.
package machine

import (
	"fmt"
	"runtime"
	"time"

	"github.com/klauspost/cpuid/v2"
)

// A Machine is the place and time of a measurement.
type Machine struct {
	Go         string    `json:"go"` // as "go1.26.0"
	OS         string    `json:"os"`
	Arch       string    `json:"arch"`
	CPU        string    `json:"cpu"`
	CPUs       int       `json:"cpus"`
	GOMAXPROCS int       `json:"gomaxprocs"`
	Date       time.Time `json:"date"`
}

// This returns the machine that the program runs on, at this moment.
func This() Machine {
	cpu := cpuid.CPU.BrandName
	if cpu == "" {
		cpu = "unknown CPU"
	}
	return Machine{
		Go: runtime.Version(), OS: runtime.GOOS, Arch: runtime.GOARCH, CPU: cpu,
		CPUs: runtime.NumCPU(), GOMAXPROCS: runtime.GOMAXPROCS(0), Date: time.Now().UTC().Truncate(time.Second),
	}
}

// String gives it in one line.
func (m Machine) String() string {
	return fmt.Sprintf("%s %s/%s, %s, GOMAXPROCS=%d, %s", m.Go, m.OS, m.Arch, m.CPU, m.GOMAXPROCS, m.Date.Format("2006-01-02"))
}
