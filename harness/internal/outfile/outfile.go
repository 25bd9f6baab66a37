// Package outfile writes a result to a file as a whole or not at all.
package outfile

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// A File is a result under way. It is written beside its final name and takes that name in Commit, so that nobody
// ever finds half a result there, and what stood there before stays until then.
type File struct {
	*bufio.Writer
	path string   // as the user gave it
	to   *os.File // what is written to
	name string   // what to is renamed to; "" where path is no regular file (a pipe, a terminal), which is written at once
}

// Create begins a result for path. It fails now, before any work is done for the result, where the file could not be
// written in the end. A link stays one: the file that it leads to is written. A file that is there keeps its permissions.
func Create(path string) (*File, error) {
	f := &File{path: path}
	if err := f.open(); err != nil {
		return nil, cannot(path, err)
	}
	f.Writer = bufio.NewWriter(f.to)
	return f, nil
}

func (f *File) open() error {
	info, err := os.Stat(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		f.name = linked(f.path)
		f.to, err = createBeside(f.name, 0o666)
		return err
	case err != nil:
		return err
	case info.IsDir():
		return errors.New("it is a folder")
	}
	there, err := os.OpenFile(f.path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		f.to = there
		return nil
	}
	there.Close() // it could be written, but its content is to stay until Commit
	f.name = linked(f.path)
	if f.to, err = createBeside(f.name, info.Mode().Perm()); err != nil {
		return err
	}
	if err := f.to.Chmod(info.Mode().Perm()); err != nil { // also what the umask has taken away
		f.Discard()
		return err
	}
	return nil
}

// Commit finishes the result and gives it its name.
func (f *File) Commit() error {
	err := f.Flush()
	if closeErr := f.to.Close(); err == nil {
		err = closeErr
	}
	if f.name != "" {
		if err == nil {
			err = os.Rename(f.to.Name(), f.name)
		}
		if err != nil {
			os.Remove(f.to.Name())
		}
	}
	if err != nil {
		return cannot(f.path, err)
	}
	return nil
}

// Discard gives the result up and leaves no trace of it.
func (f *File) Discard() {
	f.to.Close()
	if f.name != "" {
		os.Remove(f.to.Name())
	}
}

// linked follows path where it is a link, also to a file that is not there yet.
func linked(path string) string {
	for range 255 { // no system follows more; Stat has refused a loop
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			folder, _ := filepath.Split(path) // not Dir and Join, which take "link/.." away
			to = folder + to
		}
		path = to
	}
	return path
}

// createBeside makes a new file in the folder of path, with a name that is short where that of path is as long as names
// may be. As for every new file, the umask takes from its permissions.
func createBeside(path string, permissions fs.FileMode) (*os.File, error) {
	folder, _ := filepath.Split(path)
	for {
		temp := fmt.Sprintf("%s.harness-%08x", folder, rand.Uint32())
		file, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, permissions)
		if !errors.Is(err, fs.ErrExist) {
			return file, err
		}
	}
}

func cannot(path string, err error) error {
	return fmt.Errorf("cannot write %s: %w", path, Reason(err))
}

// Reason returns why a file could not be written, without the names that the system's error has in it: those may be
// temporary ones, of which nobody knows.
func Reason(err error) error {
	var pathErr *fs.PathError
	var linkErr *os.LinkError
	switch {
	case errors.As(err, &pathErr):
		return pathErr.Err
	case errors.As(err, &linkErr):
		return linkErr.Err
	}
	return err
}
