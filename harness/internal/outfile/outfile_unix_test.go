//go:build unix

package outfile

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPermissions(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o027))
	folder := t.TempDir()
	for _, c := range []struct {
		name        string
		there, want os.FileMode
	}{
		{"new", 0, 0o640}, // 0666 without what the umask takes
		{"secret", 0o600, 0o600},
		{"open", 0o666, 0o666}, // a file that is there keeps what it has
		{"program", 0o755, 0o755},
	} {
		path := filepath.Join(folder, c.name)
		if c.there != 0 {
			require.NoError(t, os.WriteFile(path, nil, 0o600))
			require.NoError(t, os.Chmod(path, c.there))
		}
		f, err := Create(path)
		require.NoError(t, err)
		require.NoError(t, f.Commit())
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, c.want, info.Mode().Perm(), c.name)
	}
}

func TestAFileThatMustNotBeWrittenIsRefused(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write every file")
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "out.txt")
	require.NoError(t, os.WriteFile(path, []byte("kept"), 0o400))
	_, err := Create(path)
	assert.EqualError(t, err, "cannot write "+path+": permission denied")
	assert.Equal(t, "kept", read(t, path))
	assert.Equal(t, []string{"out.txt"}, names(t, folder))
}
