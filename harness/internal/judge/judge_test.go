package judge_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/algorithms"
	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/notation"
)

// patient is the time limit of runs that are to end by themselves, on a machine that has other work too.
const patient = time.Minute

func run(t *testing.T, program judge.Program, n int, options judge.Options) judge.Result {
	t.Helper()
	if options.TimeLimit == 0 {
		options.TimeLimit = patient
	}
	result, err := judge.Run(context.Background(), program, n, options)
	require.NoError(t, err)
	assert.Equal(t, n, result.N)
	if result.Verdict == judge.AC {
		assert.Empty(t, result.Reason)
	} else {
		assert.NotEmpty(t, result.Reason)
	}
	return result
}

// Each file is what some student's program printed.
var outputs = []struct {
	file            string
	n               int
	strict, lenient judge.Verdict
	reason          string // of the strict verdict
	note            string
}{
	{"ok4.txt", 4, "AC", "AC", "", ""},
	{"ok4_nofinalnl.txt", 4, "AC", "AC", "", ""},
	{"ok4_crlf.txt", 4, "AC", "AC", "", "CRLF line ends"},
	{"ok4_bom.txt", 4, "AC", "AC", "", "UTF-8 byte order mark"},
	{"ok4_trailsp.txt", 4, "PE", "AC", "line 1: a blank at the end of the line", ""},
	{"ok4_leadnl.txt", 4, "PE", "AC", "line 1: a blank line before the first board", ""},
	{"ok4_noblank.txt", 4, "PE", "AC", "line 5: no blank line between board 1 and board 2", ""},
	{"ok4_oneline.txt", 4, "PE", "PE", "line 1: several rows in one line, want a line each", ""},
	{"ok4_spaced.txt", 4, "PE", "PE", `line 1: ". Q . .", where ".Q.." is asked for`, ""},
	{"ok4_reversed.txt", 4, "AC", "AC", "", ""},
	{"ok4_prompt.txt", 4, "WA", "WA", `extra text "Enter n: " before the first board (line 1)`, ""},
	{"wa4_dup.txt", 4, "WA", "WA", "board 2 repeats board 1: (2 4 1 3)", ""},
	{"wa4_missing.txt", 4, "WA", "WA", "1 of 2 solutions is missing: (3 1 4 2)", ""},
	{"wa4_diag.txt", 4, "WA", "WA", "board 1: the queens on (1,1) and (2,2) attack each other: same main diagonal", ""},
	{"wa4_2143.txt", 4, "WA", "WA", "board 1: the queens on (1,2) and (2,1) attack each other: same anti-diagonal", ""},
	{"wa4_5queens.txt", 4, "WA", "WA", "board 1: row 1 has two queens (line 1)", ""},
	{"wa4_5rows.txt", 4, "WA", "WA", "board 1 has 5 rows, want 4 (line 5)", ""},
	{"wa5_adjacent.txt", 5, "WA", "WA", "board 4: the queens on (1,2) and (4,5) attack each other: same main diagonal", ""},
	{"none3_empty.txt", 3, "AC", "AC", "", ""},
	{"none3_board.txt", 3, "WA", "WA", "board 1: the queens on (2,3) and (3,2) attack each other: same anti-diagonal; n = 3 has no solution", ""},
	{"ok1.txt", 1, "AC", "AC", "", ""},
	{"none1.txt", 1, "WA", "WA", `extra text "None" before the first board (line 1)`, ""},
}

func TestOutputs(t *testing.T) {
	t.Parallel()
	files, err := os.ReadDir("testdata/outputs")
	require.NoError(t, err)
	assert.Len(t, outputs, len(files)-1, "every file has a verdict; one is .gitattributes")
	for _, test := range outputs {
		t.Run(test.file, func(t *testing.T) {
			program := self("print", output(test.file))
			strict := run(t, program, test.n, judge.Options{})
			assert.Equal(t, test.strict, strict.Verdict, strict.Reason)
			assert.Equal(t, test.reason, strict.Reason)
			if test.note != "" {
				assert.Equal(t, []string{test.note}, strict.Notes)
			} else {
				assert.Empty(t, strict.Notes)
			}
			lenient := run(t, program, test.n, judge.Options{Lenient: true})
			assert.Equal(t, test.lenient, lenient.Verdict, lenient.Reason)
		})
	}
}

func TestOrdered(t *testing.T) {
	result := run(t, self("print", output("ok4_reversed.txt")), 4, judge.Options{Ordered: true})
	assert.Equal(t, judge.WA, result.Verdict)
	assert.Equal(t, "board 1 is (3 1 4 2), where (2 4 1 3) comes in lexicographic order", result.Reason)
	assert.Equal(t, judge.AC, run(t, self("print", output("ok4.txt")), 4, judge.Options{Ordered: true}).Verdict)
}

func TestNotations(t *testing.T) {
	t.Parallel()
	for _, x := range notation.All {
		t.Run(x.Name, func(t *testing.T) {
			for _, n := range []int{1, 2, 4, 6} {
				result := run(t, self("solve", x.Name), n, judge.Options{Notation: x, Ordered: true})
				assert.Equal(t, judge.AC, result.Verdict, "n = %d: %s", n, result.Reason)
				total, _ := algorithms.Total(n)
				assert.Equal(t, total, result.Boards)
			}
		})
	}
	result := run(t, self("solve", "vector"), 4, judge.Options{})
	assert.Equal(t, judge.PE, result.Verdict)
	assert.Equal(t, `line 1: "(2, 4, 1, 3)", where ".Q.." is asked for`, result.Reason)
}

func TestMany(t *testing.T) {
	result := run(t, self("solve", "grid"), 11, judge.Options{})
	assert.Equal(t, judge.AC, result.Verdict, result.Reason)
	assert.Equal(t, uint64(2680), result.Boards, "OEIS A000170")
}

func TestTasks(t *testing.T) {
	t.Parallel()
	const two = "..Q.\nQ...\n...Q\n.Q..\n"
	for _, test := range []struct {
		name    string
		program judge.Program
		n       int
		options judge.Options
		verdict judge.Verdict
		reason  string
	}{
		{"first", self("first"), 8, judge.Options{Task: judge.First}, judge.AC, ""},
		{"first in order", self("first"), 8, judge.Options{Task: judge.First, Ordered: true}, judge.AC, ""},
		{"another is as good", self("echo", two), 4, judge.Options{Task: judge.First}, judge.AC, ""},
		{"another in order", self("echo", two), 4, judge.Options{Task: judge.First, Ordered: true}, judge.WA,
			"board 1 is (3 1 4 2), where (2 4 1 3) comes in lexicographic order"},
		{"all, where the first is asked for", self("solve", "grid"), 4, judge.Options{Task: judge.First}, judge.WA,
			"board 2, where one solution is asked for"},
		{"first of none", self("first"), 3, judge.Options{Task: judge.First}, judge.AC, ""},
		{"no first", self("echo", ""), 4, judge.Options{Task: judge.First}, judge.WA, "nothing printed, where a solution is asked for"},
		{"first, where all are asked for", self("first"), 6, judge.Options{}, judge.WA, "3 of 4 solutions are missing, the first is (3 6 2 5 1 4)"},
		{"count", self("count"), 8, judge.Options{Task: judge.Count}, judge.AC, ""},
		{"count of none", self("count"), 2, judge.Options{Task: judge.Count}, judge.AC, ""},
		{"count without line end", self("echo", "92"), 8, judge.Options{Task: judge.Count}, judge.AC, ""},
		{"wrong count", self("echo", "93\n"), 8, judge.Options{Task: judge.Count}, judge.WA, `"93" (line 1), want "92"`},
		{"count with blank", self("echo", "92 \n"), 8, judge.Options{Task: judge.Count}, judge.PE, `line 1: "92 ", where "92" is asked for (only blanks differ)`},
		{"count with blank, lenient", self("echo", "92 \n"), 8, judge.Options{Task: judge.Count, Lenient: true}, judge.AC, ""},
		{"count with zeros", self("echo", "0092\n"), 8, judge.Options{Task: judge.Count, Lenient: true}, judge.PE, `line 1: "0092", where "92" is asked for`},
		{"count with words", self("echo", "There are 92.\n"), 8, judge.Options{Task: judge.Count}, judge.WA, `"There are 92." (line 1), want "92"`},
		{"count twice", self("echo", "92\n92\n"), 8, judge.Options{Task: judge.Count}, judge.WA, `extra text "92" after "92" (line 2)`},
		{"no count", self("echo", ""), 8, judge.Options{Task: judge.Count}, judge.WA, `nothing printed, want "92"`},
		{"none", self("echo", "No solution\n"), 3, judge.Options{None: "No solution"}, judge.AC, ""},
		{"none, other words", self("echo", "no\n"), 3, judge.Options{None: "No solution"}, judge.WA, `"no" (line 1), want "No solution"`},
		{"none, where nothing is asked for", self("echo", "None\n"), 3, judge.Options{}, judge.WA,
			`extra text "None" before the first board (line 1); n = 3 has no solution (see --none)`},
		{"nothing, where none is asked for", self("echo", "\n"), 3, judge.Options{None: "None"}, judge.WA, `nothing printed, want "None"`},
		{"nothing, where none is asked for with line ends", self("echo", ""), 2, judge.Options{None: "x\n\n"}, judge.WA, `nothing printed, want "x\n\n"`},
		{"half of none", self("echo", "x\n"), 2, judge.Options{None: "x\ny"}, judge.WA, `the output ends, where "y" is asked for`},
		{"none, where there are boards", self("echo", "None\n"), 4, judge.Options{None: "None"}, judge.WA, `extra text "None" before the first board (line 1)`},
		{"nothing", self("echo", ""), 4, judge.Options{}, judge.WA, "nothing printed, want 2 boards, the first is (2 4 1 3)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			result := run(t, test.program, test.n, test.options)
			assert.Equal(t, test.verdict, result.Verdict, result.Reason)
			assert.Equal(t, test.reason, result.Reason)
		})
	}
}

func TestEndings(t *testing.T) {
	t.Parallel()
	const one = ".Q..\n...Q\nQ...\n..Q.\n\n"
	const short = 300 * time.Millisecond
	for _, test := range []struct {
		name    string
		program judge.Program
		limit   time.Duration
		verdict judge.Verdict
		reason  string
	}{
		{"exit status, with right boards", self("exit", "3"), 0, judge.RE, "exit status 3: something went wrong; before that: 2 boards right"},
		{"panic", self("panic"), 0, judge.RE, "exit status 2: panic: runtime error: index out of range [4] with length 4"},
		{"hangs", self("hang", ""), short, judge.TLE, "stopped at the time limit of 300ms"},
		{"hangs after a wrong board", self("hang", "Q...\nQ...\nQ...\nQ...\n"), time.Second, judge.TLE,
			"stopped at the time limit of 1s; before that: board 1: the queens on (1,1) and (2,1) attack each other: same column"},
		{"hangs inside a board", self("hang", one+"..Q.\nQ."), time.Second, judge.TLE,
			"stopped at the time limit of 1s; before that: 1 board right"},
		{"prints for ever", self("forever", "y\n"), 0, judge.OLE,
			`stopped: far more output than the right answer has; before that: extra text "y" before the first board (line 1)`},
		{"prints one line for ever", self("forever", "."), 0, judge.OLE,
			`stopped: far more output than the right answer has; before that: a line of more than 65536 bytes, beginning "................................"… (line 1)`},
		{"prints boards for ever", self("forever", one), 0, judge.OLE,
			"stopped: far more output than the right answer has; before that: board 2 repeats board 1: (2 4 1 3)"},
		{"prints blank lines for ever", self("forever", "\n"), 0, judge.OLE, "stopped: far more output than the right answer has"},
		{"much error output", self("noise"), 0, judge.AC, ""},
		{"input is n and a line end", self("eof"), 0, judge.WA, `extra text "\"4\\n\" <nil>" before the first board (line 1)`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel() // most of them wait
			result := run(t, test.program, 4, judge.Options{TimeLimit: test.limit})
			assert.Equal(t, test.verdict, result.Verdict, result.Reason)
			assert.Equal(t, test.reason, result.Reason)
			assert.Positive(t, result.Wall)
		})
	}
}

func TestRange(t *testing.T) {
	for _, test := range []struct {
		options judge.Options
		n       int
		want    string
	}{
		{judge.Options{}, 0, "judge: n = 0, want 1 to 15"},
		{judge.Options{}, 16, "judge: n = 16, want 1 to 15"},
		{judge.Options{Task: judge.First}, 65, "judge: n = 65, want 1 to 64"},
		{judge.Options{Task: judge.First, Ordered: true}, 21, "judge: n = 21, want 1 to 20"},
		{judge.Options{Task: judge.Count}, 28, "judge: n = 28, want 1 to 27"},
	} {
		_, err := judge.Run(context.Background(), self("echo", ""), test.n, test.options)
		assert.EqualError(t, err, test.want)
	}
}

func TestTime(t *testing.T) {
	t.Parallel()
	wall, err := judge.Time(context.Background(), self("solve", "grid"), 6, patient)
	require.NoError(t, err)
	assert.Positive(t, wall)
	_, err = judge.Time(context.Background(), self("exit", "3"), 4, patient)
	assert.EqualError(t, err, "exit status 3: something went wrong")
	_, err = judge.Time(context.Background(), self("hang", ""), 4, 100*time.Millisecond)
	assert.EqualError(t, err, "stopped at the time limit of 100ms")
	_, err = judge.Time(context.Background(), judge.Program{Path: filepath.Join(t.TempDir(), "none")}, 4, patient)
	assert.ErrorAs(t, err, new(*judge.StartError))
}
