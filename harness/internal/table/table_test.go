package table

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var sample = Table{
	Header: []string{"approach", "n=8, µs", "÷ bitmask"},
	Rows:   [][]string{{"iterative", "54.7 ±1%", "30.2 ±1%"}, {"a|b <i>", "> 2s", "~"}},
	Left:   map[int]bool{0: true},
}

func TestText(t *testing.T) {
	var b strings.Builder
	require.NoError(t, sample.Text(&b))
	assert.Equal(t, `────────────────────────────────
 approach    n=8, µs  ÷ bitmask
────────────────────────────────
 iterative  54.7 ±1%   30.2 ±1%
 a|b <i>        > 2s          ~
────────────────────────────────
`, b.String())
}

func TestMarkdownEscapesWhatIsItsOwn(t *testing.T) {
	var b strings.Builder
	require.NoError(t, sample.Markdown(&b))
	assert.Equal(t, `| approach    |  n=8, µs | ÷ bitmask |
|:------------|---------:|----------:|
| iterative   | 54.7 ±1% |  30.2 ±1% |
| a\|b &lt;i> |     > 2s |         ~ |
`, b.String())
	assert.Equal(t, "a|b <i>", sample.Rows[1][0], "the table itself stays as it is")
}
