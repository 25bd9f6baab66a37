package sizes

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	for s, want := range map[string][]int{
		"8":       {8},
		"8-12":    {8, 9, 10, 11, 12},
		"6,8,10":  {6, 8, 10},
		"10,6,8":  {6, 8, 10},
		"4,6-8":   {4, 6, 7, 8},
		"4-6,5-7": {4, 5, 6, 7},
		"5-5":     {5},
		"64":      {64},
	} {
		got, err := Parse(s, 1, 64)
		require.NoError(t, err, s)
		assert.Equal(t, want, got, s)
	}
}

func TestErrors(t *testing.T) {
	for s, want := range map[string]string{
		"":                           "a number is missing: want a whole number from 1 to 64",
		"x":                          `"x" is not a whole number: want 1 to 64`,
		"08x":                        `"08x" is not a whole number: want 1 to 64`,
		"08":                         `"08" is not a whole number: want 1 to 64`,
		"4.0":                        `"4.0" is not a whole number: want 1 to 64`,
		"0x10":                       `"0x10" is not a whole number: want 1 to 64`,
		"1_0":                        `"1_0" is not a whole number: want 1 to 64`,
		"+8":                         `"+8" is not a whole number: want 1 to 64`,
		" 8":                         `" 8" is not a whole number: want 1 to 64`,
		"８":                          `"８" is not a whole number: want 1 to 64`,
		"0":                          "0 is out of range: want 1 to 64",
		"-3":                         `"-3" is not a whole number: want 1 to 64`,
		"65":                         "65 is out of range: want 1 to 64",
		"12-8":                       `"12-8" runs backwards: write 8-12`,
		"8-":                         "a number is missing: want a whole number from 1 to 64",
		"8,,10":                      "a number is missing: want a whole number from 1 to 64",
		"8-10-12":                    `"10-12" is not a whole number: want 1 to 64`,
		"18446744073709551624":       "18446744073709551624 is out of range: want 1 to 64",
		"99999999999999999999999999": "99999999999999999999… is out of range: want 1 to 64",
	} {
		_, err := Parse(s, 1, 64)
		assert.EqualError(t, err, want, "%q", s)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"8", "8-12", "6,8,10", "08x", "-", "1-64", "99999999999999999999", "1,2-"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := Parse(s, 1, 64)
		if err != nil {
			require.Nil(t, got)
			require.NotContains(t, err.Error(), "\n")
			require.Less(t, len(err.Error()), 200)
			return
		}
		require.NotEmpty(t, got)
		require.True(t, slices.IsSorted(got))
		// What is accepted is made of canonical decimals and nothing else.
		for _, part := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == '-' }) {
			n, err := strconv.Atoi(part)
			require.NoError(t, err)
			require.Equal(t, strconv.Itoa(n), part)
			require.Contains(t, got, n)
		}
	})
}
