import { expect, it } from "vitest";
import { sameWords } from "../../../../src/core/language/same-text.ts";
import { recallDeadlines } from "../../../../src/core/recall/deadlines.ts";

it.each([
	["The user prefers dark mode.", "user prefers  DARK mode"],
	["“Deploys on Fridays”", "deploys, on Fridays!"],
])("%s says the same as %s", (a, b) => {
	expect(sameWords(a)).toBe(sameWords(b));
});

it.each([
	["Prefers C", "Prefers C++"],
	["Meets before lunch", "Meets after lunch"],
	["Lives in Berlin", "Lived in Berlin"],
	["Ada manages Bob", "Bob manages Ada"],
	["Pays 10", "Pays 100"],
	["我喜欢茶", "我不喜欢茶"],
])("%s says something else than %s", (a, b) => {
	expect(sameWords(a)).not.toBe(sameWords(b));
});

it("deadlines are as set, or usual; what is none is refused by its name", () => {
	const set = (value: string) => recallDeadlines((key) => (key === "TESSERA_DEADLINE_LEXICAL_MS" ? value : ""));
	const usual = { embedding: 300, vectors: 300, reranker: 300, rewriter: 300 };
	expect(set("80")).toEqual({ ok: true, value: { lexical: 80, ...usual } });
	for (const wrong of ["0", "-1", "soon", "60001"]) {
		expect(set(wrong)).toEqual({ ok: false, error: expect.stringContaining("TESSERA_DEADLINE_LEXICAL_MS") });
	}
});
