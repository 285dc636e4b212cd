import { expect, it } from "vitest";
import { sayingOf } from "../../../../src/core/language/same-text.ts";
import { recallDeadlines } from "../../../../src/core/recall/deadlines.ts";
import { episodeExcerpt } from "../../../../src/core/recall/episode-lines.ts";

it.each([
	["The user prefers dark mode.", "user prefers  DARK mode"],
	["“Deploys on Fridays”", "deploys, on Fridays!"],
])("%s says the same as %s", (a, b) => {
	expect(sayingOf(a)).toBe(sayingOf(b));
});

it.each([
	["Prefers C", "Prefers C++"],
	["Meets before lunch", "Meets after lunch"],
	["Lives in Berlin", "Lived in Berlin"],
	["Ada manages Bob", "Bob manages Ada"],
	["Pays 10", "Pays 100"],
	["我喜欢茶", "我不喜欢茶"],
])("%s says something else than %s", (a, b) => {
	expect(sayingOf(a)).not.toBe(sayingOf(b));
});

it("an episode is shown by the lines that answer, with what they answer to, in order", () => {
	const filler = Array.from({ length: 60 }, (_, n) => `user: and another thing, number ${n}, about nothing much`);
	const lines = [
		...filler.slice(0, 30),
		"user: where is the walnut table from?",
		"assistant: the table is from Genoa",
		...filler.slice(30),
	];
	const shown = episodeExcerpt(lines.join("\n"), "walnut table Genoa");
	expect(shown).toContain("user: where is the walnut table from?\nassistant: the table is from Genoa");
	expect(shown.length).toBeLessThanOrEqual(1_200);
	expect(episodeExcerpt("user: short", "anything")).toBe("user: short");
	expect(episodeExcerpt("x".repeat(100_000), "x").length).toBeLessThanOrEqual(1_200);
});

it("deadlines are as set, or usual; what is none is refused by its name", () => {
	const set = (value: string) => recallDeadlines((key) => (key === "TESSERA_DEADLINE_LEXICAL_MS" ? value : ""));
	expect(set("80")).toEqual({ ok: true, value: { lexical: 80, embedding: 300, vectors: 300, reranker: 300 } });
	for (const wrong of ["0", "-1", "soon", "60001"]) {
		expect(set(wrong)).toEqual({ ok: false, error: expect.stringContaining("TESSERA_DEADLINE_LEXICAL_MS") });
	}
});
