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
	os.Exit(command.Main(ctx, os.Args[1:], command.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}))
}
