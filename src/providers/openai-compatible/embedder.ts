import * as z from "zod";
import { err, ok, type Result } from "../../core/base/result.ts";
import { withoutEnd } from "../../core/language/shorten.ts";
import { checkVectors } from "../../core/recall/vector.ts";
import type { Embedder, EmbedError } from "../../ports/embedder.ts";
import { boundedText, jsonOf } from "./answer.ts";
import { caught, errorOf } from "./error.ts";
import type { OpenAiSettings } from "./text-model.ts";

/** Texts in one request, what is read of each (UTF-16 units), and the largest answer that is read (bytes). */
const BATCH = 64;
/** The sentence encoder takes some 10 ms a text, and whoever waits longest for others' texts waits for one request. */
const ENCODER_BATCH = 16;
const LONGEST = 8_000;
const MOST_BYTES = 8_000_000;

const Answer = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.unknown() })) });

/**
 * A model behind any server that speaks OpenAI's embeddings. How long its vectors are it says itself: `dimensions` is 0
 * until its first answer, and an answer of another length is none from then on. The sentence encoder is told whether
 * texts are questions, as `input_type`, which some servers refuse.
 */
export function openAiCompatibleEmbedder({
	baseUrl,
	apiKey,
	model,
	fetch,
	kind = "model",
}: OpenAiSettings & { kind?: "model" | "encoder" }): Embedder {
	const url = `${withoutEnd(baseUrl, /\//)}/embeddings`;
	const headers = {
		"content-type": "application/json",
		...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
	};
	let dimensions = 0;

	async function ask(
		input: readonly string[],
		use: "query" | "document",
		signal: AbortSignal,
	): Promise<Result<string, EmbedError>> {
		const body = JSON.stringify({ model, input, ...(kind === "encoder" ? { input_type: use } : {}) });
		const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
		const text = await boundedText(answer, MOST_BYTES);
		if (answer.ok) return text === null ? err({ reason: "rubbish", detail: "more than 8 MB" }) : ok(text);
		const error = errorOf(answer, text ?? "");
		return err(error.reason === "refused" ? { reason: "failed", detail: error.detail } : error);
	}

	return {
		model: `openai-compatible:${model}`,
		get dimensions() {
			return dimensions;
		},
		batch: kind === "encoder" ? ENCODER_BATCH : BATCH,
		kind,
		async embed(texts, use, deadlineMs) {
			if (texts.length === 0) return ok([]);
			// An empty text is refused by some servers.
			const cut = texts.map((text) => text.slice(0, LONGEST) || " ");
			const body = await caught(() => ask(cut, use, AbortSignal.timeout(deadlineMs)));
			if (!body.ok) return body;
			const answer = Answer.safeParse(jsonOf(body.value));
			if (!answer.success) return err({ reason: "rubbish", detail: "no embeddings" });
			const inOrder = answer.data.data.sort((a, b) => a.index - b.index).map(({ embedding }) => embedding);
			const checked = checkVectors(inOrder, texts.length, dimensions || null);
			if (checked.ok) dimensions = checked.value[0]?.length ?? 0;
			return checked;
		},
	};
}
