import * as z from "zod";
import { err, ok } from "../../core/base/result.ts";
import type { Reranker } from "../../ports/reranker.ts";
import { withinDeadline } from "./deadline.ts";
import { errorOf } from "./error.ts";
import type { AiBinding } from "./text-model.ts";

const MODEL = "@cf/baai/bge-reranker-base";

/** The model reads 512 tokens of question and text together. */
const LONGEST_QUERY = 500;
const LONGEST_TEXT = 2_000;

const Reply = z.object({ response: z.array(z.object({ id: z.int(), score: z.number() })) });

/** Orders texts with the cross-encoder of Workers AI. Its scores are logits: they are squashed onto 0..1. */
export function workersAiReranker(ai: AiBinding): Reranker {
	return {
		name: `workers-ai:${MODEL}`,
		async rerank(query, texts, deadlineMs) {
			if (texts.length === 0) return ok([]);
			const signal = AbortSignal.timeout(deadlineMs);
			const contexts = texts.map((text) => ({ text: text.slice(0, LONGEST_TEXT) || " " }));
			const inputs = { query: query.slice(0, LONGEST_QUERY) || " ", contexts, top_k: texts.length };
			try {
				const reply = Reply.safeParse(await withinDeadline(signal, ai.run(MODEL, inputs, { signal })));
				if (!reply.success) return err({ reason: "failed", detail: "the reranker gave no scores" });
				return scoresOf(reply.data.response, texts.length);
			} catch (error) {
				const failed = errorOf(error).error;
				if (failed.reason === "timeout") return err({ reason: "timeout" });
				return err({ reason: "failed", detail: "detail" in failed ? failed.detail : failed.reason });
			}
		},
	};
}

function scoresOf(
	given: readonly { id: number; score: number }[],
	count: number,
): Awaited<ReturnType<Reranker["rerank"]>> {
	const scores = new Map(given.map(({ id, score }) => [id, 1 / (1 + Math.exp(-score))]));
	const inOrder = Array.from({ length: count }, (_, id) => scores.get(id));
	const known = inOrder.filter((score) => score !== undefined);
	return known.length === count ? ok(known) : err({ reason: "failed", detail: "the reranker left texts out" });
}
