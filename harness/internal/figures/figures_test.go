package figures

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMedianAndInterval(t *testing.T) {
	// For 10 samples the 95 % interval of the median reaches from the second smallest to the second largest: the chance
	// that the median lies outside is 2·(1+10)/1024, 2.1 %. (Binomial distribution, p = 1/2.)
	f := Of([]float64{10, 3, 1, 9, 2, 8, 5, 7, 4, 6})
	assert.Equal(t, Figure{Center: 5.5, Lo: 2, Hi: 9}, f)
	assert.InDelta(t, 3.5/5.5, f.Spread(), 1e-12)

	// For 6 it reaches from the smallest to the largest, 2/64 = 3.1 %; for 5 there is none, 2/32 = 6.3 %.
	assert.Equal(t, Figure{Center: 3.5, Lo: 1, Hi: 6}, Of([]float64{1, 2, 3, 4, 5, 6}))
	few := Of([]float64{1, 2, 3, 4, 5})
	assert.True(t, math.IsInf(few.Lo, -1) || math.IsInf(few.Hi, 1))
	assert.True(t, math.IsInf(few.Spread(), 1))
}

func TestOutliersAreFlaggedAndKept(t *testing.T) {
	values := []float64{10, 11, 10, 11, 10, 11, 10, 11, 10, 100}
	f := Of(values)
	assert.Equal(t, 1, f.Outliers)
	assert.Equal(t, 10.5, f.Center)
	assert.Equal(t, 100.0, values[9], "the samples stay as they are")
	assert.Zero(t, Of([]float64{1, 1, 1, 1, 1, 1}).Outliers)
}

func TestARatioIsOfTheSameRound(t *testing.T) {
	// The machine slows down to a half on the way; a takes twice as long as b in every round.
	b := []float64{10, 11, 12, 13, 14, 15, 16, 17, 18, 20}
	a := make([]float64, len(b))
	for i := range b {
		a[i] = 2 * b[i]
	}
	r := Compare(a, b)
	assert.Equal(t, 2.0, r.Center)
	assert.Equal(t, 0.0, r.Spread())
}

func TestDifferences(t *testing.T) {
	base := []float64{100, 101, 102, 103, 104, 105, 106, 107, 108, 109}
	shifted := func(by float64) []float64 {
		s := slices.Clone(base)
		for i := range s {
			s[i] += by
		}
		return s
	}
	same := Compare(base, base)
	assert.True(t, same.Same)
	assert.Equal(t, 1.0, same.P)
	assert.True(t, Compare(shifted(1), base).Same, "the intervals meet")
	apart := Compare(shifted(20), base)
	assert.False(t, apart.Same)
	// Of the 184,756 ways to divide 20 values into two tens, 2 are as far apart as this: 1.08e-5.
	assert.InDelta(t, 2.0/184756, apart.P, 1e-7)
	assert.True(t, Compare([]float64{1, 2, 3}, []float64{10, 20, 30}).Same, "too few to claim anything")
}
