package table

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEscapeMarkdown(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", ""},
		{"54.0 ±0%!", "54.0 ±0%!"},
		{"recursive_flags, a & b, x > 2", "recursive_flags, a & b, x > 2"},
		{"it ends; ~ about 3 (4 of 5)", "it ends; ~ about 3 (4 of 5)"},
		{"_stress_ __init__ *a*", `\_stress\_ \_\_init\_\_ \*a\*`},
		{"`code` ~~gone~~", "\\`code\\` \\~\\~gone\\~\\~"},
		{"![picture](x) [link](y) [reference]", `\!\[picture\](x) \[link\](y) \[reference\]`},
		{"<script> <!-- &lt; &#60; &", "&lt;script> &lt;!-- &amp;lt; &amp;#60; &"},
		{`a|b \| \\`, `a\|b \\\| \\\\`},
		{"two\nlines\r\nmore\rend", "two lines more end"},
		{"> quoted", `\> quoted`},
		{"# big", `\# big`},
		{"- item", `\- item`},
		{"~~~", `\~\~\~`},
	} {
		assert.Equal(t, test.want, EscapeMarkdown(test.text), "%q", test.text)
	}
}

func TestMarkdownCellsAreNotLive(t *testing.T) {
	var b strings.Builder
	hostile := Table{Header: []string{"name"}, Rows: [][]string{{"[x](javascript:y) | <b> `c`\n| d |"}}, Left: map[int]bool{0: true}}
	require.NoError(t, hostile.Markdown(&b))
	lines := strings.Split(b.String(), "\n")
	assert.Equal(t, "| \\[x\\](javascript:y) \\| &lt;b> \\`c\\` \\| d \\| |", lines[2])
	assert.Len(t, lines, 4, "header, rule, one row, and the end")
}
