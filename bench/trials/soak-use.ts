import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { newInstallation } from "../signed-events.ts";
import { textWriter } from "../text.ts";
import { type Got, type Sent, send } from "./send.ts";
import type { SoakSize } from "./sizes.ts";
import { everyRow } from "./stored.ts";

/** A request of the run, when it was sent (ms since the run began). */
export type Taken = { kind: string; at: number; got: Got };

/** What is not done after so long hangs, and the run ends. */
const SETTLED_WITHIN_MS = 60_000;
const LOOK_MS = 100;
const CHANNELS = ["soak-1", "soak-2"];
const MCP_HEADERS = { accept: "application/json, text/event-stream" };

const status = z.object({ id: z.string(), status: z.string() });
const waiting = z.looseObject({ waiting: z.looseObject({ count: z.number() }) });
const begun = z.object({ erasure: z.object({ id: z.string() }) });

/** Mixed use of a server in cycles: each writes the same things and deletes them again. */
export function newUse(url: string, { users, turns }: SoakSize) {
	const since = performance.now();
	const taken: Taken[] = [];
	const { message, question } = textWriter(31);
	const numbers = Array.from({ length: users }, (_, nth) => nth);

	const call = async (kind: string, sent: Sent): Promise<unknown> => {
		const at = performance.now() - since;
		const got = await send(url, sent);
		taken.push({ kind, at, got });
		return got.body;
	};
	const post = (kind: string, path: string, body: unknown, headers = {}) =>
		call(kind, { method: "POST", path, body, headers });

	const talk = async (nth: number): Promise<void> => {
		const user = `soak-${nth}`;
		const path = `/v1/threads/${user}`;
		await post("threads", "/v1/threads", { id: user, user_id: user, config: { learn: "turn" } });
		for (let turn = 0; turn < turns; turn++) {
			const said = `${message()} I prefer the tea number ${turn}. My sister is Marta.`;
			const messages = [
				{ role: "user", content: said },
				{ role: "assistant", content: `Noted. ${message()}` },
			];
			await post("appends", `${path}/messages`, { messages });
			await post("contexts", `${path}/context`, { query: question(), budget: "4k" });
			const asked = new URLSearchParams({ q: question() });
			await call("searches", { method: "GET", path: `${path}/messages/search?${asked}` });
			await post("notes", `${path}/notes`, { content: `Mind the tea number ${turn}.`, category: "context" });
			const memory = { content: `${user} has box ${turn}.`, scope: `user:${user}` };
			await post("memories", "/v1/memories", memory);
			await post("memory searches", "/v1/memories/search", { query: question(), user_id: user });
			const params = { name: "recall", arguments: { query: question() } };
			await post("MCP calls", "/mcp", { jsonrpc: "2.0", id: turn, method: "tools/call", params }, MCP_HEADERS);
		}
		await post("distillations", `${path}/distill`, undefined);
	};

	/** Somebody writes in two channels of a platform; the installation is returned. */
	const chat = async (cycle: number): Promise<string> => {
		const installation = await newInstallation(url, { learn: "turn" });
		for (let nth = 0; nth < turns; nth++) {
			for (const channel of CHANNELS) {
				const at = performance.now();
				const answer = await installation.send(url, { id: `e${cycle}-${channel}-${nth}`, channel, text: message() });
				const got = { status: answer.status, body: await answer.text(), ms: performance.now() - at };
				taken.push({ kind: "webhooks", at: at - since, got });
			}
		}
		return installation.id;
	};

	const openJobs = async (): Promise<number> => {
		const of = (state: string) => everyRow(status, `${url}/v1/jobs?status=${state}`);
		return (await of("queued")).length + (await of("running")).length;
	};
	const settled = async (installation: string): Promise<boolean> => {
		const events = await ask(waiting, "GET", `${url}/v1/installations/${installation}/events`);
		return events.waiting.count === 0 && (await openJobs()) === 0;
	};

	/** Every other user is erased; what the others wrote is deleted thing by thing. */
	const remove = async (nth: number): Promise<void> => {
		const user = `soak-${nth}`;
		if (nth % 2 === 0) {
			const { data } = begun.safeParse(await call("erasures", { method: "DELETE", path: `/v1/users/${user}` }));
			if (data === undefined) return;
			const erased = async () => (await ask(status, "GET", `${url}/v1/erasures/${data.erasure.id}`)).status === "done";
			await until(`the erasure of ${user}`, erased);
			return;
		}
		await call("deletions", { method: "DELETE", path: `/v1/threads/${user}?learned=forget` });
		await call("deletions", { method: "DELETE", path: `/v1/memories?scope=user:${user}` });
	};

	return {
		taken,
		openJobs,
		elapsed: () => performance.now() - since,
		/** Writes, asks, waits until all is learned, and deletes; `written` is called before it deletes. */
		async cycle(number: number, written: () => void): Promise<void> {
			const [installation] = await Promise.all([chat(number), ...numbers.map(talk)]);
			await until("background work", () => settled(installation));
			written();
			const path = `/v1/installations/${installation}`;
			await call("deletions", { method: "DELETE", path });
			const threads = CHANNELS.map((channel) => `/v1/threads/generic:${channel}?learned=forget`);
			for (const thread of threads) await call("deletions", { method: "DELETE", path: thread });
			await Promise.all(numbers.map(remove));
			await until("what deletions began", async () => (await openJobs()) === 0);
		},
	};
}

async function until(what: string, done: () => Promise<boolean>): Promise<void> {
	const since = performance.now();
	while (!(await done())) {
		if (performance.now() - since > SETTLED_WITHIN_MS) throw new Error(`${what} did not end within a minute`);
		await sleep(LOOK_MS);
	}
}
