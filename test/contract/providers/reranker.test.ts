import { describe, expect, it, vi } from "vitest";
import { workersAiReranker } from "../../../src/providers/workers-ai/reranker.ts";
import { must } from "../threads/thread-fixtures.ts";

const replying = (reply: unknown) => workersAiReranker({ run: async () => reply });

describe("workersAiReranker", () => {
	it("gives a score on 0..1 for each text, in their order", async () => {
		const response = [
			{ id: 2, score: 4 },
			{ id: 0, score: 0 },
			{ id: 1, score: -800 },
		];
		const scores = must(await replying({ response }).rerank("who?", ["a", "b", "c"], 1_000));
		expect(scores).toEqual([0.5, 0, expect.closeTo(0.982, 2)]);
	});

	it("asks with the question and the texts as contexts, and not at all without texts", async () => {
		const run = vi.fn(async () => ({ response: [{ id: 0, score: 1 }] }));
		expect(await workersAiReranker({ run }).rerank("who?", [], 1_000)).toEqual({ ok: true, value: [] });
		await workersAiReranker({ run }).rerank("who?", ["x".repeat(5_000)], 1_000);
		const inputs = { query: "who?", contexts: [{ text: "x".repeat(2_000) }], top_k: 1 };
		expect(run).toHaveBeenCalledExactlyOnceWith("@cf/baai/bge-reranker-base", inputs, expect.anything());
	});

	it.each([null, {}, { response: [{ id: 0, score: 1 }] }, { response: [{ id: 0, score: "high" }] }])(
		"fails on %j",
		async (reply) => {
			expect(await replying(reply).rerank("who?", ["a", "b"], 1_000)).toMatchObject({ error: { reason: "failed" } });
		},
	);

	it("gives up at its deadline, and says that the platform failed", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const hanging = workersAiReranker({ run: () => new Promise(() => undefined) });
		expect(await hanging.rerank("who?", ["a"], 20)).toEqual({ ok: false, error: { reason: "timeout" } });
		const broken = workersAiReranker({ run: () => Promise.reject(new Error("3040: busy")) });
		expect(await broken.rerank("who?", ["a"], 20)).toMatchObject({ error: { reason: "failed" } });
		logged.mockRestore();
	});
});
