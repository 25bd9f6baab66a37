package judge

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// A StartError says that a program cannot be started, why, and what to do about it. It is no verdict: nothing was
// judged.
type StartError struct {
	Program string
	Text    string
	Err     error
}

func (e *StartError) Error() string { return fmt.Sprintf("cannot start %s: %s", e.Program, e.Text) }
func (e *StartError) Unwrap() error { return e.Err }

// Find returns nil where the program is there and may be executed, else the *StartError that Run would return.
func Find(program Program) error {
	_, err := exec.LookPath(program.Path)
	if err != nil {
		return startError(program, err)
	}
	return nil
}

func startError(program Program, err error) error {
	path := program.Path
	said := func(format string, args ...any) error {
		return &StartError{path, fmt.Sprintf(format, args...), err}
	}
	info, statErr := os.Stat(path)
	here := statErr == nil
	how := runWith(path)
	bare := filepath.Base(path) == path
	switch {
	case path == "":
		return said("its name is empty")
	case here && info.IsDir() && (!bare || !errors.Is(err, exec.ErrNotFound)):
		return said("it is a folder")
	case here && how != "":
		return said("it is source code, not a program; %s", how)
	case here && bare && !info.IsDir() && (errors.Is(err, exec.ErrNotFound) || errors.Is(err, exec.ErrDot)):
		return said("there is no such program on the PATH; for the one in this folder write %s%s", "."+string(filepath.Separator), path)
	case errors.Is(err, exec.ErrNotFound) && bare:
		return said("there is no such program on the PATH, and no file of that name here")
	case here && errors.Is(err, fs.ErrPermission):
		return said("it may not be executed; allow that with chmod +x %s", path)
	case errors.Is(err, fs.ErrPermission):
		return said("permission denied")
	case here && errors.Is(err, fs.ErrNotExist):
		return said("the file is there, but not the interpreter or the library that it asks for (see its first line)")
	case errors.Is(err, fs.ErrNotExist) || errors.Is(err, exec.ErrNotFound):
		return said("there is no such file")
	case errors.Is(err, syscall.ENOEXEC):
		return said("it is no program for %s/%s; a script needs a first line such as #!/usr/bin/env python3", runtime.GOOS, runtime.GOARCH)
	}
	var execErr *exec.Error
	if errors.As(err, &execErr) {
		err = execErr.Err
	}
	return said("%v", err)
}

// runWith says how the program is run of which a file is the source, or returns "".
func runWith(path string) string {
	stem := strings.TrimSuffix(path, filepath.Ext(path))
	if filepath.Base(stem) == stem {
		stem = "." + string(filepath.Separator) + stem
	}
	switch strings.ToLower(filepath.Ext(path)) {
	case ".py":
		return "write python3 " + path
	case ".js":
		return "write node " + path
	case ".rb":
		return "write ruby " + path
	case ".pl":
		return "write perl " + path
	case ".sh":
		return "write sh " + path
	case ".jar":
		return "write java -jar " + path
	case ".java":
		return "write java " + path
	case ".go":
		return fmt.Sprintf("build it first: go build -o %s %s", stem, path)
	case ".c":
		return fmt.Sprintf("compile it first: cc -O2 -o %s %s", stem, path)
	case ".cc", ".cpp", ".cxx":
		return fmt.Sprintf("compile it first: c++ -O2 -o %s %s", stem, path)
	case ".rs":
		return fmt.Sprintf("compile it first: rustc -O -o %s %s", stem, path)
	}
	return ""
}
