//go:build unix

package play

import (
	"io"
	"syscall"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The signal reaches the model, which gives the terminal back before the program stops.
func TestSignalSuspends(t *testing.T) {
	m := start(4, 80, 24, false)
	suspended := 0
	m.suspend = func() tea.Msg { suspended++; return tea.Quit() }
	program := tea.NewProgram(m, tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithoutSignalHandler())
	defer newStops().forwardTo(program)()
	require.NoError(t, syscall.Kill(syscall.Getpid(), syscall.SIGTSTP))
	_, err := program.Run()
	require.NoError(t, err)
	assert.Equal(t, 1, suspended)
}
