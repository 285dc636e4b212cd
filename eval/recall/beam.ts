import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Conversation, Question } from "./conversation.ts";

const MINUTE_MS = 60_000;
const MARKER = /\s*->->[\s\d,.-]*$/;

const turnSchema = z.object({
	role: z.enum(["user", "assistant"]),
	id: z.number(),
	content: z.string(),
	time_anchor: z.string().nullish(),
});
const chatSchema = z.array(z.object({ turns: z.array(z.array(turnSchema)) }));
const idsSchema: z.ZodType<number[]> = z
	.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
	.nullish()
	.transform(
		(ids) =>
			JSON.stringify(ids ?? [])
				.match(/\d+(?=[\],}])/g)
				?.map(Number) ?? [],
	);
const probesSchema = z.record(
	z.string(),
	z.array(z.looseObject({ question: z.string(), source_chat_ids: idsSchema, rubric: z.array(z.string()).default([]) })),
);

/** Reads every chat below a folder of BEAM; questions that have evidence. */
export function readBeam(folder: string, name: string): Conversation[] {
	const numbers = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, "chat.json")));
	return numbers
		.sort((a, b) => Number(a) - Number(b))
		.map((number) => {
			const chat = chatSchema.parse(JSON.parse(readFileSync(join(folder, number, "chat.json"), "utf8")));
			const probes = probesSchema.parse(
				JSON.parse(readFileSync(join(folder, number, "probing_questions.json"), "utf8")),
			);
			const messages = messagesOf(chat);
			const known = new Set(messages.map(({ id }) => id));
			return { id: `${name}-${number}`, set: "beam", messages, questions: questionsOf(probes, known) };
		});
}

function messagesOf(chat: z.infer<typeof chatSchema>): Conversation["messages"] {
	let start = 0;
	let minutes = 0;
	return chat.flatMap(({ turns }) =>
		turns.flat().map(({ role, id, content, time_anchor: anchor }) => {
			if (anchor) {
				start = Date.parse(`${anchor.replaceAll("-", " ")} UTC`);
				if (Number.isNaN(start)) throw new Error(`a time anchor is not understood: "${anchor}"`);
				minutes = 0;
			}
			const text = role === "user" ? content.replace(MARKER, "") : content;
			const created_at = new Date(start + minutes++ * MINUTE_MS).toISOString();
			return { id: String(id), role, content: text === "" ? "." : text, created_at };
		}),
	);
}

function questionsOf(probes: z.infer<typeof probesSchema>, known: ReadonlySet<string>): Question[] {
	return Object.entries(probes).flatMap(([category, all]) =>
		all.flatMap(({ question, source_chat_ids: ids, rubric }, index) => {
			const gold = [...new Set(ids.map(String))].filter((id) => known.has(id));
			return gold.length === 0 ? [] : [{ id: `${category}-${index}`, category, text: question, gold, rubric }];
		}),
	);
}
