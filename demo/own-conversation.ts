/** The project's own conversation, in `conversation/`, and what is asked at its end. */
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { type Conversation, type Document, type Message, messageSchema, type Question } from "./conversation.ts";
import { hostInventory } from "./host-inventory.ts";

/** Five days in March: an engineer and her assistant move a picture archive's search off its nightly job. */
export async function readOwnConversation(): Promise<Conversation> {
	const folder = new URL("conversation/", import.meta.url);
	const days = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
	const messages = await Promise.all(days.map((name) => readMessages(new URL(name, folder))));
	return {
		threadId: "demo-archive-search",
		userId: "marit",
		title: "Search of the picture archive",
		messages: messages.flat(),
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
			await readDocument(new URL("documents/decision-0009.md", import.meta.url), {
				type: "decision",
				score: 0.78,
				created_at: "2025-04-22T08:00:00.000Z",
			}),
			await readDocument(new URL("documents/incident-2025-08.md", import.meta.url), {
				type: "incident",
				score: 0.71,
				created_at: "2025-08-18T08:00:00.000Z",
			}),
			hostInventory(),
		],
	};
}

/** The messages of one file. */
export async function readMessages(file: URL): Promise<Message[]> {
	return z.array(messageSchema).parse(JSON.parse(await readFile(file, "utf8")));
}

/** A file as a document; its name, without ending, is the source's id. */
export async function readDocument(
	file: URL,
	{ type, ...about }: { type: string; score?: number; created_at: string },
): Promise<Document> {
	const content = await readFile(file, "utf8");
	return { content: content.trim(), source: { id: basename(file.pathname, ".md"), type }, ...about };
}
