package profiling

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/pprof/profile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/harness/internal/timing"
)

// frames makes a location of functions, the innermost first; more than one is an inlined call.
func frames(id uint64, lines ...profile.Line) *profile.Location {
	return &profile.Location{ID: id, Line: lines}
}

func line(name, file string, number int64) profile.Line {
	return profile.Line{Function: &profile.Function{Name: name, Filename: file}, Line: number}
}

// A profile as of document 002's program: NQueens, with Place inlined into it, called by Count, called by a harness.
func fixed() *profile.Profile {
	place := frames(1, line("nqueens/iterative.Place", "/src/iterative.go", 68), line("nqueens/iterative.NQueens", "/src/iterative.go", 44))
	loop := frames(2, line("nqueens/iterative.NQueens", "/src/iterative.go", 44))
	next := frames(3, line("nqueens/iterative.NQueens", "/src/iterative.go", 47))
	count := frames(4, line("nqueens/iterative.Count", "/src/iterative.go", 20))
	harness := frames(5, line("main.run", "/src/main.go", 3))
	sample := func(v int64, locations ...*profile.Location) *profile.Sample {
		return &profile.Sample{Value: []int64{1, v}, Location: locations}
	}
	return &profile.Profile{
		SampleType: []*profile.ValueType{{Type: "samples", Unit: "count"}, {Type: "cpu", Unit: "nanoseconds"}},
		Sample: []*profile.Sample{
			sample(60, place, count, harness), sample(25, loop, count, harness), sample(15, next, count, harness), sample(7, harness),
		},
	}
}

func TestTopOfTheApproach(t *testing.T) {
	top := topOf(fixed(), "nqueens/iterative")
	assert.Equal(t, Top{
		Unit: "nanoseconds", What: "cpu", Whole: 107, Total: 100, Focused: true,
		Functions: []Function{
			{Name: "nqueens/iterative.Place", Flat: 60, Cum: 60, Line: "iterative.go:68", LineVal: 60, Inlined: true},
			{Name: "nqueens/iterative.NQueens", Flat: 40, Cum: 100, Line: "iterative.go:44", LineVal: 25},
			{Name: "nqueens/iterative.Count", Cum: 100},
		},
	}, top)
}

func TestTopWhereNothingPassesThroughThePackage(t *testing.T) {
	top := topOf(fixed(), "nqueens/iter") // a package is no prefix of another
	assert.False(t, top.Focused)
	assert.EqualValues(t, 107, top.Total)
	assert.Contains(t, top.Functions, Function{Name: "main.run", Flat: 7, Cum: 107, Line: "main.go:3", LineVal: 7})
}

func TestARecursiveFunctionCountsOnce(t *testing.T) {
	f := frames(1, line("nqueens/recursive.Queen", "/src/r.go", 5))
	p := &profile.Profile{
		SampleType: []*profile.ValueType{{Type: "cpu", Unit: "nanoseconds"}},
		Sample:     []*profile.Sample{{Value: []int64{10}, Location: []*profile.Location{f, f, f, f}}},
	}
	assert.EqualValues(t, 10, topOf(p, "nqueens/recursive").Functions[0].Cum)
}

func TestFormat(t *testing.T) {
	assert.Equal(t, "2.310s", Format(2_310_000_000, "nanoseconds"))
	assert.Equal(t, "4.000KiB", Format(4096, "bytes"))
	assert.Equal(t, "17", Format(17, "count"))
}

func job(t *testing.T, mode string) Job {
	m, ok := LookupMode(mode)
	require.True(t, ok)
	oop, _ := algorithms.Lookup("oop")
	return Job{
		Subject: timing.Of([]algorithms.Algorithm{oop}, timing.All)[0], Package: oop.Package, N: 6, Mode: m, Time: 50 * time.Millisecond,
		Folder: filepath.Join(t.TempDir(), "profiles", "oop"),
	}
}

func TestEveryAllocationIsSeen(t *testing.T) {
	j := job(t, "mem")
	made, err := j.Record(context.Background())
	require.NoError(t, err)
	assert.Positive(t, made.Runs)
	top := made.Top
	require.True(t, top.Focused)
	names := map[string]bool{}
	for _, f := range top.Functions {
		names[f.Name] = true
	}
	assert.True(t, names["nqueens/oop.NewQueens"], "%v", names)
	assert.True(t, names["nqueens/oop.(*Queens).Columns"], "%v", names)
}

func TestInterruptedProfilesAreComplete(t *testing.T) {
	j := job(t, "mem")
	j.Time = time.Hour
	ctx, cancel := context.WithCancel(context.Background())
	runs := 0
	run := j.Subject.Run
	j.Subject.Run = func(ctx context.Context, n, times int) (time.Duration, error) {
		if runs++; runs == 3 {
			cancel()
		}
		return run(ctx, n, times)
	}
	made, err := j.Record(ctx)
	require.ErrorIs(t, err, context.Canceled)
	_, err = ReadTop(made.File, "nqueens/oop")
	require.NoError(t, err)
	entries, err := os.ReadDir(j.Folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1, "nothing is left beside it")
}

func TestAWrongApproachHasNoProfile(t *testing.T) {
	j := job(t, "mem")
	j.Subject.Run = func(context.Context, int, int) (time.Duration, error) { return 0, errors.New("it gives 5 solutions") }
	_, err := j.Record(context.Background())
	assert.EqualError(t, err, "oop, n = 6: it gives 5 solutions")
	assert.NoFileExists(t, filepath.Join(j.Folder, j.Mode.File))
}

func TestWhatElseIsInTheFolderStays(t *testing.T) {
	j := job(t, "mem")
	notes := filepath.Join(j.Folder, "my-notes.txt")
	require.NoError(t, os.MkdirAll(j.Folder, 0o777))
	require.NoError(t, os.WriteFile(notes, nil, 0o666))
	_, err := j.Record(context.Background())
	require.NoError(t, err)
	assert.FileExists(t, notes)
}
