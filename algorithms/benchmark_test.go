package algorithms_test

import (
	"fmt"
	"testing"

	"nqueens/algorithms"
)

// The names are those that benchstat takes apart: go test -bench . ./algorithms | benchstat -col /algorithm -

func BenchmarkCount(b *testing.B) {
	benchmark(b, []int{8, 10, 12}, func(a algorithms.Algorithm, n int) uint64 { return a.Count(n) })
}

func BenchmarkSolutions(b *testing.B) {
	benchmark(b, []int{8, 10}, func(a algorithms.Algorithm, n int) uint64 {
		var count uint64
		for range a.Solutions(n) {
			count++
		}
		return count
	})
}

// benchmark times one task for every approach. Each result is checked, so that no time stands for a wrong answer. The
// nodes of ns/node are those of the whole tree, also where Count searches half of it.
func benchmark(b *testing.B, sizes []int, task func(a algorithms.Algorithm, n int) uint64) {
	want := map[int]uint64{8: 92, 10: 724, 12: 14200} // OEIS A000170
	for _, a := range algorithms.All {
		for _, n := range sizes {
			b.Run(fmt.Sprintf("algorithm=%s/n=%d", a.Name, n), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if got := task(a, n); got != want[n] {
						b.Fatalf("found %d solutions, want %d", got, want[n])
					}
				}
				if nodes, ok := algorithms.Nodes(n); ok {
					perRun := float64(b.Elapsed().Nanoseconds()) / float64(b.N)
					b.ReportMetric(perRun/float64(nodes), "ns/node")
				}
			})
		}
	}
}
