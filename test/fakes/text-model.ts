import { ok, type Result } from "../../src/core/base/result.ts";
import type { Spending } from "../../src/platform/usage/usage.ts";
import type { ModelError, TextModel, TextRequest } from "../../src/ports/text-model.ts";

type Answer = string | ModelError;
type Said = Answer | ((request: TextRequest) => Answer);

/** A model that gives these answers in turn, the last one from then on, and what it was asked. */
export function fakeModel(answers: Said | Said[], window = 8_000) {
	const asked: TextRequest[] = [];
	const list = Array.isArray(answers) ? answers : [answers];
	const model: TextModel = {
		name: "fake:model",
		window,
		async generate(request): ReturnType<TextModel["generate"]> {
			const given = list[Math.min(asked.length, list.length - 1)] ?? "";
			asked.push(request);
			return resultOf(typeof given === "function" ? given(request) : given);
		},
	};
	return { model, asked };
}

function resultOf(answer: Answer): Awaited<ReturnType<TextModel["generate"]>> {
	if (typeof answer !== "string") return { ok: false, error: answer } satisfies Result<never, ModelError>;
	return ok({ text: answer, usage: { input_tokens: 1_000, output_tokens: 100 } });
}

/** What was spent, in memory. */
export function memorySpending(): Spending & { total(): number } {
	const days = new Map<string, { input_tokens: number; output_tokens: number }>();
	const of = (date: string) => days.get(date) ?? { input_tokens: 0, output_tokens: 0 };
	return {
		spent: async (date) => of(date),
		async note(date, usage) {
			const { input_tokens, output_tokens } = of(date);
			days.set(date, {
				input_tokens: input_tokens + usage.input_tokens,
				output_tokens: output_tokens + usage.output_tokens,
			});
		},
		total: () => [...days.values()].reduce((sum, day) => sum + day.input_tokens + day.output_tokens, 0),
	};
}
