package comparison

import (
	"fmt"
	"math"

	"nqueens/harness/internal/table"
	"nqueens/harness/internal/timing"
)

// A column is a header over a cell for each row.
type column struct {
	header string
	cells  []string
}

// columns returns the table, column by column; the first has the names.
func (c *Comparison) columns() []column {
	names := column{header: "approach"}
	for _, row := range c.Rows {
		name := row.Subject.Name
		if row.Subject.Process {
			name += " †"
		}
		names.cells = append(names.cells, name)
	}
	columns := []column{names}
	for j := range c.Plan.Sizes {
		columns = append(columns, c.timeColumn(j))
	}
	if c.Baseline == "" {
		return columns
	}
	ratio := column{header: "÷ " + c.Baseline}
	perNode := column{header: "ns/node"}
	allocs := column{header: "allocs"}
	bytes := column{header: "bytes"}
	for _, row := range c.Rows {
		ratio.cells = append(ratio.cells, ratioCell(row))
		perNode.cells = append(perNode.cells, perNodeCell(row))
		if row.At == nil || row.Subject.Process {
			allocs.cells, bytes.cells = append(allocs.cells, "n/a"), append(bytes.cells, "n/a")
			continue
		}
		allocs.cells = append(allocs.cells, grouped(row.At.Allocs))
		bytes.cells = append(bytes.cells, grouped(row.At.Bytes))
	}
	columns = append(columns, ratio)
	if c.Plan.Task != timing.First {
		columns = append(columns, perNode)
	}
	return append(columns, allocs, bytes)
}

// timeColumn is the column of one n: medians with their intervals, all in one unit.
func (c *Comparison) timeColumn(j int) column {
	var centers []float64
	for _, row := range c.Rows {
		if row.Figures[j] != nil {
			centers = append(centers, row.Figures[j].Center)
		}
	}
	scale := columnScale(centers)
	col := column{header: fmt.Sprintf("n=%d", c.Plan.Sizes[j])}
	if len(centers) > 0 {
		col.header += ", " + scale.Prefix + "s"
	}
	for _, row := range c.Rows {
		f := row.Figures[j]
		if f == nil {
			col.cells = append(col.cells, c.why(row.Cells[j].State))
			continue
		}
		cell := short(f.Center/scale.Factor) + " " + spread(f.Spread())
		if f.Outliers > 0 {
			cell += "!"
		}
		col.cells = append(col.cells, cell)
	}
	return col
}

func ratioCell(row Row) string {
	switch {
	case row.At == nil:
		return "n/a"
	case row.At.Ratio == nil:
		return "1"
	case math.IsInf(row.At.Ratio.Spread(), 1):
		return "n/a"
	case row.At.Ratio.Same:
		return "~"
	}
	r := row.At.Ratio
	return short(r.Center) + " " + spread(r.Spread())
}

func perNodeCell(row Row) string {
	if row.At == nil || row.At.PerNode == 0 {
		return "n/a"
	}
	cell := short(row.At.PerNode)
	if row.Subject.Halved {
		cell += "½"
	}
	return cell
}

// why is the text of a cell without a figure.
func (c *Comparison) why(state timing.State) string {
	switch state {
	case timing.OverBudget:
		return fmt.Sprintf("> %v", c.Plan.Budget)
	case timing.Wrong:
		return "failed"
	case timing.NoBoards:
		return "no boards"
	}
	return "not reached"
}

// table puts the columns side by side.
func (c *Comparison) table() table.Table {
	columns := c.columns()
	t := table.Table{Left: map[int]bool{0: true}, Rows: make([][]string, len(c.Rows))}
	for _, col := range columns {
		t.Header = append(t.Header, col.header)
		for i, cell := range col.cells {
			t.Rows[i] = append(t.Rows[i], cell)
		}
	}
	return t
}
