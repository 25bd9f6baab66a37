package judge

import (
	"os"
	"os/exec"
)

// pipes are the judge's ends of a program's standard input and outputs. The judge has pipes of its own so that
// exec.Cmd waits for the program alone, and not for whoever else holds them.
type pipes struct {
	stdin          *os.File
	stdout, stderr *os.File // stdout is nil where it is discarded
	theirs         []*os.File
}

// connect gives a command, before its start, the other ends.
func connect(cmd *exec.Cmd, discard bool) (*pipes, error) {
	p := &pipes{}
	if err := p.open(cmd, discard); err != nil {
		p.close() // those that were opened
		return nil, err
	}
	return p, nil
}

func (p *pipes) open(cmd *exec.Cmd, discard bool) error {
	in, stdin, err := os.Pipe()
	if err != nil {
		return err
	}
	p.stdin, p.theirs = stdin, append(p.theirs, in)
	var out *os.File
	if discard {
		out, err = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	} else {
		p.stdout, out, err = os.Pipe()
	}
	if err != nil {
		return err
	}
	p.theirs = append(p.theirs, out)
	stderr, errOut, err := os.Pipe()
	if err != nil {
		return err
	}
	p.stderr, p.theirs = stderr, append(p.theirs, errOut)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, errOut
	return nil
}

// closeTheirs closes the program's ends in the judge, so that the outputs end with the program.
func (p *pipes) closeTheirs() {
	for _, f := range p.theirs {
		f.Close()
	}
}

// closeOurs ends the reading of the outputs, even where somebody still holds their other ends.
func (p *pipes) closeOurs() {
	if p.stdout != nil {
		p.stdout.Close()
	}
	if p.stderr != nil {
		p.stderr.Close()
	}
}

func (p *pipes) close() {
	p.closeTheirs()
	p.closeOurs()
	if p.stdin != nil {
		p.stdin.Close()
	}
}
