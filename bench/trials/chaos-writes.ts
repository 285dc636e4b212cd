import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { newInstallation } from "../signed-events.ts";
import { textWriter } from "../text.ts";
import type { KilledServer } from "./killed-server.ts";
import { type Sent, send } from "./send.ts";
import type { Promised } from "./stored.ts";

/** What was acknowledged, and so must be there once; `faults` are answers that no kill explains. */
export type Ledger = {
	threads: Map<string, Kept>;
	events: { id: string; channel: string; text: string }[];
	acknowledged: number;
	/** How often a write got no answer, or was told to come again, and was repeated. */
	repeated: number;
	faults: string[];
};

/** What a thread holds; `unshown`: what was said in requests that were done, and whose answers may not be shown again. */
type Kept = { promised: Promised[]; unshown: string[]; notes: string[]; memories: string[] };

export function newLedger(): Ledger {
	return { threads: new Map(), events: [], acknowledged: 0, repeated: 0, faults: [] };
}

type Installation = Awaited<ReturnType<typeof newInstallation>>;

/** A write that nobody takes for so long has been lost in another way. */
const PATIENCE_MS = 300_000;
const AGAIN_MS = 100;
const PAUSE_MS = 15;

const appended = z.object({ messages: z.array(z.object({ id: z.string(), seq: z.number() })) });
const unshown = z.object({ code: z.literal("already_exists") });
const context = z.object({ appended: z.object({ id: z.string(), seq: z.number() }) });

/** Writes what it is told until it is acknowledged, the same way each time. */
export function newWriting(server: KilledServer, ledger: Ledger) {
	type Attempt = () => Promise<{ status: number; body: unknown }>;
	/** `keyed`: under an idempotency key, so that it is known to be done where its answer is not shown again. */
	const until = async (what: string, attempt: Attempt, keyed = false): Promise<unknown> => {
		const since = performance.now();
		for (;;) {
			const { status, body } = await attempt();
			// Whoever is erased meanwhile takes kept answers away that may show something of theirs.
			const done = keyed && status === 409 && unshown.safeParse(body).success;
			if (done || (status >= 200 && status < 300)) {
				ledger.acknowledged++;
				return body;
			}
			const late = performance.now() - since > PATIENCE_MS;
			if ((status !== 0 && status !== 503) || late) {
				ledger.faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
				return null;
			}
			ledger.repeated++;
			await sleep(AGAIN_MS);
		}
	};
	return {
		call: (sent: Sent) =>
			until(
				`${sent.method} ${sent.path}`,
				() => send(server.url(), sent),
				sent.headers?.["idempotency-key"] !== undefined,
			),
		event: (installation: Installation, event: Ledger["events"][number]) =>
			until("a webhook", async () => {
				const answer = await installation.send(server.url(), event).catch(() => null);
				return { status: answer?.status ?? 0, body: await answer?.text().catch(() => "") };
			}),
	};
}

type Writing = ReturnType<typeof newWriting>;

/** Talks in a thread of its own until it is over: turns, notes, memories, and contexts that append their query. */
export async function talk(writing: Writing, ledger: Ledger, nth: number, over: () => boolean): Promise<void> {
	const id = `chaos-${nth}`;
	const path = `/v1/threads/${id}`;
	const kept: Kept = { promised: [], unshown: [], notes: [], memories: [] };
	const { message } = textWriter(100 + nth);
	const post = (to: string, body: object, key?: string) =>
		writing.call({ method: "POST", path: to, body, ...(key && { headers: { "idempotency-key": `${id}-${key}` } }) });
	ledger.threads.set(id, kept);
	await post("/v1/threads", { id, user_id: id, config: { learn: "turn" } });
	for (let turn = 0; !over(); turn++) {
		const said = { id: `u${turn}`, role: "user", content: `${message()} I prefer the tea number ${turn}. (${turn})` };
		const answered = { id: `a${turn}`, role: "assistant", content: `Noted. (${turn})` };
		const both = [said, answered];
		const { data } = appended.safeParse(await post(`${path}/messages`, { messages: both }));
		const seqs = data?.messages ?? [];
		kept.promised.push(...seqs.map(({ id: own, seq }, at) => ({ id: own, seq, content: both[at]?.content ?? "" })));

		const query = `What of tea number ${turn}?`;
		if (turn % 5 === 1) {
			const answer = await post(`${path}/context`, { query, append: true }, `c${turn}`);
			const asked = context.safeParse(answer);
			if (unshown.safeParse(answer).success) kept.unshown.push(query);
			if (asked.success) kept.promised.push({ ...asked.data.appended, content: query });
		}
		const content = `Mind the tea number ${turn}.`;
		if (turn % 5 === 2 && (await post(`${path}/notes`, { content, category: "context" }, `n${turn}`)) !== null)
			kept.notes.push(content);
		const memory = { content: `${id} has box ${turn}.`, scope: `user:${id}` };
		if (turn % 5 === 3 && (await post("/v1/memories", memory, `m${turn}`)) !== null) kept.memories.push(memory.content);
		await sleep(PAUSE_MS);
	}
}

/** A channel of a platform in which somebody writes until it is over. */
export async function chat(writing: Writing, ledger: Ledger, installation: Installation, over: () => boolean) {
	for (let nth = 0; !over(); nth++) {
		const event = { id: `e${nth}`, channel: `c${nth % 3}`, text: `Event number ${nth}.` };
		if ((await writing.event(installation, event)) !== null) ledger.events.push(event);
		await sleep(10 * PAUSE_MS);
	}
}
