import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Conversation } from "./conversation.ts";

const BEGIN = Date.parse("2026-01-05T09:00:00Z");
const TURN_MS = 10_000;
/** A gold turn with fewer words says nothing by itself ("Yeah ."). */
const LEAST_WORDS = 5;

const meetingSchema = z.object({
	meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
	specific_query_list: z.array(
		z.object({
			query: z.string(),
			relevant_text_span: z.array(z.tuple([z.coerce.number().int(), z.coerce.number().int()])),
		}),
	),
});
type Meeting = z.infer<typeof meetingSchema>;

/** Reads QMSum: meetings as people speak, one a line, with the spans of turns that answer each question. */
export function readQmsum(path: string): Conversation[] {
	const lines = readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "");
	return lines.map((line, number) => {
		const meeting = meetingSchema.parse(JSON.parse(line));
		const turns = meeting.meeting_transcripts.map(({ speaker, content }) => ({ speaker, text: spokenText(content) }));
		const messages = turns.flatMap(({ speaker, text }, turn): Conversation["messages"] => {
			if (text === "") return [];
			const created_at = new Date(BEGIN + turn * TURN_MS).toISOString();
			return [{ id: `t${turn}`, role: "user", name: speaker, content: text, created_at }];
		});
		const telling = new Set(turns.flatMap(({ text }, turn) => (isTelling(text) ? [turn] : [])));
		return { id: `qmsum-${number}`, set: "qmsum", messages, questions: questionsOf(meeting, telling) };
	});
}

/** Without markers such as {disfmarker} and {vocalsound}. */
function spokenText(content: string): string {
	return content
		.split("{")
		.map((part, at) => (at === 0 ? part : part.slice(part.indexOf("}") + 1)))
		.join(" ")
		.split(/\s+/)
		.join(" ")
		.trim();
}

function isTelling(text: string): boolean {
	return text.split(" ").filter((word) => /\p{L}/u.test(word)).length >= LEAST_WORDS;
}

function questionsOf({ specific_query_list }: Meeting, telling: ReadonlySet<number>): Conversation["questions"] {
	return specific_query_list.flatMap(({ query, relevant_text_span }, number) => {
		const turns = relevant_text_span.flatMap(([first, last]) =>
			Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
		);
		const gold = [...new Set(turns)].filter((turn) => telling.has(turn)).map((turn) => `t${turn}`);
		return gold.length === 0 ? [] : [{ id: `q${number}`, category: "meetings", text: query, gold, rubric: [] }];
	});
}
