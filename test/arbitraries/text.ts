import fc from "fast-check";

const WORDS = [
	"the quick brown fox",
	"Mr. Smith met Dr. Jones.",
	"Version 2.0.1 is out!",
	"See e.g. Fig. 3, p. 12",
	"J. K. Rowling",
	"Really?",
	"don't",
	"can’t 3.14",
];
const WIDE = ["今天天气很好。", "你觉得呢？", "「行きます。」", "カタカナー", "한국어입니다.", "我们决定用D1！", "　"];
const CODE = [
	"const a = 1;",
	"if (x) { return y?.z }",
	"read_file(src/core/a.ts)",
	"```ts\n",
	"```\n",
	"</memory>",
	'{"a":[1,2]}',
];
const ODD = [
	"😀",
	"👩‍👩‍👧‍👦",
	"👍🏽",
	"🇩🇪🇫🇷",
	"❤️",
	"e\u0301",
	"a\u0300\u0323\u0316",
	"\u0928\u093f",
	"\u0e01\u0e33",
	"\u1112\u1161\u11ab",
	"\u200d",
	"\ufe0f",
	"‼‍👩",
	"。🏻",
	"x\ufeff",
	"\ud83d",
	"\udc00",
	"<|endoftext|>",
	"<|im_start|>",
	"<|fim_prefix|>",
];
const SPACES = [" ", " ", "  ", "\n", "\n\n", "\r\n", "\r", "\t", "\u00a0", "\u2028", " \n  "];

/** Names that mean something to JavaScript itself. */
const LANGUAGE = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "null", "undefined", "NaN"];

/** Characters of all of Unicode. fast-check's own arbitrary of them takes seconds and a hundred megabytes to begin with. */
const anyCharacters = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.array(fc.nat({ max: 0x10_f7ff }), { maxLength: 8 })
			.map((codes) => String.fromCodePoint(...codes.map((code) => (code < 0xd800 ? code : code + 0x800)))),
	},
	{ weight: 1, arbitrary: fc.constantFrom(...LANGUAGE) },
);

/** Pieces of every kind of text a message may hold, joined by every kind of whitespace or none. */
export function anyText(): fc.Arbitrary<string> {
	const piece = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...WORDS) },
		{ weight: 2, arbitrary: fc.constantFrom(...WIDE) },
		{ weight: 2, arbitrary: fc.constantFrom(...CODE) },
		{ weight: 2, arbitrary: fc.constantFrom(...ODD) },
		{ weight: 4, arbitrary: fc.constantFrom(...SPACES) },
		{ weight: 1, arbitrary: fc.constantFrom("- ", "1. ", "* ", '"', "(", ")", "...", "!?", "/") },
		{ weight: 1, arbitrary: anyCharacters },
		{ weight: 1, arbitrary: longRun(900) },
	);
	return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
}

/** An unbroken run of one piece repeated, up to so many UTF-16 units long. */
export function longRun(longest: number): fc.Arbitrary<string> {
	return fc
		.tuple(
			fc.constantFrom("a", "aB", "x9", " ", "\n", "\r\n", "/\n", "字", "é", "e\u0301", "😀", "👩‍", "\u0323", "=", "."),
			fc.nat(),
		)
		.map(([unit, length]) => unit.repeat(Math.max(1, Math.floor((length % longest) / unit.length))));
}
