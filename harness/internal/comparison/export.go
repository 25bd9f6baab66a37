package comparison

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"time"

	"golang.org/x/perf/benchfmt"

	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/machine"
	"nqueens/harness/internal/timing"
)

// CSV writes a line for each row and n, with the unit of each column in its name and the machine on every line, so that
// lines of several files can be put together. An empty field has no figure; the column why says the reason.
func (c *Comparison) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	var names []string
	for _, f := range c.fields(Row{Cells: []timing.Cell{{}}, Figures: []*figures.Figure{nil}}, 0) {
		names = append(names, f.name)
	}
	out.Write(names)
	for _, row := range c.Rows {
		for j := range row.Cells {
			var record []string
			for _, f := range c.fields(row, j) {
				record = append(record, f.value)
			}
			out.Write(record)
		}
	}
	out.Flush()
	return out.Error()
}

// A field is a column of the CSV with its value on one line; "" where there is none.
type field struct{ name, value string }

// fields returns the columns for a row at its jth n.
func (c *Comparison) fields(row Row, j int) []field {
	cell, process := row.Cells[j], row.Subject.Process
	fields := []field{
		{"approach", row.Subject.Name},
		{"task", string(c.Plan.Task)},
		{"n", strconv.Itoa(cell.N)},
	}
	f := row.Figures[j]
	if f == nil {
		f = &figures.Figure{Center: math.Inf(1), Lo: math.Inf(1), Hi: math.Inf(1)}
	}
	has := len(cell.Seconds) > 0
	fields = append(fields, []field{
		{"median_s", number(f.Center)},
		{"low_s", number(f.Lo)},
		{"high_s", number(f.Hi)},
		{"samples", when(has, strconv.Itoa(len(cell.Seconds)))},
		{"runs_per_sample", when(has, strconv.Itoa(cell.Runs))},
		{"outliers", when(has, strconv.Itoa(f.Outliers))},
	}...)
	at, here := row.At, row.At != nil && cell.N == c.At
	if !here {
		at = &At{}
	}
	ratio := at.Ratio
	compared := here && ratio != nil
	if !compared {
		ratio = &figures.Ratio{Figure: figures.Figure{Center: 1, Lo: 1, Hi: 1}} // the baseline to itself
	}
	why := ""
	if cell.State != timing.Measured {
		why = c.why(cell.State)
	}
	return append(fields, []field{
		{"ratio", when(here, number(ratio.Center))},
		{"ratio_low", when(here, number(ratio.Lo))},
		{"ratio_high", when(here, number(ratio.Hi))},
		{"p", when(compared, number(ratio.P))},
		{"difference", when(compared, strconv.FormatBool(!ratio.Same))},
		{"baseline", when(here, c.Baseline)},
		{"ns_per_node", when(here && at.PerNode > 0, number(at.PerNode))},
		{"allocs_per_run", when(here && !process, strconv.FormatUint(at.Allocs, 10))},
		{"bytes_per_run", when(here && !process, strconv.FormatUint(at.Bytes, 10))},
		{"process", strconv.FormatBool(process)},
		{"why", why},
		{"complete", strconv.FormatBool(!c.Interrupted)},
		{"go", c.Machine.Go},
		{"os", c.Machine.OS},
		{"arch", c.Machine.Arch},
		{"cpu", c.Machine.CPU},
		{"gomaxprocs", strconv.Itoa(c.Machine.GOMAXPROCS)},
		{"date", c.Machine.Date.Format(time.RFC3339)},
	}...)
}

// when returns the value where the condition holds, else nothing.
func when(condition bool, value string) string {
	if condition {
		return value
	}
	return ""
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
		{Key: "date", Value: []byte(c.Machine.Date.Format(time.RFC3339)), File: true},
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
			o := cell{N: m.N, Samples: m.Seconds, RunsPerSample: m.Runs, Allocs: m.Allocs, Bytes: m.Bytes}
			if m.State != timing.Measured {
				o.Why = c.why(m.State)
			}
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
