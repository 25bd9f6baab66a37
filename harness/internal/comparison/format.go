package comparison

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"golang.org/x/perf/benchunit"
)

// columnScale returns the unit of a column: one in which the smallest has three digits, unless the largest had more
// than six before its point then.
func columnScale(centers []float64) benchunit.Scaler {
	if len(centers) == 0 {
		return benchunit.NoOpScaler
	}
	least := max(slices.Min(centers), slices.Max(centers)/1e5)
	return benchunit.CommonScale([]float64{least}, benchunit.Decimal)
}

// short writes a number with three significant digits, whole from 100 on, and with commas between thousands.
func short(x float64) string {
	switch {
	case x >= 99.95:
		return grouped(uint64(math.Round(x)))
	case x >= 9.995:
		return strconv.FormatFloat(x, 'f', 1, 64)
	case x >= 0.9995:
		return strconv.FormatFloat(x, 'f', 2, 64)
	}
	return strconv.FormatFloat(x, 'g', 3, 64)
}

func spread(fraction float64) string {
	if math.IsInf(fraction, 1) {
		return "±∞"
	}
	if fraction < 0.0095 {
		return fmt.Sprintf("±%.1f%%", 100*fraction)
	}
	return fmt.Sprintf("±%.0f%%", 100*fraction)
}

// grouped writes a number with a comma between thousands.
func grouped(n uint64) string {
	s := strconv.FormatUint(n, 10)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
