import * as z from "zod";
import { withServer } from "../../scripts/client/server.ts";
import type { Row } from "../report.ts";
import { quantile } from "../statistics.ts";
import { textWriter } from "../text.ts";
import { eachOf, type Got, type Sent, send } from "./send.ts";
import type { LoadSize } from "./sizes.ts";
import { type Faults, faultsOf, messagesOf, type Promised, sumOf } from "./stored.ts";

/** Two write to each thread, so that appends to one thread meet. */
const WRITERS = 2;
const MOST_UNEVEN = 10;

const appended = z.object({ messages: z.tuple([z.object({ id: z.string(), seq: z.number() })]) });
const context = z.object({ thread_id: z.string(), messages: z.array(z.unknown()).min(1), tokens: z.object({}) });

type Taken = { kind: "append" | "context"; got: Got };

/** Whether anything is lost, doubled or answered with 5xx while many talk at once, and how even the answers come. `at`: the folder of its data. */
export function load(size: LoadSize, at?: string): Promise<Row[]> {
	return withServer(async ({ url }) => {
		const talk = newTalk(url, size);
		const threads = Array.from({ length: size.threads }, (_, number) => `load-${number}`);
		await eachOf(threads, size.atOnce, (id) => talk.found(id));
		const writers = threads.flatMap((id) => Array.from({ length: WRITERS }, (_, writer) => ({ id, writer })));
		const since = performance.now();
		await eachOf(writers, size.atOnce, talk.write);
		const seconds = (performance.now() - since) / 1_000;
		const faults = await Promise.all(
			threads.map(async (id) => faultsOf(talk.promised(id), await messagesOf(`${url}/v1/threads/${id}`))),
		);
		return [...whole(talk.taken, talk.contexts(), sumOf(faults), size), ...steady(talk.taken, seconds)];
	}, at);
}

function newTalk(url: string, { messages, contextEvery }: LoadSize) {
	const taken: Taken[] = [];
	let contexts = 0;
	const kept = new Map<string, Promised[]>();
	const { message, question } = textWriter(23);
	const timed = async (kind: Taken["kind"], sent: Sent) => {
		const got = await send(url, sent);
		taken.push({ kind, got });
		return got.body;
	};
	return {
		taken,
		contexts: () => contexts,
		promised: (id: string) => kept.get(id) ?? [],
		async found(id: string) {
			kept.set(id, []);
			const { status } = await send(url, { method: "POST", path: "/v1/threads", body: { id, user_id: `user-${id}` } });
			if (status !== 201) throw new Error(`The thread ${id} was answered with ${status}.`);
		},
		async write({ id, writer }: { id: string; writer: number }) {
			const path = `/v1/threads/${id}`;
			for (let nth = 0; nth < messages / WRITERS; nth++) {
				const one = { id: `${writer}-${nth}`, role: nth % 2 === 0 ? "user" : "assistant" };
				const content = `${message()} (${writer}-${nth})`;
				const sent = { method: "POST", path: `${path}/messages`, body: { messages: [{ ...one, content }] } };
				const { data } = appended.safeParse(await timed("append", sent));
				if (data) kept.get(id)?.push({ ...data.messages[0], content });
				if ((nth + 1) % contextEvery > 0) continue;
				const asked = { method: "POST", path: `${path}/context`, body: { query: question() } };
				if (context.safeParse(await timed("context", asked)).success) contexts++;
			}
		},
	};
}

function whole(taken: readonly Taken[], contexts: number, faults: Faults, size: LoadSize): Row[] {
	const { lost, doubled, gaps, foreign } = faults;
	const all = size.threads * size.messages;
	const note = `${size.threads} threads of ${size.messages} messages, ${size.atOnce} requests at once`;
	const other = taken.filter(({ kind, got }) => got.status !== (kind === "append" ? 201 : 200));
	const refused = other.map(({ got }) => got.status).filter((status) => status > 0 && status < 500).length;
	const appends = taken.filter(({ kind, got }) => kind === "append" && got.status === 201).length;
	const asked = taken.filter(({ kind }) => kind === "context").length;
	return [
		{ what: "messages acknowledged", measured: appends, unit: "", least: all, note },
		{ what: "contexts of the thread that was asked", measured: contexts, unit: "", least: asked },
		{ what: "answers of 5xx, or none", measured: other.length - refused, unit: "", limit: 0 },
		{ what: "answers of 4xx", measured: refused, unit: "", limit: 0 },
		{ what: "acknowledged messages lost or changed", measured: lost, unit: "", limit: 0 },
		{ what: "messages stored twice, or that nobody sent", measured: doubled + foreign, unit: "", limit: 0 },
		{ what: "gaps in the order", measured: gaps, unit: "", limit: 0 },
	];
}

/** Of answers in one run: whatever else the machine does falls on all of them. */
function steady(taken: readonly Taken[], seconds: number): Row[] {
	const ratios = (["append", "context"] as const).map((wanted): Row => {
		const times = taken.filter(({ kind }) => kind === wanted).map(({ got }) => got.ms);
		const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
		const note = `ratio of one run; p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
		return { what: `${wanted}s, p99 against p50`, measured: p99 / p50, unit: "×", limit: MOST_UNEVEN, note };
	});
	return [
		...ratios,
		{ what: "requests", measured: taken.length / seconds, unit: "1/s", note: "of this machine as it was" },
	];
}
