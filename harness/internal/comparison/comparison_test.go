package comparison

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/perf/benchfmt"

	"nqueens/harness/internal/agreement"
	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/machine"
	"nqueens/harness/internal/timing"
)

var update = flag.Bool("update", false, "write the golden files anew; read the diff before you commit it")

// around returns ten samples around a center, in seconds.
func around(center float64) []float64 {
	samples := make([]float64, 10)
	for i := range samples {
		samples[i] = center * (1 + 0.001*float64(i-5))
	}
	return samples
}

// fixed is a comparison of fixed samples that has every mark.
func fixed() *Comparison {
	outlier := around(54e-6)
	outlier[3] = 400e-6
	plan := timing.Plan{
		Subjects: []timing.Subject{
			{Name: "iterative"}, {Name: "bitmask", Halved: true}, {Name: "bitmask#2", Halved: true},
			{Name: "oop"}, {Name: "mine", Process: true}, {Name: "bad"},
		},
		Sizes: []int{8, 12, 14}, Task: timing.Count, Samples: 10, Budget: 2 * time.Second, Seed: 42,
	}
	result := timing.Result{
		Rounds: 10,
		Cells: [][]timing.Cell{
			{{N: 8, State: timing.Measured, Runs: 400, Seconds: outlier}, {N: 12, State: timing.Measured, Runs: 1, Seconds: around(83e-3), Allocs: 1, Bytes: 112}, {N: 14, State: timing.OverBudget}},
			{{N: 8, State: timing.Measured, Runs: 9000, Seconds: around(3e-6)}, {N: 12, State: timing.Measured, Runs: 8, Seconds: around(2.7e-3), Allocs: 3, Bytes: 128}, {N: 14, State: timing.Measured, Runs: 1, Seconds: around(90e-3)}},
			{{N: 8, State: timing.Measured, Runs: 9000, Seconds: around(3e-6)}, {N: 12, State: timing.Measured, Runs: 8, Seconds: around(2.701e-3), Allocs: 3, Bytes: 128}, {N: 14, State: timing.Measured, Runs: 1, Seconds: around(90e-3)}},
			{{N: 8, State: timing.Measured, Runs: 9, Seconds: []float64{1e-4, 2e-4, 3e-4, 1e-4, 2e-4, 3e-4}}, {N: 12, State: timing.Measured, Runs: 1, Seconds: around(120e-3)[:5], Allocs: 3, Bytes: 1480}, {N: 14, State: timing.OverBudget}},
			{{N: 8, State: timing.Measured, Runs: 1, Seconds: around(2e-3)}, {N: 12, State: timing.Measured, Runs: 1, Seconds: around(140e-3)}, {N: 14, State: timing.NotReached}},
			{{N: 8, State: timing.Wrong}, {N: 12, State: timing.Wrong}, {N: 14, State: timing.Wrong}},
		},
		Faults:    []timing.Fault{{Subject: "bad", N: 8, Err: errors.New("it gives 90 solutions, the published total is 92")}},
		Abandoned: true,
	}
	report := agreement.Report{
		To: 10, Boards: 1226, Agreed: []string{"iterative", "bitmask", "oop"},
		Faults: []agreement.Fault{{Algorithm: "worse", N: 5, Reason: "Count gives 14, the published total is 10"}},
	}
	c := New(report, plan, result, "", false)
	c.Starts = []Start{{Name: "mine", Figure: figures.Of(around(1.9e-3))}}
	c.Machine = machine.Machine{
		Go: "go1.26.0", OS: "linux", Arch: "amd64", CPU: "Some <CPU> @ 2|3 GHz", CPUs: 4, GOMAXPROCS: 2,
		Date: time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC),
	}
	return c
}

func TestGolden(t *testing.T) {
	for name, write := range map[string]func(*Comparison, *bytes.Buffer) error{
		"wide.txt":   func(c *Comparison, b *bytes.Buffer) error { return c.Text(b, 100) },
		"narrow.txt": func(c *Comparison, b *bytes.Buffer) error { return c.Text(b, 50) },
		"table.md":   func(c *Comparison, b *bytes.Buffer) error { return c.Markdown(b) },
		"table.csv":  func(c *Comparison, b *bytes.Buffer) error { return c.CSV(b) },
		"table.json": func(c *Comparison, b *bytes.Buffer) error { return c.JSON(b) },
		"bench.txt":  func(c *Comparison, b *bytes.Buffer) error { return c.Bench(b) },
	} {
		t.Run(name, func(t *testing.T) {
			var got bytes.Buffer
			require.NoError(t, write(fixed(), &got))
			path := filepath.Join("testdata", name)
			if *update {
				require.NoError(t, os.WriteFile(path, got.Bytes(), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.Equal(t, string(want), got.String())
		})
	}
}

func TestTextStaysWithinTheWidth(t *testing.T) {
	for _, width := range []int{40, 60, 80, 100, 200} {
		var b bytes.Buffer
		require.NoError(t, fixed().Text(&b, width))
		for line := range strings.Lines(b.String()) {
			assert.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")), width, "width %d: %s", width, line)
		}
	}
}

func TestNoInfinityAndNoNaNAnywhere(t *testing.T) {
	c := fixed()
	c.Rows[0].Cells[0].Seconds = nil
	for _, write := range []func(*bytes.Buffer) error{
		func(b *bytes.Buffer) error { return c.Text(b, 100) },
		func(b *bytes.Buffer) error { return c.Markdown(b) },
		func(b *bytes.Buffer) error { return c.CSV(b) },
		func(b *bytes.Buffer) error { return c.JSON(b) },
		func(b *bytes.Buffer) error { return c.Bench(b) },
	} {
		var b bytes.Buffer
		require.NoError(t, write(&b))
		assert.NotContains(t, b.String(), "Inf")
		assert.NotContains(t, b.String(), "NaN")
	}
}

func TestTheSameTwiceIsNoDifference(t *testing.T) {
	c := fixed()
	require.Equal(t, "bitmask", c.Baseline)
	assert.Equal(t, 12, c.At)
	assert.Nil(t, c.Rows[1].At.Ratio, "the baseline itself")
	assert.True(t, c.Rows[2].At.Ratio.Same)
	assert.False(t, c.Rows[0].At.Ratio.Same)
	assert.InDelta(t, 83/2.7, c.Rows[0].At.Ratio.Center, 1e-9)
	// 856,189 nodes at n = 12; 83 ms less the half step between the fifth and the sixth sample.
	assert.InDelta(t, 83e6*0.9995/856189, c.Rows[0].At.PerNode, 1e-6)
}

func TestABaselineOfOnesChoice(t *testing.T) {
	f := fixed()
	c := New(f.Agreement, f.Plan, f.Result, "iterative", false)
	assert.Equal(t, "iterative", c.Baseline)
	assert.InDelta(t, 2.7/83, c.Rows[1].At.Ratio.Center, 1e-9)
}

func TestWithoutASizeThatAllFinishedThereAreNoRatios(t *testing.T) {
	f := fixed()
	plan := f.Plan
	plan.Subjects = plan.Subjects[:2]
	result := timing.Result{Cells: [][]timing.Cell{
		{{N: 8, State: timing.Measured, Runs: 1, Seconds: around(1)}, {N: 12, State: timing.OverBudget}, {N: 14, State: timing.OverBudget}},
		{{N: 8, State: timing.OverBudget}, {N: 12, State: timing.Measured, Runs: 1, Seconds: around(1)}, {N: 14, State: timing.OverBudget}},
	}}
	c := New(f.Agreement, plan, result, "", false)
	assert.Empty(t, c.Baseline)
	var b bytes.Buffer
	require.NoError(t, c.Text(&b, 100))
	assert.NotContains(t, b.String(), "÷")
	require.NoError(t, c.CSV(&b))
}

func TestOthersCanReadIt(t *testing.T) {
	c := fixed()
	var b bytes.Buffer
	require.NoError(t, c.Bench(&b))
	reader := benchfmt.NewReader(&b, "bench")
	samples := 0
	for reader.Scan() {
		result, ok := reader.Result().(*benchfmt.Result)
		require.True(t, ok, "%v", reader.Result())
		samples++
		assert.Contains(t, string(result.Name), "Count/algorithm=")
		assert.Equal(t, "go1.26.0", result.GetConfig("go"))
	}
	require.NoError(t, reader.Err())
	assert.Equal(t, 2*10+3*10+3*10+6+5+2*10, samples)

	b.Reset()
	require.NoError(t, c.CSV(&b))
	records, err := csv.NewReader(&b).ReadAll()
	require.NoError(t, err)
	assert.Len(t, records, 1+6*3)

	b.Reset()
	require.NoError(t, c.JSON(&b))
	var doc map[string]any
	require.NoError(t, json.Unmarshal(b.Bytes(), &doc))
	assert.Equal(t, "bitmask", doc["baseline"])
}
