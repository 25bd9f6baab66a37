package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/algorithms/backtrack"
	"nqueens/harness/internal/play"
	"nqueens/harness/internal/sizes"
	"nqueens/harness/internal/trace"
)

// traceFlags is the command line of trace.
type traceFlags struct {
	n, format                       string
	width, limit                    int // 0 for the usual
	all, why, state, ascii, playing bool
}

// traceFormats are what --format allows.
var traceFormats = []string{"text", "tree", "dot", "svg", "json"}

// measureTries bounds the work of counting what a trace would have: half a second or so. It is enough
// to tell the exact number for the whole search of n = 12.
const measureTries = 12_000_000

func newTrace(streams Streams) *cobra.Command {
	var f traceFlags
	cmd := &cobra.Command{
		Use:   "trace",
		Short: "Draw a search step by step: pictures, the state-space tree, events",
		Long: "Draw how the general backtracking method (document 002) searches an n×n board, from a real run of it.\n\n" +
			"text is document 002's figure: a picture at every queen placed and at every row that admits none, with Q on\n" +
			"the queens and × on the squares tried and refused, until the first solution, or with --all to the end.\n" +
			"tree, dot and svg are the state-space tree of the whole search; json is the events, one a line.\n" +
			"A trace that would be longer than the limit is refused, and the number that it would have is told.",
		Example: "  harness trace                                the ten pictures for n = 4\n" +
			"  harness trace --why                          and which queen refuses a square\n" +
			"  harness trace --state                        and what each approach holds\n" +
			"  harness trace -n 6 --play                    step through it in the terminal\n" +
			"  harness trace -n 5 --format tree             the state-space tree\n" +
			"  harness trace --format dot | dot -Tpng -o tree.png\n" +
			"  harness trace -n 6 --format svg -o tree.svg",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return f.run(cmd, streams) },
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.n, "size", "n", "4", "board size, 1 to 64")
	flags.BoolVar(&f.all, "all", false, "text, json, --play: go on to the end of the search, not only to the first solution")
	flags.BoolVar(&f.why, "why", false, "text: name for each refused square the queens that attack it, and along what")
	flags.BoolVar(&f.state, "state", false, "text, --play: show what each approach holds at that moment")
	flags.StringVar(&f.format, "format", "text", strings.Join(traceFormats, ", "))
	flags.StringP("output", "o", "", "write the result to this file instead of the standard output")
	flags.BoolVar(&f.ascii, "ascii", false, "text, tree, --play: draw with ASCII characters only")
	flags.Var(&number{&f.width, 1, 10_000}, "width", "text: wrap to this many characters (default the terminal's, or 80)")
	flags.Var(&number{&f.limit, 1, 10_000_000}, "limit", "refuse a trace of more than this (default 200 pictures, 2500 nodes or 50000 events)")
	flags.BoolVar(&f.playing, "play", false, "step through it: space steps, b goes back, p plays, + and - speed, q quits")
	return cmd
}

func (f traceFlags) run(cmd *cobra.Command, streams Streams) error {
	n, err := sizes.One(f.n, 1, backtrack.MaxN)
	if err != nil {
		return fmt.Errorf("-n: %w", err)
	}
	if err := f.check(cmd); err != nil {
		return err
	}
	if f.playing {
		if err := play.Possible(isTerminal(streams.In) && isTerminal(streams.Out)); err != nil {
			return err
		}
	}
	if err := f.withinLimit(cmd.Context(), n); err != nil {
		return err
	}
	if f.playing {
		return f.play(cmd.Context(), n, streams)
	}
	out, err := openOutput(cmd, streams)
	if err != nil {
		return err
	}
	defer out.discard()
	return out.write(func(w io.Writer) error {
		err := f.draw(cmd.Context(), w, n, f.bookWidth(out, streams))
		if stop := (*trace.Interrupted)(nil); errors.As(err, &stop) && stop.After != "" && out.path != "" {
			err = fmt.Errorf("interrupted after %s, before %s was complete", stop.After, out.path)
		}
		return err
	})
}

// check refuses flags that do not go together.
func (f traceFlags) check(cmd *cobra.Command) error {
	if err := oneOf("format", f.format, traceFormats); err != nil {
		return err
	}
	if f.playing && (f.format != "text" || cmd.Flags().Changed("output")) {
		return errors.New("--play shows the search on the terminal: it goes with neither --format nor --output")
	}
	if f.playing && (f.why || cmd.Flags().Changed("width")) {
		return errors.New("--play fills the terminal and always says why: it needs neither --width nor --why")
	}
	for _, flag := range []struct {
		name    string
		formats []string
	}{
		{"all", []string{"text", "json"}}, // a tree is always that of the whole search
		{"why", []string{"text"}},
		{"state", []string{"text"}},
		{"width", []string{"text"}},
		{"ascii", []string{"text", "tree"}},
	} {
		if cmd.Flags().Changed(flag.name) && !slices.Contains(flag.formats, f.format) {
			return fmt.Errorf("--%s is of no use with --format %s", flag.name, f.format)
		}
	}
	return nil
}

// bookWidth is the width that pictures are wrapped to. Where there is no terminal it is less than that of tables: as in
// the book, five pictures for n = 4 stand in a line.
func (f traceFlags) bookWidth(out *output, streams Streams) int {
	switch {
	case f.width > 0:
		return f.width
	case out.person:
		return width(streams.Out)
	}
	return 80
}

// withinLimit refuses a trace that is longer than the limit, and says how long it is.
func (f traceFlags) withinLimit(ctx context.Context, n int) error {
	noun, limit, of, all := "pictures", 200, trace.Size.Pictures, f.all
	switch {
	case f.playing || f.format == "json":
		noun, limit, of = "events", 50_000, trace.Size.Events
	case f.format != "text":
		noun, limit, of, all = "nodes", 2500, trace.Size.Nodes, true
	}
	if f.limit > 0 {
		limit = f.limit
	}
	tries := max(measureTries, n*(limit+1)) // a queen costs at most n tries in the row below her
	size := trace.Measure(ctx, n, all, tries)
	switch {
	case ctx.Err() != nil:
		return failed(errors.New("interrupted before anything was drawn"))
	case size.Complete && of(size) <= limit:
		return nil
	case size.Complete:
		return fmt.Errorf("the trace of n = %d would have %d %s, and the limit is %d: take a smaller n, or --limit %d", n, of(size), noun, limit, of(size))
	}
	return fmt.Errorf("the trace of n = %d would have more than %d %s, and the limit is %d: take a smaller n", n, of(size), noun, limit)
}

func (f traceFlags) signs() trace.Signs {
	if f.ascii {
		return trace.ASCII
	}
	return trace.Unicode
}

func (f traceFlags) play(ctx context.Context, n int, streams Streams) error {
	err := play.Run(ctx, streams.In, streams.Out, play.Options{N: n, All: f.all, State: f.state, Signs: f.signs()})
	return failed(err)
}

func (f traceFlags) draw(ctx context.Context, w io.Writer, n, width int) error {
	switch f.format {
	case "text":
		book := trace.Book{Width: width, Why: f.why, State: f.state, Signs: f.signs()}
		return book.Write(ctx, w, n, f.all)
	case "json":
		return trace.WriteJSON(ctx, w, n, f.all)
	}
	tree, err := trace.NewTree(ctx, n)
	if err != nil {
		return err
	}
	switch f.format {
	case "dot":
		return tree.WriteDot(ctx, w)
	case "svg":
		return tree.WriteSVG(ctx, w)
	}
	return tree.WriteText(ctx, w, f.signs())
}
