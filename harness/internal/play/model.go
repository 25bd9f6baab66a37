package play

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"nqueens/harness/internal/trace"
)

// A moment is the board after one event.
type moment struct {
	trace.Event
	crosses [][2]int
	picture int // the number of the picture that the book draws now, or 0
}

// model is the play: what happened, where it stands, and how it goes on.
type model struct {
	Options
	moments       []moment
	longest       string // of the words of all moments
	at            int    // how many events have happened
	playing       bool
	run           int     // tells the ticks of this play from those of a play that was paused
	speed         int     // index of speeds
	width, height int     // of the terminal; 0 until it is known
	suspend       tea.Cmd // lets the shell have the terminal until it continues the play; nil where that can't be
}

// speeds are in steps a second.
var speeds = []float64{0.5, 1, 2, 4, 8, 16, 32}

// suspendMsg asks the play to suspend itself.
type suspendMsg struct{}

// tick asks for the next step of a play.
type tick struct{ run int }

func newModel(options Options) model {
	m := model{Options: options, speed: 2}
	var crosses [][2]int
	pictures := 0
	for e := range trace.Events(options.N, options.All) {
		crosses = trace.CrossesAfter(crosses, e)
		now := moment{Event: e, crosses: crosses}
		if e.Kind == trace.Placed || e.Kind == trace.DeadEnd {
			pictures++
			now.picture = pictures
		}
		m.moments = append(m.moments, now)
	}
	for m.at = range len(m.moments) + 1 {
		if words := m.words(); len(words) > len(m.longest) {
			m.longest = words
		}
	}
	m.at = 0
	return m
}

// Init starts nothing: the first step is the user's.
func (m model) Init() tea.Cmd { return nil }

// Update answers a key, a tick, a suspension or a new size of the terminal.
func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tick:
		if !m.playing || msg.run != m.run {
			return m, nil
		}
		m = m.step(1)
		m.playing = m.at < len(m.moments)
		return m, m.nextTick()
	case suspendMsg:
		return m, m.suspend
	case tea.KeyPressMsg:
		return m.key(msg.String())
	}
	return m, nil
}

func (m model) key(key string) (tea.Model, tea.Cmd) {
	switch key {
	case "q", "esc", "ctrl+c":
		return m, tea.Quit
	case "ctrl+z":
		return m, m.suspend
	case "space", "enter", "right":
		m.playing = false
		return m.step(1), nil
	case "b", "left", "backspace":
		m.playing = false
		return m.step(-1), nil
	case "p":
		m.playing = !m.playing && m.at < len(m.moments)
		m.run++
		return m, m.nextTick()
	case "+", "=": // = is + without shift on many keyboards
		m.speed = min(m.speed+1, len(speeds)-1)
	case "-":
		m.speed = max(m.speed-1, 0)
	}
	return m, nil
}

// step moves by so many events, and not beyond either end.
func (m model) step(by int) model {
	m.at = min(max(m.at+by, 0), len(m.moments))
	return m
}

// nextTick waits for the time of one step, while the play goes on.
func (m model) nextTick() tea.Cmd {
	if !m.playing {
		return nil
	}
	run := m.run
	wait := time.Duration(float64(time.Second) / speeds[m.speed])
	return tea.Tick(wait, func(time.Time) tea.Msg { return tick{run} })
}
