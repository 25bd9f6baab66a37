package profiling

import (
	"fmt"

	"golang.org/x/perf/benchunit"
)

// Format writes a value of a profile with its unit, as "2.31s", "4.00KiB" or "17".
func Format(value int64, unit string) string {
	switch unit {
	case "nanoseconds":
		return benchunit.Scale(float64(value)/1e9, benchunit.Decimal) + "s"
	case "bytes":
		return benchunit.Scale(float64(value), benchunit.Binary) + "B"
	}
	return fmt.Sprint(value)
}
