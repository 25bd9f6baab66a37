package progress

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheBarGoesOnUnderAnotherTotal(t *testing.T) {
	var b bytes.Buffer
	bar := New(&b, true)
	for i := range 11 {
		bar.Move(i, 10, "checking")
	}
	b.Reset()
	bar.Move(0, 1, "calibrating")
	assert.Contains(t, b.String(), "calibrating")
	b.Reset()
	bar.Move(3, 20, "flags n=8")
	assert.Contains(t, b.String(), "flags n=8")
	bar.End()
}

func TestNothingIsPaintedWhereNobodyLooks(t *testing.T) {
	var b bytes.Buffer
	bar := New(&b, false)
	bar.Move(1, 2, "checking")
	bar.End()
	assert.Empty(t, b.String())
}
