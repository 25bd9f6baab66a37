package deadline

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestCall(t *testing.T) {
	ctx := context.Background()
	stop := make(chan struct{})
	defer close(stop)

	value, err := Call(ctx, time.Minute, func() int { return 92 })
	assert.NoError(t, err)
	assert.Equal(t, 92, value)

	_, err = Call(ctx, time.Millisecond, func() int { <-stop; return 1 })
	assert.ErrorAs(t, err, new(*LateError))
	assert.EqualError(t, err, "it did not end within 1ms")

	_, err = Call(ctx, time.Minute, func() int { panic("index out of range") })
	assert.ErrorAs(t, err, new(*PanicError))
	assert.EqualError(t, err, "it panics: index out of range")

	done, cancel := context.WithCancel(ctx)
	cancel()
	_, err = Call(done, time.Minute, func() int { <-stop; return 1 })
	assert.ErrorIs(t, err, context.Canceled)
}
