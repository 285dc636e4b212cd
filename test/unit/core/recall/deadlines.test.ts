import { expect, it } from "vitest";
import { recallDeadlines } from "../../../../src/core/recall/deadlines.ts";

it("deadlines are as set, or usual; what is none is refused by its name", () => {
	const set = (value: string) => recallDeadlines((key) => (key === "TESSERA_DEADLINE_LEXICAL_MS" ? value : ""));
	const usual = { embedding: 300, vectors: 300, reranker: 300, rewriter: 300 };
	expect(set("80")).toEqual({ ok: true, value: { lexical: 80, ...usual } });
	for (const wrong of ["0", "-1", "soon", "60001"]) {
		expect(set(wrong)).toEqual({ ok: false, error: expect.stringContaining("TESSERA_DEADLINE_LEXICAL_MS") });
	}
});
