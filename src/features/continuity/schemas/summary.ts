import { z } from "@hono/zod-openapi";
import type { Summary } from "../../../core/model/thread/summary.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";

const Lines = z.string().openapi({ description: "A line each, the weightiest first" });

export const SummarySchema = z
	.object({
		id: z.string(),
		number: z.int(),
		from_seq: z.int().openapi({ description: "What came before is folded in from the summary before it" }),
		to_seq: z.int(),
		sections: z.object({
			task_context: Lines,
			completed_work: Lines,
			key_decisions: Lines,
			current_state: Lines,
			open_threads: Lines,
			corrections: Lines,
			tone: Lines,
		}),
		digest: z.string(),
		tokens: z.int().openapi({ description: "Of sections and digest, in the encoding of the thread" }),
		writer: z.string().openapi({ description: "`embedded`, or the name of the model" }),
		dropped_lines: z.int().openapi({ description: "Lines that nothing of what they cover bears out" }),
		stale: z.boolean().openapi({
			description: "A message that it covers was changed since; of one that was deleted, its text is gone",
		}),
		created_at: TimeAnswer,
	})
	.openapi("Summary");

export function summaryAnswer({ sections, ...rest }: Summary): z.input<typeof SummarySchema> {
	const text = (lines: readonly string[]) => lines.join("\n");
	return {
		...rest,
		sections: {
			task_context: text(sections.task_context),
			completed_work: text(sections.completed_work),
			key_decisions: text(sections.key_decisions),
			current_state: text(sections.current_state),
			open_threads: text(sections.open_threads),
			corrections: text(sections.corrections),
			tone: text(sections.tone),
		},
	};
}
