package profiling

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/pprof/profile"
)

// A Function is one line of the table of a profile.
type Function struct {
	Name    string
	Flat    int64  // in the function itself
	Cum     int64  // in it and in what it calls
	Line    string // the line with the most of Flat, as "iterative.go:68"; "" where it has none
	LineVal int64  // how much of Flat that line has
	Inlined bool   // somewhere the compiler has put it into its caller
}

// A Top is the table of a profile.
type Top struct {
	Unit      string     // of all values: "nanoseconds", "bytes", "count"
	What      string     // what was sampled: "cpu", "alloc_space", "delay", …
	Whole     int64      // the profile's sum
	Total     int64      // the sum of the samples that pass through the package; of all where none does
	Focused   bool       // some do
	Functions []Function // of those samples, by Flat, then by Cum, the largest first
}

// ReadTop reads the profile in file and returns the table of the functions in those samples that pass through the
// package with that import path: the rest of the profile is the harness and the runtime around it.
func ReadTop(file, pkg string) (Top, error) {
	f, err := os.Open(file)
	if err != nil {
		return Top{}, err
	}
	defer f.Close()
	p, err := profile.Parse(f)
	if err != nil {
		return Top{}, fmt.Errorf("%s: %w", file, err)
	}
	return topOf(p, pkg), nil
}

func topOf(p *profile.Profile, pkg string) Top {
	value := valueIndex(p)
	top := Top{Unit: p.SampleType[value].Unit, What: p.SampleType[value].Type}
	samples := p.Sample
	if through := passing(p.Sample, pkg+"."); len(through) > 0 {
		samples, top.Focused = through, true
	}
	for _, sample := range p.Sample {
		top.Whole += sample.Value[value]
	}
	functions := map[string]*Function{}
	lines := map[string]map[string]int64{}
	get := func(line profile.Line) *Function {
		name := line.Function.Name
		if functions[name] == nil {
			functions[name] = &Function{Name: name}
			lines[name] = map[string]int64{}
		}
		return functions[name]
	}
	for _, sample := range samples {
		v := sample.Value[value]
		top.Total += v
		seen := map[string]bool{} // a recursive function counts once for a sample
		for i, location := range sample.Location {
			for k, line := range location.Line {
				if line.Function == nil || line.Function.Name == "" {
					continue
				}
				f := get(line)
				if i == 0 && k == 0 {
					f.Flat += v
					lines[f.Name][fmt.Sprintf("%s:%d", filepath.Base(line.Function.Filename), line.Line)] += v
				}
				if !seen[f.Name] {
					seen[f.Name] = true
					f.Cum += v
				}
				if k < len(location.Line)-1 {
					f.Inlined = true
				}
			}
		}
	}
	for name, f := range functions {
		for line, v := range lines[name] {
			if v > f.LineVal || v == f.LineVal && line < f.Line {
				f.Line, f.LineVal = line, v
			}
		}
		top.Functions = append(top.Functions, *f)
	}
	slices.SortFunc(top.Functions, func(a, b Function) int {
		return cmp.Or(cmp.Compare(b.Flat, a.Flat), cmp.Compare(b.Cum, a.Cum), strings.Compare(a.Name, b.Name))
	})
	return top
}

// passing returns the samples in which a function has a name that begins so, each cut off above the outermost such
// function: who called it does not matter.
func passing(samples []*profile.Sample, prefix string) []*profile.Sample {
	isIt := func(line profile.Line) bool {
		return line.Function != nil && strings.HasPrefix(line.Function.Name, prefix)
	}
	var through []*profile.Sample
	for _, sample := range samples {
		for i, location := range slices.Backward(sample.Location) {
			if slices.ContainsFunc(location.Line, isIt) {
				through = append(through, &profile.Sample{Location: sample.Location[:i+1], Value: sample.Value})
				break
			}
		}
	}
	return through
}

// valueIndex returns which of a sample's values to show: the one that the profile names as its default, else the last.
func valueIndex(p *profile.Profile) int {
	for i, t := range p.SampleType {
		if t.Type == p.DefaultSampleType {
			return i
		}
	}
	return len(p.SampleType) - 1
}
