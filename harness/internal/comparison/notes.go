package comparison

import (
	"fmt"
	"math"
	"strings"

	"golang.org/x/perf/benchunit"

	"nqueens/harness/internal/figures"
	"nqueens/harness/internal/timing"
)

// A note explains one mark of the table.
type note struct{ mark, text string }

// noisy is the spread of a figure from which on the machine is called noisy.
const noisy = 0.05

// notes explains every mark that the table has, and no other.
func (c *Comparison) notes() []note {
	var notes []note
	add := func(mark, format string, args ...any) {
		notes = append(notes, note{mark, fmt.Sprintf(format, args...)})
	}
	seen := c.marks()

	if seen["time"] {
		add("12.3 ±2%", "the median of %d samples and how far its 95 %% confidence interval reaches, to the farther side.", c.samples())
	}
	if seen["±∞"] {
		add("±∞", "fewer than %d samples give no interval: do not compare by these.", figures.MinSamples)
	}
	if seen["!"] {
		add("!", "some samples lie far from the others. They count all the same; perhaps something else ran at the same time.")
	}
	if c.Baseline != "" {
		add("÷ "+c.Baseline, "times as long as %s at n=%d, the largest n for which every row with a figure has one: the median of the ratios of the samples that were taken in the same round.", c.Baseline, c.At)
	}
	if seen["~"] {
		add("~", "no difference can be claimed: the Mann-Whitney test finds none at 1 %%, or the intervals meet.")
	}
	if seen["ns/node"] {
		add("ns/node", "nanoseconds for each node of the search tree at n=%d: the cost of one step, whatever the size of the tree.", c.At)
	}
	if seen["½"] {
		add("½", "walks half of the tree and takes the mirror images for the rest: a node that it does walk costs about twice as much.")
	}
	if c.Baseline != "" {
		add("allocs", "how often one run at n=%d asks for memory, and for how many bytes in all.", c.At)
	}
	if over := c.why(timing.OverBudget); seen[over] {
		add(over, "not measured: one run takes longer than the budget, or would, as the smaller n predict. --budget allows more.")
	}
	if seen["failed"] {
		add("failed", "gave a wrong answer, or none, as said above; it has no figures.")
	}
	if seen["no boards"] {
		add("no boards", "this approach only counts: it has --task count, and no other.")
	}
	if seen["not reached"] {
		add("not reached", "the run was interrupted before.")
	}
	if seen["n/a"] {
		add("n/a", "there is no such figure for this row.")
	}
	if seen["†"] {
		add("†", "a program of its own, judged to be right for each n. Each run is a whole process, from its start to its end, and writes its boards to nowhere; the others hand theirs out. Starting it is a part of that%s.", c.startCosts())
	}
	if c.Result.Abandoned {
		add("busy", "a run that was given up could not be ended, and kept a core busy while others were measured.")
	}
	if seen["noisy"] {
		add("noisy", "some intervals are wider than ±%.0f%%: close other programs, plug the machine in, or take more --samples. Ratios suffer less than times.", 100*noisy)
	}
	if c.Interrupted {
		add("incomplete", "interrupted after %d of %d rounds: the figures rest on the samples taken by then.", c.Result.Rounds, c.Plan.Samples)
	}
	return notes
}

// startCosts says what it costs to start each program.
func (c *Comparison) startCosts() string {
	var b strings.Builder
	for _, s := range c.Starts {
		fmt.Fprintf(&b, ", %s for %s", benchunit.Scale(s.Figure.Center, benchunit.Decimal)+"s "+spread(s.Figure.Spread()), s.Name)
	}
	if b.Len() > 0 {
		return " (" + b.String()[2:] + ", measured at n=1)"
	}
	return ""
}

// samples returns how many samples a full cell has.
func (c *Comparison) samples() int {
	most := 0
	for _, row := range c.Rows {
		for _, cell := range row.Cells {
			most = max(most, len(cell.Seconds))
		}
	}
	return most
}

// marks returns which marks the table has.
func (c *Comparison) marks() map[string]bool {
	seen := map[string]bool{}
	for _, row := range c.Rows {
		seen["†"] = seen["†"] || row.Subject.Process
		for j, f := range row.Figures {
			if f == nil {
				seen[c.why(row.Cells[j].State)] = true
				continue
			}
			seen["!"] = seen["!"] || f.Outliers > 0
			switch spread := f.Spread(); {
			case math.IsInf(spread, 1):
				seen["±∞"] = true
			case spread > noisy:
				seen["time"], seen["noisy"] = true, true
			default:
				seen["time"] = true
			}
		}
		if c.Baseline == "" {
			continue
		}
		seen["~"] = seen["~"] || ratioCell(row) == "~"
		perNode := c.Plan.Task != timing.First
		seen["ns/node"] = seen["ns/node"] || perNode
		seen["½"] = seen["½"] || perNode && strings.HasSuffix(perNodeCell(row), "½")
		seen["n/a"] = seen["n/a"] || ratioCell(row) == "n/a" || row.Subject.Process || perNode && row.At.PerNode == 0
	}
	return seen
}
