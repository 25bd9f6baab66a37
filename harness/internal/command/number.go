package command

import (
	"strconv"

	"nqueens/harness/internal/sizes"
)

// number is a flag for a whole number from min to max, read as strictly as the board sizes are.
type number struct {
	value    *int
	min, max int
}

func (n *number) String() string {
	if n.value == nil {
		return ""
	}
	return strconv.Itoa(*n.value)
}

func (n *number) Set(s string) (err error) {
	*n.value, err = sizes.One(s, n.min, n.max)
	return err
}

func (n *number) Type() string { return "number" }
