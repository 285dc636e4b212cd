/** A fortnight in May: Mira plans a move and an app for the evenings, and tells three threads about it. */
import type { Message } from "../conversation.ts";
import { readMessages } from "../own-conversation.ts";

export const TOPICS = ["move", "tidebook", "daily"] as const;

export type Topic = (typeof TOPICS)[number];

export const TITLES: Record<Topic, string> = { move: "The move", tidebook: "Tidebook", daily: "Day to day" };

/** What the application does at the end of a day, beside what is said. `sign`: a word that only the message has. */
export type Act =
	| { kind: "forget"; topic: Topic; message: string; sign: string; query: string }
	| { kind: "skill"; name: string; description: string; body: string; tags: string[] }
	| { kind: "outcome"; name: string; success: boolean; detail: string };

export type Day = { date: string; said: { topic: Topic; messages: Message[] }[]; acts: Act[] };

const DEPLOY = {
	kind: "skill",
	name: "deploy-tidebook",
	description: "Bring a new version of Tidebook to the server without an outage.",
	tags: ["deploy", "tidebook"],
} as const;

const ACTS: Record<string, Act[]> = {
	"2026-05-11": [
		{ ...DEPLOY, tags: [...DEPLOY.tags], body: "1. Restart the workers.\n2. Run the migration." },
		{ kind: "outcome", name: DEPLOY.name, success: false, detail: "The workers met tables that were not there yet." },
		{
			...DEPLOY,
			tags: [...DEPLOY.tags],
			body: "1. Run the migration.\n2. Restart the workers.\n3. Look at the health page.",
		},
	],
	"2026-05-12": [{ kind: "outcome", name: DEPLOY.name, success: true, detail: "Nobody noticed." }],
	"2026-05-13": [
		{
			kind: "forget",
			topic: "move",
			message: "move-09",
			sign: "4471",
			query: "What is the door code of the new flat?",
		},
	],
	"2026-05-15": [{ kind: "outcome", name: DEPLOY.name, success: true, detail: "With the image pushed first." }],
};

/** What is asked in a thread that is new, and who it is that is asked. */
export const QUESTION = {
	query:
		"Jonas Weber comes to dinner in Bergen and wants to see how I deploy Tidebook. Who is he to me again, what can I " +
		"cook, and which PostgreSQL and which deploy steps do I show him?",
	system: "You are Mira's assistant. Say only what you know of her.",
};

/** Questions about a moment, answered by relations. */
export const MOMENTS = ["2026-05-06T12:00:00.000Z", "2026-05-17T20:00:00.000Z"];

/** What nothing was learned of: it was only said, beside what was deleted. */
export const ELSEWHERE = "How wide are the stairs, and is there a lift?";

/** The days on which anything was said, in order. */
export async function readFortnight(): Promise<Day[]> {
	const days = new Map<string, Day>();
	for (const topic of TOPICS) {
		const messages = await readMessages(new URL(`fortnight/${topic}.json`, import.meta.url));
		for (const [date, same] of Map.groupBy(messages, ({ created_at }) => created_at.slice(0, 10))) {
			const day = days.get(date) ?? { date, said: [], acts: ACTS[date] ?? [] };
			days.set(date, { ...day, said: [...day.said, { topic, messages: same }] });
		}
	}
	return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
