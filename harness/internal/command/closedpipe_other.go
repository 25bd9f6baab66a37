//go:build !windows

package command

import (
	"errors"
	"syscall"
)

// isClosedPipe reports whether a write failed because nobody reads any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
