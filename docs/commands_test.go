package docs_test

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var record = flag.Bool("record", false, "run the commands whose figures the pages show, and write the figures anew")

// The pages show commands in three ways:
//
//	```console            each "$ " line is run, and prints what stands below it; times may differ
//	```console figures    each is run and must succeed; what it prints is shown as it was once
//	<!-- recorded: CMD --> … <!-- end -->   what CMD prints; "go test ./docs -record" writes it anew
//
// All run in a POSIX shell in a copy of the module, one after the other for each page.

func pages(t *testing.T) []string {
	pages, err := filepath.Glob("*.md")
	require.NoError(t, err)
	require.NotEmpty(t, pages)
	return append(pages, filepath.Join("..", "README.md"))
}

func TestCommands(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs a copy of the module")
	}
	for _, page := range pages(t) {
		commands := commandsOf(read(t, page))
		if len(commands) == 0 {
			continue
		}
		t.Run(filepath.Base(page), func(t *testing.T) {
			root := copyModule(t)
			for _, c := range commands {
				if why := c.notHere(); why != "" {
					t.Logf("not run: %s: %s", c.line, why)
					continue
				}
				got, err := shell(t, root, c.line)
				if c.figures {
					assert.NoError(t, err, "%s\n%s", c.line, got)
				} else {
					assert.Equal(t, settled(c.output), settled(got), "%s", c.line)
				}
			}
		})
	}
}

// TestRecordedFigures holds each recorded table to its command: the same rows, and the machine below them.
func TestRecordedFigures(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs a copy of the module")
	}
	root := copyModule(t)
	found := 0
	for _, page := range pages(t) {
		text := read(t, page)
		for _, block := range recorded.FindAllStringSubmatch(text, -1) {
			found++
			line := block[1]
			if !*record && strings.Contains(line, " compare ") {
				line += " -n 6 --samples 6" // the rows are the same, and sooner there
			}
			output, err := shell(t, root, line)
			require.NoError(t, err, "%s\n%s", block[1], output)
			if *record {
				require.Equal(t, 1, strings.Count(text, block[0]))
				output = strings.TrimSpace(output)
				if !strings.Contains(line, "--format markdown") {
					output = "```text\n" + output + "\n```"
				}
				text = strings.Replace(text, block[0], "<!-- recorded: "+block[1]+" -->\n"+output+"\n<!-- end -->", 1)
				write(t, page, text)
				continue
			}
			assert.Equal(t, firstCells(output), firstCells(block[2]), "%s: %s", page, block[1])
			assert.Regexp(t, `(?s)go1\.[0-9.]+ \w+/\w+, .*, GOMAXPROCS=\d+,\s\d{4}-\d\d-\d\d`, block[2], "the machine is named")
		}
	}
	assert.Positive(t, found)
}

var recorded = regexp.MustCompile(`(?s)<!-- recorded: ([^\n]*?) -->\n(.*?)\n?<!-- end -->`)

// firstCells returns the first cell of each row of a Markdown table.
func firstCells(text string) []string {
	var cells []string
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "|") {
			cells = append(cells, strings.Trim(strings.Split(line, "|")[1], ": -\n"))
		}
	}
	return cells
}

// A command is one that a page shows.
type command struct {
	line    string // with the lines of its here-document
	output  string
	figures bool
}

// notHere returns why a command is not run, or "".
func (c command) notHere() string {
	if c.line == "go test ./..." {
		return "it is what runs this test"
	}
	for _, language := range []string{"python3", "gcc", "g++", "dot"} {
		if regexp.MustCompile(`(^|[ |;])` + regexp.QuoteMeta(language) + ` `).MatchString(c.line) {
			if _, err := exec.LookPath(language); err != nil {
				return "there is no " + language + " here"
			}
		}
	}
	return ""
}

// commandsOf returns the commands that a page shows.
func commandsOf(page string) []command {
	var commands []command
	for _, block := range regexp.MustCompile("(?ms)^```console( figures)?\n(.*?)^```$").FindAllStringSubmatch(page, -1) {
		until := "" // the last line of the here-document under way
		for line := range strings.Lines(block[2]) {
			last := len(commands) - 1
			switch {
			case until != "":
				commands[last].line += "\n" + strings.TrimSuffix(line, "\n")
				if strings.TrimSuffix(line, "\n") == until {
					until = ""
				}
			case strings.HasPrefix(line, "$ "):
				commands = append(commands, command{line: strings.TrimSpace(line[2:]), figures: block[1] != ""})
				if here := regexp.MustCompile(`<<-? *'?"?(\w+)`).FindStringSubmatch(line); here != nil {
					until = here[1]
				}
			case last >= 0:
				commands[last].output += line
			}
		}
	}
	return commands
}

// settled takes away what differs from run to run: times, and the width of columns that hold them.
func settled(output string) string {
	output = regexp.MustCompile(`\d+(\.\d+)? ?(ns|µs|ms|s)\b`).ReplaceAllString(output, "TIME")
	output = regexp.MustCompile(`[ \t]+`).ReplaceAllString(output, " ")
	output = regexp.MustCompile(`(?m)^exit status \d+\n`).ReplaceAllString(output, "") // as "go run" adds it
	output = regexp.MustCompile(`─+`).ReplaceAllString(output, "─")
	return strings.TrimSpace(strings.ReplaceAll(output, " \n", "\n"))
}

// shell runs a command line and returns what it prints on both outputs.
func shell(t *testing.T, dir, line string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", line)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "NO_COLOR=1")
	output, err := cmd.CombinedOutput()
	return string(output), err
}
