import { err, ok, type Result } from "../../core/base/result.ts";
import { modelOf } from "../../core/model/budget/models.ts";
import { modelUsage } from "../../core/writing/writers/writers.ts";
import type { TextModel, TextRequest } from "../../ports/text-model.ts";
import { withinDeadline } from "./deadline.ts";
import { type CallError, errorOf } from "./error.ts";
import { schemaField, windowOf } from "./known-models.ts";
import { readReply } from "./reply.ts";

/** What is used of the platform's binding. */
export type AiBinding = {
	run(model: string, inputs: Record<string, unknown>, options: { signal: AbortSignal }): Promise<unknown>;
};

type Called = Result<unknown, CallError>;

/** A model that Workers AI serves. */
export function workersAiModel(ai: AiBinding, { model }: { model: string }): TextModel {
	/** Whether the model has said that it can't be held to a schema; it is not asked again. */
	let takesSchema = true;

	async function call(request: TextRequest, signal: AbortSignal): Promise<Called> {
		const schema = takesSchema && request.schema !== undefined ? schemaField(model, request.schema) : {};
		const messages = [
			{ role: "system", content: request.system },
			{ role: "user", content: request.prompt },
		];
		try {
			const inputs = { messages, max_tokens: request.maxOutputTokens, temperature: 0, ...schema };
			return ok(await withinDeadline(signal, ai.run(model, inputs, { signal })));
		} catch (error) {
			return err(errorOf(error));
		}
	}

	return {
		name: `workers-ai:${model}`,
		window: Math.floor(windowOf(model) / modelOf(model).ratio),
		async generate(request) {
			const signal = AbortSignal.timeout(request.deadlineMs);
			let called = await call(request, signal);
			if (!called.ok && called.error.schemaRefused && takesSchema && request.schema !== undefined) {
				takesSchema = false;
				called = await call(request, signal);
			}
			if (!called.ok) return err(called.error.error);
			const reply = readReply(called.value);
			if (reply.kind === "queued") return err({ reason: "refused", detail: "the model only answers in batches" });
			if (reply.kind === "empty") return err({ reason: "empty" });
			const { text, input, output } = reply;
			return ok({ text, usage: modelUsage({ input, output }, request.system + request.prompt, text) });
		},
	};
}
