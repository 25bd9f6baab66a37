// Package docs_test holds the pages to the code: here, that the approach in your-own.md does what the page says.
package docs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The page is followed step by step in a copy of the module: the package, its entry in the catalogue, the tests, the
// harness; then its planted fault.
func TestYourOwn(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a copy of the module")
	}
	if _, err := os.Stat(filepath.Join("..", "mine")); err == nil {
		t.Skip("the page is being followed here: there is a folder mine")
	}
	page := read(t, "your-own.md")
	blocks := goBlocks(page)
	root := copyModule(t)
	mine, catalogue := filepath.Join(root, "mine", "mine.go"), filepath.Join(root, "algorithms", "catalogue.go")

	code := blocks["mine/mine.go"]
	require.NotEmpty(t, code)
	write(t, mine, code)
	entries := read(t, catalogue)
	entries = replace(t, entries, "import (\n", "import (\n"+blocks["algorithms/catalogue.go, among the imports"])
	entries = strings.TrimSuffix(entries, "}\n") + blocks["algorithms/catalogue.go, at the end of All"] + "}\n"
	write(t, catalogue, entries)

	_, stderr, err := run(root, "go", "vet", "./mine", "./algorithms")
	require.NoError(t, err, stderr)
	stdout, _, err := run(root, "go", "test", "-run", "/mine$", "./algorithms")
	require.NoError(t, err, stdout)
	stdout, stderr, err = compare(root, "-a", "recursive,mine,flags")
	require.NoError(t, err, stderr)
	agreement, _, _ := strings.Cut(stdout, "\n\n")
	assert.True(t, strings.Contains(page, "```text\n"+agreement+"\n```"), "the page says otherwise than\n%s", agreement)
	assert.Regexp(t, `(?m)^ *mine `, stdout, "the row in the table")

	right := code[strings.Index(code, "\tfor j := range free {"):]
	right, _, found := strings.Cut(right, "\treturn true\n}\n\n// valid")
	require.True(t, found)
	write(t, mine, replace(t, code, right, blocks["mine/mine.go, the loop of Queen with a fault"]))
	_, stderr, err = compare(root, "-a", "mine")
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, 1, exit.ExitCode())
	assert.True(t, strings.Contains(page, "```text\n"+stderr+"```"), "the page says otherwise than\n%s", stderr)
}

// compare builds the harness and runs compare, timing as little as it can.
func compare(root string, args ...string) (stdout, stderr string, err error) {
	harness := filepath.Join(root, "harness.exe") // a name that runs on every system
	if _, stderr, err = run(root, "go", "build", "-o", harness, "./harness"); err != nil {
		return "", stderr, err
	}
	return run(root, harness, append([]string{"compare", "-n", "6", "--samples", "6"}, args...)...)
}

func run(dir, name string, args ...string) (stdout, stderr string, err error) {
	var out, errors strings.Builder
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &errors
	err = cmd.Run()
	return out.String(), errors.String(), err
}

// goBlocks returns the page's Go code by the comment on its first line, which says where it belongs.
func goBlocks(page string) map[string]string {
	blocks := make(map[string]string)
	for _, match := range regexp.MustCompile("(?ms)^```go\n// (.*?)\n(.*?)^```$").FindAllStringSubmatch(page, -1) {
		blocks[match[1]] = match[2]
	}
	return blocks
}

// copyModule copies the module's sources, without what is built or kept beside them.
func copyModule(t *testing.T) string {
	root := t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		write(t, filepath.Join(root, name), read(t, filepath.Join("..", name)))
	}
	for _, folder := range []string{"algorithms", "iterative", "recursive", "oop", "bitmask", "harness"} {
		require.NoError(t, os.CopyFS(filepath.Join(root, folder), os.DirFS(filepath.Join("..", folder))))
	}
	return root
}

func replace(t *testing.T, text, old, new string) string {
	require.Equal(t, 1, strings.Count(text, old), "%q", old)
	return strings.Replace(text, old, new, 1)
}

func read(t *testing.T, name string) string {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	return strings.ReplaceAll(string(text), "\r\n", "\n")
}

func write(t *testing.T, name, text string) {
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o777))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o666))
}
