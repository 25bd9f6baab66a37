package algorithms

// Total returns the published number of solutions for an n×n board (OEIS A000170), and whether one is known: it is
// for n = 0 to 27.
func Total(n int) (uint64, bool) { return at(totals[:], n) }

// Fundamental returns the published number of solutions for an n×n board of which none is a rotation or a reflection
// of another (OEIS A002562), and whether one is known: it is for n = 1 to 27.
func Fundamental(n int) (uint64, bool) {
	if n == 0 {
		return 0, false // the sequence begins with n = 1
	}
	return at(fundamentals[:], n)
}

// Nodes returns how many nodes the search tree of an n×n board has: the empty board, and every placement of queens in
// the first rows of which none attacks another. It also returns whether the number is known: it is for n = 0 to 18.
// Every approach that fills the rows in order walks through this tree.
func Nodes(n int) (uint64, bool) { return at(nodes[:], n) }

func at(sequence []uint64, n int) (uint64, bool) {
	if n < 0 || n >= len(sequence) {
		return 0, false
	}
	return sequence[n], true
}

// totals is OEIS A000170. The last, for n = 27, was found by T. Preußer and M. Engelhardt in 2016.
var totals = [...]uint64{
	1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624,
	4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440, 227514171973736, 2207893435808352,
	22317699616364044, 234907967154122528,
}

// fundamentals is OEIS A002562, which has no term for n = 0.
var fundamentals = [...]uint64{
	0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939, 83263591, 621012754,
	4878666808, 39333324973, 336376244042, 3029242658210, 28439272956934, 275986683743434, 2789712466510289,
	29363495934315694,
}

// nodes counts the trees. Up to n = 15 it is what others have published too; the rest was counted for this project by
// a program of its own in C, with the recursion of package bitmask and a counter.
var nodes = [...]uint64{
	1, 2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539, 166926, 856189, 4674890, 27358553, 171129072,
	1141190303, 8017021932, 59365844491,
}
