import { expect, it } from "vitest";
import { sameText, sameWords } from "../../../../src/core/language/same-text.ts";

it.each([
	["Use tabs.", "use\n tabs"],
	["“Use tabs.”", "'use tabs'"],
	["Ｕｓｅ tabs…", "Use tabs"],
	["我喜欢茶。", "我喜欢茶"],
])("%j says the same as %j", (one, other) => {
	expect(sameText(one)).toBe(sameText(other));
});

it.each([
	["Use C", "Use C++"],
	["It is 5", "It is -5"],
	["Version 2.1", "Version 21"],
	["Deploy?", "Deploy."],
	["...", "!!!"],
])("%j does not say the same as %j", (one, other) => {
	expect(sameText(one)).not.toBe(sameText(other));
});

/** What looks at each pair of characters takes longer than this, on any machine. */
const QUADRATIC_MS = 20_000;

it(
	"takes no longer than its text is long",
	() => {
		expect(sameText(`${". ".repeat(250_000)}x`).length).toBe(500_001);
	},
	QUADRATIC_MS,
);

it.each([
	["The user prefers dark mode.", "user prefers  DARK mode"],
	["“Deploys on Fridays”", "deploys, on Fridays!"],
])("the words of %s are those of %s", (a, b) => {
	expect(sameWords(a)).toBe(sameWords(b));
});

it.each([
	["Prefers C", "Prefers C++"],
	["Meets before lunch", "Meets after lunch"],
	["Lives in Berlin", "Lived in Berlin"],
	["Ada manages Bob", "Bob manages Ada"],
	["Pays 10", "Pays 100"],
	["我喜欢茶", "我不喜欢茶"],
])("the words of %s are not those of %s", (a, b) => {
	expect(sameWords(a)).not.toBe(sameWords(b));
});
