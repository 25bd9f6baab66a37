// Package progress shows a person that something is going on. It paints on a terminal only, and leaves nothing there.
package progress

import (
	"io"

	"github.com/schollz/progressbar/v3"
)

// A Bar is painted when it is told to move, and never by itself: nothing runs beside a measurement.
type Bar struct{ bar *progressbar.ProgressBar }

// New returns a bar on w. Where show is false it does nothing.
func New(w io.Writer, show bool) *Bar {
	if !show {
		return &Bar{}
	}
	return &Bar{progressbar.NewOptions(1,
		progressbar.OptionSetWriter(w),
		progressbar.OptionSetWidth(24),
		progressbar.OptionSetPredictTime(false),
		progressbar.OptionSetElapsedTime(false),
		progressbar.OptionClearOnFinish(),
		progressbar.OptionSetMaxDetailRow(0),
		progressbar.OptionSetRenderBlankState(false),
	)}
}

// Move shows that done of total are done, and what comes next.
func (b *Bar) Move(done, total int, next string) {
	if b.bar == nil {
		return
	}
	b.bar.Reset()                      // what was finished under another total would not be painted again
	b.bar.ChangeMax(max(total, 1) + 1) // one more, so that only End finishes the bar
	b.bar.Describe(next)
	b.bar.Set(done)
}

// End takes the bar off the screen.
func (b *Bar) End() {
	if b.bar != nil {
		b.bar.Clear()
	}
}
