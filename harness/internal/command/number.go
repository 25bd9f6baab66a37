package command

import (
	"fmt"
	"strconv"
	"strings"
	"time"

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

// seed is a flag for a seed of random numbers.
type seed struct{ value *uint64 }

func (x *seed) String() string {
	if x.value == nil {
		return ""
	}
	return strconv.FormatUint(*x.value, 10)
}

func (x *seed) Set(s string) error {
	value, err := strconv.ParseUint(s, 10, 64)
	if err != nil || strconv.FormatUint(value, 10) != s { // no leading zero
		return fmt.Errorf("%q is not a seed: want a whole number from 0 to %d", s, uint64(1<<64-1))
	}
	*x.value = value
	return nil
}

func (x *seed) Type() string { return "number" }

// duration is a flag for a time that something may take or lasts, from 1 ms to 24 h.
type duration struct{ value *time.Duration }

func (d *duration) String() string {
	if d.value == nil {
		return ""
	}
	return d.value.String()
}

func (d *duration) Set(s string) error {
	value, err := time.ParseDuration(s)
	if err != nil || strings.HasPrefix(s, "+") || value < time.Millisecond || value > 24*time.Hour {
		return fmt.Errorf("%q is not a time: want one such as 500ms, 2s or 1m, from 1ms to 24h", s)
	}
	*d.value = value
	return nil
}

func (d *duration) Type() string { return "duration" }
