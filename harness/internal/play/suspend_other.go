//go:build !unix

package play

import tea "charm.land/bubbletea/v2"

// stops does nothing here: this system has no way to suspend a program and continue it.
type stops struct{}

func newStops() stops { return stops{} }

func (stops) forwardTo(*tea.Program) (end func()) { return func() {} }

func (stops) suspend() tea.Cmd { return nil }
