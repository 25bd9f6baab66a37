package backtrack

// Observed returns the same problem for a search that can be watched: each time the search has asked B whether an
// answer may begin with X, tried is told X and what B said. X is the search's own, as it is for B.
func (p Problem[T]) Observed(tried func(X []T, accepted bool)) Problem[T] {
	B := p.B
	p.B = func(X []T) bool {
		accepted := B(X)
		tried(X, accepted)
		return accepted
	}
	return p
}
