package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"nqueens/algorithms"
	"nqueens/harness/internal/sizes"
)

// approaches returns the approaches of the catalogue that a list of names asks for, in the list's order; a name may
// come twice. "all" asks for all of them.
func approaches(list string) ([]algorithms.Algorithm, error) {
	if list == "all" {
		return algorithms.All, nil
	}
	var chosen []algorithms.Algorithm
	for name := range strings.SplitSeq(list, ",") {
		a, err := approach(name)
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, a)
	}
	return chosen, nil
}

// approach returns the approach of that name, or an error that names the nearest.
func approach(name string) (algorithms.Algorithm, error) {
	a, ok := algorithms.Lookup(name)
	if !ok {
		names := algorithms.Names()
		return a, fmt.Errorf("there is no approach %q%s; there are %s", name, didYouMean(name, names), strings.Join(names, ", "))
	}
	return a, nil
}

// oneSize returns the one board size that was typed after -n, for an approach.
func oneSize(typed string, a algorithms.Algorithm) (int, error) {
	n, err := sizes.One(typed, 1, a.MaxN)
	if err != nil {
		return 0, fmt.Errorf("-n: %w", err)
	}
	return n, nil
}

// oneOf refuses a flag's value that is none of those allowed.
func oneOf(flag, value string, allowed []string) error {
	if slices.Contains(allowed, value) {
		return nil
	}
	return fmt.Errorf("--%s %q is unknown%s; want one of %s", flag, value, didYouMean(value, allowed), strings.Join(allowed, ", "))
}

// didYouMean names the nearest of the words to one that is not among them, or nothing where none is near.
func didYouMean(word string, words []string) string {
	if word == "" || len(words) == 0 {
		return ""
	}
	distance := func(w string) int { return levenshtein.ComputeDistance(strings.ToLower(word), w) }
	nearest := slices.MinFunc(words, func(a, b string) int { return distance(a) - distance(b) })
	if distance(nearest) > (len(nearest)+1)/2 && !strings.HasPrefix(nearest, word) {
		return ""
	}
	return fmt.Sprintf(" (did you mean %q?)", nearest)
}
