import type { Result } from "../core/base/result.ts";

export type TextRequest = {
	system: string;
	prompt: string;
	/** The JSON schema the answer shall follow; a model that can't be held to it is asked all the same. */
	schema?: { name: string; schema: Record<string, unknown> };
	maxOutputTokens: number;
	deadlineMs: number;
};

/** As the vendor counted it; where it does not say, a quarter of the characters. */
export type ModelUsage = { input_tokens: number; output_tokens: number };

/** Why there is no text. `refused` and `empty`: to ask the same again would not help. */
export type ModelError =
	| { reason: "timeout" }
	| { reason: "rate_limited"; retry_after_ms: number | null }
	| { reason: "failed"; detail: string }
	| { reason: "refused"; detail: string }
	| { reason: "empty" };

/** A language model that turns one request into one text, which nothing has been checked of but that it is there. */
export type TextModel = {
	/** Its vendor and its own name, as `workers-ai:@cf/meta/…`. */
	name: string;
	/** The tokens it reads, its answer included; in tokens as we count them. */
	window: number;
	/** Answers within the deadline, and never throws. */
	generate(request: TextRequest): Promise<Result<{ text: string; usage: ModelUsage }, ModelError>>;
};
