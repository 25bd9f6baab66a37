package play

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"nqueens/harness/internal/trace"
)

// View draws the play on the whole terminal, and the terminal's own text comes back after it.
func (m model) View() tea.View {
	view := tea.NewView(m.content())
	view.AltScreen = true
	return view
}

// content is the play as it stands, or, where that does not fit, a line that says so.
func (m model) content() string {
	if m.width == 0 { // the size is not known yet
		return ""
	}
	words := m.wrap(m.words())
	for len(words) < len(m.wrap(m.longest)) {
		words = append(words, "") // what stands below stays in its place
	}
	parts := [][]string{{m.heading()}, m.figure(), words, m.wrap(m.keys())}
	lines := stack(parts, "")
	if len(lines) > m.height {
		lines = stack(parts)
	}
	wide := 0
	for _, line := range lines {
		wide = max(wide, utf8.RuneCountInString(line))
	}
	if wide > m.width || len(lines) > m.height {
		small := fmt.Sprintf("The terminal is too small: this needs %d columns and %d lines, it has %d and %d. Make it larger, or press q.",
			wide, len(lines), m.width, m.height)
		lines = m.wrap(small)
		lines = lines[:min(len(lines), m.height)]
	}
	return strings.Join(lines, "\n")
}

// stack puts parts below each other, and between each two of them the lines that follow.
func stack(parts [][]string, between ...string) []string {
	lines := parts[0]
	for _, part := range parts[1:] {
		lines = slices.Concat(lines, between, part)
	}
	return lines
}

func (m model) heading() string {
	text := fmt.Sprintf("n = %d  step %d of %d", m.N, m.at, len(m.moments))
	if m.at > 0 && m.now().picture > 0 {
		text += "  picture " + trace.Letters(m.now().picture)
	}
	return text
}

// now is the last event that happened, and the board after it.
func (m model) now() moment { return m.moments[m.at-1] }

// figure is the board, and the state beside it, or below where there is no room beside.
func (m model) figure() []string {
	picture := trace.Picture{N: m.N}
	state := trace.State(m.N, nil, 0)
	if m.at > 0 {
		picture.Queens, picture.Crosses = m.now().Queens, m.now().crosses
		state = m.now().State(m.N)
	}
	board := picture.Board(m.Signs)
	if !m.State {
		return board
	}
	wide := 0
	for _, line := range state {
		wide = max(wide, len(line))
	}
	boardWide := 2*m.N + 3
	if boardWide+3+wide > m.width {
		return append(append(board, ""), state...)
	}
	var lines []string
	for i := range max(len(board), len(state)) {
		line := strings.Repeat(" ", boardWide)
		if i < len(board) {
			line = board[i]
		}
		if i < len(state) {
			line += "   " + state[i]
		}
		lines = append(lines, line)
	}
	return lines
}

// words says what the last event was.
func (m model) words() string {
	if m.at == 0 {
		return "The board is empty. Row 1 is to be tried from column 1 on."
	}
	e := m.now()
	var text string
	switch e.Kind {
	case trace.Refused:
		text = fmt.Sprintf("(%d,%d) is tried and refused: %s.", e.Row, e.Column, e.Why())
	case trace.Placed:
		text = fmt.Sprintf("(%d,%d) is tried, nothing attacks it: a queen is placed.", e.Row, e.Column)
	case trace.DeadEnd:
		text = fmt.Sprintf("Row %d admits none: a dead end.", e.Row)
	case trace.Solution:
		text = "Every row has its queen: a solution."
	case trace.Backtrack:
		text = fmt.Sprintf("Backtrack: the queen on (%d,%d) is taken off, row %[1]d goes on.", e.Row, e.Column)
	}
	if m.at == len(m.moments) {
		text += m.ending()
	}
	return text
}

// ending says why nothing comes after the last event.
func (m model) ending() string {
	if m.now().Kind == trace.Solution {
		return " The trace ends here; --all goes on."
	}
	return " The search is at its end."
}

func (m model) keys() string {
	play := "p play"
	if m.playing {
		play = "p pause"
	}
	return fmt.Sprintf("space step, b back, %s, + - speed (%g a second), q quit", play, speeds[m.speed])
}

// wrap breaks a text into lines that fit the terminal.
func (m model) wrap(text string) []string {
	return strings.Split(ansi.Wordwrap(text, m.width, ""), "\n")
}
