import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import { extraction } from "../src/core/writing/distill/extract-summary.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { said, stored } from "./stored-thread.ts";
import { textWriter } from "./text.ts";

const tokens = 100_000;
const rounds = 40;
const quietAppends = 10;
const perCall = 499;
const anything = z.unknown();
const appended = z.object({ overflow: z.object({ tokens: z.number() }) });
const job = z.object({ status: z.string(), created_at: z.string(), finished_at: z.string().optional() });
const jobs = z.object({ data: z.array(job) });

/**
 * Appends to a thread while its past is distilled, against the same thread at rest, turn by turn; and what a
 * distillation takes. An edit of its first message has all of it made anew, so it need not be loaded again.
 */
export async function distill(): Promise<Row[]> {
	return withServer(async (server) => {
		const thread = await load(server.url);
		await ask(anything, "POST", `${thread}/distill?wait=true`);
		const quiet: number[] = [];
		const busy: number[] = [];
		const seconds: number[] = [];
		for (let round = 0; round < rounds; round++) {
			for (let n = 0; n < quietAppends; n++) quiet.push(await append(thread));
			await ask(anything, "PATCH", `${thread}/messages/first`, { content: `This is edit ${round}.` });
			seconds.push(await whileDistilled(thread, busy));
		}
		const p95 = { quiet: quantile(quiet, 0.95), busy: quantile(busy, 0.95) };
		const times = (all: number[]) => `median ${median(all).toFixed(1)} ms; ${all.length} times`;
		return [
			{ what: "append, p95, nothing else to do", measured: p95.quiet, unit: "ms", note: times(quiet) },
			{ what: "append, p95, while the thread is distilled", measured: p95.busy, unit: "ms", note: times(busy) },
			{ what: "append while distilled against at rest, p95", measured: p95.busy / p95.quiet, unit: "×", limit: 1.5 },
			{ what: "100,000 tokens distilled, from job to summary", measured: median(seconds), unit: "s", limit: 2 },
			await heap(),
		];
	});
}

/** A thread of 100,000 tokens that is distilled only on demand. */
async function load(url: string): Promise<string> {
	const config = { overflow: { strategy: "none" }, tool_clearing: { enabled: false } };
	await ask(anything, "POST", `${url}/v1/threads`, { id: "distilled", config });
	const thread = `${url}/v1/threads/distilled`;
	const { message } = textWriter(1);
	for (let first = true; ; first = false) {
		const messages: object[] = Array.from({ length: perCall }, () => ({ role: "user", content: message() }));
		if (first) messages.unshift({ id: "first", role: "user", content: "hello" });
		const { overflow } = await ask(appended, "POST", `${thread}/messages`, { messages });
		if (overflow.tokens >= tokens) return thread;
	}
}

async function append(thread: string): Promise<number> {
	const since = performance.now();
	await ask(anything, "POST", `${thread}/messages`, { messages: [{ role: "user", content: "And what came of it?" }] });
	return performance.now() - since;
}

/** Appends one after the other until the newest job is done, looking at it in between; gives how long it took (s). */
async function whileDistilled(thread: string, times: number[]): Promise<number> {
	for (;;) {
		const time = await append(thread);
		const [seen] = (await ask(jobs, "GET", `${thread}/jobs?limit=1`)).data;
		if (seen === undefined || seen.status === "failed") throw new Error("There is no distillation.");
		if (seen.finished_at !== undefined) return (Date.parse(seen.finished_at) - Date.parse(seen.created_at)) / 1_000;
		times.push(time);
	}
}

/** Steps between two looks at the heap. */
const LOOK_EVERY = 100;

/** What the embedded writer holds while it distils so many tokens, above the messages' own text. */
async function heap(): Promise<Row> {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	if (typeof collect !== "function") throw new Error("Node has no gc to call.");
	const count = await gptTokenizer.counter("o200k_base");
	const messages = stored(said(1_560), count);
	const total = messages.reduce((sum, message) => sum + message.tokens, 0);
	collect();
	const before = process.memoryUsage().heapUsed;
	const steps = extraction({ previous: null, messages, limit: 1_000 }, count);
	let most = 0;
	for (let step = 0; !steps.next().done; step++) {
		if (step % LOOK_EVERY !== 0) continue;
		collect();
		most = Math.max(most, process.memoryUsage().heapUsed - before);
	}
	const note = `${total.toLocaleString("en")} tokens; the most that is held at once, garbage collected`;
	return {
		what: "heap of such a distillation, embedded writer",
		measured: most / 2 ** 20,
		unit: "MiB",
		limit: 64,
		note,
	};
}
