package timing

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/bitmask"
	"nqueens/harness/internal/deadline"
)

// recorder is a subject that notes every run.
func recorder(name string, calls *[]string) Subject {
	return Subject{Name: name, Run: repeated(func(n int) error {
		*calls = append(*calls, fmt.Sprintf("%s/%d", name, n))
		return nil
	})}
}

// plan is a plan whose samples are one run long.
func plan(task Task, sizes []int, subjects ...Subject) *Plan {
	return &Plan{Subjects: subjects, Sizes: sizes, Task: task, Samples: 8, Length: 1, Budget: time.Hour, Seed: 1}
}

// last returns the calls of the rounds, which come after those of the calibration: cells·rounds of them.
func last(calls []string, cells, rounds int) [][]string {
	return slices.Collect(slices.Chunk(calls[len(calls)-cells*rounds:], cells))
}

func TestEveryRoundTakesOneSampleOfEveryCellInAnOrderOfItsOwn(t *testing.T) {
	measure := func(seed uint64) [][]string {
		var calls []string
		p := plan(Count, []int{1, 2, 3}, recorder("a", &calls), recorder("b", &calls))
		p.Seed = seed
		result, err := p.Measure(context.Background())
		require.NoError(t, err)
		assert.Equal(t, 8, result.Rounds)
		for _, cells := range result.Cells {
			for _, cell := range cells {
				assert.Len(t, cell.Seconds, 8)
				assert.Equal(t, 1, cell.Runs)
				assert.Equal(t, Measured, cell.State)
			}
		}
		return last(calls, 6, 8)
	}
	rounds := measure(7)
	for _, round := range rounds {
		assert.ElementsMatch(t, []string{"a/1", "a/2", "a/3", "b/1", "b/2", "b/3"}, round)
	}
	assert.NotEqual(t, rounds[0], rounds[1], "the order changes from round to round")
	assert.Equal(t, rounds, measure(7), "the seed gives the order")
	assert.NotEqual(t, rounds, measure(8))
}

func TestWhatWouldBreakTheBudgetIsNotStarted(t *testing.T) {
	var calls []string
	p := plan(Count, []int{4, 6, 7}, recorder("a", &calls))
	p.Budget = time.Second
	p.Known = map[string]Run{"a": {N: 4, Time: 200 * time.Millisecond}} // 9 times the nodes at n=6, 32 times at n=7
	result, err := p.Measure(context.Background())
	require.NoError(t, err)
	assert.Equal(t, Measured, result.Cells[0][0].State)
	// The time at n=4 was measured anew by then, and is next to nothing: so that n=6 and n=7 are started after all.
	assert.Equal(t, Measured, result.Cells[0][1].State)

	calls = nil
	p.Sizes = []int{6, 7}
	result, err = p.Measure(context.Background())
	require.NoError(t, err)
	assert.Equal(t, OverBudget, result.Cells[0][0].State)
	assert.Equal(t, OverBudget, result.Cells[0][1].State)
	assert.Empty(t, calls)
}

func TestForesee(t *testing.T) {
	known := Run{N: 8, Time: 2057 * time.Nanosecond}
	assert.Equal(t, 35539*time.Nanosecond, foresee(known, 10).Round(time.Nanosecond), "as the nodes grow: 2057 at n=8, 35539 at n=10")
	assert.Zero(t, foresee(known, 8))
	assert.Zero(t, foresee(known, 7))
	assert.Greater(t, foresee(known, 64), 100*time.Hour, "far beyond the known trees it is long, and no overflow")
}

func TestWrongAnswersAreFaultsWithoutFigures(t *testing.T) {
	var calls []string
	bad := Subject{Name: "bad", Run: repeated(func(n int) error {
		if n == 5 {
			return errors.New("it gives 11 solutions, the published total is 10")
		}
		return nil
	})}
	result, err := plan(Count, []int{4, 5, 6}, bad, recorder("good", &calls)).Measure(context.Background())
	require.NoError(t, err)
	require.Len(t, result.Faults, 1)
	assert.EqualError(t, result.Faults[0], "bad, n = 5: it gives 11 solutions, the published total is 10")
	for _, cell := range result.Cells[0] {
		assert.Equal(t, Wrong, cell.State)
		assert.Empty(t, cell.Seconds)
	}
	assert.Len(t, result.Cells[1][2].Seconds, 8)
}

func TestWrongFromSomeRunOn(t *testing.T) {
	runs := 0
	late := Subject{Name: "late", Run: repeated(func(n int) error {
		if runs++; runs > 8 {
			return errors.New("it gives 3 solutions, the published total is 2")
		}
		return nil
	})}
	result, err := plan(Count, []int{4}, late).Measure(context.Background())
	require.NoError(t, err)
	require.Len(t, result.Faults, 1, "every sample is checked")
	assert.Equal(t, Wrong, result.Cells[0][0].State)
	assert.Empty(t, result.Cells[0][0].Seconds)
}

func TestPanicsAndEndlessRuns(t *testing.T) {
	stop := make(chan struct{})
	defer close(stop)
	var calls []string
	panics := Subject{Name: "panics", Run: repeated(func(int) error { panic("index out of range") })}
	never := Subject{Name: "never", Run: repeated(func(int) error { <-stop; return nil })}
	p := plan(First, []int{4, 5}, panics, never, recorder("good", &calls))
	p.Budget = 20 * time.Millisecond
	result, err := p.Measure(context.Background())
	require.NoError(t, err)
	require.Len(t, result.Faults, 1)
	assert.EqualError(t, result.Faults[0], "panics, n = 4: it panics: index out of range")
	assert.Equal(t, OverBudget, result.Cells[1][0].State)
	assert.Equal(t, OverBudget, result.Cells[1][1].State)
	assert.True(t, result.Abandoned)
	assert.Len(t, result.Cells[2][1].Seconds, 8, "the others are not delayed")
}

func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var calls []string
	p := plan(Count, []int{4}, recorder("a", &calls))
	p.Progress = func(done, total int, next string) {
		if done == 3 {
			cancel()
		}
	}
	result, err := p.Measure(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 3, result.Rounds)
	assert.Len(t, result.Cells[0][0].Seconds, 3)
}

func TestFaultsOfTheListThatOnlyTimingSees(t *testing.T) {
	named := func(count func(int) uint64) algorithms.Algorithm {
		return algorithms.Algorithm{Name: "wrong", MaxN: 64, Count: count, Solutions: bitmask.Solutions}
	}
	total := func(n int) uint64 { t, _ := algorithms.Total(n); return t }
	for _, test := range []struct {
		name   string
		wrong  algorithms.Algorithm
		task   Task
		n      int
		reason string
	}{
		{"32-bit counter", named(func(n int) uint64 { return uint64(uint32(total(n))) }), Count, 19,
			"wrong, n = 19: it gives 673090552 solutions, the published total is 4968057848"},
		{"1<<n - 1 as processors shift", named2(func(n int) iter.Seq[[]int] {
			full := uint32(1)<<(n%32) - 1
			return func(yield func([]int) bool) {
				if full != 0 {
					bitmask.Solutions(n)(yield)
				}
			}
		}), First, 32, "wrong, n = 32: it gives no board, and there are some"},
		{"first board wrong", named2(func(n int) iter.Seq[[]int] { return slices.Values([][]int{{0, 1, 2, 3}}) }), First, 4,
			"wrong, n = 4: its first board is wrong: the queens on (1,1) and (2,2) attack each other: same main diagonal"},
	} {
		t.Run(test.name, func(t *testing.T) {
			result, err := plan(test.task, []int{test.n}, Of([]algorithms.Algorithm{test.wrong}, test.task)...).Measure(context.Background())
			require.NoError(t, err)
			require.Len(t, result.Faults, 1)
			assert.EqualError(t, result.Faults[0], test.reason)
		})
	}
	t.Run("answers kept, no work done", func(t *testing.T) {
		a := named(total)
		p := plan(Count, []int{12}, Of([]algorithms.Algorithm{a}, Count)...)
		p.Length = time.Millisecond // as many runs as it takes to see how fast one is
		result, err := p.Measure(context.Background())
		require.NoError(t, err)
		require.Len(t, result.Faults, 1)
		assert.ErrorContains(t, result.Faults[0], "too fast to have looked at the tree")
	})
}

func named2(solutions func(int) iter.Seq[[]int]) algorithms.Algorithm {
	return algorithms.Algorithm{Name: "wrong", MaxN: 64, Count: bitmask.Count, Solutions: solutions}
}

func TestSubjectsOfTheCatalogueDoEveryTask(t *testing.T) {
	for _, task := range []Task{Count, All, First} {
		subjects := Of(algorithms.All, task)
		require.Len(t, subjects, len(algorithms.All))
		for _, s := range subjects {
			for _, n := range []int{1, 2, 3, 4, 7, 8} {
				_, err := s.Run(context.Background(), n, 2)
				assert.NoError(t, err, "%s %s n=%d", s.Name, task, n)
			}
			assert.Equal(t, s.Name == "bitmask" && task == Count, s.Halved, "%s %s", s.Name, task)
		}
	}
}

func TestAnApproachThatOnlyCountsHasNoBoards(t *testing.T) {
	a := algorithms.All[0]
	a.Solutions = nil
	for _, task := range []Task{All, First} {
		result, err := plan(task, []int{4}, Of([]algorithms.Algorithm{a}, task)...).Measure(context.Background())
		require.NoError(t, err)
		assert.Empty(t, result.Faults)
		assert.Equal(t, NoBoards, result.Cells[0][0].State)
	}
}

func TestALateProbeLeavesNothingBehind(t *testing.T) {
	var calls []string
	p := plan(First, []int{4, 5}, recorder("a", &calls))
	p.Probe = func(_ context.Context, _ Subject, n int, limit time.Duration) error {
		if n == 5 {
			return &deadline.LateError{Limit: limit, Ended: true}
		}
		return nil
	}
	result, err := p.Measure(context.Background())
	require.NoError(t, err)
	assert.Equal(t, Measured, result.Cells[0][0].State)
	assert.Equal(t, OverBudget, result.Cells[0][1].State)
	assert.False(t, result.Abandoned)
	assert.NotContains(t, calls, "a/5")
}

func TestAnApproachListedAgainGetsANumber(t *testing.T) {
	b, _ := algorithms.Lookup("bitmask")
	subjects := Of([]algorithms.Algorithm{b, b, b}, Count)
	assert.Equal(t, "bitmask", subjects[0].Name)
	assert.Equal(t, "bitmask#2", subjects[1].Name)
	assert.Equal(t, "bitmask#3", subjects[2].Name)
}

func TestAllocations(t *testing.T) {
	var kept []*[1000]byte
	s := Subject{Name: "a", Run: repeated(func(n int) error {
		kept = nil
		for range 3 {
			kept = append(kept[:0:0], new([1000]byte))
		}
		return nil
	})}
	count, bytes, err := allocations(context.Background(), s, 1, time.Minute)
	require.NoError(t, err)
	assert.EqualValues(t, 6, count, "three arrays and three slices to hold one")
	assert.EqualValues(t, 3*(1024+8), bytes, "the allocator rounds 1000 bytes up to 1024")
}
