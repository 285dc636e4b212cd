import { describe, expect, it, vi } from "vitest";
import type { Embedder } from "../../../src/ports/embedder.ts";
import { must } from "../threads/thread-fixtures.ts";

/** What the vendor behind an embedder does; `gives`: these vectors, in its own shape. */
export type EmbedBehaviour =
	| { does: "gives"; vectors(count: number): unknown }
	| { does: "hangs" }
	| { does: "is busy" }
	| { does: "breaks" }
	| { does: "answers something else"; reply: unknown };

/** Vectors as a vendor may give them: of any length but zero, each telling its place. */
export function vectorsOf(count: number, dimensions: number): number[][] {
	return Array.from({ length: count }, (_, n) => Array.from({ length: dimensions }, (_, at) => (at === n ? 3 : 0.01)));
}

type EmbedderCase = { make(behaviour: EmbedBehaviour): Embedder; dimensions: number };

const DEADLINE_MS = 5_000;
const texts = ["Grüße aus Köln", "今天", ""];

/** What every embedder before a vendor has to keep. */
export function embedderContract({ make, dimensions }: EmbedderCase): void {
	const good: EmbedBehaviour = { does: "gives", vectors: (count) => vectorsOf(count, dimensions) };

	it("gives a vector of length 1 for each text, in their order", async () => {
		const embedder = make(good);
		for (const use of ["document", "query"] as const) {
			const vectors = must(await embedder.embed(texts, use, DEADLINE_MS));
			expect(vectors).toHaveLength(3);
			for (const [n, vector] of vectors.entries()) {
				expect(vector).toBeInstanceOf(Float32Array);
				expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
				expect(vector.indexOf(Math.max(...vector))).toBe(n);
			}
		}
		expect(embedder.dimensions).toBe(dimensions);
		expect(embedder.model).toMatch(/^[a-z-]+:.+/);
	});

	it("asks nobody where there is no text", async () => {
		expect(await make({ does: "hangs" }).embed([], "query", 10)).toEqual({ ok: true, value: [] });
	});

	describe.each<[string, (count: number) => unknown]>([
		["NaN", (count) => vectorsOf(count, dimensions).map((one) => [Number.NaN, ...one.slice(1)])],
		["null", (count) => vectorsOf(count, dimensions).map((one) => [null, ...one.slice(1)])],
		["vectors of different lengths", (count) => vectorsOf(count, dimensions).map((one, n) => one.slice(n))],
		["nothing but zeros", (count) => vectorsOf(count, dimensions).map((one) => one.map(() => 0))],
		["too few vectors", (count) => vectorsOf(count - 1, dimensions)],
		["too many vectors", (count) => vectorsOf(count + 1, dimensions)],
		["a text", () => "vectors"],
	])("an answer with %s", (_, vectors) => {
		it("is rubbish", async () => {
			const made = await make({ does: "gives", vectors }).embed(texts, "document", DEADLINE_MS);
			expect(made).toMatchObject({ ok: false, error: { reason: "rubbish", detail: expect.any(String) } });
		});
	});

	it.each([{}, null, "hello", { request_id: "later" }, [1, 2]])("says that %j holds no vectors", async (reply) => {
		const made = await make({ does: "answers something else", reply }).embed(texts, "document", DEADLINE_MS);
		expect(made).toMatchObject({ ok: false, error: { reason: "rubbish" } });
	});

	it.each([
		["hangs", "timeout"],
		["is busy", "rate_limited"],
		["breaks", "failed"],
	] as const)("tells a vendor that %s", async (does, reason) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(await make({ does }).embed(texts, "query", 50)).toMatchObject({ ok: false, error: { reason } });
		logged.mockRestore();
	});
}
