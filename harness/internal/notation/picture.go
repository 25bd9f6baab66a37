package notation

import (
	"strconv"
	"strings"
)

// A frame is the characters that a picture is drawn with.
type frame struct {
	horizontal, vertical string
	top, middle, bottom  [3]string // left end, crossing, right end
	queen                string
}

var (
	boxFrame = frame{
		horizontal: "───", vertical: "│",
		top: [3]string{"┌", "┬", "┐"}, middle: [3]string{"├", "┼", "┤"}, bottom: [3]string{"└", "┴", "┘"},
		queen: "♛",
	}
	asciiFrame = frame{
		horizontal: "---", vertical: "|",
		top: [3]string{"+", "+", "+"}, middle: [3]string{"+", "+", "+"}, bottom: [3]string{"+", "+", "+"},
		queen: "Q",
	}
)

func appendPicture(dst []byte, number uint64, board []int) []byte {
	return boxFrame.append(dst, number, board)
}

func appendASCII(dst []byte, number uint64, board []int) []byte {
	return asciiFrame.append(dst, number, board)
}

func (f frame) append(dst []byte, number uint64, board []int) []byte {
	dst = append(dst, "solution "...)
	dst = strconv.AppendUint(dst, number, 10)
	dst = append(dst, '\n')
	for row, column := range board {
		if row == 0 {
			dst = f.appendRule(dst, f.top, len(board))
		} else {
			dst = f.appendRule(dst, f.middle, len(board))
		}
		for i := range board {
			dst = append(dst, f.vertical...)
			dst = append(dst, ' ')
			if i == column {
				dst = append(dst, f.queen...)
			} else {
				dst = append(dst, ' ')
			}
			dst = append(dst, ' ')
		}
		dst = append(dst, f.vertical...)
		dst = append(dst, '\n')
	}
	dst = f.appendRule(dst, f.bottom, len(board))
	return append(dst, '\n')
}

func (f frame) appendRule(dst []byte, ends [3]string, n int) []byte {
	rule := ends[0] + strings.Repeat(f.horizontal+ends[1], max(n-1, 0)) + f.horizontal + ends[2]
	dst = append(dst, rule...)
	return append(dst, '\n')
}
