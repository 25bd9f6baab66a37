package trace

import "context"

// layout gives every node of the tree a place from left to right, in units of the least distance between two nodes of
// a level. It is the tidy drawing of Reingold and Tilford (1981): a parent stands in the middle above its first and
// last child, equal subtrees look alike, and subtrees are moved together until they touch. When ctx is done it returns
// places that are of no use.
func layout(ctx context.Context, root *Node) map[*Node]float64 {
	offset := map[*Node]float64{} // from the parent
	contours(ctx, root, offset)
	x := map[*Node]float64{}
	var place func(node *Node, at float64)
	place = func(node *Node, at float64) {
		x[node] = at
		for _, child := range node.Children {
			if ctx.Err() != nil {
				return
			}
			place(child, at+offset[child])
		}
	}
	place(root, 0)
	least := 0.0
	for _, at := range x {
		least = min(least, at)
	}
	for node := range x {
		x[node] -= least
	}
	return x
}

// contour is the outline of a subtree: how far left and right of its root it reaches in each level, its own first.
type contour struct{ left, right []float64 }

// contours finds the offsets of all nodes below node from their parents, and returns the outline.
func contours(ctx context.Context, node *Node, offset map[*Node]float64) contour {
	var all contour // of the children so far, seen from the first child
	for i, child := range node.Children {
		if ctx.Err() != nil {
			break
		}
		c := contours(ctx, child, offset)
		shift := 0.0
		for level := range min(len(c.left), len(all.right)) {
			shift = max(shift, all.right[level]-c.left[level]+1)
		}
		if i > 0 {
			offset[child] = shift
		}
		all = all.with(c, shift)
	}
	if len(node.Children) > 0 {
		last := node.Children[len(node.Children)-1]
		middle := offset[last] / 2
		for _, child := range node.Children {
			offset[child] -= middle
		}
		for level := range all.left {
			all.left[level] -= middle
			all.right[level] -= middle
		}
	}
	return contour{append([]float64{0}, all.left...), append([]float64{0}, all.right...)}
}

// with adds the outline of the next subtree, moved to the right by shift.
func (c contour) with(next contour, shift float64) contour {
	for level := range next.left {
		if level == len(c.left) {
			c.left = append(c.left, next.left[level]+shift)
			c.right = append(c.right, next.right[level]+shift)
			continue
		}
		c.right[level] = next.right[level] + shift
	}
	return c
}
