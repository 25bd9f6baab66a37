package command

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

func TestHelpFitsIntoATerminal(t *testing.T) {
	root := newRoot(Streams{})
	for _, cmd := range append(root.Commands(), root) {
		if cmd.Name() == "completion" {
			continue // cobra's own
		}
		for line := range strings.Lines(cmd.Long + "\n" + cmd.UsageString()) {
			assert.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")), helpWidth, "%s: %s", cmd.Name(), line)
		}
	}
}
