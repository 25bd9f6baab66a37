// Package plural says how many there are of a thing, for messages to people.
package plural

import (
	"fmt"
	"strings"
)

// Of returns "1 board", "2 boards", "3 classes".
func Of[N int | uint64](count N, thing string) string {
	switch {
	case count == 1:
		return "1 " + thing
	case strings.HasSuffix(thing, "s"):
		return fmt.Sprintf("%d %ses", count, thing)
	}
	return fmt.Sprintf("%d %ss", count, thing)
}
