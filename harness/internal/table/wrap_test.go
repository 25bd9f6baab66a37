package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWrap(t *testing.T) {
	assert.Equal(t, "one two\nthree", Wrap("one two three", 7))
	assert.Equal(t, "  one\n  two", Wrap("  one two", 6), "the indentation is kept")
	assert.Equal(t, "a   b", Wrap("a   b", 7), "a line that fits stays as it is")
	assert.Equal(t, "a\nb\n\nc", Wrap("a\nb\n\nc", 7))
	assert.Equal(t, "abcd\nef", Wrap("abcdef", 4), "a word that is too long is broken")
	assert.Equal(t, "方案\n方案", Wrap("方案方案", 5), "a Chinese character takes two columns")
}
