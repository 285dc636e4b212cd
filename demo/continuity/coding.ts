/** Three days in May: a courier co-op's price engine learns to count in cents and to charge by zone. */
import { readdir } from "node:fs/promises";
import { readMessages } from "../own-conversation.ts";
import { type Story, turnsOf } from "./story.ts";

export async function readCoding(): Promise<Story> {
	const folder = new URL("coding/", import.meta.url);
	const days = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
	const messages = (await Promise.all(days.map((name) => readMessages(new URL(name, folder))))).flat();
	return {
		id: "coding",
		title: "A coding task",
		about:
			"Pieter and his assistant rebuild the tariff engine of a bicycle courier co-op: a plan of six steps, two " +
			"decisions, an approach that fails, corrections, a question put off, another matter in between.",
		userId: "pieter",
		config: {},
		turns: turnsOf(messages),
		notes: [
			{
				turn: 1,
				category: "preference",
				content: "Pieter wants short answers, no emojis, and diffs instead of whole files.",
			},
			{
				turn: 4,
				category: "context",
				content:
					"The production database is read only for us: Lieve makes the exports. Never run an UPDATE on waybill.",
			},
		],
		question: {
			query: "What were we just working on?",
			system:
				"You are the engineering assistant of waybill, the order system of a bicycle courier co-op in Ghent. Be exact " +
				"about figures and names. Never invent a file, a command or a decision.",
			project:
				"TypeScript on Node 22, Fastify 5, PostgreSQL 16, vitest. Decisions are in docs/decisions, one file each.",
		},
		probes: [
			{ what: "the task", words: "tariff" },
			{ what: "where we are", words: "20417" },
			{ what: "what is next", words: "returnLegs" },
			{ what: "decided on cents", words: "decimal.js" },
			{ what: "decided on rounding", words: "line by line" },
			{ what: "failed", words: "polygon" },
			{ what: "corrected", words: "must be refused" },
			{ what: "put off", words: "2 June" },
			{ what: "how to answer", words: "no emojis" },
			{ what: "a rule", words: "read only" },
		],
	};
}
