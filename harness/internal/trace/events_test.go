package trace

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEvents(t *testing.T) {
	var got []string
	for e := range Events(2, true) {
		got = append(got, fmt.Sprintf("%s %d,%d %v", e.Kind, e.Row, e.Column, e.Queens))
	}
	assert.Equal(t, []string{
		"placed 1,1 [1]",
		"refused 2,1 [1]",
		"refused 2,2 [1]",
		"dead-end 2,0 [1]",
		"backtrack 1,1 []",
		"placed 1,2 [2]",
		"refused 2,1 [2]",
		"refused 2,2 [2]",
		"dead-end 2,0 [2]",
		"backtrack 1,2 []",
	}, got)
}

func TestEventsAroundASolution(t *testing.T) {
	var got []string
	for e := range Events(4, true) {
		got = append(got, fmt.Sprintf("%s %d,%d %v", e.Kind, e.Row, e.Column, e.Queens))
	}
	assert.Equal(t, []string{
		"placed 4,3 [2 4 1 3]",
		"solution 4,0 [2 4 1 3]",
		"backtrack 4,3 [2 4 1]",
		"refused 4,4 [2 4 1]",
		"backtrack 3,1 [2 4]",
		"refused 3,2 [2 4]",
	}, got[31:37])
}

// The loop may end at any event; the search then ends too, also where it would take longer than anyone can wait.
func TestEventsStop(t *testing.T) {
	for stop := 1; stop <= 40; stop++ {
		seen := 0
		for range Events(40, true) {
			if seen++; seen == stop {
				break
			}
		}
		assert.Equal(t, stop, seen)
	}
}

// Nodes and squares tried are the published ones of the search tree of n queens; the dead ends were counted by another
// program, recursive and in Python, that shares nothing with this one.
func TestMeasure(t *testing.T) {
	for _, test := range []struct {
		n                                       int
		all                                     bool
		nodes, tried, deadEnds, solutions, pics int
	}{
		{n: 1, all: false, nodes: 2, tried: 1, deadEnds: 0, solutions: 1, pics: 1},
		{n: 2, all: false, nodes: 3, tried: 6, deadEnds: 2, solutions: 0, pics: 4},
		{n: 4, all: false, nodes: 9, tried: 26, deadEnds: 2, solutions: 1, pics: 10},
		{n: 4, all: true, nodes: 17, tried: 60, deadEnds: 4, solutions: 2, pics: 20},
		{n: 6, all: true, nodes: 153, tried: 894, deadEnds: 46, solutions: 4, pics: 198},
		{n: 8, all: false, nodes: 114, tried: 876, deadEnds: 42, solutions: 1, pics: 155},
		{n: 8, all: true, nodes: 2057, tried: 15720, deadEnds: 644, solutions: 92, pics: 2700},
		{n: 9, all: true, nodes: 8394, tried: 72378, deadEnds: 2584, solutions: 352, pics: 10977},
	} {
		t.Run(fmt.Sprintf("n=%d,all=%t", test.n, test.all), func(t *testing.T) {
			s := Measure(context.Background(), test.n, test.all, 1_000_000)
			assert.True(t, s.Complete)
			assert.Equal(t, test.nodes, s.Nodes())
			assert.Equal(t, test.tried, s.Tried)
			assert.Equal(t, test.deadEnds, s.DeadEnds)
			assert.Equal(t, test.solutions, s.Solutions)
			assert.Equal(t, test.pics, s.Pictures())
			events := 0
			for range Events(test.n, test.all) {
				events++
			}
			assert.Equal(t, events, s.Events())
		})
	}
}

func TestMeasureIsBounded(t *testing.T) {
	s := Measure(context.Background(), 64, true, 5000)
	assert.False(t, s.Complete)
	assert.Equal(t, 5001, s.Tried)

	done, cancel := context.WithCancel(context.Background())
	cancel()
	s = Measure(done, 64, true, 1_000_000_000)
	assert.False(t, s.Complete)
	assert.Equal(t, 1024, s.Tried)
}

func TestAttacks(t *testing.T) {
	assert.Equal(t, []Attack{{1, 1, MainDiagonal}, {2, 3, Column}}, Attacks([]int{1, 3}, 3, 3))
	assert.Equal(t, []Attack{{2, 3, AntiDiagonal}}, Attacks([]int{1, 3}, 3, 2))
	assert.Empty(t, Attacks([]int{2, 4, 1}, 4, 3))
	refused := Event{Kind: Refused, Row: 4, Column: 1, Queens: []int{1, 4, 2}}
	assert.Equal(t, "column of (1,1), anti-diagonal of (3,2)", refused.Why())
	assert.Empty(t, Event{Kind: Placed, Row: 1, Column: 1}.Why())
}

// What the events say is refused is attacked, and what they say is placed is not.
func TestEveryRefusalHasAReason(t *testing.T) {
	for e := range Events(6, true) {
		switch e.Kind {
		case Refused:
			assert.NotEmpty(t, e.Why())
		case Placed:
			assert.Empty(t, Attacks(e.Queens[:e.Row-1], e.Row, e.Column))
		}
	}
}
