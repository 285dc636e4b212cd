import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annotate } from "../../../../src/core/language/annotate.ts";
import { anyText } from "../../../arbitraries/text.ts";

const textsOf = (text: string) => annotate(text).clauses.map((clause) => clause.text);
const clausesOf = (text: string) => annotate(text).clauses;

describe("the clauses of a message", () => {
	it("are its sentences without the marks of lists and emphasis, each with its place", () => {
		const text = "Let's go. We use **tabs**!\n- one item\n2. second item\n- [x] third\n## A heading\nIs `it` done?";
		expect(clausesOf(text).map(({ text, place, asks }) => [text, place, asks])).toEqual([
			["Let's go.", "prose", false],
			["We use tabs!", "prose", false],
			["one item", "item", false],
			["second item", "item", false],
			["third", "item", false],
			["## A heading", "heading", false],
			["Is it done?", "prose", true],
		]);
		expect(annotate(text).items).toBe(3);
	});

	it("keep the marks that are a part of a word", () => {
		expect(textsOf("See __init__.py and 12```ts or 2**8, **now**: `a_b`.")).toEqual([
			"See __init__.py and 12```ts or 2**8, now: a_b.",
		]);
	});

	it("are those of long sentences, cut where a clause begins, and a short one stays whole", () => {
		expect(
			textsOf(
				"well i was going to paint the kitchen this weekend but then my brother called and said he needs help with moving so now i am doing that instead and i leave the kitchen for the end of may",
			),
		).toEqual([
			"well i was going to paint the kitchen this weekend",
			"but then my brother called and said he needs help with moving so now i am doing that instead",
			"and i leave the kitchen for the end of may",
		]);
		expect(textsOf("I live in Rome and my brother lives in Bari.")).toHaveLength(1);
	});

	it("of one sentence have its number, and only the last one asks", () => {
		const long =
			"I wrote the whole importer last week and tested it with the files of three customers, but do you know why the one with the umlauts fails?";
		const clauses = clausesOf(`${long} It does.`);
		expect(clauses.map(({ sentence }) => sentence)).toEqual([0, 0, 1]);
		expect(clauses.map(({ asks }) => asks)).toEqual([false, true, false]);
		expect(clauses.map(({ index }) => index)).toEqual([0, 1, 2]);
	});
});

describe("what nobody says", () => {
	it.each([
		["fences", "```ts\nI live in Rome.\n```"],
		["a fence that is never closed", "```\nI live in Rome.\nI like tea."],
		["tables", "| I like tea. | I hate rum. |\n|---|---|\n| I live. | In Rome. |"],
		["block quotes, to the end of the line", "> I live in Rome. I like tea.\n> So do I."],
		["commands", "$ npm run build\n❯ git push origin main"],
		["lines of code", 'const name = "Ada";\nimport x from "y";\n}\nif (live) {'],
		["what npm prints", "npm ERR! missing script\nnpm warn old lockfile"],
		["test runs", "✓ it passes\n✗ it fails\n[info] 12 tests ran\n12:04:11 all green"],
		["errors with a place", "src/cart.ts:12: expected a number\nTypeError: x is not a function"],
		["captions in brackets", "[Image: I live in Rome.] [laughs]"],
		["marks and numbers alone", "---\n42\n***\n!?"],
	])("is left out: %s", (_, text) => {
		expect(textsOf(`Before it.\n${text}`)).toEqual(["Before it."]);
	});

	it("ends with its line", () => {
		expect(textsOf("> I live in Rome.\nI don't.")).toEqual(["I don't."]);
		expect(textsOf("```\nx\n```\nAfter it.")).toEqual(["After it."]);
		expect(textsOf("[a photo of a cat] This is mine.")).toEqual(["This is mine."]);
		expect(textsOf("See [the page](https://a.dev) and call it with list[index].")).toEqual([
			"See [the page](https://a.dev) and call it with list[index].",
		]);
	});

	it("is told by its length where it is code", () => {
		expect(annotate("See:\n```\nconst a = 1;\n```").code).toBeGreaterThan(12);
		expect(annotate("See what I mean.").code).toBe(0);
	});
});

it("what stands between quotation marks is quoted, also over the end of a sentence", () => {
	const quoted = (text: string) => clausesOf(text).map((clause) => clause.quoted);
	expect(quoted("He wrote: “My name is Bob. I live in Paris.” I live in Rome.")).toEqual([true, true, false]);
	expect(quoted('"I live in Paris. I like it there." That was Bob.')).toEqual([true, true, false]);
	expect(quoted('The branch is called "main".')).toEqual([false]);
	expect(quoted('A 5" screen.\nI want one.')).toEqual([false, false]);
});

it("of a message that is a document, only the head and the tail are read", () => {
	const text = `It begins here.\n${"Then it goes on.\n".repeat(6_000)}It ends here.`;
	const clauses = clausesOf(text);
	expect(clauses.at(0)?.text).toBe("It begins here.");
	expect(clauses.at(-1)).toMatchObject({ text: "It ends here.", end: text.length });
	expect(clauses.length).toBeLessThan(2_100);
	expect(annotate(text).length).toBe(text.length);
});

const bare = (text: string) => text.replace(/[\s\u0085*`]+/g, "");
/** Without what stands in brackets, since captions are left out of the words. */
const beside = (text: string) => bare(text.replace(/\[[^\]\n]{3,300}\]/g, ""));
const TALK = [
	"I live in Rome. ",
	"we use tabs, ",
	"but ",
	"and i ",
	"```\n",
	"> ",
	"- ",
	'"',
	"“",
	"[a photo] ",
	"so it is? ",
	"\n",
];

it("clauses are what was said, in its order, and their places are where it stands", () => {
	const said = fc.array(fc.constantFrom(...TALK), { maxLength: 40 }).map((pieces) => pieces.join(""));
	fc.assert(
		fc.property(fc.oneof(anyText(), said), (text) => {
			let from = 0;
			for (const [at, clause] of annotate(text).clauses.entries()) {
				expect(clause.index).toBe(at);
				expect(clause.start).toBeGreaterThanOrEqual(from);
				expect(clause.end).toBeGreaterThan(clause.start);
				expect(clause.text).not.toMatch(/[\n\r]|^\s|\s$/);
				expect(beside(text.slice(clause.start, clause.end))).toBe(beside(clause.text));
				from = clause.end;
			}
		}),
	);
});

it("tokens of a clause are its words", () => {
	for (const { text, tokens } of clausesOf("I can't, it's Monday's job.\n- Or is it 3.5?")) {
		expect(tokens.map((token) => token.text).join("")).toBe(bare(text));
	}
});
