import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import { askAtOnce } from "./at-once.ts";
import { type Row, stolenMs } from "./report.ts";
import { quantile } from "./statistics.ts";

const sizes = [15, 30, 60, 120];
const sentences = 20;
const aCall = 100;
const callsAtOnce = 20;
const linesAtOnce = 20;
/** How long the other tenant is alone before each work, and each work lasts: some 600 contexts, so that p95 is more than chance. */
const restMs = 25_000;
const workMs = 25_000;
const indexingMs = 10_000;
/** What the other tenant leaves between an answer and its next question. */
const betweenMs = 20;
/** The most that may be waited, p99; where the machine has other things to do, twice what is waited at rest. */
const limitMs = 100;
const overRest = 2;
/** How much longer a context of another tenant may take at p95 than at rest. */
const mostMoved = 1.2;
/** What the host of a virtual machine takes for others is told from so much on. */
const LEAST_STOLEN_MS = 200;
const local = `Bearer ${LOCAL_KEY}`;

const job = z.object({ job: z.object({ id: z.string() }) });
const ended = z.object({ status: z.string() });
const anything = z.unknown();

/** What a machine of one's own can do is asked of it, and not what a key may. */
const unlimited = ["KEY", "TENANT"].flatMap((of) => ["--var", `TESSERA_RATE_LIMIT_${of}:0`]);

/** What another tenant waits while one has much to learn, writes much or asks for much: the database is one for all. */
export async function sharedDatabase(): Promise<Row[]> {
	return withServer(
		async ({ url }) => {
			const took: number[] = [];
			for (const size of sizes) took.push(await learn(url, size, `alone-${size}`));
			const other = await watch(url);
			const rows = growth(took);
			/** A work for so long, right after a rest, as a machine that does other things is at rest now in one way and then in another. */
			const beside = async (what: string, unit: string, work: (until: number) => Promise<number>) => {
				await sleep(restMs);
				rows.push(...other.rest(what));
				const since = performance.now();
				const done = await work(since + workMs);
				const measured = (done * 1_000) / (performance.now() - since);
				rows.push(...other.beside(what), { what: `${unit} while another tenant asks`, measured, unit: "1/s" });
			};
			await beside("learning", "messages learned from", (until) => learnUntil(url, until));
			await beside("bulk writes", "memories written", (until) => writeUntil(url, until));
			await sleep(indexingMs);
			rows.push(...other.beside("their indexing"));
			const key = await found(url, "eager");
			const ask = (path: string, body: unknown) => send(url, path, body, key, anything);
			const atOnce = (until: number) => askAtOnce({ lines: linesAtOnce, until, send: ask });
			await beside(`${linesAtOnce} requests at once`, "answers to them", atOnce);
			await other.stop();
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

/** Another tenant, which asks for one context after the other. */
async function watch(url: string) {
	const authorization = await found(url, "other");
	await send(url, "/v1/threads", { id: "own" }, authorization, anything);
	const messages = [{ role: "user", content: "We use Postgres 15 for our orders." }];
	await send(url, "/v1/threads/own/messages", { messages }, authorization, anything);
	const context = { query: "What do we use for orders?", budget: "8k" };
	let taken: number[] = [];
	let stolen = stolenMs();
	let rest = { p95: 0, p99: 0 };
	let open = true;
	const running = (async () => {
		while (open) {
			const ms = 1_000 * (await timed(() => send(url, "/v1/threads/own/context", context, authorization, anything)));
			taken.push(ms);
			await sleep(betweenMs);
		}
	})();
	/** What was waited since it was asked last. */
	const waited = () => {
		const [times, before] = [taken, stolen];
		taken = [];
		stolen = stolenMs();
		const lost = stolen - before < LEAST_STOLEN_MS ? "" : `; the host took ${((stolen - before) / 1_000).toFixed(1)} s`;
		const [median, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
		const [most, count] = [Math.max(...times), times.length];
		return {
			p95,
			p99,
			note: `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, most ${most.toFixed(0)} ms, ${count} times${lost}`,
		};
	};
	return {
		rest(before: string): Row[] {
			const { p95, p99, note } = waited();
			rest = { p95, p99 };
			return [{ what: `a context at rest, before ${before}, p99`, unit: "ms", measured: p99, note }];
		},
		beside(work: string): Row[] {
			const { p95, p99, note } = waited();
			const limit = Math.max(limitMs, overRest * rest.p99);
			return [
				{ what: `a context beside ${work}, p99`, unit: "ms", measured: p99, limit, note },
				{
					what: `a context beside ${work} against at rest, p95`,
					unit: "×",
					measured: p95 / rest.p95,
					limit: mostMoved,
				},
			];
		},
		async stop() {
			open = false;
			await running;
		},
	};
}

/** Learns until then; gives from how many messages. */
async function learnUntil(url: string, until: number): Promise<number> {
	const size = 30;
	let done = 0;
	for (; performance.now() < until; done += size) await learn(url, size, `beside-${done}`);
	return done;
}

/** Seconds until so many messages are learned from. */
async function learn(url: string, size: number, user: string): Promise<number> {
	const talk = Array.from({ length: size }, (_, message) => ({
		role: "user",
		content: Array.from(
			{ length: sentences },
			(_, at) => `My manager is ${nameOf(message * sentences + at)} Smith.`,
		).join(" "),
	}));
	return timed(async () => {
		const body = { user_id: user, messages: talk };
		const { id } = (await send(url, "/v1/memories/ingest", body, local, job)).job;
		for (;;) {
			const { status } = await ask(ended, "GET", `${url}/v1/jobs/${id}`);
			if (status === "done") return;
			if (status === "failed") throw new Error("What was said was not learned.");
			await sleep(20);
		}
	});
}

/** Writes until then, in calls at once; gives how many memories. */
async function writeUntil(url: string, until: number): Promise<number> {
	let next = 0;
	const line = async () => {
		while (performance.now() < until) {
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
	return next;
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
