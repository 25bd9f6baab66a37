package notation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	. "nqueens/harness/internal/notation"
)

// What each notation prints for n = 1, and for both solutions of n = 4, 2 4 1 3 and 3 1 4 2. Each line was put together
// by hand from the print statements of the document. A blank at the end of a line is one that the document prints.
var printed = map[string]struct{ one, four string }{
	"pairs": { // document 000: "方案" + number, then "  (" + i + "," + column + ")" for each queen
		"方案1  (1,1)\n",
		"方案1  (1,2)  (2,4)  (3,1)  (4,3)\n" +
			"方案2  (1,3)  (2,1)  (3,4)  (4,2)\n",
	},
	"matrix": { // document 001, print of class queens
		"solution 1\n" +
			"1\n" +
			"\n",
		"solution 1\n" +
			"0 1 0 0\n" +
			"0 0 0 1\n" +
			"1 0 0 0\n" +
			"0 0 1 0\n" +
			"\n" +
			"solution 2\n" +
			"0 0 1 0\n" +
			"1 0 0 0\n" +
			"0 0 0 1\n" +
			"0 1 0 0\n" +
			"\n",
	},
	"sites": { // document 001, Output: printf("No.%-5d"), then printf("%d ") for each row
		"No.1    1 \n",
		"No.1    2 4 1 3 \n" +
			"No.2    3 1 4 2 \n",
	},
	"stars": { // document 001, SetQueen: printf("NO.%d: "), then printf("* ") or printf("0 ") for each square
		"NO.1: \n" +
			"* \n" +
			"\n",
		"NO.1: \n" +
			"0 * 0 0 \n" +
			"0 0 0 * \n" +
			"* 0 0 0 \n" +
			"0 0 * 0 \n" +
			"\n" +
			"NO.2: \n" +
			"0 0 * 0 \n" +
			"* 0 0 0 \n" +
			"0 0 0 * \n" +
			"0 * 0 0 \n" +
			"\n",
	},
	"squares": { // document 001, the last program: cout<<"☆"<<" " or cout<<"■"<<" " for each square
		"No.1 解法 1\n" +
			"☆ \n" +
			"\n",
		"No.1 解法 2 4 1 3\n" +
			"■ ☆ ■ ■ \n" +
			"■ ■ ■ ☆ \n" +
			"☆ ■ ■ ■ \n" +
			"■ ■ ☆ ■ \n" +
			"\n" +
			"No.2 解法 3 1 4 2\n" +
			"■ ■ ☆ ■ \n" +
			"☆ ■ ■ ■ \n" +
			"■ ■ ■ ☆ \n" +
			"■ ☆ ■ ■ \n" +
			"\n",
	},
	"vector": { // document 002: print (X)
		"(1)\n",
		"(2, 4, 1, 3)\n" +
			"(3, 1, 4, 2)\n",
	},
	"grid": { // document 003: puts for each row, and puts("")
		"Q\n" +
			"\n",
		".Q..\n" +
			"...Q\n" +
			"Q...\n" +
			"..Q.\n" +
			"\n" +
			"..Q.\n" +
			"Q...\n" +
			"...Q\n" +
			".Q..\n" +
			"\n",
	},
	"json": {
		`{"n":1,"number":1,"columns":[1]}` + "\n",
		`{"n":4,"number":1,"columns":[2,4,1,3]}` + "\n" +
			`{"n":4,"number":2,"columns":[3,1,4,2]}` + "\n",
	},
	"picture": {
		"solution 1\n" +
			"┌───┐\n" +
			"│ ♛ │\n" +
			"└───┘\n" +
			"\n",
		"solution 1\n" +
			"┌───┬───┬───┬───┐\n" +
			"│   │ ♛ │   │   │\n" +
			"├───┼───┼───┼───┤\n" +
			"│   │   │   │ ♛ │\n" +
			"├───┼───┼───┼───┤\n" +
			"│ ♛ │   │   │   │\n" +
			"├───┼───┼───┼───┤\n" +
			"│   │   │ ♛ │   │\n" +
			"└───┴───┴───┴───┘\n" +
			"\n" +
			"solution 2\n" +
			"┌───┬───┬───┬───┐\n" +
			"│   │   │ ♛ │   │\n" +
			"├───┼───┼───┼───┤\n" +
			"│ ♛ │   │   │   │\n" +
			"├───┼───┼───┼───┤\n" +
			"│   │   │   │ ♛ │\n" +
			"├───┼───┼───┼───┤\n" +
			"│   │ ♛ │   │   │\n" +
			"└───┴───┴───┴───┘\n" +
			"\n",
	},
	"ascii": {
		"solution 1\n" +
			"+---+\n" +
			"| Q |\n" +
			"+---+\n" +
			"\n",
		"solution 1\n" +
			"+---+---+---+---+\n" +
			"|   | Q |   |   |\n" +
			"+---+---+---+---+\n" +
			"|   |   |   | Q |\n" +
			"+---+---+---+---+\n" +
			"| Q |   |   |   |\n" +
			"+---+---+---+---+\n" +
			"|   |   | Q |   |\n" +
			"+---+---+---+---+\n" +
			"\n" +
			"solution 2\n" +
			"+---+---+---+---+\n" +
			"|   |   | Q |   |\n" +
			"+---+---+---+---+\n" +
			"| Q |   |   |   |\n" +
			"+---+---+---+---+\n" +
			"|   |   |   | Q |\n" +
			"+---+---+---+---+\n" +
			"|   | Q |   |   |\n" +
			"+---+---+---+---+\n" +
			"\n",
	},
}

func TestAppend(t *testing.T) {
	require.Len(t, printed, len(All))
	for _, x := range All {
		t.Run(x.Name, func(t *testing.T) {
			want, ok := printed[x.Name]
			require.True(t, ok)
			assert.Equal(t, want.one, string(x.Append(nil, 1, []int{0})))
			got := x.Append(nil, 1, []int{1, 3, 0, 2})
			got = x.Append(got, 2, []int{2, 0, 3, 1})
			assert.Equal(t, want.four, string(got))
		})
	}
}

// %-5d fills a number up to five places, and lets a longer one be longer.
func TestSitesNumber(t *testing.T) {
	sites, _ := Lookup("sites")
	for number, want := range map[uint64]string{
		92:     "No.92   1 \n",
		12345:  "No.123451 \n",
		365596: "No.3655961 \n",
	} {
		assert.Equal(t, want, string(sites.Append(nil, number, []int{0})))
	}
}

// From ten on, columns have two digits.
func TestAppendTen(t *testing.T) {
	board := []int{0, 2, 5, 7, 9, 4, 8, 1, 3, 6} // 1 3 6 8 10 5 9 2 4 7, the first solution
	for name, want := range map[string]string{
		"pairs":  "方案1  (1,1)  (2,3)  (3,6)  (4,8)  (5,10)  (6,5)  (7,9)  (8,2)  (9,4)  (10,7)\n",
		"sites":  "No.1    1 3 6 8 10 5 9 2 4 7 \n",
		"vector": "(1, 3, 6, 8, 10, 5, 9, 2, 4, 7)\n",
		"json":   `{"n":10,"number":1,"columns":[1,3,6,8,10,5,9,2,4,7]}` + "\n",
	} {
		x, ok := Lookup(name)
		require.True(t, ok)
		assert.Equal(t, want, string(x.Append(nil, 1, board)))
	}
}

func TestLookupAndNames(t *testing.T) {
	assert.Equal(t, []string{"pairs", "matrix", "sites", "stars", "squares", "vector", "grid", "json", "picture", "ascii"}, Names())
	_, ok := Lookup("gird")
	assert.False(t, ok)
}
