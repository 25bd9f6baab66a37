// Package outfile writes a result to a file as a whole or not at all.
package outfile

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// A File is a result under way. It is written beside its final name and takes that name in Commit, so that nobody
// ever finds half a result there, and what stood there before stays until then.
type File struct {
	*bufio.Writer
	path string
	temp *os.File // renamed in Commit; nil where path is no regular file (a pipe, a terminal), which is written at once
	to   io.Closer
}

// Create begins a result for path. It fails now, before any work is done for the result, where the file could not be
// written in the end.
func Create(path string) (*File, error) {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return nil, fmt.Errorf("cannot write %s: it is a folder", path)
	case err == nil && !info.Mode().IsRegular():
		direct, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return nil, cannot(path, err)
		}
		return &File{Writer: bufio.NewWriter(direct), path: path, to: direct}, nil
	case err == nil:
		if path, err = filepath.EvalSymlinks(path); err != nil { // replace the file, not the link to it
			return nil, cannot(path, err)
		}
	}
	temp, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return nil, cannot(path, err)
	}
	return &File{Writer: bufio.NewWriter(temp), path: path, temp: temp, to: temp}, nil
}

// Commit finishes the result and gives it its name.
func (f *File) Commit() error {
	err := f.Flush()
	if f.temp != nil && err == nil {
		err = f.temp.Chmod(mode(f.path))
	}
	if closeErr := f.to.Close(); err == nil {
		err = closeErr
	}
	if f.temp != nil {
		if err == nil {
			err = os.Rename(f.temp.Name(), f.path)
		}
		if err != nil {
			os.Remove(f.temp.Name())
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
	if f.temp != nil {
		os.Remove(f.temp.Name())
	}
}

// mode keeps the permissions of the file that is replaced; a new one is readable by all, as the shell makes it.
func mode(path string) fs.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}

// cannot says that path cannot be written, and why, without the name of the temporary file.
func cannot(path string, err error) error {
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		err = pathErr.Err
	}
	return fmt.Errorf("cannot write %s: %w", path, err)
}
