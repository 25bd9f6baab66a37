// Package sizes reads whole numbers as a user types them, strictly: board sizes such as "8", "8-12", "6,8,10", "4,6-8",
// and other counts.
package sizes

import (
	"fmt"
	"slices"
	"strings"
)

// Parse returns the sizes that s names, in ascending order and each once. Sizes go from min to max. The error says
// what is wrong and what is allowed.
func Parse(s string, min, max int) ([]int, error) {
	var sizes []int
	for part := range strings.SplitSeq(s, ",") {
		first, last, isRange := strings.Cut(part, "-")
		if strings.HasPrefix(part, "-") { // a negative number, not a range
			first, isRange = part, false
		}
		from, err := One(first, min, max)
		if err != nil {
			return nil, err
		}
		to := from
		if isRange {
			if to, err = One(last, min, max); err != nil {
				return nil, err
			}
			if to < from {
				return nil, fmt.Errorf("%q runs backwards: write %d-%d", part, to, from)
			}
		}
		for n := from; n <= to; n++ {
			sizes = append(sizes, n)
		}
	}
	slices.Sort(sizes)
	return slices.Compact(sizes), nil
}

// One returns the one number that s names: decimal digits without sign, blank, leading zero or anything else.
func One(s string, min, max int) (int, error) {
	n, digits := 0, s != ""
	for i, c := range []byte(s) {
		if c < '0' || c > '9' || i == 0 && c == '0' && len(s) > 1 {
			digits = false
			break
		}
		if n <= max { // beyond it, more digits change nothing
			n = 10*n + int(c-'0')
		}
	}
	switch {
	case s == "":
		return 0, fmt.Errorf("a number is missing: want a whole number from %d to %d", min, max)
	case !digits:
		return 0, fmt.Errorf("%q is not a whole number: want %d to %d", shorten(s), min, max)
	case n < min || n > max:
		return 0, fmt.Errorf("%s is out of range: want %d to %d", shorten(s), min, max)
	}
	return n, nil
}

// shorten keeps an error to one line, however long the text is that somebody typed or piped in.
func shorten(s string) string {
	const most = 20
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
