package notation_test

import (
	"bytes"
	"testing"

	"nqueens/harness/internal/notation"
)

// How fast boards are read: a judge that is slower than the program it judges would stretch that program's time.
func BenchmarkRead(b *testing.B) {
	for _, x := range notation.All {
		text := write(x, 9)
		b.Run(x.Name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				if boards, _ := read(x.NewReader(bytes.NewReader(text), 9)); len(boards) != 352 {
					b.Fatal(len(boards))
				}
			}
		})
	}
}
