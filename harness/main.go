// Command harness checks that all approaches to the n-queens problem agree, and measures, shows and judges them.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"nqueens/harness/internal/command"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	// A reader that is gone is an error of writing, not a death by signal, of which "go run" would tell. It is caught and
	// not ignored, for programs that the harness starts would inherit that.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	os.Exit(command.Main(ctx, os.Args[1:], command.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}))
}
