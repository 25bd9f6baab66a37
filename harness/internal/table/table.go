// Package table draws tables for people, in plain text or Markdown, on github.com/olekukonko/tablewriter.
package table

import (
	"io"
	"strings"

	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/renderer"
	"github.com/olekukonko/tablewriter/tw"
)

// A Table is a header and rows of as many cells. The columns named in Left are aligned left, all others right.
type Table struct {
	Header []string
	Rows   [][]string
	Left   map[int]bool
}

// Text writes the table with rules above, below and under the header, without anything between columns but blanks.
func (t Table) Text(w io.Writer) error {
	return t.render(w, renderer.NewBlueprint(tw.Rendition{
		Borders: tw.Border{Left: tw.Off, Right: tw.Off, Top: tw.On, Bottom: tw.On},
		Symbols: tw.NewSymbols(tw.StyleLight),
		Settings: tw.Settings{
			Separators: tw.Separators{BetweenColumns: tw.Off, BetweenRows: tw.Off},
			Lines:      tw.Lines{ShowHeaderLine: tw.On},
		},
	}))
}

// Markdown writes the table as GitHub and others read it.
func (t Table) Markdown(w io.Writer) error {
	escaped := Table{Header: escape(t.Header), Left: t.Left}
	for _, row := range t.Rows {
		escaped.Rows = append(escaped.Rows, escape(row))
	}
	return escaped.render(w, renderer.NewMarkdown())
}

func escape(cells []string) []string {
	escaped := make([]string, len(cells))
	for i, cell := range cells {
		escaped[i] = escapeCell(cell)
	}
	return escaped
}

func (t Table) render(w io.Writer, r tw.Renderer) error {
	align := make([]tw.Align, len(t.Header))
	for i := range align {
		align[i] = tw.AlignRight
		if t.Left[i] {
			align[i] = tw.AlignLeft
		}
	}
	cells := tw.CellAlignment{Global: tw.AlignRight, PerColumn: align}
	var drawn strings.Builder
	out := tablewriter.NewTable(&drawn,
		tablewriter.WithRenderer(r),
		tablewriter.WithEastAsian(tw.Off), // box lines are one column wide in every locale
		tablewriter.WithHeaderAutoFormat(tw.Off),
		tablewriter.WithHeaderAutoWrap(tw.WrapNone),
		tablewriter.WithRowAutoWrap(tw.WrapNone),
		tablewriter.WithHeaderAlignmentConfig(cells),
		tablewriter.WithRowAlignmentConfig(cells),
	)
	out.Header(t.Header)
	if err := out.Bulk(t.Rows); err != nil {
		return err
	}
	if err := out.Render(); err != nil {
		return err
	}
	for line := range strings.Lines(drawn.String()) {
		if _, err := io.WriteString(w, strings.TrimRight(line, " \n")+"\n"); err != nil {
			return err
		}
	}
	return nil
}
