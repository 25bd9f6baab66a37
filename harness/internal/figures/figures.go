// Package figures makes figures of samples: a median with its interval, and a ratio that claims no more than it can.
// The statistics are those of golang.org/x/perf/benchmath, which benchstat uses too; nothing is assumed of how the
// samples are distributed.
package figures

import (
	"math"
	"slices"

	"github.com/aclements/go-moremath/stats"
	"golang.org/x/perf/benchmath"
)

const (
	confidence = 0.95
	// alpha is the risk of claiming a difference where there is none. It is less than the usual 0.05 because a table
	// makes many comparisons at once.
	alpha = 0.01
	// fences is how many interquartile ranges beyond the quartiles a sample is an outlier (Tukey's outer fences).
	fences = 3
)

// MinSamples is the fewest samples of which a median has an interval at 95 % confidence, and two of which can differ.
const MinSamples = 6

// A Figure is the median of some samples, with its 95 % confidence interval. Lo and Hi are infinite where there are
// fewer than MinSamples.
type Figure struct {
	Center, Lo, Hi float64
	Outliers       int // samples far from the others; they count all the same
}

// Of returns the figure of the values, of which there must be one at least.
func Of(values []float64) Figure {
	s := sample(values)
	summary := benchmath.AssumeNothing.Summary(s, confidence)
	f := Figure{Center: summary.Center, Lo: summary.Lo, Hi: summary.Hi}
	quartiles := stats.Sample{Xs: s.Values, Sorted: true}
	q1, q3 := quartiles.Quantile(0.25), quartiles.Quantile(0.75)
	for _, v := range values {
		if v < q1-fences*(q3-q1) || v > q3+fences*(q3-q1) {
			f.Outliers++
		}
	}
	return f
}

// Spread returns how far the interval reaches from the median, as a fraction of it: 0.02 for ±2 %. It is infinite
// where the figure has no interval.
func (f Figure) Spread() float64 {
	if math.IsInf(f.Lo, 0) || math.IsInf(f.Hi, 0) {
		return math.Inf(1)
	}
	return math.Max(f.Hi/f.Center-1, 1-f.Lo/f.Center)
}

// A Ratio compares two rows of samples.
type Ratio struct {
	Figure         // of the ratios of the samples that were taken in the same round
	P      float64 // of the Mann-Whitney test: how likely such a difference is by chance
	Same   bool    // no difference can be claimed
}

// Compare returns the ratio of a to b, which have a sample from each round. A difference is claimed where the
// Mann-Whitney test sees one and the intervals of the two medians do not meet.
func Compare(a, b []float64) Ratio {
	pairs := make([]float64, min(len(a), len(b)))
	for i := range pairs {
		pairs[i] = a[i] / b[i]
	}
	fa, fb := Of(a), Of(b)
	c := benchmath.AssumeNothing.Compare(sample(a), sample(b))
	apart := fa.Lo > fb.Hi || fb.Lo > fa.Hi
	return Ratio{Figure: Of(pairs), P: c.P, Same: c.P > alpha || !apart}
}

// sample copies the values, since benchmath sorts them where they are.
func sample(values []float64) *benchmath.Sample {
	return benchmath.NewSample(slices.Clone(values), &benchmath.Thresholds{CompareAlpha: alpha})
}
