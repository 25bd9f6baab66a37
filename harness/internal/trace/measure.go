package trace

import "context"

// Size is how much a trace has of everything.
type Size struct {
	Queens    int // times a queen was placed; with the root, the nodes of the tree
	Tried     int // squares tried
	DeadEnds  int // rows that admit none
	Solutions int
	Backtrack int  // queens taken off again
	Complete  bool // false if the search is longer, and was left
}

// Pictures is how many pictures the trace has.
func (s Size) Pictures() int { return s.Queens + s.DeadEnds }

// Nodes is how many nodes the part of the tree has that the trace walked, the root counted.
func (s Size) Nodes() int { return s.Queens + 1 }

// Events is how many events the trace has.
func (s Size) Events() int { return s.Tried + s.DeadEnds + s.Solutions + s.Backtrack }

// Measure runs the search for n queens, until the first solution or to its end if all, and keeps nothing of it. It
// leaves the search when more than tries squares have been tried, or when ctx is done; the size is then what it
// had until there.
func Measure(ctx context.Context, n int, all bool, tries int) Size {
	var s Size
	w := &watcher{n: n}
	w.yield = func(e Event) bool {
		switch e.Kind {
		case Refused, Placed:
			s.Tried++
			if e.Kind == Placed {
				s.Queens++
			}
		case DeadEnd:
			s.DeadEnds++
		case Solution:
			s.Solutions++
		case Backtrack:
			s.Backtrack++
		}
		return s.Tried <= tries && (s.Tried%1024 != 0 || ctx.Err() == nil)
	}
	w.run(all)
	s.Complete = !w.stopped
	return s
}
