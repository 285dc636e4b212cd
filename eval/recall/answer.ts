import * as z from "zod";

/**
 * What a context knows: the messages it holds, how many tokens its knowledge took, and its text, which is never kept.
 * `byWords`: why the sentence encoder said nothing, where there should be one.
 */
export type Answer = { items: Shown[]; used: number; text: string; byWords?: string };

/** An item of the knowledge block that is in the context. */
type Shown = { id: string; sources: string[]; tokens: number; score: number | null };

const receiptSchema = z.object({
	messages: z.array(z.object({ content: z.unknown() })),
	report: z.object({
		blocks: z.array(z.object({ name: z.string(), used: z.number() })),
		items: z.array(
			z.object({
				id: z.string(),
				block: z.string(),
				included: z.boolean(),
				tokens: z.number(),
				score: z.object({ total: z.number() }).optional(),
				provenance: z.object({ source_id: z.string(), source_ids: z.array(z.string()).optional() }).optional(),
			}),
		),
		degraded: z.array(z.object({ part: z.string(), reason: z.string() })),
	}),
});

/** Reads the answer to `POST /v1/threads/{id}/context`. */
export function readAnswer(body: unknown): Answer {
	const { messages, report } = receiptSchema.parse(body);
	const byWords = report.degraded.find(({ part }) => part === "encoder")?.reason;
	const shown = report.items.filter(({ block, included }) => block === "knowledge" && included);
	return {
		items: shown.map(({ id, tokens, score, provenance }) => ({
			...{ id, tokens, score: score?.total ?? null },
			sources: [...(provenance === undefined ? [] : [provenance.source_id]), ...(provenance?.source_ids ?? [])],
		})),
		used: report.blocks.find(({ name }) => name === "knowledge")?.used ?? 0,
		text: messages.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content))).join("\n"),
		...(byWords === undefined ? {} : { byWords }),
	};
}
