// Command harness checks that all approaches to the n-queens problem agree, and measures, shows and judges them.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"

	"nqueens/harness/internal/command"
)

// farewell is how long an interrupted command gets to finish: whoever reads its output may never read on.
const farewell = 5 * time.Second

func main() {
	// The signals are caught to the end: a second one must not cut short what the first has begun, such as ending all
	// that a judged program has started.
	ctx, _ := signal.NotifyContext(context.Background(), heard(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)...)
	context.AfterFunc(ctx, func() {
		time.Sleep(farewell)
		fmt.Fprintln(os.Stderr, "harness: interrupted, and ended before it was done: its output may be incomplete")
		os.Exit(command.ExitInterrupted)
	})
	// A reader that is gone is an error of writing, not a death by signal, of which "go run" would tell. It is caught and
	// not ignored, for programs that the harness starts would inherit that.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	os.Exit(command.Main(ctx, os.Args[1:], command.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}))
}

// heard leaves out the signals that whoever started the program has it ignore, as nohup does and a shell for what runs
// in the background.
func heard(signals ...os.Signal) []os.Signal {
	return slices.DeleteFunc(signals, signal.Ignored)
}
