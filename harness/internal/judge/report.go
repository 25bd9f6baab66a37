package judge

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"nqueens/harness/internal/printable"
	"nqueens/harness/internal/table"
)

// A Report is what there is to tell about a program.
type Report struct {
	Program Program
	Options Options
	Results []Result // by n; the verdict is "" where n was not judged
}

// Accepted reports whether every verdict is AC.
func (r Report) Accepted() bool {
	for _, result := range r.Results {
		if result.Verdict != AC {
			return false
		}
	}
	return true
}

// Complete reports whether every n was judged.
func (r Report) Complete() bool {
	for _, result := range r.Results {
		if result.Verdict == "" {
			return false
		}
	}
	return true
}

// Text writes a line per n, and the count of those accepted, in no more than width columns.
func (r Report) Text(w io.Writer, width int) error {
	if err := r.table().Within(w, width); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%s: %s\n", r.Program, r.summary())
	return err
}

// Markdown writes the same as Text for GitHub and others.
func (r Report) Markdown(w io.Writer) error {
	if err := r.table().Markdown(w); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n`%s`: %s\n", strings.ReplaceAll(r.Program.String(), "`", "'"), r.summary())
	return err
}

// CSV writes a record per n, after one with the names of the fields.
func (r Report) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	out.Write([]string{"n", "verdict", "time_ms", "reason", "notes"})
	for _, result := range r.Results {
		out.Write([]string{strconv.Itoa(result.N), result.word(), result.time(3), result.why(), strings.Join(result.Notes, "; ")})
	}
	out.Flush()
	return out.Error()
}

// JSON writes one object.
func (r Report) JSON(w io.Writer) error {
	type line struct {
		N       int      `json:"n"`
		Verdict string   `json:"verdict"`
		Time    float64  `json:"time_ms"`
		Boards  uint64   `json:"boards"`
		Reason  string   `json:"reason"`
		Notes   []string `json:"notes"`
	}
	o := r.Options.withDefaults()
	object := struct {
		Program   []string `json:"program"`
		Task      Task     `json:"task"`
		Notation  string   `json:"notation"`
		Order     string   `json:"order"`
		Lenient   bool     `json:"lenient"`
		None      string   `json:"none"`
		TimeLimit float64  `json:"time_limit_ms"`
		Memory    uint64   `json:"memory_limit_bytes"`
		Accepted  bool     `json:"accepted"`
		Complete  bool     `json:"complete"`
		Results   []line   `json:"results"`
	}{
		append([]string{r.Program.Path}, r.Program.Args...), o.Task, o.Notation.Name, o.order(), o.Lenient, o.None,
		milliseconds(o.TimeLimit), o.MemoryLimit, r.Accepted(), r.Complete(), nil,
	}
	for _, result := range r.Results {
		object.Results = append(object.Results, line{result.N, result.word(), milliseconds(result.Wall), result.Boards,
			result.why(), append([]string{}, result.Notes...)})
	}
	out := json.NewEncoder(w)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(object)
}

func (r Report) table() table.Table {
	t := table.Table{Header: []string{"n", "verdict", "time (ms)", "reason"}, Left: map[int]bool{1: true, 3: true}}
	for _, result := range r.Results {
		reason := result.why()
		if len(result.Notes) > 0 {
			reason = strings.TrimPrefix(reason+"; note: "+strings.Join(result.Notes, ", "), "; ")
		}
		t.Rows = append(t.Rows, []string{strconv.Itoa(result.N), result.word(), result.time(1), reason})
	}
	return t
}

func (r Report) summary() string {
	accepted := 0
	for _, result := range r.Results {
		if result.Verdict == AC {
			accepted++
		}
	}
	summary := fmt.Sprintf("%d of %d accepted", accepted, len(r.Results))
	if !r.Complete() {
		summary += "; incomplete: some were not judged"
	}
	return summary
}

// String gives the program as it is typed, as far as blanks in its arguments allow, in one line that can be shown.
func (p Program) String() string {
	words := []string{printable.Text(p.Path)}
	for _, arg := range p.Args {
		words = append(words, printable.Text(arg))
	}
	return printable.Text(strings.Join(words, " ")) // not too long either
}

func (o Options) order() string {
	if o.Ordered {
		return "lexicographic"
	}
	return "any"
}

// word returns the verdict, or "-" where there is none.
func (r Result) word() string {
	if r.Verdict == "" {
		return "-"
	}
	return string(r.Verdict)
}

func (r Result) why() string {
	if r.Verdict == "" {
		return "not judged: the judge was stopped"
	}
	return r.Reason
}

// time returns the time in ms with so many digits, or "-" where there is none.
func (r Result) time(digits int) string {
	if r.Verdict == "" {
		return "-"
	}
	return strconv.FormatFloat(milliseconds(r.Wall), 'f', digits, 64)
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
