import { vi } from "vitest";
import * as z from "zod";
import { api, ask, localKey } from "../client.ts";
import { assistant, newThread, user } from "../thread-calls.ts";

export const context = z.looseObject({
	id: z.string(),
	model: z.string(),
	tokens: z.looseObject({ total: z.number() }),
	report: z.looseObject({ cache: z.object({ stable_tokens: z.number(), breakpoints: z.array(z.number()) }) }),
});

/** Builds a context and waits until it is kept. */
export async function built(thread: string, body: object = {}, key = localKey) {
	const answer = await ask(context, "POST", `${thread}/context`, body, { key });
	await vi.waitFor(
		async () => {
			const kept = await api("GET", `${thread}/contexts/${answer.id}`, undefined, { key });
			if (kept.status !== 200) throw new Error("not kept yet");
		},
		{ timeout: 2_000, interval: 20 },
	);
	return answer;
}

/** A thread in which something was said. */
export async function spokenThread(key = localKey, body: object = {}): Promise<string> {
	const path = await newThread(body, key);
	await ask(z.unknown(), "POST", `${path}/messages`, { messages: [user("hello"), assistant("hi")] }, { key });
	return path;
}
