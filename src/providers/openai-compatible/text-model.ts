import { err, ok, type Result } from "../../core/base/result.ts";
import { withoutEnd } from "../../core/language/shorten.ts";
import { modelOf } from "../../core/model/budget/models.ts";
import { modelUsage } from "../../core/writing/writers/writers.ts";
import type { ModelError, TextModel, TextRequest } from "../../ports/text-model.ts";
import { boundedText, readAnswer } from "./answer.ts";
import { caught, errorOf } from "./error.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `apiKey` null: none is sent, as servers on one's own machine want none. */
export type OpenAiSettings = { baseUrl: string; apiKey: string | null; model: string; fetch: Fetch };

/** What is taken for the window of a model that nobody knows. */
const SMALL_WINDOW = 8_192;

const FORMATS = ["json_schema", "json_object", "none"] as const;

/** What the server has refused so far; it is not asked for that again. */
type Manner = { format: number; limit: "max_tokens" | "max_completion_tokens"; temperature: 0 | null };

/** A model behind any server that speaks OpenAI's chat completions. */
export function openAiCompatibleModel({ baseUrl, apiKey, model, fetch }: OpenAiSettings): TextModel {
	const url = `${withoutEnd(baseUrl, /\//)}/chat/completions`;
	const headers = {
		"content-type": "application/json",
		...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
	};
	const { window, ratio } = modelOf(model);
	let manner: Manner = { format: 0, limit: "max_tokens", temperature: 0 };

	/** Asks until the manner is one the server takes; each refusal leaves one manner fewer. */
	async function ask(request: TextRequest, signal: AbortSignal): Promise<Result<string, ModelError>> {
		for (let tried = manner; ; ) {
			const body = JSON.stringify({ model, messages: messagesOf(request), ...mannerFields(tried, request) });
			const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
			const text = await boundedText(answer);
			if (answer.ok && text !== null) {
				manner = tried;
				return ok(text);
			}
			if (answer.ok) return err({ reason: "refused", detail: "the answer is larger than 2 MB" });
			const next = answer.status === 400 || answer.status === 422 ? nextManner(tried, request, text ?? "") : null;
			if (next === null) return err(errorOf(answer, text ?? ""));
			tried = next;
		}
	}

	return {
		name: `openai-compatible:${model}`,
		window: Math.floor((window ?? SMALL_WINDOW) / ratio),
		async generate(request) {
			const body = await caught(() => ask(request, AbortSignal.timeout(request.deadlineMs)));
			if (!body.ok) return body;
			const answer = readAnswer(body.value);
			if (answer === null) return err({ reason: "refused", detail: "the server gave no chat completion" });
			if (answer.text === "") return err({ reason: "empty" });
			const { text, input, output } = answer;
			return ok({ text, usage: modelUsage({ input, output }, request.system + request.prompt, text) });
		},
	};
}

function messagesOf({ system, prompt }: TextRequest) {
	return [
		{ role: "system", content: system },
		{ role: "user", content: prompt },
	];
}

function mannerFields(manner: Manner, { schema, maxOutputTokens }: TextRequest) {
	const limit = { [manner.limit]: maxOutputTokens, ...(manner.temperature === 0 && { temperature: 0 }) };
	if (schema === undefined) return limit;
	switch (FORMATS[manner.format]) {
		case "json_schema":
			return { ...limit, response_format: { type: "json_schema", json_schema: { ...schema, strict: true } } };
		case "json_object":
			return { ...limit, response_format: { type: "json_object" } };
		default:
			return limit;
	}
}

/** What is tried after a refusal; null where nothing is left. */
function nextManner(manner: Manner, { schema }: TextRequest, refusal: string): Manner | null {
	if (manner.limit === "max_tokens" && refusal.includes("max_completion_tokens")) {
		return { ...manner, limit: "max_completion_tokens" };
	}
	// Models that think before they write take no other temperature than their own.
	if (manner.temperature === 0 && refusal.includes("temperature")) return { ...manner, temperature: null };
	const last = schema === undefined || manner.format >= FORMATS.length - 1;
	return last ? null : { ...manner, format: manner.format + 1 };
}
