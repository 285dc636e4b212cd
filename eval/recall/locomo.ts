import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Conversation, Question } from "./conversation.ts";

const MINUTE_MS = 60_000;
const CATEGORIES: Record<number, string> = { 1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop" };

const turnSchema = z.object({
	speaker: z.string(),
	dia_id: z.string(),
	text: z.string(),
	blip_caption: z.string().optional(),
});
const sampleSchema = z.object({
	sample_id: z.string(),
	conversation: z.looseObject({ speaker_a: z.string(), speaker_b: z.string() }),
	qa: z.array(z.object({ question: z.string(), evidence: z.array(z.string()).default([]), category: z.number() })),
});
type Sample = z.infer<typeof sampleSchema>;

/** Reads a LoCoMo file; questions of categories 1 to 4 that have evidence. */
export function readLocomo(path: string): Conversation[] {
	const samples = z.array(sampleSchema).parse(JSON.parse(readFileSync(path, "utf8")));
	return samples.map((sample) => {
		const messages = messagesOf(sample);
		const known = new Set(messages.map(({ id }) => id));
		return { id: sample.sample_id, set: "locomo", messages, questions: questionsOf(sample, known) };
	});
}

function messagesOf({ conversation }: Sample): Conversation["messages"] {
	const messages: Conversation["messages"] = [];
	for (let session = 1; `session_${session}_date_time` in conversation; session++) {
		const turns = z.array(turnSchema).safeParse(conversation[`session_${session}`]);
		if (!turns.success) continue;
		const start = sessionTime(String(conversation[`session_${session}_date_time`]));
		for (const [index, { speaker, dia_id, text, blip_caption: caption }] of turns.data.entries()) {
			messages.push({
				id: dia_id,
				role: speaker === conversation.speaker_a ? "user" : "assistant",
				name: speaker,
				content: caption ? `${text} [${caption}]` : text,
				created_at: new Date(start + index * MINUTE_MS).toISOString(),
			});
		}
	}
	return messages;
}

/** "1:56 pm on 8 May, 2023", as UTC. */
function sessionTime(text: string): number {
	const [clock, day] = text.split(" on ");
	const time = Date.parse(`${day?.replace(",", "")} ${clock} UTC`);
	if (Number.isNaN(time)) throw new Error(`a session's time is not understood: "${text}"`);
	return time;
}

function questionsOf({ qa }: Sample, known: ReadonlySet<string>): Question[] {
	return qa.flatMap(({ question, evidence, category }, index) => {
		const named = evidence.flatMap((text) => text.split(/[;\s]+/)).filter((id) => known.has(id));
		const name = CATEGORIES[category];
		const gold = [...new Set(named)];
		if (name === undefined || gold.length === 0) return [];
		return [{ id: `q${index}`, category: name, text: question, gold, rubric: [] }];
	});
}
