package printable_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/harness/internal/printable"
)

func TestText(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"words", `C:\a "b" c_d`, `C:\a "b" c_d`},
		{"other scripts and blanks", "解法 ♛ é\u00a0x\u3000y", "解法 ♛ é\u00a0x\u3000y"},
		{"a character that stands for a wrong one", "\ufffd", "\ufffd"},
		{"escape", "\x1b[2J", `"\x1b[2J"`},
		{"one character that begins a control sequence", "\u009b2J", `"\u009b2J"`},
		{"delete", "a\x7f", `"a\x7f"`},
		{"line end", "a\nb", `"a\nb"`},
		{"carriage return", "a\rb", `"a\rb"`},
		{"tab", "a\tb", `"a\tb"`},
		{"line separators", "a\u2028b\u2029", `"a\u2028b\u2029"`},
		{"direction of writing", "\u202egnp.exe", `"\u202egnp.exe"`},
		{"invisible", "a\u200bb", `"a\u200bb"`},
		{"not UTF-8", "a\xff", `"a\xff"`},
		{"just not too long", strings.Repeat("é", 200), strings.Repeat("é", 200)},
		{"too long", strings.Repeat("é", 201), strings.Repeat("é", 200) + "…"},
		{"too long, not UTF-8", strings.Repeat("\xff", 300), `"` + strings.Repeat(`\xff`, 200) + `"…`},
	} {
		assert.Equal(t, test.want, printable.Text(test.text), test.name)
	}
}
