package agreement

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
)

func TestTheCatalogueAgrees(t *testing.T) {
	var done []int
	report, err := Check(context.Background(), algorithms.All, Options{
		To: 8, Patience: time.Minute, Done: func(n int) { done = append(done, n) },
	})
	require.NoError(t, err)
	assert.Empty(t, report.Faults)
	assert.Equal(t, algorithms.Names(), report.Agreed)
	assert.Equal(t, 8, report.To)
	assert.EqualValues(t, 1+1+0+0+2+10+4+40+92, report.Boards)
	assert.Equal(t, []int{0, 1, 2, 3, 4, 5, 6, 7, 8}, done)
	assert.Equal(t, 8, report.Runs["oop"].N)
	assert.Positive(t, report.Runs["oop"].Time)
}

func TestAnApproachThatIsListedTwiceIsCheckedOnce(t *testing.T) {
	a := algorithms.All[0]
	report, err := Check(context.Background(), []algorithms.Algorithm{a, a}, Options{To: 4, Patience: time.Minute})
	require.NoError(t, err)
	assert.Equal(t, []string{a.Name}, report.Agreed)
}

func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	report, err := Check(ctx, algorithms.All, Options{To: 8, Patience: time.Minute, Done: func(n int) {
		if n == 5 {
			cancel()
		}
	}})
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 5, report.To, "what was finished is told")
}

func TestWithoutSolutionsOnlyTheTotalIsChecked(t *testing.T) {
	a := algorithms.All[0]
	a.Solutions = nil
	report, err := Check(context.Background(), []algorithms.Algorithm{a}, Options{To: 6, Patience: time.Minute})
	require.NoError(t, err)
	assert.Equal(t, []string{a.Name}, report.Agreed)
	assert.Equal(t, []string{a.Name}, report.Counts)
}
