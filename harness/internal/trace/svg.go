package trace

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"

	"nqueens/harness/internal/plural"
)

// Measures of the drawing, in pixels.
const (
	nodeStep  = 40.0  // between two nodes of a level
	levelStep = 72.0  // between two levels
	radius    = 14.0  // of a node
	leftRoom  = 112.0 // for "row 1" and the count of its nodes
	rightRoom = 40.0
	topRoom   = 88.0 // for the title and the root
	legendRow = 96.0
	leastWide = 560.0 // for the title and the legend
)

// WriteSVG draws the tree. A node is labelled by the column of its queen; dead ends are orange squares, and solutions
// blue double circles, so that both colour and shape tell them. When ctx is done it ends after a whole line and returns an
// *Interrupted.
func (t *Tree) WriteSVG(ctx context.Context, w io.Writer) error {
	d := newDrawing(t, layout(ctx, t.Root), bufio.NewWriter(w))
	if err := ctx.Err(); err != nil {
		return &Interrupted{cause: err}
	}
	d.head()
	d.levels()
	d.edges(ctx, t.Root)
	d.nodes(ctx, t.Root, nil)
	if err := ctx.Err(); err != nil {
		return cmp.Or[error](d.out.Flush(), &Interrupted{After: "a part of the drawing", cause: err})
	}
	d.legend()
	fmt.Fprintln(d.out, "</svg>")
	return d.out.Flush()
}

// drawing is a tree on its way to a picture.
type drawing struct {
	*Tree
	out           *bufio.Writer
	at            map[*Node]float64
	left          float64 // where the leftmost node stands
	width, height float64
}

func newDrawing(t *Tree, at map[*Node]float64, out *bufio.Writer) *drawing {
	d := &drawing{Tree: t, out: out, at: at}
	most := 0.0
	for _, x := range d.at {
		most = max(most, x)
	}
	span := most * nodeStep
	d.width = max(leastWide, leftRoom+span+rightRoom)
	d.left = leftRoom + (d.width-leftRoom-rightRoom-span)/2
	d.height = topRoom + float64(t.N)*levelStep + legendRow
	return d
}

func (d *drawing) place(node *Node) (x, y float64) {
	return d.left + d.at[node]*nodeStep, topRoom + float64(node.Row)*levelStep
}

func (d *drawing) head() {
	title := fmt.Sprintf("State-space tree of the search for %s", plural.Of(d.N, "queen"))
	fmt.Fprintf(d.out, `<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g" role="img" aria-labelledby="title desc">`+"\n",
		d.width, d.height, d.width, d.height)
	fmt.Fprintf(d.out, `<title id="title">%s</title>`+"\n", title)
	fmt.Fprintf(d.out, `<desc id="desc">%s. Each node is labelled by the column of the queen in its row. `+
		`Dead ends are orange squares, solutions blue double circles. Nodes by level: %s.</desc>`+"\n", d.summary(), levelCounts(d.Levels))
	fmt.Fprintf(d.out, svgStyle, deadEndFill, deadEndLine, solutionFill, solutionLine)
	fmt.Fprintf(d.out, `<text class="title" x="24" y="34">%s</text>`+"\n", title)
	fmt.Fprintf(d.out, `<text class="sum" x="24" y="56">%s</text>`+"\n", d.summary())
}

// svgStyle needs the colours of dead ends (fill, line) and of solutions (fill, line).
const svgStyle = `<style>
  text { font-family: system-ui, "DejaVu Sans", Verdana, sans-serif; font-size: 15px; fill: #1a1a1a; }
  .title { font-size: 18px; font-weight: 600; }
  .sum, .row { fill: #555; }
  .row { font-size: 14px; }
  .count { font-size: 12px; fill: #6b6b6b; }
  .node text, .answer text { text-anchor: middle; }
  .level { stroke: #ececec; }
  .edge { stroke: #9a9a9a; stroke-width: 1.5; }
  .node circle { fill: #fff; stroke: #444; stroke-width: 1.5; }
  .root circle { fill: #444; }
  .dead rect { fill: %s; stroke: %s; stroke-width: 2; }
  .answer .disc { fill: %s; }
  .answer .ring { fill: #fff; stroke: %s; stroke-width: 2; }
  .answer text { fill: #fff; font-weight: 700; }
</style>
<rect width="100%%" height="100%%" fill="#fff"/>
`

// levels draws a faint line for each row of the board, its name, and the count of its nodes.
func (d *drawing) levels() {
	for level := 1; level <= d.N; level++ {
		y := topRoom + float64(level)*levelStep
		fmt.Fprintf(d.out, `<line class="level" x1="%g" y1="%g" x2="%g" y2="%g"/>`+"\n", leftRoom-radius, y, d.width-24, y)
		fmt.Fprintf(d.out, `<text class="row" x="24" y="%g">row %d</text><text class="count" x="24" y="%g">%s</text>`+"\n",
			y, level, y+16, plural.Of(d.Levels[level], "node"))
	}
}

func (d *drawing) edges(ctx context.Context, parent *Node) {
	x, y := d.place(parent)
	for _, child := range parent.Children {
		if ctx.Err() != nil {
			return
		}
		cx, cy := d.place(child)
		fmt.Fprintf(d.out, `<line class="edge" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`+"\n", x, y, cx, cy)
		d.edges(ctx, child)
	}
}

// nodes draws the node and those below it. The queens of each, and what came of it, show under the mouse.
func (d *drawing) nodes(ctx context.Context, node *Node, path []int) {
	if ctx.Err() != nil {
		return
	}
	x, y := d.place(node)
	switch {
	case node.Row == 0:
		fmt.Fprintf(d.out, `<g class="node root"><title>the empty board</title><circle cx="%.1f" cy="%.1f" r="6"/></g>`+"\n", x, y)
	case node.DeadEnd:
		d.deadEnd(x, y, fmt.Sprint(node.Column), fmt.Sprintf("%s: row %d admits none", vector(path), node.Row+1))
	case node.Solution > 0:
		d.answer(x, y, fmt.Sprint(node.Column), fmt.Sprintf("%s: solution %d", vector(path), node.Solution))
	default:
		d.inner(x, y, fmt.Sprint(node.Column), vector(path))
	}
	for _, child := range node.Children {
		d.nodes(ctx, child, append(path, child.Column))
	}
}

func (d *drawing) inner(x, y float64, label, title string) {
	fmt.Fprintf(d.out, `<g class="node"><title>%s</title><circle cx="%.1f" cy="%.1f" r="%g"/>`, title, x, y, radius)
	d.label(x, y, label)
}

func (d *drawing) deadEnd(x, y float64, label, title string) {
	const side = 2*radius - 2
	fmt.Fprintf(d.out, `<g class="node dead"><title>%s</title><rect x="%.1f" y="%.1f" width="%g" height="%g" rx="2"/>`,
		title, x-side/2, y-side/2, side, side)
	d.label(x, y, label)
}

func (d *drawing) answer(x, y float64, label, title string) {
	fmt.Fprintf(d.out, `<g class="answer"><title>%s</title>`, title)
	fmt.Fprintf(d.out, `<circle class="ring" cx="%.1f" cy="%.1f" r="%g"/>`, x, y, radius+2)
	fmt.Fprintf(d.out, `<circle class="disc" cx="%.1f" cy="%.1f" r="%g"/>`, x, y, radius-1.5)
	d.label(x, y, label)
}

// label writes a node's column into its middle, and ends the node.
func (d *drawing) label(x, y float64, text string) {
	const down = 5.3 // from the middle of a digit to its foot
	fmt.Fprintf(d.out, `<text x="%.1f" y="%.1f">%s</text></g>`+"\n", x, y+down, text)
}

func (d *drawing) legend() {
	y := d.height - 32
	d.inner(38, y, "c", "a node")
	fmt.Fprintf(d.out, `<text x="62" y="%g">a queen in column c</text>`+"\n", y+5)
	d.deadEnd(246, y, "c", "a dead end")
	fmt.Fprintf(d.out, `<text x="270" y="%g">dead end</text>`+"\n", y+5)
	d.answer(374, y, "c", "a solution")
	fmt.Fprintf(d.out, `<text x="400" y="%g">solution</text>`+"\n", y+5)
}

func levelCounts(levels []int) string {
	text := ""
	for i, count := range levels {
		if i > 0 {
			text += " "
		}
		text += fmt.Sprint(count)
	}
	return text
}
