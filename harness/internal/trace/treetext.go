package trace

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"nqueens/harness/internal/plural"
)

// WriteText draws the tree, a line per node: the square of its queen, and what came of it. The count of nodes by level
// follows. When ctx is done it ends after a whole line and returns an *Interrupted.
func (t *Tree) WriteText(ctx context.Context, w io.Writer, s Signs) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, "root")
	path := make([]int, 0, t.N)
	nodes := 1 // drawn, the root among them
	var draw func(parent *Node, past string)
	draw = func(parent *Node, past string) {
		for i, node := range parent.Children {
			if ctx.Err() != nil {
				return
			}
			branch, further := s.Branch, s.Past
			if i == len(parent.Children)-1 {
				branch, further = s.LastBranch, s.Blank
			}
			path = append(path, node.Column)
			fmt.Fprintf(out, "%s%s(%d,%d)%s\n", past, branch, node.Row, node.Column, fate(node, path, s))
			nodes++
			draw(node, past+further)
			path = path[:len(path)-1]
		}
	}
	draw(t.Root, "")
	if err := ctx.Err(); err != nil {
		return cmp.Or(out.Flush(), interruptedAfter(nodes, "node", err))
	}
	fmt.Fprintf(out, "\n%s\n\n", t.summary())
	t.writeLevels(out)
	return out.Flush()
}

// fate says what came of a node that has no children.
func fate(node *Node, path []int, s Signs) string {
	switch {
	case node.DeadEnd:
		return fmt.Sprintf(" %s row %d admits none", s.Deadend, node.Row+1)
	case node.Solution > 0:
		return fmt.Sprintf(" %s solution %d: %s", s.Answer, node.Solution, vector(path))
	}
	return ""
}

// writeLevels writes the count of nodes by level in two lines, one column a level.
func (t *Tree) writeLevels(out io.Writer) {
	levels, nodes := "level", "nodes"
	for level, count := range t.Levels {
		width := len(fmt.Sprint(max(count, level)))
		levels += fmt.Sprintf("  %*d", width, level)
		nodes += fmt.Sprintf("  %*d", width, count)
	}
	fmt.Fprintf(out, "%s\n%s\n", levels, nodes)
}

// summary says what the tree has in one line.
func (t *Tree) summary() string {
	solutions := "no solution"
	if t.Solution > 0 {
		solutions = plural.Of(t.Solution, "solution")
	}
	return fmt.Sprintf("%s, %s, %s", plural.Of(t.Nodes(), "node"), solutions, plural.Of(t.DeadEnds, "dead end"))
}

// vector writes a solution as document 002 does: (2, 4, 1, 3).
func vector(columns []int) string {
	return "(" + strings.Join(numbers(columns, 0), ", ") + ")"
}
