package play

import (
	"strings"
	"testing"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/trace"
)

func start(n, width, height int, state bool) model {
	m := newModel(Options{N: n, State: state, Signs: trace.Unicode})
	next, _ := m.Update(tea.WindowSizeMsg{Width: width, Height: height})
	return next.(model)
}

func press(t *testing.T, m model, keys ...string) model {
	t.Helper()
	for _, key := range keys {
		next, cmd := m.Update(keyPress(key))
		require.Equal(t, next.(model).playing, cmd != nil, "only a play waits for a tick")
		m = next.(model)
	}
	return m
}

func keyPress(key string) tea.KeyPressMsg {
	switch key {
	case "space":
		return tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}
	case "enter":
		return tea.KeyPressMsg{Code: tea.KeyEnter}
	case "ctrl+c":
		return tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl}
	}
	return tea.KeyPressMsg{Code: rune(key[0]), Text: key}
}

func TestSteps(t *testing.T) {
	m := start(4, 80, 24, false)
	assert.Contains(t, m.View().Content, "step 0 of 33")
	assert.Contains(t, m.View().Content, "The board is empty.")

	m = press(t, m, "b")
	assert.Equal(t, 0, m.at, "nothing is before the start")

	m = press(t, m, "space", "enter", "space", "space")
	assert.Equal(t, `n = 4  step 4 of 33  picture (b)

┌─────────┐
│ Q · · · │
│ × × Q · │
│ · · · · │
│ · · · · │
└─────────┘

(2,3) is tried, nothing attacks it: a queen is placed.


space step, b back, p play, + - speed (2 a second), q quit`, m.View().Content)

	m = press(t, m, "b", "b")
	assert.Contains(t, m.View().Content, "(2,1) is tried and refused: column of (1,1).")
	assert.Contains(t, m.View().Content, "│ × · · · │")

	for range 100 {
		m = press(t, m, "space")
	}
	assert.Contains(t, m.View().Content, "step 33 of 33")
	assert.Contains(t, m.View().Content, "a solution. The trace ends here; --all goes on.")
}

// The boards at the moments that the book draws are the book's.
func TestBoardsAreTheBooks(t *testing.T) {
	m := newModel(Options{N: 5, All: true, Signs: trace.ASCII})
	m.width, m.height = 80, 24
	for p := range trace.Pictures(5, true) {
		for p.Number > 0 && m.now0().picture != p.Number {
			m = m.step(1)
		}
		if p.Number > 0 {
			assert.Contains(t, m.View().Content, strings.Join(p.Board(trace.ASCII), "\n"))
		}
	}
}

func (m model) now0() moment {
	if m.at == 0 {
		return moment{}
	}
	return m.now()
}

func TestPlayAndPause(t *testing.T) {
	m := press(t, start(4, 80, 24, false), "p")
	require.True(t, m.playing)
	next, cmd := m.Update(tick{m.run})
	m = next.(model)
	assert.Equal(t, 1, m.at)
	assert.NotNil(t, cmd, "it goes on")
	assert.Contains(t, m.View().Content, "p pause")

	late := tick{m.run}
	m = press(t, m, "p")
	assert.False(t, m.playing)
	m = press(t, m, "p")
	next, _ = m.Update(late)
	assert.Equal(t, 1, next.(model).at, "a tick of the play before the pause does not count")

	for range 100 {
		next, _ = m.Update(tick{m.run})
		m = next.(model)
	}
	assert.Equal(t, 33, m.at)
	assert.False(t, m.playing, "it stops at the end")
	assert.False(t, press(t, m, "p").playing)

	assert.False(t, press(t, press(t, start(4, 80, 24, false), "p"), "space").playing, "a step by hand pauses")
}

func TestSpeed(t *testing.T) {
	m := start(4, 80, 24, false)
	for range 20 {
		m = press(t, m, "+")
	}
	assert.Contains(t, m.View().Content, "(32 a second)")
	for range 20 {
		m = press(t, m, "-")
	}
	assert.Contains(t, m.View().Content, "(0.5 a second)")
}

func TestQuit(t *testing.T) {
	for _, key := range []string{"q", "ctrl+c"} {
		_, cmd := start(4, 80, 24, false).Update(keyPress(key))
		require.NotNil(t, cmd, key)
		assert.Equal(t, tea.Quit(), cmd(), key)
	}
}

func TestSuspend(t *testing.T) {
	m := press(t, start(4, 80, 24, false), "space")
	suspended := 0
	m.suspend = func() tea.Msg { suspended++; return nil }
	for _, msg := range []tea.Msg{suspendMsg{}, tea.KeyPressMsg{Code: 'z', Mod: tea.ModCtrl}} {
		next, cmd := m.Update(msg)
		require.NotNil(t, cmd)
		cmd()
		assert.Equal(t, 1, next.(model).at, "it goes on where it was")
	}
	assert.Equal(t, 2, suspended)
}

func TestState(t *testing.T) {
	m := press(t, start(4, 80, 24, true), "space")
	assert.Contains(t, m.View().Content, "│ Q · · · │              X = 1 - - -\n", "beside the board")
	assert.Contains(t, m.View().Content, "free = 1100")

	m = press(t, start(4, 35, 40, true), "space")
	assert.Contains(t, m.View().Content, "└─────────┘\n\niterative  k = 1\n", "below it in a narrow terminal")
}

// The board of 8 queens and all that the approaches hold fits a terminal of the usual size, and the keys stay in place.
func TestFitsTheUsualTerminal(t *testing.T) {
	for _, state := range []bool{false, true} {
		m := start(8, 80, 24, state)
		height := strings.Count(m.View().Content, "\n")
		for m.at < len(m.moments) {
			m = m.step(1)
			content := m.View().Content
			require.True(t, strings.HasPrefix(content, "n = 8  step "), content)
			require.Contains(t, content[strings.LastIndex(content, "\n"):], "space step, ")
			require.Equal(t, height, strings.Count(content, "\n"))
		}
	}
}

// Whatever the size, nothing panics and nothing is wider or higher than the terminal.
func TestEverySize(t *testing.T) {
	m := start(6, 80, 24, true)
	for range 9 {
		m = press(t, m, "space")
	}
	for width := 1; width <= 90; width++ {
		for height := 1; height <= 50; height += 7 {
			next, _ := m.Update(tea.WindowSizeMsg{Width: width, Height: height})
			lines := strings.Split(next.View().Content, "\n")
			require.LessOrEqual(t, len(lines), height)
			for _, line := range lines {
				if width >= 9 { // the longest word of the message
					require.LessOrEqual(t, utf8.RuneCountInString(line), width)
				}
			}
		}
	}
	next, _ := m.Update(tea.WindowSizeMsg{Width: 40, Height: 8})
	assert.Contains(t, next.View().Content, "too small")
}

func TestNotPossible(t *testing.T) {
	t.Setenv("TERM", "xterm")
	assert.ErrorContains(t, Possible(false), "--play needs a terminal on standard input and output")
	assert.NoError(t, Possible(true))
	t.Setenv("TERM", "dumb")
	assert.ErrorContains(t, Possible(true), "--play needs a terminal that can move the cursor")
}
