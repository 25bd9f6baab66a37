package outfile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCommitPutsTheWholeFileInPlace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.txt")
	require.NoError(t, os.WriteFile(path, []byte("before"), 0o600))
	f, err := Create(path)
	require.NoError(t, err)
	f.WriteString("after")
	require.NoError(t, f.Flush())
	assert.Equal(t, "before", read(t, path), "until Commit, what was there stays")
	require.NoError(t, f.Commit())
	assert.Equal(t, "after", read(t, path))
	assert.Equal(t, []string{"out.txt"}, names(t, filepath.Dir(path)))
}

func TestDiscardLeavesNoTrace(t *testing.T) {
	folder := t.TempDir()
	f, err := Create(filepath.Join(folder, "out.txt"))
	require.NoError(t, err)
	f.WriteString("half")
	f.Discard()
	assert.Empty(t, names(t, folder))
}

func TestALinkStaysALink(t *testing.T) {
	folder := t.TempDir()
	target, link := filepath.Join(folder, "target"), filepath.Join(folder, "link")
	symlink(t, "target", link)
	for _, content := range []string{"first", "second"} { // the target is not there, and then it is
		f, err := Create(link)
		require.NoError(t, err)
		f.WriteString(content)
		require.NoError(t, f.Commit())
		assert.Equal(t, content, read(t, target))
		to, err := os.Readlink(link)
		require.NoError(t, err)
		assert.Equal(t, "target", to)
	}
	assert.Equal(t, []string{"link", "target"}, names(t, folder))
}

// "above" leads to deep/er, and so above/../target is deep/target and not target.
func TestALinkIsFollowedAsTheSystemDoes(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "deep", "er"), 0o755))
	symlink(t, filepath.Join("deep", "er"), filepath.Join(folder, "above"))
	symlink(t, filepath.Join("..", "target"), filepath.Join(folder, "deep", "er", "link"))
	f, err := Create(filepath.Join(folder, "above", "link"))
	require.NoError(t, err)
	require.NoError(t, f.Commit())
	assert.Equal(t, []string{"er", "target"}, names(t, filepath.Join(folder, "deep")))
}

func TestALinkToItselfIsRefused(t *testing.T) {
	folder := t.TempDir()
	link := filepath.Join(folder, "link")
	symlink(t, "link", link)
	_, err := Create(link)
	require.ErrorContains(t, err, "cannot write "+link+": ")
	assert.Equal(t, []string{"link"}, names(t, folder))
}

func TestANameAsLongAsNamesMayBe(t *testing.T) {
	folder := t.TempDir()
	name := strings.Repeat("n", 255)
	if err := os.WriteFile(filepath.Join(folder, name), nil, 0o644); err != nil {
		t.Skip("this system has no such names:", err)
	}
	f, err := Create(filepath.Join(folder, name))
	require.NoError(t, err)
	require.NoError(t, f.Commit())
	assert.Equal(t, []string{name}, names(t, folder))
}

func TestErrorsSayWhichFileAndWhy(t *testing.T) {
	folder := t.TempDir()
	_, err := Create(folder)
	assert.EqualError(t, err, "cannot write "+folder+": it is a folder")
	_, err = Create(filepath.Join(folder, "none", "out.txt"))
	assert.ErrorIs(t, err, os.ErrNotExist)
	assert.ErrorContains(t, err, "cannot write "+filepath.Join(folder, "none", "out.txt"))
}

// Between Create and Commit somebody makes a folder of that name.
func TestTheTemporaryNameNeverShows(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "out.txt")
	f, err := Create(path)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(filepath.Join(path, "full"), 0o755))
	err = f.Commit()
	require.ErrorContains(t, err, "cannot write "+path+": ")
	assert.NotContains(t, err.Error(), ".harness-")
	assert.Equal(t, []string{"out.txt"}, names(t, folder))
}

func symlink(t *testing.T, to, link string) {
	if err := os.Symlink(to, link); err != nil {
		t.Skip("this system makes no links here:", err)
	}
}

func read(t *testing.T, path string) string {
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(content)
}

func names(t *testing.T, folder string) []string {
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
