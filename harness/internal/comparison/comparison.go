// Package comparison is what "harness compare" has to tell: who agrees, how fast each is, and what the figures rest on.
// It is made of samples once, and then written as text, Markdown, CSV, JSON or Go benchmark lines.
package comparison

import (
	"nqueens/algorithms"
	"nqueens/harness/internal/agreement"
	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/machine"
	"nqueens/harness/internal/timing"
)

// A Comparison is a measured plan with what was made of its samples.
type Comparison struct {
	Agreement   agreement.Report
	Plan        timing.Plan
	Result      timing.Result
	Machine     machine.Machine
	Interrupted bool
	Starts      []Start // of the programs that are compared

	Rows     []Row
	Baseline string // the name of the row that the ratios are to; "" where no row can be
	At       int    // the n of the ratios and the rest: the largest that every measured row has; 0 where there is none
}

// A Start is what it costs to start a program and to end it: its time for n = 1, where there is next to nothing to do.
type Start struct {
	Name   string
	Figure figures.Figure
}

// A Row is one subject's part of the table.
type Row struct {
	Subject timing.Subject
	Cells   []timing.Cell
	Figures []*figures.Figure // of each cell; nil where it has no samples
	At      *At               // nil where the row has no figure at Comparison.At
}

// At is what a row has at Comparison.At.
type At struct {
	Ratio   *figures.Ratio // to the baseline; nil for the baseline itself
	PerNode float64        // nanoseconds for each node of the whole tree; 0 where it is not known or makes no sense
	Allocs  uint64         // allocations of a run
	Bytes   uint64         // bytes of those
}

// New makes the comparison. baseline is the name of the row that the ratios are to; "" chooses the fastest.
func New(report agreement.Report, plan timing.Plan, result timing.Result, baseline string, interrupted bool) *Comparison {
	c := &Comparison{
		Agreement: report, Plan: plan, Result: result, Machine: machine.This(), Interrupted: interrupted,
	}
	for i, cells := range result.Cells {
		row := Row{Subject: plan.Subjects[i], Cells: cells, Figures: make([]*figures.Figure, len(cells))}
		for j, cell := range cells {
			if len(cell.Seconds) > 0 {
				f := figures.Of(cell.Seconds)
				row.Figures[j] = &f
			}
		}
		c.Rows = append(c.Rows, row)
	}
	if j, ok := c.lastCommon(); ok {
		c.At = plan.Sizes[j]
		if base := c.baseline(j, baseline); base != nil {
			c.Baseline = base.Subject.Name
			c.compareAt(j, base)
		}
	}
	return c
}

// lastCommon returns the index of the largest n at which every row that was measured anywhere has a figure.
func (c *Comparison) lastCommon() (int, bool) {
	for j := len(c.Plan.Sizes) - 1; j >= 0; j-- {
		some, all := false, true
		for _, row := range c.Rows {
			if row.Figures[j] != nil {
				some = true
			} else if row.measured() {
				all = false
			}
		}
		if some && all {
			return j, true
		}
	}
	return 0, false
}

func (r Row) measured() bool {
	for _, f := range r.Figures {
		if f != nil {
			return true
		}
	}
	return false
}

// baseline returns the row of that name, or without a name the fastest at size j; nil where it has no figure there.
func (c *Comparison) baseline(j int, name string) *Row {
	var base *Row
	for i := range c.Rows {
		row := &c.Rows[i]
		if row.Figures[j] == nil {
			continue
		}
		if name == row.Subject.Name {
			return row
		}
		if name == "" && (base == nil || row.Figures[j].Center < base.Figures[j].Center) {
			base = row
		}
	}
	return base
}

// compareAt fills in what the rows have at size j.
func (c *Comparison) compareAt(j int, base *Row) {
	nodes, known := algorithms.Nodes(c.At)
	for i := range c.Rows {
		row := &c.Rows[i]
		if row.Figures[j] == nil {
			continue
		}
		at := &At{Allocs: row.Cells[j].Allocs, Bytes: row.Cells[j].Bytes}
		if row.Subject.Name != base.Subject.Name {
			r := figures.Compare(row.Cells[j].Seconds, base.Cells[j].Seconds)
			at.Ratio = &r
		}
		if known && c.Plan.Task != timing.First && !row.Subject.Process {
			at.PerNode = row.Figures[j].Center * 1e9 / float64(nodes)
		}
		row.At = at
	}
}
