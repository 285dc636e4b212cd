import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";

export const appended = z.object({
	messages: z.array(z.object({ id: z.string(), seq: z.number() })),
	last_seq: z.number(),
});
type Appended = z.infer<typeof appended>;

/** One call of a writer: what it sent, and the answer if one came. */
export type Sent = { messages: { id: string; role: "user"; content: string }[]; answer: Appended | null };

/**
 * Several writers append to one thread, each one call after another, until a call fails or `enough`
 * is reached; every message has an id of its writer's. The last call of a writer may be unanswered.
 */
export async function streamAppends(threadUrl: string, writers: number, enough: number, onAnswer: () => void) {
	const sent: Sent[] = [];
	const write = async (writer: number) => {
		for (let call = 0; call < enough; call++) {
			const one: Sent = { messages: someMessages(writer, call), answer: null };
			sent.push(one);
			one.answer = await append(threadUrl, one).catch(() => null);
			if (one.answer === null) return;
			onAnswer();
		}
	};
	await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
	return sent;
}

/** Sends (or repeats) one call; throws if it was not taken. */
export function append(threadUrl: string, { messages }: Sent): Promise<Appended> {
	return ask(appended, "POST", `${threadUrl}/messages`, { messages });
}

/** One to five messages, so that calls are of different sizes. */
function someMessages(writer: number, call: number): Sent["messages"] {
	return Array.from({ length: 1 + ((writer + call) % 5) }, (_, part) => ({
		id: `w${writer}-c${call}-p${part}`,
		role: "user" as const,
		content: `Writer ${writer}, call ${call}, part ${part}: the night train reached Vienna ${call} minutes late.`,
	}));
}

const page = z.object({ data: z.array(z.object({ id: z.string(), seq: z.number(), content: z.string() })) });
type Listed = z.infer<typeof page>["data"];

/** Every message of a thread, oldest first, read page by page. */
export async function allMessages(threadUrl: string): Promise<Listed> {
	const all: Listed = [];
	for (;;) {
		const after = all.at(-1)?.seq ?? 0;
		const { data } = await ask(page, "GET", `${threadUrl}/messages?order=asc&limit=200&after_seq=${after}`);
		all.push(...data);
		if (data.length === 0) return all;
	}
}
