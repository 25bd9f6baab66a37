package notation

import (
	"bufio"
	"bytes"
	"io"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// MaxLine is how many bytes of a line Lines keeps at once; no line of a right answer comes near it.
const MaxLine = 1 << 16

// Lines reads text line by line, in memory that does not grow with the text or with its lines. It reads UTF-8, with or
// without a byte order mark, and UTF-16 in both byte orders, and takes CRLF for a line end as well.
type Lines struct {
	in     *bufio.Reader
	number int
	rest   []byte // what follows the blank at which a line was cut
	joined []byte
	inLine bool // the last line was cut, and what comes next belongs to it
	notes  []string
	crlf   bool
	ended  bool // the text has come to its end, if only in the middle of a line
}

// A Line is one line of a text.
type Line struct {
	Number int    // from 1
	Text   []byte // without the line end; it lasts until the next line is read
	Begun  bool   // the text goes on with a line that was longer than MaxLine, and was cut at a blank
	Lost   bool   // the line was longer than MaxLine and had no blank: Text is only how it begins
}

// NewLines returns the lines of what r reads.
func NewLines(r io.Reader) *Lines {
	l := &Lines{in: bufio.NewReaderSize(r, MaxLine)}
	l.decode()
	return l
}

// Notes returns what was found out of the ordinary, and was accepted: "CRLF line ends", "UTF-8 byte order mark",
// "UTF-16 (little-endian)" and the like.
func (l *Lines) Notes() []string {
	if l.crlf {
		return append(l.notes[:len(l.notes):len(l.notes)], "CRLF line ends")
	}
	return l.notes
}

// Next returns the next line. The error is io.EOF after the last one, else the reader's own.
func (l *Lines) Next() (Line, error) {
	text, err := l.in.ReadSlice('\n')
	l.ended = err != nil && err != bufio.ErrBufferFull
	line := Line{Begun: l.inLine}
	if len(l.rest) > 0 {
		l.joined = append(append(l.joined[:0], l.rest...), text...)
		text, l.rest = l.joined, l.rest[:0]
	}
	if len(text) == 0 && err != nil {
		return Line{}, err
	}
	if !l.inLine {
		l.number++
	}
	line.Number = l.number
	l.inLine = false
	switch {
	case err == bufio.ErrBufferFull:
		if cut := bytes.LastIndexAny(text, " \t"); cut >= 0 {
			l.rest = append(l.rest, text[cut+1:]...)
			l.inLine = true
			line.Text = text[:cut]
			return line, nil
		}
		line.Lost = true
		line.Text = bytes.Clone(text[:256])
		for err == bufio.ErrBufferFull {
			_, err = l.in.ReadSlice('\n')
		}
		return line, nil // an error of the reader comes again
	case err != nil && err != io.EOF:
		return Line{}, err
	}
	text = bytes.TrimSuffix(text, []byte("\n"))
	if bytes.HasSuffix(text, []byte("\r")) {
		l.crlf = true
		text = text[:len(text)-1]
	}
	line.Text = text
	return line, nil
}

// decode looks at the first bytes and sets the reader up for what they say about the encoding.
func (l *Lines) decode() {
	first, _ := l.in.Peek(16)
	order, note := unicode.LittleEndian, ""
	switch {
	case bytes.HasPrefix(first, []byte("\xef\xbb\xbf")):
		l.in.Discard(3)
		l.notes = append(l.notes, "UTF-8 byte order mark")
		return
	case bytes.HasPrefix(first, []byte("\xff\xfe")):
		note = "UTF-16 (little-endian, byte order mark)"
	case bytes.HasPrefix(first, []byte("\xfe\xff")):
		order, note = unicode.BigEndian, "UTF-16 (big-endian, byte order mark)"
	default:
		// In UTF-16 one byte of each plain character is zero, always on the same side. All notations begin with enough of
		// them to tell that from the zero that a C program prints at the end of its rows by mistake.
		switch even, odd := zeros(first); {
		case len(first)%2 != 0:
			return
		case even == 0 && odd > 0 && 4*odd >= len(first):
			note = "UTF-16 (little-endian, no byte order mark)"
		case odd == 0 && even > 0 && 4*even >= len(first):
			order, note = unicode.BigEndian, "UTF-16 (big-endian, no byte order mark)"
		default:
			return
		}
	}
	l.notes = append(l.notes, note)
	decoder := unicode.UTF16(order, unicode.UseBOM).NewDecoder()
	l.in = bufio.NewReaderSize(transform.NewReader(l.in, decoder), MaxLine)
}

// zeros counts the zero bytes at even and at odd places.
func zeros(text []byte) (even, odd int) {
	for i, c := range text {
		switch {
		case c != 0:
		case i%2 == 0:
			even++
		default:
			odd++
		}
	}
	return even, odd
}
