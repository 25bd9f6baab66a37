package plural

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOf(t *testing.T) {
	assert.Equal(t, "0 boards", Of(0, "board"))
	assert.Equal(t, "1 board", Of(1, "board"))
	assert.Equal(t, "92 boards", Of(uint64(92), "board"))
	assert.Equal(t, "1 class", Of(1, "class"))
	assert.Equal(t, "12 classes", Of(12, "class"))
}
