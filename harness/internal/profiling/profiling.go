// Package profiling runs one approach alone, again and again, under github.com/pkg/profile, and reads the profile back.
package profiling

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/pprof"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/pkg/profile"

	"nqueens/harness/internal/outfile"
	"nqueens/harness/internal/timing"
)

// A Mode is what a profile records.
type Mode struct {
	Name    string
	About   string
	File    string // as github.com/pkg/profile names it
	options []func(*profile.Profile)
}

// Modes are all modes. With rate 1, mem and heap record every allocation: an approach makes so few that a sample of
// them would show none.
var Modes = []Mode{
	{"cpu", "where the time goes, sampled 100 times a second", "cpu.pprof", options(profile.CPUProfile)},
	{"mem", "every allocation, also of memory that is free again", "mem.pprof", options(profile.MemProfileAllocs, profile.MemProfileRate(1))},
	{"heap", "the memory in use at the end", "mem.pprof", options(profile.MemProfileHeap, profile.MemProfileRate(1))},
	{"block", "where goroutines wait for each other", "block.pprof", options(profile.BlockProfile)},
	{"mutex", "who keeps others waiting for a lock", "mutex.pprof", options(profile.MutexProfile)},
	{"goroutine", "what every goroutine does at the end", "goroutine.pprof", options(profile.GoroutineProfile)},
	{"thread", "what has started threads", "threadcreation.pprof", options(profile.ThreadcreationProfile)},
	{"trace", "every event of the scheduler and the collector, for go tool trace", "trace.out", options(profile.TraceProfile)},
	{"clock", "where the time goes, running or waiting", "clock.pprof", options(profile.ClockProfile)},
}

func options(o ...func(*profile.Profile)) []func(*profile.Profile) { return o }

// ModeNames returns the names of all modes.
func ModeNames() []string {
	names := make([]string, len(Modes))
	for i, m := range Modes {
		names[i] = m.Name
	}
	return names
}

// LookupMode returns the mode of that name, and whether there is one.
func LookupMode(name string) (Mode, bool) {
	i := slices.IndexFunc(Modes, func(m Mode) bool { return m.Name == name })
	if i < 0 {
		return Mode{}, false
	}
	return Modes[i], true
}

// A Job is a profile to be made.
type Job struct {
	Subject timing.Subject
	Package string // the import path of the approach
	N       int
	Mode    Mode
	Time    time.Duration // how long the approach is run, again and again
	Folder  string        // where the profile's file goes
}

// A Made is a profile that was made.
type Made struct {
	File string        // its path
	Runs int           // complete runs of the approach
	Time time.Duration // that it was recorded
	Top  *Top          // its table; nil in mode trace, which has none
}

// Record makes the profile. It is written elsewhere, read back, and only then put in its place, so that the file that
// is found there is always complete: also when ctx is done, and also when two are made at once. The error is that of
// ctx then, and the profile is good.
func (j Job) Record(ctx context.Context) (Made, error) {
	if err := os.MkdirAll(j.Folder, 0o777); err != nil {
		return Made{}, cannot(j.Folder, err)
	}
	temp, err := os.MkdirTemp(j.Folder, ".new.*")
	if err != nil {
		return Made{}, cannot(j.Folder, err)
	}
	defer os.RemoveAll(temp)
	made, err := j.run(ctx, temp)
	if err != nil && ctx.Err() == nil {
		return made, err
	}
	recorded := filepath.Join(temp, j.Mode.File)
	if made.Top, err = j.check(recorded); err != nil {
		return made, err
	}
	made.File = filepath.Join(j.Folder, j.Mode.File)
	if err := os.Rename(recorded, made.File); err != nil {
		return made, cannot(j.Folder, err)
	}
	return made, ctx.Err()
}

// check reads a profile back: github.com/pkg/profile does not say when it could not write it.
func (j Job) check(file string) (*Top, error) {
	info, err := os.Stat(file)
	if err != nil || info.Size() == 0 {
		return nil, cannot(j.Folder, errors.New("the file stays empty; is the disk full?"))
	}
	if j.Mode.Name == "trace" {
		return nil, nil
	}
	top, err := ReadTop(file, j.Package)
	if err != nil {
		return nil, cannot(j.Folder, errors.New("the file is cut short; is the disk full?"))
	}
	return &top, nil
}

// run records the profile in folder. It stops recording when the time is over, in the middle of a run if need be.
func (j Job) run(ctx context.Context, folder string) (Made, error) {
	options := append(slices.Clone(j.Mode.options), profile.ProfilePath(folder), profile.NoShutdownHook, profile.Quiet)
	var runs atomic.Int64
	var stopped atomic.Bool
	wrong := make(chan error, 1)

	recording := profile.Start(options...)
	start := time.Now()
	go pprof.Do(ctx, pprof.Labels("approach", j.Subject.Name, "n", strconv.Itoa(j.N)), func(ctx context.Context) {
		defer func() {
			if p := recover(); p != nil {
				wrong <- fmt.Errorf("%s, n = %d: it panics: %v", j.Subject.Name, j.N, p)
			}
		}()
		for !stopped.Load() {
			if _, err := j.Subject.Run(ctx, j.N, 1); err != nil {
				wrong <- fmt.Errorf("%s, n = %d: %w", j.Subject.Name, j.N, err)
				return
			}
			runs.Add(1)
		}
	})
	var err error
	timer := time.NewTimer(j.Time)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
		err = ctx.Err()
	case err = <-wrong:
	}
	took := time.Since(start)
	if j.Mode.File == "mem.pprof" {
		runtime.GC() // the profile knows what was allocated up to the last collection
	}
	recording.Stop()
	stopped.Store(true)
	return Made{Runs: int(runs.Load()), Time: took}, err
}

func cannot(folder string, err error) error {
	return fmt.Errorf("cannot write the profile to %s: %w", folder, outfile.Reason(err))
}
