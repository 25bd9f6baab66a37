package algorithms

import (
	"nqueens/algorithms/backtrack"
	"nqueens/bitmask"
	"nqueens/iterative"
	"nqueens/oop"
	"nqueens/recursive"
	"nqueens/recursive/flags"
)

// All is the catalogue, in the order of the tables: the five approaches of the documents, then the general method behind them. It is not to be changed at run time.
var All = []Algorithm{
	{
		Name:      "iterative",
		Package:   "nqueens/iterative",
		Idea:      "one loop over X(k); Place looks at every row above",
		Document:  "000, 002 (8.4, 8.5)",
		Time:      "nodes · n²",
		Memory:    "O(n)",
		MaxN:      iterative.MaxN,
		Count:     iterative.Count,
		Solutions: iterative.Solutions,
	},
	{
		Name:      "recursive",
		Package:   "nqueens/recursive",
		Idea:      "one call per row; IsValid looks at every row above",
		Document:  "001 (Site, position)",
		Time:      "nodes · n²",
		Memory:    "O(n)",
		MaxN:      recursive.MaxN,
		Count:     recursive.Count,
		Solutions: recursive.Solutions,
	},
	{
		Name:      "flags",
		Package:   "nqueens/recursive/flags",
		Idea:      "recursive, but boolean arrays say at once what is taken",
		Document:  "003",
		Time:      "nodes · n",
		Memory:    "O(n)",
		MaxN:      flags.MaxN,
		Count:     flags.Count,
		Solutions: flags.Solutions,
	},
	{
		Name:      "oop",
		Package:   "nqueens/oop",
		Idea:      "an object keeps the board; Guarded looks up along three lines",
		Document:  "001 (class queens)",
		Time:      "nodes · n²",
		Memory:    "O(n²)",
		MaxN:      oop.MaxN,
		Count:     oop.Count,
		Solutions: oop.Solutions,
	},
	{
		Name:      "bitmask",
		Package:   "nqueens/bitmask",
		Idea:      "flags, but a machine word holds each array; Count mirrors half the tree",
		Document:  "003, packed",
		Time:      "nodes",
		Memory:    "O(n)",
		MaxN:      bitmask.MaxN,
		Halved:    true,
		Count:     bitmask.Count,
		Solutions: bitmask.Solutions,
	},
	{
		Name:      "backtrack",
		Package:   "nqueens/algorithms/backtrack",
		Idea:      "the general method: a vector X, candidate sets S, a bounding function B",
		Document:  "002 (8.1.3)",
		Time:      "nodes · n²",
		Memory:    "O(n)",
		MaxN:      backtrack.MaxN,
		Count:     backtrack.Count,
		Solutions: backtrack.Solutions,
	},
}
