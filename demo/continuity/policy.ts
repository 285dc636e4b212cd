/** An employee asks about remote work; the passages of the policy come with every question. */
import { readdir } from "node:fs/promises";
import { readDocument, readMessages } from "../own-conversation.ts";
import { type Story, turnsOf } from "./story.ts";

/** Small, so that a conversation of eighteen short turns outgrows it. */
const TOKEN_LIMIT = 1_200;
const PRESERVED_MESSAGES = 6;
const POLICY_DATE = "2026-01-05T08:00:00.000Z";

export async function readPolicy(): Promise<Story> {
	const folder = new URL("documents/", import.meta.url);
	const passages = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
	const messages = await readMessages(new URL("policy.json", import.meta.url));
	return {
		id: "policy",
		title: "A question about a policy",
		about:
			"Ilka asks about remote work: who may, with which form, what if her manager says no, equipment, working abroad. " +
			"The passages of the policy come with the question, as knowledge.",
		userId: "ilka",
		config: {
			overflow: { strategy: "summarize", token_limit: TOKEN_LIMIT, preserve_messages: PRESERVED_MESSAGES },
		},
		turns: turnsOf(messages),
		notes: [],
		question: {
			query: "Which form number was it, and what if my manager says no?",
			system:
				"You answer employees' questions about the company's policies, from the passages given and from what was said " +
				"before. Say so where the passages don't answer.",
			knowledge: await Promise.all(
				passages.map((name) => readDocument(new URL(name, folder), { type: "policy", created_at: POLICY_DATE })),
			),
		},
		probes: [
			{ what: "which form", words: "RW-14" },
			{ what: "a no is in writing", words: "in writing" },
			{ what: "to whom one appeals", words: "HR business partner" },
			{ what: "corrected", words: "Brazil" },
			{ what: "decided", words: "Mondays and Thursdays" },
			{ what: "still open", words: "80%" },
			{ what: "how to answer", words: "keep it short" },
		],
	};
}
