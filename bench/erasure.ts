import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";

const threads = 100;
const messagesEach = 100;
const mostS = 60;

const begun = z.object({ erasure: z.object({ id: z.string() }) });
const state = z.looseObject({
	...{ status: z.string(), remaining: z.number() },
	erased: z.looseObject({ threads: z.number(), messages: z.number() }),
});

/** How long it takes until nothing is left of a user with 100 threads and 10,000 messages. */
export async function erasure(): Promise<Row[]> {
	return withServer(async ({ url }) => {
		for (let thread = 0; thread < threads; thread++) await write(url, thread);
		const began = performance.now();
		const { erasure: one } = await ask(begun, "DELETE", `${url}/v1/users/ada`);
		for (;;) {
			const { status, remaining, erased } = await ask(state, "GET", `${url}/v1/erasures/${one.id}`);
			const measured = status === "failed" ? Number.NaN : (performance.now() - began) / 1_000;
			const note = `${erased.threads} threads, ${erased.messages} messages, ${remaining} rows left`;
			if (status !== "running") return [{ what: "erasing a user", measured, unit: "s", limit: mostS, note }];
			await sleep(100);
		}
	});
}

async function write(url: string, thread: number): Promise<void> {
	await ask(z.unknown(), "POST", `${url}/v1/threads`, { id: `t${thread}`, user_id: "ada" });
	const messages = Array.from({ length: messagesEach }, (_, n) => ({
		role: n % 2 === 0 ? "user" : "assistant",
		content: `Item ${n} of list ${thread} stands on the shelf by the door.`,
	}));
	await ask(z.unknown(), "POST", `${url}/v1/threads/t${thread}/messages`, { messages });
}
