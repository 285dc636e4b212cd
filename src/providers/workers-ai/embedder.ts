import * as z from "zod";
import { err } from "../../core/base/result.ts";
import { checkVectors } from "../../core/recall/vector.ts";
import type { Embedder, EmbedError } from "../../ports/embedder.ts";
import type { ModelError } from "../../ports/text-model.ts";
import { withinDeadline } from "./deadline.ts";
import { errorOf } from "./error.ts";
import { embeddingModel } from "./known-models.ts";
import type { AiBinding } from "./text-model.ts";

/** `data`, or `response` where a model was taken for one that compares; `request_id`: only the promise of an answer. */
const Reply = z.object({ data: z.unknown().optional(), response: z.unknown().optional() });

/** A model of Workers AI that makes vectors. Throws where it is not one of those that are known. */
export function workersAiEmbedder(ai: AiBinding, { model }: { model: string }): Embedder {
	const known = embeddingModel(model);
	if (known === undefined) throw new Error(`${model} is no embedding model that is known.`);
	const { dimensions, batch, longest, inputs } = known;
	return {
		model: `workers-ai:${model}`,
		dimensions,
		batch,
		kind: "model",
		async embed(texts, use, deadlineMs) {
			if (texts.length === 0) return { ok: true, value: [] };
			// An empty text is refused by some models.
			const cut = texts.map((text) => text.slice(0, longest) || " ");
			const signal = AbortSignal.timeout(deadlineMs);
			try {
				const reply = Reply.safeParse(await withinDeadline(signal, ai.run(model, inputs(cut, use), { signal })));
				const vectors = reply.success ? (reply.data.data ?? reply.data.response) : undefined;
				return checkVectors(vectors, texts.length, dimensions);
			} catch (error) {
				return err(embedError(errorOf(error).error));
			}
		},
	};
}

function embedError(error: ModelError): EmbedError {
	switch (error.reason) {
		case "timeout":
		case "rate_limited":
		case "failed":
			return error;
		case "refused":
			return { reason: "failed", detail: error.detail };
		case "empty":
			return { reason: "rubbish", detail: "an empty answer" };
	}
}
