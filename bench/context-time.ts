import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { textWriter } from "./text.ts";

const sizes = { short: 100, long: 100_000 };
const perCall = 500;
const rounds = 80;
const warmUp = 20;
const questions = 16;
const anything = z.unknown();
const counted = z.object({ last_seq: z.number() });
const receipt = z.object({
	report: z.object({
		degraded: z.array(z.unknown()),
		items: z.array(z.object({ block: z.string(), kind: z.string(), included: z.boolean() })),
	}),
});

/** How long a context took, and whether recall really did its part. */
type Taken = { ms: number; degraded: boolean; recalled: number };

/** What a context costs on a thread of 100,000 messages, against one of 100, on one server, turn by turn. */
export async function contextTime(): Promise<Row[]> {
	return withServer(async (server) => {
		const short = await load(server.url, "short", sizes.short);
		const long = await load(server.url, "long", sizes.long);
		return [
			{ what: "loading 100,000 messages", measured: long.seconds, unit: "s" },
			...(await compare(short.url, long.url, { recall: false, limit: 1.2 })),
			...(await compare(short.url, long.url, { recall: true, limit: 3 })),
			...(await recallTime(server.url, long.url)),
		];
	});
}

/** What recall adds to a context of a usual thread, and what it costs in a long one; turn by turn. */
async function recallTime(server: string, long: string): Promise<Row[]> {
	const usual = (await load(server, "usual", 600)).url;
	const thousand = (await load(server, "thousand", 1_000)).url;
	const { question } = textWriter(7);
	const taken = { off: [] as number[], on: [] as number[], thousand: [] as number[], long: [] as number[] };
	for (let round = 0; round < warmUp + rounds; round++) {
		const query = question();
		const all = {
			off: await take(usual, query, false),
			on: await take(usual, query, true),
			thousand: await take(thousand, query, true),
			long: await take(long, query, true),
		};
		if (round < warmUp) continue;
		for (const name of ["off", "on", "thousand", "long"] as const) taken[name].push(all[name].ms);
	}
	const p95 = (times: number[]) => quantile(times, 0.95);
	return [
		{
			...{ what: "recall in 600 messages, p95 above a context without", unit: "ms", limit: 15 },
			measured: p95(taken.on) - p95(taken.off),
			note: `p95 ${p95(taken.on).toFixed(1)} and ${p95(taken.off).toFixed(1)} ms`,
		},
		{
			...{ what: "recall, 100,000 messages against 1,000", unit: "×", limit: 3 },
			measured: median(taken.long) / median(taken.thousand),
			note: `p95 ${p95(taken.long).toFixed(1)} and ${p95(taken.thousand).toFixed(1)} ms`,
		},
	];
}

async function load(url: string, id: string, count: number): Promise<{ url: string; seconds: number }> {
	// Not distilled: a context has all the messages of the long thread to choose from.
	await ask(anything, "POST", `${url}/v1/threads`, { id, config: { overflow: { strategy: "none" } } });
	const thread = `${url}/v1/threads/${id}`;
	const { message } = textWriter(count);
	const since = performance.now();
	let loaded = 0;
	for (let done = 0; done < count; done += perCall) {
		const messages = Array.from({ length: Math.min(perCall, count - done) }, (_, at) => ({
			role: at % 2 === 0 ? "user" : "assistant",
			content: message(),
		}));
		loaded = (await ask(counted, "POST", `${thread}/messages`, { messages })).last_seq;
	}
	if (loaded !== count) throw new Error(`The thread has ${loaded} messages instead of ${count}.`);
	return { url: thread, seconds: (performance.now() - since) / 1_000 };
}

/** Asks both threads the same questions in turn, so that whatever else the machine does falls on both. */
async function compare(short: string, long: string, { recall, limit }: { recall: boolean; limit: number }) {
	const { question } = textWriter(7);
	const queries = Array.from({ length: questions }, question);
	const taken: { short: Taken[]; long: Taken[] } = { short: [], long: [] };
	for (let round = 0; round < warmUp + rounds; round++) {
		const query = queries[round % questions] ?? "";
		const both = { short: await take(short, query, recall), long: await take(long, query, recall) };
		if (round < warmUp) continue;
		taken.short.push(both.short);
		taken.long.push(both.long);
	}
	const name = `context, recall ${recall ? "on" : "off"}`;
	const ratio = median(taken.long.map(({ ms }) => ms)) / median(taken.short.map(({ ms }) => ms));
	return [
		row(`${name}, 100 messages`, taken.short),
		row(`${name}, 100,000 messages`, taken.long),
		{ what: `${name}, 100,000 against 100`, measured: ratio, unit: "×", limit } satisfies Row,
	];
}

async function take(thread: string, query: string, recall: boolean): Promise<Taken> {
	// The receipt is written after the answer: not into the next measurement.
	await sleep(10);
	const since = performance.now();
	const answer = await ask(anything, "POST", `${thread}/context`, { query, recall: { enabled: recall } });
	const ms = performance.now() - since;
	const { degraded, items } = receipt.parse(answer).report;
	const found = items.filter(({ block, kind, included }) => block === "knowledge" && kind === "message" && included);
	return { ms, degraded: degraded.length > 0, recalled: found.length };
}

function row(what: string, taken: Taken[]): Row {
	const times = taken.map(({ ms }) => ms);
	const degraded = taken.filter((one) => one.degraded).length;
	const recalled = median(taken.map((one) => one.recalled));
	const note = `p95 ${quantile(times, 0.95).toFixed(1)} ms; ${taken.length} times, ${degraded} degraded, ${recalled} recalled`;
	return { what, measured: median(times), unit: "ms", note };
}
