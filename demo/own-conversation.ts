/** The project's own conversation, in `conversation/`, and what is asked at its end. */
import { readdir, readFile } from "node:fs/promises";
import * as z from "zod";
import { type Conversation, type Document, messageSchema, type Question } from "./conversation.ts";
import { hostInventory } from "./host-inventory.ts";

/** Five days in March: an engineer and her assistant move a picture archive's search off its nightly job. */
export async function readOwnConversation(): Promise<Conversation> {
	const folder = new URL("conversation/", import.meta.url);
	const days = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
	const texts = await Promise.all(days.map((name) => readFile(new URL(name, folder), "utf8")));
	return {
		threadId: "demo-archive-search",
		userId: "marit",
		title: "Search of the picture archive",
		messages: texts.flatMap((text) => z.array(messageSchema).parse(JSON.parse(text))),
		question: await askAboutMonday(),
		next: "What did Ewa say about photos under embargo?",
	};
}

async function askAboutMonday(): Promise<Question> {
	return {
		query:
			"Joaquín asks once more why we did not take RabbitMQ. Which reasons did we write down on Monday, " +
			"on which figures, and when did we say we would look at it again?",
		system:
			"You are the engineering assistant of the picture archive of Nordhavn City Museum. Be exact about figures, " +
			"names and dates, and say so where you are not sure. Never invent a file, a command or a decision.",
		project:
			"Python 3.12, PostgreSQL 15 behind PgBouncer (transaction mode), OpenSearch 2.11. Migrations are plain SQL. " +
			"Decisions are in docs/decisions, one file each. Tests run against a real PostgreSQL. " +
			"Commands are given one per line.",
		task: {
			task: "Write a reply to Joaquín that Marit can send as it is.",
			goals: ["Give every reason of decision 12", "Name the figures and their dates"],
			constraints: ["At most 150 words", "No reproach: he suggested RabbitMQ himself"],
			expected_output: "A short message in plain English",
		},
		knowledge: [
			await readDocument("decision-0009", "decision", 0.78, "2025-04-22T08:00:00.000Z"),
			await readDocument("incident-2025-08", "incident", 0.71, "2025-08-18T08:00:00.000Z"),
			hostInventory(),
		],
	};
}

async function readDocument(id: string, type: string, score: number, created_at: string): Promise<Document> {
	const content = await readFile(new URL(`documents/${id}.md`, import.meta.url), "utf8");
	return { content: content.trim(), source: { id, type }, score, created_at };
}
