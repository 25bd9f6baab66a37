package trace

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func tree(t *testing.T, n int) *Tree {
	t.Helper()
	tree, err := NewTree(t.Context(), n)
	require.NoError(t, err)
	return tree
}

// Nodes by level as published for the search tree of n queens.
func TestLevels(t *testing.T) {
	for n, levels := range map[int][]int{
		1: {1, 1}, 2: {1, 2, 0}, 4: {1, 4, 6, 4, 2}, 8: {1, 8, 42, 140, 344, 568, 550, 312, 92},
	} {
		assert.Equal(t, levels, tree(t, n).Levels)
	}
	assert.Equal(t, 17, tree(t, 4).Nodes())
	assert.Equal(t, 153, tree(t, 6).Nodes())
}

func TestTreeText(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, tree(t, 4).WriteText(t.Context(), &out, Unicode))
	assert.Equal(t, `root
├── (1,1)
│   ├── (2,3) × row 3 admits none
│   └── (2,4)
│       └── (3,2) × row 4 admits none
├── (1,2)
│   └── (2,4)
│       └── (3,1)
│           └── (4,3) Q solution 1: (2, 4, 1, 3)
├── (1,3)
│   └── (2,1)
│       └── (3,4)
│           └── (4,2) Q solution 2: (3, 1, 4, 2)
└── (1,4)
    ├── (2,1)
    │   └── (3,3) × row 4 admits none
    └── (2,2) × row 3 admits none

17 nodes, 2 solutions, 4 dead ends

level  0  1  2  3  4
nodes  1  4  6  4  2
`, out.String())
}

func TestDot(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, tree(t, 4).WriteDot(t.Context(), &out))
	dot := out.String()
	assert.Equal(t, 17, strings.Count(dot, "[label="), "nodes")
	assert.Equal(t, 16, strings.Count(dot, " -> "), "edges")
	assert.Equal(t, 4, strings.Count(dot, "shape=box"), "dead ends")
	assert.Equal(t, 2, strings.Count(dot, "shape=doublecircle"), "solutions")
	assert.Contains(t, dot, `n1 [label="1", tooltip="(1)"];`)
	assert.Contains(t, dot, `tooltip="(2, 4, 1, 3)", shape=doublecircle`)
}

// classes counts the elements of an svg by the value of their class attribute, and fails where it is not well formed.
func classes(t *testing.T, svg []byte) map[string]int {
	t.Helper()
	count := map[string]int{}
	decoder := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return count
		}
		require.NoError(t, err)
		if start, ok := token.(xml.StartElement); ok {
			count["<"+start.Name.Local]++
			for _, attribute := range start.Attr {
				if attribute.Name.Local == "class" {
					count[attribute.Value]++
				}
			}
		}
	}
}

func TestSVG(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, tree(t, 6).WriteSVG(t.Context(), &out))
	assert.NotContains(t, out.String(), "%!", "a wrong argument of Fprintf")
	count := classes(t, out.Bytes())
	assert.Equal(t, 152, count["edge"])
	assert.Equal(t, 46+1, count["node dead"], "and one in the legend")
	assert.Equal(t, 4+1, count["answer"], "and one in the legend")
	assert.Equal(t, 153-46-4-1+1, count["node"], "the others, but the root, and one in the legend")
	assert.Equal(t, 1, count["node root"])
	assert.Equal(t, 6, count["level"])
	assert.Equal(t, 1, count["<desc"])
}

// No two nodes of a level are nearer than one step, and a parent is in the middle above its children.
func TestLayout(t *testing.T) {
	for n := 1; n <= 8; n++ {
		tree := tree(t, n)
		x := layout(t.Context(), tree.Root)
		require.Len(t, x, tree.Nodes())
		levels := make([][]float64, n+1)
		least := 1.0
		var walk func(node *Node)
		walk = func(node *Node) {
			least = min(least, x[node])
			levels[node.Row] = append(levels[node.Row], x[node])
			if len(node.Children) > 0 {
				first, last := node.Children[0], node.Children[len(node.Children)-1]
				assert.InDelta(t, (x[first]+x[last])/2, x[node], 1e-9)
			}
			for _, child := range node.Children {
				walk(child)
			}
		}
		walk(tree.Root)
		assert.InDelta(t, 0, least, 1e-9, "the leftmost node stands at 0")
		for _, level := range levels {
			assert.True(t, slices.IsSorted(level))
			for i := 1; i < len(level); i++ {
				assert.GreaterOrEqual(t, level[i]-level[i-1], 1-1e-9)
			}
		}
	}
}

func TestJSON(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, WriteJSON(context.Background(), &out, 4, true))
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	kinds := map[Kind]int{}
	pictures := ""
	for i, line := range lines {
		var e jsonEvent
		require.NoError(t, json.Unmarshal([]byte(line), &e))
		assert.Equal(t, i+1, e.Step)
		assert.Equal(t, e.Event == Refused, len(e.Attacks) > 0)
		assert.NotNil(t, e.Queens)
		kinds[e.Event]++
		pictures += e.Picture
	}
	assert.Equal(t, map[Kind]int{Refused: 44, Placed: 16, DeadEnd: 4, Solution: 2, Backtrack: 16}, kinds)
	assert.Equal(t, "abcdefghijklmnopqrst", pictures)
	assert.Equal(t, `{"step":7,"event":"refused","row":3,"column":3,"queens":[1,3],`+
		`"attacks":[{"row":1,"column":1,"by":"main diagonal"},{"row":2,"column":3,"by":"column"}]}`, lines[6])
}
