//go:build !unix

package main

import "github.com/rogpeppe/go-internal/testscript"

// interrupt is not to be had here: this system cannot send one process the signal of a Ctrl-C. Scripts skip it.
func interrupt(ts *testscript.TestScript, _ bool, _ []string) {
	ts.Fatalf("there is no SIGINT to send here")
}
