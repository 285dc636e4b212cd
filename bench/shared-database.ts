import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import { askAtOnce } from "./at-once.ts";
import type { Row } from "./report.ts";
import { quantile } from "./statistics.ts";

const sizes = [15, 30, 60, 120];
const sentences = 20;
const written = 20_000;
const aCall = 100;
const callsAtOnce = 20;
/** A tenant that asks for so many things at once, for so long. */
const asked = { lines: 20, ms: 5_000 };
const restMs = 5_000;
const indexingMs = 10_000;
/** The most that may be waited, p99; where the machine has other things to do, twice what is waited at rest. */
const limitMs = 100;
const overRest = 2;
const local = `Bearer ${LOCAL_KEY}`;

const job = z.object({ job: z.object({ id: z.string() }) });
const ended = z.object({ status: z.string() });
const anything = z.unknown();

/** Who watches asks more often than a key may on a machine with nothing else to do. */
const unlimited = ["KEY", "TENANT"].flatMap((of) => ["--var", `TESSERA_RATE_LIMIT_${of}:0`]);

/** How much longer a context of another tenant may take at p95 than at rest. */
const mostMoved = 1.2;

/** What another tenant waits while one has much to learn, or writes much: the database is one for all. */
export async function sharedDatabase(): Promise<Row[]> {
	return withServer(
		async (server) => {
			const others = await watch(server.url);
			const rows: Row[] = [];
			/** Right before each work, as a machine that does other things is at rest now in one way and then in another. */
			const rest = async (before: string) => {
				await sleep(restMs);
				rows.push(...others.rows(`at rest, before ${before}`, false));
			};
			const took: number[] = [];
			for (const size of sizes) {
				await rest(`${size} messages`);
				took.push(await ingest(server.url, size));
				rows.push(...others.rows(`while ${size} messages are learned from`, true));
			}
			rows.push(...growth(took));
			await rest("writing");
			const seconds = await timed(() => writeMuch(server.url));
			rows.push({
				what: `${written} memories, ${callsAtOnce} calls of ${aCall} at once`,
				measured: seconds,
				unit: "s",
			});
			rows.push(...others.rows("while they are written", true));
			await sleep(indexingMs);
			rows.push(...others.rows("while they are indexed", true));
			await rest(`${asked.lines} requests at once`);
			const key = await found(server.url, "eager");
			const answers = await askAtOnce({ ...asked, send: (path, body) => send(server.url, path, body, key, anything) });
			rows.push(...others.rows(`while a tenant asks for ${asked.lines} things at once`, true));
			await others.stop();
			rows.push({ what: `${asked.lines} at once, answers beside the other`, measured: answers, unit: "1/s" });
			return rows;
		},
		undefined,
		unlimited,
	);
}

/** How much longer twice as much takes: 2 where time grows with the text. */
function growth(took: readonly number[]): Row[] {
	return took.map((seconds, index): Row => {
		const before = took[index - 1];
		const what = `${sizes[index]} messages of ${sentences} sentences of one line learned from`;
		if (before === undefined) return { what, measured: seconds, unit: "s" };
		return {
			what: `${what}, against half`,
			measured: seconds / before,
			unit: "×",
			limit: 3,
			note: `${seconds.toFixed(2)} s`,
		};
	});
}

/** Founds a tenant; gives what its requests say who they are with. */
async function found(url: string, name: string): Promise<string> {
	const { key } = await send(url, "/v1/tenants", { id: `${name}-${Date.now()}` }, local, z.object({ key: z.string() }));
	return `Bearer ${key}`;
}

/** Another tenant, which asks for one thing after the other in three lines. */
async function watch(url: string) {
	const authorization = await found(url, "other");
	await send(url, "/v1/threads", { id: "own" }, authorization, anything);
	const messages = [{ role: "user", content: "We use Postgres 15 for our orders." }];
	await send(url, "/v1/threads/own/messages", { messages }, authorization, anything);
	const context = { query: "What do we use for orders?", budget: "8k" };
	const lines = {
		"/health": () => read(`${url}/health`, {}),
		"a thread": () => read(`${url}/v1/threads/own`, { headers: { authorization } }),
		"a context": () => send(url, "/v1/threads/own/context", context, authorization, anything),
	};
	let taken = new Map<string, number[]>();
	const rest = new Map<string, { p95: number; p99: number }>();
	let open = true;
	const running = Object.entries(lines).map(async ([name, run]) => {
		while (open) {
			const seconds = await timed(run);
			taken.set(name, [...(taken.get(name) ?? []), seconds * 1_000]);
			await sleep(5);
		}
	});
	return {
		/** What was waited since it was asked last. */
		rows(when: string, limited: boolean): Row[] {
			const times = taken;
			taken = new Map();
			return [...times].flatMap(([name, each]): Row[] => {
				const [measured, p95] = [quantile(each, 0.99), quantile(each, 0.95)];
				const former = rest.get(name);
				if (!limited) rest.set(name, { p95, p99: measured });
				const limit = Math.max(limitMs, overRest * (former?.p99 ?? 0));
				const note = `median ${quantile(each, 0.5).toFixed(1)}, most ${Math.max(...each).toFixed(0)} ms, ${each.length} times`;
				const row: Row = { what: `${name} ${when}, p99`, unit: "ms", measured, ...(limited && { limit }), note };
				if (former === undefined || !limited || name !== "a context") return [row];
				return [
					row,
					{ what: `${name} ${when} against at rest, p95`, unit: "×", measured: p95 / former.p95, limit: mostMoved },
				];
			});
		},
		async stop() {
			open = false;
			await Promise.all(running);
		},
	};
}

async function ingest(url: string, size: number): Promise<number> {
	const talk = Array.from({ length: size }, (_, message) => ({
		role: "user",
		content: Array.from(
			{ length: sentences },
			(_, at) => `My manager is ${nameOf(message * sentences + at)} Smith.`,
		).join(" "),
	}));
	return timed(async () => {
		const body = { user_id: `u${size}`, messages: talk };
		const { id } = (await send(url, "/v1/memories/ingest", body, local, job)).job;
		for (;;) {
			const { status } = await ask(ended, "GET", `${url}/v1/jobs/${id}`);
			if (status === "done") return;
			if (status === "failed") throw new Error("What was said was not learned.");
			await sleep(20);
		}
	});
}

async function writeMuch(url: string): Promise<void> {
	let next = 0;
	const line = async () => {
		while (next < written) {
			const from = next;
			next += aCall;
			const memories = Array.from({ length: aCall }, (_, at) => ({
				content: `Note ${from + at}: ${nameOf(from + at)} met ${nameOf((from + at) * 7)} about the ${nameOf((from + at) % 97)} plan.`,
				...{ scope: "user:much", type: "fact" },
			}));
			await send(url, "/v1/memories", { memories }, local, anything);
		}
	};
	await Promise.all(Array.from({ length: callsAtOnce }, line));
}

/** A name that no other number has. */
function nameOf(number: number): string {
	const parts = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"];
	const name = [...String(number + 10)].map((digit) => parts[Number(digit)]).join("");
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

async function send<T>(
	url: string,
	path: string,
	body: unknown,
	authorization: string,
	schema: z.ZodType<T>,
): Promise<T> {
	const headers = { authorization, "content-type": "application/json" };
	return schema.parse(await read(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read(url: string, init: RequestInit): Promise<unknown> {
	const answer = await fetch(url, init);
	if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
	return answer.json();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await run();
	return (performance.now() - since) / 1_000;
}
