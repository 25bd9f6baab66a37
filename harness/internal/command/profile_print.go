package command

import (
	"fmt"
	"io"
	"path"
	"regexp"
	"strings"
	"time"

	"nqueens/harness/internal/machine"
	"nqueens/harness/internal/printable"
	"nqueens/harness/internal/profiling"
	"nqueens/harness/internal/table"
)

// printProfile prints what was recorded, the functions, and what to type next.
func printProfile(w io.Writer, job profiling.Job, made profiling.Made, flags profileFlags, width int) error {
	say := func(format string, args ...any) {
		fmt.Fprintln(w, table.Wrap(fmt.Sprintf(format, args...), width))
	}
	say("%s, n = %d, task %s: %s profile of %d complete runs in %v, on %v", job.Subject.Name, job.N, flags.task, job.Mode.Name,
		made.Runs, made.Time.Round(10*time.Millisecond), machine.This())
	fmt.Fprintf(w, "%s\n\n", printable.Text(made.File))
	if job.Mode.Name == "trace" {
		fmt.Fprintf(w, "Next:\n  go tool trace %s\n", quoted(made.File))
		return nil
	}
	top := made.Top
	if top.Whole == 0 {
		say("The profile is empty: there was nothing of the kind that mode %s records (%s).", job.Mode.Name, job.Mode.About)
		return nil
	}
	t := table.Table{Header: []string{"function", "flat", "flat %", "cum", "cum %", "hottest line"}, Left: map[int]bool{0: true, 5: true}}
	inlined := false
	for _, f := range top.Functions[:min(flags.top, len(top.Functions))] {
		name := path.Base(typeArguments.ReplaceAllString(f.Name, "[...]"))
		if f.Inlined {
			name += " *"
			inlined = true
		}
		line := ""
		if f.Line != "" && f.Flat > 0 {
			line = fmt.Sprintf("%s (%.0f%%)", f.Line, percent(f.LineVal, f.Flat))
		}
		t.Rows = append(t.Rows, []string{
			name, profiling.Format(f.Flat, top.Unit), fmt.Sprintf("%.1f", percent(f.Flat, top.Total)),
			profiling.Format(f.Cum, top.Unit), fmt.Sprintf("%.1f", percent(f.Cum, top.Total)), line,
		})
	}
	if err := t.Within(w, width); err != nil {
		return err
	}
	fmt.Fprintln(w)
	say("flat is the function itself, cum is it and all that it calls; the hottest line has that part of flat.")
	if top.Focused {
		say("The table has the samples that pass through package %s: %s of %s (%s).", job.Package,
			profiling.Format(top.Total, top.Unit), profiling.Format(top.Whole, top.Unit), top.What)
	} else {
		say("No sample passes through package %s: what you see is the harness and the runtime, %s (%s).", job.Package,
			profiling.Format(top.Whole, top.Unit), top.What)
	}
	if inlined {
		say("* the compiler has put this function into its caller: it is no call any more, but its lines are still told apart.")
	}
	file := quoted(made.File)
	fmt.Fprintf(w, "\nNext:\n  go tool pprof -top %s\n  go tool pprof -list %s %s\n  go tool pprof -http localhost: %s\n",
		file, quoted(listPattern(job.Package)), file, file)
	return nil
}

// typeArguments are what a generic function's name has in brackets; pprof leaves them out too.
var typeArguments = regexp.MustCompile(`\[[^\]]*\]`)

// listPattern matches the functions of a package, for the line view of pprof.
func listPattern(pkg string) string { return "^" + regexp.QuoteMeta(pkg) + `\.` }

func percent(part, of int64) float64 {
	if of == 0 {
		return 0
	}
	return 100 * float64(part) / float64(of)
}

// quoted makes a word of a shell's command line of any text.
func quoted(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=:@%+,", r)
	}) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
