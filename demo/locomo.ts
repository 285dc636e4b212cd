/** Reads a LoCoMo file (github.com/snap-research/locomo): its first conversation and one of its questions. */
import { readFile } from "node:fs/promises";
import * as z from "zod";
import type { Conversation, Message } from "./conversation.ts";

const MINUTE_MS = 60_000;
const SINGLE_HOP = 4;
const ADVERSARIAL = 5;

const turnSchema = z.object({
	speaker: z.string(),
	dia_id: z.string(),
	text: z.string(),
	blip_caption: z.string().optional(),
});

const questionSchema = z.object({
	question: z.string(),
	answer: z.union([z.string(), z.number()]).optional(),
	evidence: z.array(z.string()).default([]),
	category: z.number(),
});

const sampleSchema = z.object({
	sample_id: z.string(),
	conversation: z.looseObject({ speaker_a: z.string(), speaker_b: z.string() }),
	qa: z.array(questionSchema),
});

type Sample = z.infer<typeof sampleSchema>;

export async function readLocomo(path: string): Promise<Conversation> {
	const text = await readFile(path, "utf8").catch((cause) => {
		throw new Error(`cannot read ${path}`, { cause });
	});
	const sample = readSample(text);
	if (!sample) throw new Error(`${path} is no LoCoMo file (a JSON array of {sample_id, conversation, qa} is expected)`);
	const messages = readMessages(sample.conversation);
	if (messages.length === 0) throw new Error(`${path} is no LoCoMo file (its first conversation has no turns)`);
	const { speaker_a, speaker_b } = sample.conversation;
	return {
		threadId: `demo-locomo-${asId(sample.sample_id)}`,
		userId: asId(speaker_a),
		title: `${speaker_a} and ${speaker_b} (LoCoMo ${sample.sample_id})`,
		messages,
		...chooseQuestion(sample, messages),
	};
}

function readSample(text: string): Sample | undefined {
	try {
		return z.array(sampleSchema).min(1).parse(JSON.parse(text))[0];
	} catch {
		return undefined;
	}
}

/** Sessions in order; each turn a minute after the one before. */
function readMessages(conversation: Sample["conversation"]): Message[] {
	const messages: Message[] = [];
	for (let session = 1; `session_${session}_date_time` in conversation; session++) {
		const turns = z.array(turnSchema).safeParse(conversation[`session_${session}`]);
		const start = readSessionTime(String(conversation[`session_${session}_date_time`]));
		if (!turns.success) continue;
		for (const [index, turn] of turns.data.entries()) {
			messages.push({
				id: turn.dia_id,
				role: turn.speaker === conversation.speaker_a ? "user" : "assistant",
				name: turn.speaker,
				content: turn.blip_caption ? `${turn.text} [${turn.blip_caption}]` : turn.text,
				created_at: new Date(start + index * MINUTE_MS).toISOString(),
			});
		}
	}
	return messages;
}

/** "1:56 pm on 8 May, 2023", as UTC. */
function readSessionTime(text: string): number {
	const [clock, day] = text.split(" on ");
	const time = Date.parse(`${day?.replace(",", "")} ${clock} UTC`);
	if (Number.isNaN(time)) throw new Error(`a session's time is not understood: "${text}"`);
	return time;
}

/** The first question that one turn answers, else the first that is answered at all. */
function chooseQuestion(sample: Sample, messages: Message[]): Pick<Conversation, "question" | "next" | "expected"> {
	const known = new Set(messages.map((message) => message.id));
	const candidates = sample.qa
		.filter((qa) => qa.category !== ADVERSARIAL)
		.map((qa) => ({
			...qa,
			evidence: qa.evidence.flatMap((text) => text.split(/[;\s]+/)).filter((id) => known.has(id)),
		}))
		.filter((qa) => qa.evidence.length > 0);
	const chosen = candidates.find((qa) => qa.category === SINGLE_HOP) ?? candidates[0];
	if (!chosen) throw new Error("the file's first conversation has no question with evidence");
	const { speaker_a, speaker_b } = sample.conversation;
	const system = `${speaker_a} and ${speaker_b} have been writing to each other for months. Answer from what they said.`;
	return {
		question: { query: chosen.question, system },
		next: (candidates.find((qa) => qa !== chosen) ?? chosen).question,
		expected: { answer: String(chosen.answer ?? ""), evidence: chosen.evidence },
	};
}

function asId(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
}
