package trace

import "context"

// A Node is a node of the state-space tree: the queens of the rows down to its own are placed.
type Node struct {
	Row      int // 0 for the root
	Column   int // of the queen in Row, from 1; 0 for the root
	Children []*Node
	DeadEnd  bool // the row below admits no queen
	Solution int  // its number, from 1, in the order of the search; 0 if it is none
}

// A Tree is the whole state-space tree of a search for n queens, as the bounding function leaves it.
type Tree struct {
	N        int
	Root     *Node
	Levels   []int // how many nodes each level has: Levels[0] is the root
	Solution int   // how many solutions
	DeadEnds int
}

// NewTree runs the search for n queens to its end and returns the tree that it walked, or, when ctx is done before, an
// *Interrupted.
func NewTree(ctx context.Context, n int) (*Tree, error) {
	t := &Tree{N: n, Root: &Node{}, Levels: make([]int, n+1)}
	t.Levels[0] = 1
	path := []*Node{t.Root} // from the root to the current node
	for e := range Events(n, true) {
		if err := ctx.Err(); err != nil {
			return nil, &Interrupted{cause: err}
		}
		current := path[len(path)-1]
		switch e.Kind {
		case Placed:
			child := &Node{Row: e.Row, Column: e.Column}
			current.Children = append(current.Children, child)
			path = append(path, child)
			t.Levels[e.Row]++
		case DeadEnd:
			current.DeadEnd = true
			t.DeadEnds++
		case Solution:
			t.Solution++
			current.Solution = t.Solution
		case Backtrack:
			path = path[:len(path)-1]
		}
	}
	return t, nil
}

// Nodes is how many nodes the tree has, the root counted.
func (t *Tree) Nodes() int {
	nodes := 0
	for _, level := range t.Levels {
		nodes += level
	}
	return nodes
}
