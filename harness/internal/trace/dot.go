package trace

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
)

// The colours of dead ends and solutions in dot and svg: of the palette of Okabe and Ito, which people with any kind
// of colour vision can tell apart. The shapes tell the same without them.
const (
	deadEndLine, deadEndFill   = "#D55E00", "#FBE3D4"
	solutionLine, solutionFill = "#0072B2", "#0072B2"
)

// WriteDot writes the tree for Graphviz. A node is labelled by the column of its queen. When ctx is done it ends
// after a whole line and returns an *Interrupted.
func (t *Tree) WriteDot(ctx context.Context, w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "digraph queens {\n")
	fmt.Fprintf(out, "  label=%q;\n", fmt.Sprintf("State-space tree for n = %d: %s", t.N, t.summary()))
	fmt.Fprintln(out, `  fontname="Helvetica";`)
	fmt.Fprintln(out, `  node [shape=circle, fontname="Helvetica", width=0.4, height=0.4, fixedsize=true];`)
	fmt.Fprintln(out, `  edge [arrowhead=none];`)
	fmt.Fprintln(out, `  ordering=out;`)
	fmt.Fprintln(out, `  n0 [label="", shape=point, width=0.12, tooltip="root"];`)
	number := 0 // of the last node
	var draw func(parent *Node, id int, path []int)
	draw = func(parent *Node, id int, path []int) {
		for _, node := range parent.Children {
			if ctx.Err() != nil {
				return
			}
			number++
			child, path := number, append(path, node.Column)
			fmt.Fprintf(out, "  n%d [label=\"%d\", tooltip=%q%s];\n", child, node.Column, vector(path), dotStyle(node))
			fmt.Fprintf(out, "  n%d -> n%d;\n", id, child)
			draw(node, child, path)
		}
	}
	draw(t.Root, 0, nil)
	if err := ctx.Err(); err != nil {
		return cmp.Or(out.Flush(), interruptedAfter(number+1, "node", err))
	}
	fmt.Fprintln(out, "}")
	return out.Flush()
}

func dotStyle(node *Node) string {
	switch {
	case node.DeadEnd:
		return fmt.Sprintf(", shape=box, style=filled, color=%q, fillcolor=%q", deadEndLine, deadEndFill)
	case node.Solution > 0:
		return fmt.Sprintf(", shape=doublecircle, style=filled, color=%q, fillcolor=%q, fontcolor=\"white\"", solutionLine, solutionFill)
	}
	return ""
}
