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

	"nqueens/harness/internal/printable"
)

// A StartError says that a program cannot be started, why, and what to do about it. It is no verdict: nothing was
// judged.
type StartError struct {
	Program string
	Text    string
	Err     error
}

func (e *StartError) Error() string {
	return fmt.Sprintf("cannot start %s: %s", printable.Text(e.Program), e.Text)
}

func (e *StartError) Unwrap() error { return e.Err }

// Find returns nil where the program is there and may be executed, else the *StartError that Run would return.
func Find(program Program) error {
	_, err := exec.LookPath(program.Path)
	if err != nil {
		return startError(program, err)
	}
	return nil
}

// startError says why a program could not be started. It is no *StartError where the program is not to blame.
func startError(program Program, err error) error {
	path := program.Path
	said := func(format string, args ...any) error {
		return &StartError{path, fmt.Sprintf(format, args...), err}
	}
	info, statErr := os.Stat(path)
	here := statErr == nil
	how := runWith(path)
	bare := filepath.Base(path) == path
	notFound, refused := errors.Is(err, exec.ErrNotFound), errors.Is(err, fs.ErrPermission)
	foreign := errors.Is(err, syscall.ENOEXEC)
	switch {
	case errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE):
		return fmt.Errorf("cannot start %s: %w; judge fewer at the same time, or allow more (ulimit -n)", printable.Text(path), cause(err))
	case path == "":
		return said("its name is empty")
	case here && info.IsDir() && (!bare || !notFound):
		return said("it is a folder")
	case here && how != "" && (notFound || refused || foreign):
		return said("it is source code, not a program; %s", how)
	case here && bare && !info.IsDir() && (notFound || errors.Is(err, exec.ErrDot)):
		return said("there is no such program on the PATH; for the one in this folder write .%c%s", filepath.Separator, printable.Text(path))
	case notFound && bare:
		return said("there is no such program on the PATH, and no file of that name here")
	case here && refused && info.Mode()&0o111 == 0:
		return said("it may not be executed; allow that with chmod +x %s", printable.Text(path))
	case here && refused:
		return said("permission denied, for the file, for the interpreter that its first line names, or for its whole disk")
	case refused:
		return said("permission denied")
	case here && errors.Is(err, fs.ErrNotExist):
		return said("the file is there, but not the interpreter or the library that it asks for (see its first line)")
	case errors.Is(err, fs.ErrNotExist) || notFound:
		return said("there is no such file")
	case errors.Is(err, syscall.ETXTBSY):
		return said("it is still being written; try again when that has ended")
	case foreign:
		return said("it is no program for %s/%s; a script needs a first line such as #!/usr/bin/env python3", runtime.GOOS, runtime.GOARCH)
	}
	return said("%v", cause(err))
}

// cause takes the error out of those that name the program, which has been named.
func cause(err error) error {
	if execErr := (*exec.Error)(nil); errors.As(err, &execErr) {
		err = execErr.Err
	}
	if pathErr := (*fs.PathError)(nil); errors.As(err, &pathErr) {
		err = pathErr.Err
	}
	return err
}

// runWith says how the program is run of which a file is the source, or returns "".
func runWith(path string) string {
	stem := strings.TrimSuffix(path, filepath.Ext(path))
	if filepath.Base(stem) == stem {
		stem = "." + string(filepath.Separator) + stem
	}
	kind := strings.ToLower(filepath.Ext(path))
	path, stem = printable.Text(path), printable.Text(stem)
	switch kind {
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
