package algorithms_test

import (
	"go/build"
	"path"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
)

func TestCatalogueIsFilledIn(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		for field, text := range map[string]string{
			"Name": a.Name, "Package": a.Package, "Idea": a.Idea, "Document": a.Document, "Time": a.Time, "Memory": a.Memory,
		} {
			assert.NotEmpty(t, text, field)
			assert.Equal(t, strings.TrimSpace(text), text, field)
			assert.NotContains(t, text, "\n", field)
		}
		assert.Equal(t, strings.ToLower(a.Name), a.Name, "a name is typed at a prompt")
		assert.NotContains(t, a.Name, ",", "the -a flag separates names by commas")
		assert.Positive(t, a.MaxN)
		assert.NotNil(t, a.Count)
	})
}

func TestNamesAreUnique(t *testing.T) {
	seen := make(map[string]bool)
	for _, a := range algorithms.All {
		assert.False(t, seen[a.Name], a.Name)
		assert.False(t, seen[a.Package], a.Package)
		seen[a.Name], seen[a.Package] = true, true
	}
}

func TestLookup(t *testing.T) {
	for _, a := range algorithms.All {
		found, ok := algorithms.Lookup(a.Name)
		assert.True(t, ok)
		assert.Equal(t, a.Package, found.Package)
	}
	for _, name := range []string{"", "Bitmask", "bitmask ", "quantum"} {
		_, ok := algorithms.Lookup(name)
		assert.False(t, ok, "%q", name)
	}
}

func TestNames(t *testing.T) {
	names := algorithms.Names()
	require.Len(t, names, len(algorithms.All))
	for i, a := range algorithms.All {
		assert.Equal(t, a.Name, names[i], "in the catalogue's order")
	}
	names[0] = "" // the slice is the caller's
	assert.NotEmpty(t, algorithms.Names()[0])
}

// Package says where the functions of an entry come from: a line copied from another and changed in part is caught.
func TestPackagesAreThoseOfTheFunctions(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		inside, ok := strings.CutPrefix(a.Package, "nqueens/")
		require.True(t, ok, a.Package)
		pkg, err := build.ImportDir(filepath.Join("..", filepath.FromSlash(inside)), 0)
		require.NoError(t, err)
		assert.Equal(t, path.Base(a.Package), pkg.Name)
		assert.Equal(t, a.Package+".Count", functionName(a.Count))
		if a.Solutions != nil {
			assert.Equal(t, a.Package+".Solutions", functionName(a.Solutions))
		}
	})
}

func functionName(f any) string {
	return runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name()
}

// An approach stands alone: its file can be copied into another module. Only a refinement may know the plain one.
func TestApproachesImportNothingOfOurs(t *testing.T) {
	each(t, func(t *testing.T, a algorithms.Algorithm) {
		pkg, err := build.ImportDir(filepath.Join("..", filepath.FromSlash(strings.TrimPrefix(a.Package, "nqueens/"))), 0)
		require.NoError(t, err)
		for _, imported := range pkg.Imports {
			assert.NotContains(t, imported, ".", "a module beside the standard library")
			if strings.HasPrefix(imported, "nqueens/") {
				assert.True(t, strings.HasPrefix(a.Package, imported+"/"), imported)
			}
		}
	})
}
