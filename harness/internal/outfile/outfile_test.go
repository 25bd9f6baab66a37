package outfile

import (
	"os"
	"path/filepath"
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
	require.NoError(t, os.WriteFile(target, nil, 0o644))
	if err := os.Symlink(target, link); err != nil {
		t.Skip("this system makes no links here:", err)
	}
	f, err := Create(link)
	require.NoError(t, err)
	f.WriteString("new")
	require.NoError(t, f.Commit())
	assert.Equal(t, "new", read(t, target))
}

func TestErrorsSayWhichFileAndWhy(t *testing.T) {
	folder := t.TempDir()
	_, err := Create(folder)
	assert.EqualError(t, err, "cannot write "+folder+": it is a folder")
	_, err = Create(filepath.Join(folder, "none", "out.txt"))
	assert.ErrorIs(t, err, os.ErrNotExist)
	assert.ErrorContains(t, err, "cannot write "+filepath.Join(folder, "none", "out.txt"))
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
