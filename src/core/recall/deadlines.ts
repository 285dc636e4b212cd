import { err, ok, type Result } from "../base/result.ts";

/** How long recall waits for each of its parts, in ms. */
export type RecallDeadlines = {
	lexical: number;
	embedding: number;
	vectors: number;
	reranker: number;
	rewriter: number;
};

const USUAL: RecallDeadlines = { lexical: 150, embedding: 300, vectors: 300, reranker: 300, rewriter: 300 };

const SETTINGS = {
	lexical: "TESSERA_DEADLINE_LEXICAL_MS",
	embedding: "TESSERA_DEADLINE_EMBEDDING_MS",
	vectors: "TESSERA_DEADLINE_VECTORS_MS",
	reranker: "TESSERA_DEADLINE_RERANKER_MS",
	rewriter: "TESSERA_DEADLINE_REWRITER_MS",
} as const satisfies Record<keyof RecallDeadlines, string>;

/** Reads the deadlines from the settings, from 1 to 60,000 ms. The error names the wrong setting. */
export function recallDeadlines(given: (key: string) => string): Result<RecallDeadlines, string> {
	const deadlines = { ...USUAL };
	for (const part of ["lexical", "embedding", "vectors", "reranker", "rewriter"] as const) {
		const text = given(SETTINGS[part]).trim();
		if (text === "") continue;
		const ms = /^\d{1,5}$/.test(text) ? Number(text) : 0;
		if (ms < 1 || ms > 60_000) return err(`${SETTINGS[part]} is "${text}", not a number of ms from 1 to 60000.`);
		deadlines[part] = ms;
	}
	return ok(deadlines);
}
