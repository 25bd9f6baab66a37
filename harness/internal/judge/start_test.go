package judge_test

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/printable"
)

func TestStart(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("files have no execute permission on Windows")
	}
	t.Chdir(t.TempDir())
	write := func(name, text string, mode os.FileMode) {
		require.NoError(t, os.WriteFile(name, []byte(text), mode))
	}
	write("student", "#!/bin/sh\n", 0o755)
	write("plain", "#!/bin/sh\n", 0o644)
	write("student.py", "print()\n", 0o644)
	write("student.go", "package main\n", 0o644)
	write("interpreter", "#!/no/such/interpreter\n", 0o755)
	write("broken.sh", "#!/no/such/interpreter\n", 0o755)
	write("foreign.py", "print()\n", 0o755)
	write("refused", "#!/\n", 0o755)
	write("busy.sh", "", 0o755)
	busy, err := os.OpenFile("busy.sh", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer busy.Close()
	write("nothing", "\x7fELF, but no more", 0o755)
	require.NoError(t, os.Mkdir("folder", 0o755))
	type start struct{ path, want string }
	starts := []start{
		{"student", "there is no such program on the PATH; for the one in this folder write ./student"},
		{"no-such-program", "there is no such program on the PATH, and no file of that name here"},
		{"./missing", "there is no such file"},
		{"./plain", "it may not be executed; allow that with chmod +x ./plain"},
		{"./student.py", "it is source code, not a program; write python3 ./student.py"},
		{"student.py", "it is source code, not a program; write python3 student.py"},
		{"student.go", "it is source code, not a program; build it first: go build -o ./student student.go"},
		{"./folder", "it is a folder"},
		{"./interpreter", "the file is there, but not the interpreter or the library that it asks for (see its first line)"},
		{"./broken.sh", "the file is there, but not the interpreter or the library that it asks for (see its first line)"},
		{"./foreign.py", "it is source code, not a program; write python3 ./foreign.py"},
		{"./refused", "permission denied, for the file, for the interpreter that its first line names, or for its whole disk"},
		{"./nothing", "it is no program for " + runtime.GOOS + "/" + runtime.GOARCH + "; a script needs a first line such as #!/usr/bin/env python3"},
		{"./no\nsuch\u009bfile", "there is no such file"},
		{"", "its name is empty"},
	}
	if runtime.GOOS == "linux" { // others may run it
		starts = append(starts, start{"./busy.sh", "it is still being written; try again when that has ended"})
	}
	for _, test := range starts {
		t.Run(test.path, func(t *testing.T) {
			_, err := judge.Run(context.Background(), judge.Program{Path: test.path}, 4, judge.Options{})
			var startError *judge.StartError
			require.ErrorAs(t, err, &startError)
			assert.Equal(t, "cannot start "+printable.Text(test.path)+": "+test.want, err.Error())
		})
	}
	assert.NoError(t, judge.Find(judge.Program{Path: "./student"}))
	assert.Error(t, judge.Find(judge.Program{Path: filepath.Base("student")}))
}
