package comparison

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"

	"golang.org/x/perf/benchfmt"

	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/machine"
	"nqueens/harness/internal/timing"
)

// CSV writes a line for each row and n, with the unit of each column in its name and the machine on every line, so that
// lines of several files can be put together. An empty field has no figure; the column why says the reason.
func (c *Comparison) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	out.Write([]string{
		"approach", "task", "n", "median_s", "low_s", "high_s", "samples", "runs_per_sample", "outliers",
		"ratio", "ratio_low", "ratio_high", "p", "difference", "baseline", "ns_per_node", "allocs_per_run", "bytes_per_run",
		"process", "why", "complete", "go", "os", "arch", "cpu", "gomaxprocs", "date",
	})
	for _, row := range c.Rows {
		for j, cell := range row.Cells {
			record := []string{row.Subject.Name, string(c.Plan.Task), strconv.Itoa(cell.N)}
			record = append(record, timeFields(row, j)...)
			record = append(record, c.atFields(row, cell.N)...)
			record = append(record, strconv.FormatBool(row.Subject.Process), cell.Skipped, strconv.FormatBool(!c.Interrupted),
				c.Machine.Go, c.Machine.OS, c.Machine.Arch, c.Machine.CPU, strconv.Itoa(c.Machine.GOMAXPROCS),
				c.Machine.Date.Format("2006-01-02T15:04:05Z"))
			out.Write(record)
		}
	}
	out.Flush()
	return out.Error()
}

func timeFields(row Row, j int) []string {
	f := row.Figures[j]
	if f == nil {
		return make([]string, 6)
	}
	return []string{
		number(f.Center), number(f.Lo), number(f.Hi),
		strconv.Itoa(len(row.Cells[j].Seconds)), strconv.Itoa(row.Cells[j].Runs), strconv.Itoa(f.Outliers),
	}
}

func (c *Comparison) atFields(row Row, n int) []string {
	fields := make([]string, 9)
	if row.At == nil || n != c.At {
		return fields
	}
	fields[0], fields[1], fields[2] = "1", "1", "1"
	if r := row.At.Ratio; r != nil {
		fields = []string{number(r.Center), number(r.Lo), number(r.Hi), number(r.P), strconv.FormatBool(!r.Same), "", "", "", ""}
	}
	fields[5] = c.Baseline
	if row.At.PerNode > 0 {
		fields[6] = number(row.At.PerNode)
	}
	if !row.Subject.Process {
		fields[7], fields[8] = strconv.FormatUint(row.At.Allocs, 10), strconv.FormatUint(row.At.Bytes, 10)
	}
	return fields
}

// number writes a figure in full; an infinite one, which is no figure, is left empty.
func number(x float64) string {
	if math.IsInf(x, 0) {
		return ""
	}
	return strconv.FormatFloat(x, 'g', -1, 64)
}

// Bench writes the samples as lines of Go benchmarks, as "go test -bench" does, so that benchstat reads them.
func (c *Comparison) Bench(w io.Writer) error {
	out := benchfmt.NewWriter(w)
	names := map[timing.Task]string{timing.Count: "Count", timing.All: "All", timing.First: "First"}
	config := []benchfmt.Config{
		{Key: "go", Value: []byte(c.Machine.Go), File: true},
		{Key: "goos", Value: []byte(c.Machine.OS), File: true},
		{Key: "goarch", Value: []byte(c.Machine.Arch), File: true},
		{Key: "cpu", Value: []byte(c.Machine.CPU), File: true},
		{Key: "gomaxprocs", Value: []byte(strconv.Itoa(c.Machine.GOMAXPROCS)), File: true},
		{Key: "date", Value: []byte(c.Machine.Date.Format("2006-01-02T15:04:05Z")), File: true},
	}
	for _, row := range c.Rows {
		for _, cell := range row.Cells {
			for _, s := range cell.Seconds {
				values := []benchfmt.Value{{Value: s, Unit: "sec", OrigValue: s * 1e9, OrigUnit: "ns/op"}}
				if !row.Subject.Process {
					values = append(values, benchfmt.Value{Value: float64(cell.Bytes), Unit: "B/op"},
						benchfmt.Value{Value: float64(cell.Allocs), Unit: "allocs/op"})
				}
				name := fmt.Sprintf("%s/algorithm=%s/n=%d", names[c.Plan.Task], row.Subject.Name, cell.N)
				err := out.Write(&benchfmt.Result{Config: config, Name: benchfmt.Name(name), Iters: cell.Runs, Values: values})
				if err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// JSON writes everything, each sample too. Times are in seconds; what has no figure is null or left out.
func (c *Comparison) JSON(w io.Writer) error {
	type cell struct {
		N             int         `json:"n"`
		Median        *jsonFigure `json:"time_s,omitempty"`
		Samples       []float64   `json:"samples_s"`
		RunsPerSample int         `json:"runs_per_sample"`
		Allocs        uint64      `json:"allocs_per_run"`
		Bytes         uint64      `json:"bytes_per_run"`
		Why           string      `json:"not_measured,omitempty"`
		Ratio         *jsonRatio  `json:"ratio,omitempty"`
		NsPerNode     float64     `json:"ns_per_node,omitempty"`
	}
	type row struct {
		Approach string      `json:"approach"`
		Process  bool        `json:"process,omitempty"`
		Halved   bool        `json:"walks_half_of_the_tree,omitempty"`
		Start    *jsonFigure `json:"start_cost_s,omitempty"`
		Cells    []cell      `json:"cells"`
	}
	type fault struct {
		Approach string `json:"approach"`
		N        int    `json:"n"`
		Reason   string `json:"reason"`
	}
	doc := struct {
		Machine   machine.Machine `json:"machine"`
		Complete  bool            `json:"complete"`
		Task      timing.Task     `json:"task"`
		Seed      uint64          `json:"seed"`
		Samples   int             `json:"samples"`
		BudgetS   float64         `json:"budget_s"`
		VerifyTo  int             `json:"boards_checked_to_n"`
		Boards    uint64          `json:"boards_checked"`
		Agreed    []string        `json:"agreed"`
		Faults    []fault         `json:"faults"`
		Baseline  string          `json:"baseline"`
		ComparedN int             `json:"compared_at_n"`
		Rows      []row           `json:"rows"`
	}{
		Machine: c.Machine, Complete: !c.Interrupted, Task: c.Plan.Task, Seed: c.Plan.Seed, Samples: c.Plan.Samples,
		BudgetS: c.Plan.Budget.Seconds(), VerifyTo: c.Agreement.To, Boards: c.Agreement.Boards, Agreed: c.Agreement.Agreed,
		Faults: []fault{}, Baseline: c.Baseline, ComparedN: c.At, Rows: []row{},
	}
	for _, f := range c.Agreement.Faults {
		doc.Faults = append(doc.Faults, fault{f.Algorithm, f.N, f.Reason})
	}
	for _, f := range c.Result.Faults {
		doc.Faults = append(doc.Faults, fault{f.Subject, f.N, f.Err.Error()})
	}
	for _, r := range c.Rows {
		out := row{Approach: r.Subject.Name, Process: r.Subject.Process, Halved: r.Subject.Halved}
		for _, s := range c.Starts {
			if s.Name == r.Subject.Name {
				out.Start = newJSONFigure(s.Figure)
			}
		}
		for j, m := range r.Cells {
			o := cell{N: m.N, Samples: m.Seconds, RunsPerSample: m.Runs, Allocs: m.Allocs, Bytes: m.Bytes, Why: m.Skipped}
			if f := r.Figures[j]; f != nil {
				o.Median = newJSONFigure(*f)
			}
			if r.At != nil && m.N == c.At {
				o.NsPerNode = r.At.PerNode
				if ratio := r.At.Ratio; ratio != nil {
					o.Ratio = &jsonRatio{newJSONFigure(ratio.Figure), ratio.P, !ratio.Same}
				}
			}
			out.Cells = append(out.Cells, o)
		}
		doc.Rows = append(doc.Rows, out)
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(doc)
}

type jsonFigure struct {
	Median   float64  `json:"median"`
	Low      *float64 `json:"low"` // null where there are too few samples for an interval
	High     *float64 `json:"high"`
	Outliers int      `json:"outliers"`
}

func newJSONFigure(f figures.Figure) *jsonFigure {
	out := &jsonFigure{Median: f.Center, Outliers: f.Outliers}
	if !math.IsInf(f.Spread(), 1) {
		out.Low, out.High = &f.Lo, &f.Hi
	}
	return out
}

type jsonRatio struct {
	*jsonFigure
	P          float64 `json:"p"`
	Difference bool    `json:"difference"`
}
