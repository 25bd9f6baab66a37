package judge

import (
	"errors"
	"fmt"
	"io"

	"nqueens/algorithms"
	"nqueens/harness/internal/notation"
	"nqueens/harness/internal/plural"
)

// examineBoards reads boards. Each is looked at by the independent checker, and then looked up among the right ones.
func (a *answer) examineBoards(output io.Reader) finding {
	in := a.options.Notation.NewReader(output, a.n)
	where := make([]uint32, len(a.right)) // the number under which each right board came, 0 where it did not yet
	var count uint64
	found := func(v Verdict, reason string) finding {
		return finding{verdict: v, reason: reason, notes: in.Notes(), boards: count}
	}
	for {
		board, err := in.Next()
		if err == io.EOF {
			break
		}
		if mistake := (*notation.Mistake)(nil); errors.As(err, &mistake) {
			f := found(WA, mistake.Error()+a.hint(" (see --none)"))
			f.short = mistake.AtEnd
			return f
		}
		if err != nil {
			return found(WA, fmt.Sprintf("the output cannot be read: %v", err))
		}
		if wrong := a.wrong(board, count, where); wrong != "" {
			if ragged := in.Ragged(); ragged != nil { // then the rows of several boards are mixed up
				wrong = ragged.Error()
			}
			return found(WA, wrong+a.hint(""))
		}
		count++
	}
	if missing := a.missing(count, where); missing != "" {
		f := found(WA, missing)
		f.short = true
		return f
	}
	if fault := in.Fault(a.options.Lenient); fault != nil {
		return found(PE, fault.String())
	}
	return found(AC, "")
}

// wrong says what is wrong with a board, the count+1st, or returns "".
func (a *answer) wrong(board []int, count uint64, where []uint32) string {
	number := count + 1
	if err := algorithms.Check(a.n, board); err != nil {
		return fmt.Sprintf("board %d: %v", number, err)
	}
	if a.options.Task == First {
		if count > 0 {
			return fmt.Sprintf("board %d, where one solution is asked for", number)
		}
		if a.options.Ordered {
			for first := range solutions(a.n) {
				return a.outOfOrder(board, first, number)
			}
		}
		return ""
	}
	rank, ok := a.rank(board, int(count))
	if !ok { // the checker and the list of right boards disagree, which tests rule out
		return fmt.Sprintf("board %d: %s is no solution", number, algorithms.Show(board))
	}
	if where[rank] != 0 {
		return fmt.Sprintf("board %d repeats board %d: %s", number, where[rank], algorithms.Show(board))
	}
	where[rank] = uint32(number)
	if a.options.Ordered {
		return a.outOfOrder(board, unpack(a.right[count], a.n), number)
	}
	return ""
}

// outOfOrder says that a board is not the one that comes here in the order, or returns "".
func (a *answer) outOfOrder(board, want []int, number uint64) string {
	if is, due := algorithms.Show(board), algorithms.Show(want); is != due {
		return fmt.Sprintf("board %d is %s, where %s comes in lexicographic order", number, is, due)
	}
	return ""
}

// missing says what is missing at the end of the output, or returns "".
func (a *answer) missing(count uint64, where []uint32) string {
	want := a.total
	if a.options.Task == First {
		want = min(want, 1)
	}
	if count >= want {
		return ""
	}
	if a.options.Task == First {
		return "nothing printed, where a solution is asked for"
	}
	first := ""
	for rank, number := range where {
		if number == 0 {
			first = algorithms.Show(unpack(a.right[rank], a.n))
			break
		}
	}
	switch {
	case count == 0:
		return fmt.Sprintf("nothing printed, want %s, the first is %s", plural.Of(want, "board"), first)
	case want-count == 1:
		return fmt.Sprintf("1 of %d solutions is missing: %s", want, first)
	}
	return fmt.Sprintf("%d of %d solutions are missing, the first is %s", want-count, want, first)
}

// hint adds what there is to know where there is no solution.
func (a *answer) hint(text string) string {
	if a.total == 0 {
		return fmt.Sprintf("; n = %d has no solution%s", a.n, text)
	}
	return ""
}
