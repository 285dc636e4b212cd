import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { textWriter } from "./text.ts";

const memories = 10_000;
const perCall = 100;
const rounds = 200;
const warmUp = 20;
const anything = z.unknown();
/** The encoder takes some 10 ms a text: here the embedded embedder is measured, as where none runs. */
const WITHOUT_ENCODER = ["--no-encoder"];
const found = z.object({ data: z.array(z.unknown()), degraded: z.array(z.object({ part: z.string() })) });
const health = z.object({ index_lag_ms: z.number() });

/** Scopes that one request sees: what is remembered lies in all of them. */
const scopes = ["user:ada", "user:ada", "project:apollo", "project:apollo"];
/** Beside it somebody who has few, asked in turn: only a ratio says something on a busy machine. */
const few = 100;

/** Writing 10,000 memories, and searching them one search after the other, on one server. */
export async function recall(): Promise<Row[]> {
	return withServer(
		async (server) => {
			await writeFew(server.url);
			const written = await write(server.url);
			const lagging = await search(server.url);
			const indexed = await indexing(server.url);
			const settled = await search(server.url);
			return [
				{ what: "memories written, 100 a call", measured: written, unit: "1/s", least: 200 },
				{ what: "index behind after that", measured: indexed, unit: "s" },
				...rows("while it is indexed", lagging),
				...rows("indexed", settled, 50),
				{
					what: `search of 10,000 memories against ${few}, indexed`,
					measured: median(settled.map(({ ms }) => ms)) / median(settled.map(({ besideMs }) => besideMs)),
					unit: "×",
					limit: 3,
					note: `${median(settled.map(({ besideMs }) => besideMs)).toFixed(1)} ms among ${few}`,
				},
			];
		},
		undefined,
		WITHOUT_ENCODER,
	);
}

async function write(url: string): Promise<number> {
	const { message } = textWriter(3);
	const since = performance.now();
	for (let done = 0; done < memories; done += perCall) {
		const batch = Array.from({ length: perCall }, (_, at) => ({
			content: `${message().slice(0, 240)} (${done + at})`,
			scope: scopes[(done + at) % scopes.length],
			importance: 1 + ((done + at) % 10),
		}));
		await ask(anything, "POST", `${url}/v1/memories`, { memories: batch });
	}
	return memories / ((performance.now() - since) / 1_000);
}

async function writeFew(url: string): Promise<void> {
	const { message } = textWriter(5);
	const batch = Array.from({ length: few }, () => ({ content: message().slice(0, 240), scope: "user:bob" }));
	await ask(anything, "POST", `${url}/v1/memories`, { memories: batch });
}

type Taken = { ms: number; besideMs: number; degraded: boolean; found: number };

async function search(url: string): Promise<Taken[]> {
	const { question } = textWriter(11);
	const taken: Taken[] = [];
	for (let round = 0; round < warmUp + rounds; round++) {
		const query = question();
		const since = performance.now();
		const { data, degraded } = await ask(found, "POST", `${url}/v1/memories/search`, {
			query,
			user_id: "ada",
			project_id: "apollo",
		});
		const done = performance.now();
		await ask(found, "POST", `${url}/v1/memories/search`, { query, user_id: "bob" });
		const besideMs = performance.now() - done;
		if (round < warmUp) continue;
		taken.push({ ms: done - since, besideMs, degraded: degraded.length > 0, found: data.length });
	}
	return taken;
}

/** How long until the vector index knows all (s). */
async function indexing(url: string): Promise<number> {
	const since = performance.now();
	while ((await ask(health, "GET", `${url}/health`)).index_lag_ms > 0) {
		if (performance.now() - since > 300_000) return Number.NaN;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	return (performance.now() - since) / 1_000;
}

function rows(when: string, taken: readonly Taken[], limit?: number): Row[] {
	const ms = taken.map((one) => one.ms);
	const degraded = taken.filter((one) => one.degraded).length;
	const note = `median of ${median(taken.map((one) => one.found))} found; ${degraded} of ${taken.length} degraded`;
	const p95 = {
		what: `search of 10,000 memories, ${when}, p95`,
		measured: quantile(ms, 0.95),
		unit: "ms",
		note,
	} as const;
	return [
		{ what: `search of 10,000 memories, ${when}, median`, measured: median(ms), unit: "ms" },
		limit === undefined ? p95 : { ...p95, limit },
	];
}
