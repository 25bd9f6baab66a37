package judge_test

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"nqueens/bitmask"
	"nqueens/harness/internal/judge"
	"nqueens/harness/internal/notation"
)

// The test binary is also the programs that are judged: with "program" as its first argument it is the one that the
// second names.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "program" {
		programs[os.Args[2]](os.Args[3:])
		os.Exit(0)
	}
	os.Setenv("GORACE", "atexit_sleep_ms=0") // else each of these programs waits a second at its end under -race
	os.Exit(m.Run())
}

// self returns the test binary as that program.
func self(name string, args ...string) judge.Program {
	if programs[name] == nil {
		panic("no program " + name)
	}
	return judge.Program{Path: os.Args[0], Args: append([]string{"program", name}, args...)}
}

var programs map[string]func(args []string)

func init() { // a literal would refer to itself: some programs start others
	programs = map[string]func(args []string){
		// print prints a file, and does not read its input.
		"print": func(args []string) {
			text, err := os.ReadFile(args[0])
			if err != nil {
				panic(err)
			}
			os.Stdout.Write(text)
		},
		// echo prints its argument.
		"echo": func(args []string) { os.Stdout.WriteString(args[0]) },
		// solve prints all solutions in a notation.
		"solve": func(args []string) {
			x, _ := notation.Lookup(args[0])
			solve(x, readN())
		},
		// count prints the number only.
		"count": func([]string) { fmt.Println(bitmask.Count(readN())) },
		// first prints one solution only.
		"first": func([]string) {
			grid, _ := notation.Lookup("grid")
			for board := range bitmask.Solutions(readN()) {
				os.Stdout.Write(grid.Append(nil, 1, board))
				return
			}
		},
		// exit prints all solutions and ends with a status.
		"exit": func(args []string) {
			grid, _ := notation.Lookup("grid")
			solve(grid, readN())
			fmt.Fprintln(os.Stderr, "\nsomething went wrong\nand more")
			status, _ := strconv.Atoi(args[0])
			os.Exit(status)
		},
		// fail says its argument on its error output and ends with a status.
		"fail": func(args []string) {
			fmt.Fprintln(os.Stderr, args[0])
			os.Exit(1)
		},
		"panic": func([]string) {
			var board [4]int
			n := readN()
			board[n%5] = 1 // index out of range where n = 4
		},
		"segv": func([]string) { endBySignal(); time.Sleep(time.Hour) },
		// hang prints its argument and goes on for ever.
		"hang": func(args []string) {
			os.Stdout.WriteString(args[0])
			time.Sleep(time.Hour)
		},
		"faulty": printFaulty,
		// forever prints its argument for ever.
		"forever": func(args []string) {
			for {
				if _, err := os.Stdout.WriteString(args[0]); err != nil {
					os.Exit(3)
				}
			}
		},
		// noise says much on its error output.
		"noise": func([]string) {
			grid, _ := notation.Lookup("grid")
			for range 1 << 14 {
				fmt.Fprintln(os.Stderr, strings.Repeat("noise ", 100))
			}
			solve(grid, readN())
		},
		// eof prints nothing but what it found on its input.
		"eof": func([]string) {
			text, err := io.ReadAll(os.Stdin)
			fmt.Printf("%q %v\n", text, err)
		},
		// allocate uses so many MiB.
		"allocate": func(args []string) {
			mib, _ := strconv.Atoi(args[0])
			memory := make([]byte, mib<<20)
			for i := 0; i < len(memory); i += 4096 {
				memory[i] = 1
			}
			grid, _ := notation.Lookup("grid")
			solve(grid, readN())
		},
		// leave starts a process that holds the output and writes its number into a file; then it prints the solutions
		// and does as args[1] says: end, or hang. With a third argument the other process leaves the group, with a fourth
		// it has no environment either.
		"leave": func(args []string) {
			child := exec.Command(os.Args[0], "program", "sleep", args[0])
			child.Stdout, child.Stderr = os.Stdout, os.Stderr
			if len(args) > 2 {
				child.SysProcAttr = ownSession()
			}
			if len(args) > 3 {
				child.Env = []string{}
			}
			if err := child.Start(); err != nil {
				panic(err)
			}
			for range 1000 { // until the other is there
				if _, err := os.Stat(args[0]); err == nil {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			grid, _ := notation.Lookup("grid")
			solve(grid, readN())
			if args[1] == "hang" {
				time.Sleep(time.Hour)
			}
		},
		"sleep": func(args []string) {
			temp := args[0] + ".part"
			os.WriteFile(temp, []byte(strconv.Itoa(os.Getpid())), 0o644)
			os.Rename(temp, args[0])
			time.Sleep(time.Hour)
		},
	}
}

func readN() int {
	n := 0
	if _, err := fmt.Scan(&n); err != nil {
		panic(err)
	}
	return n
}

func solve(x notation.Notation, n int) {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	number := uint64(0)
	for board := range bitmask.Solutions(n) {
		number++
		out.Write(x.Append(nil, number, board))
	}
}

func output(name string) string { return filepath.Join("testdata", "outputs", name) }
