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

func TestWithin(t *testing.T) {
	draw := func(table Table, width int) string {
		var b strings.Builder
		require.NoError(t, table.Within(&b, width))
		return b.String()
	}
	var whole strings.Builder
	require.NoError(t, sample.Text(&whole))
	assert.Equal(t, whole.String(), draw(sample, 32))
	assert.Equal(t, `─────────────────────
 approach    n=8, µs
─────────────────────
 iterative  54.7 ±1%
 a|b <i>        > 2s
─────────────────────

──────────────────────
 approach   ÷ bitmask
──────────────────────
 iterative   30.2 ±1%
 a|b <i>            ~
──────────────────────
`, draw(sample, 31))
	text := Table{
		Header: []string{"n", "reason"}, Left: map[int]bool{1: true},
		Rows: [][]string{{"4", "the queens on (1,1) and (2,2) attack each other"}, {"5", "short"}},
	}
	assert.Equal(t, `──────────────────────────────────
 n  reason
──────────────────────────────────
 4  the queens on (1,1) and (2,2)
    attack each other
 5  short
──────────────────────────────────
`, draw(text, 35))
}
