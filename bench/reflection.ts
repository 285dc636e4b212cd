import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import { runSteps } from "../src/core/base/steps.ts";
import type { Material, Observation } from "../src/core/writing/reflect/observation.ts";
import { reflectionSteps } from "../src/core/writing/reflect/reflect-observations.ts";
import { seeded } from "./random.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";

const memories = 10_000;
const perCall = 100;
const rounds = 200;
/** As features/reflection/use-cases/reflect.ts has them. */
const batch = 100;
const beside = 300;
const anything = z.unknown();
/** The encoder takes some 10 ms a text: here the embedded embedder is measured, as where none runs. */
const WITHOUT_ENCODER = ["--no-encoder"];
const health = z.object({ index_lag_ms: z.number() });
const accepted = z.object({ job: z.object({ id: z.string() }) });
const job = z.object({ status: z.string(), created_at: z.string(), finished_at: z.string().optional() });

/** Reflects on 10,000 memories, and searches while it does, against at rest; and what it holds meanwhile. */
export async function reflection(): Promise<Row[]> {
	return withServer(
		async (server) => {
			const said = observations();
			for (let at = 0; at < said.length; at += perCall) {
				const some = said.slice(at, at + perCall).map(({ content, said_at }) => ({
					...{ content, scope: "user:ada", created_at: said_at[0], importance: 5 },
				}));
				await ask(anything, "POST", `${server.url}/v1/memories`, { memories: some });
			}
			await indexed(server.url);
			const quiet: number[] = [];
			for (let round = 0; round < rounds; round++) quiet.push(await search(server.url, round));
			const busy: number[] = [];
			const seconds = await whileReflected(server.url, busy);
			const p95 = { quiet: quantile(quiet, 0.95), busy: quantile(busy, 0.95) };
			const times = (all: number[]) => `median ${median(all).toFixed(1)} ms; ${all.length} times`;
			return [
				{ what: "search, p95, nothing else to do", measured: p95.quiet, unit: "ms", note: times(quiet) },
				{
					what: "search, p95, while 10,000 memories are reflected on",
					measured: p95.busy,
					unit: "ms",
					note: times(busy),
				},
				{ what: "search while reflecting against at rest, p95", measured: p95.busy / p95.quiet, unit: "×" },
				{ what: "10,000 memories reflected on, embedded", measured: seconds, unit: "s" },
				heap(said),
			];
		},
		undefined,
		WITHOUT_ENCODER,
	);
}

/** Vectors are made behind the writes, which is not what is measured here. */
async function indexed(url: string): Promise<void> {
	while ((await ask(health, "GET", `${url}/health`)).index_lag_ms > 0)
		await new Promise((done) => setTimeout(done, 500));
}

async function search(url: string, round: number): Promise<number> {
	const since = performance.now();
	const query = `What about ${THINGS[round % THINGS.length]} that ${DOINGS[round % DOINGS.length]}?`;
	await ask(anything, "POST", `${url}/v1/memories/search`, { query, user_id: "ada" });
	return performance.now() - since;
}

/** Searches one after the other until the job is done; gives how long that took (s). */
async function whileReflected(url: string, times: number[]): Promise<number> {
	const { job: queued } = await ask(accepted, "POST", `${url}/v1/reflect`, { scope: "user:ada" });
	for (let round = 0; ; round++) {
		const time = await search(url, round);
		const seen = await ask(job, "GET", `${url}/v1/jobs/${queued.id}`);
		if (seen.status === "failed") throw new Error("The reflection failed.");
		if (seen.finished_at !== undefined) return (Date.parse(seen.finished_at) - Date.parse(seen.created_at)) / 1_000;
		times.push(time);
	}
}

const THINGS = [
	"the billing deploy",
	"the nightly export",
	"the checkout test",
	"the staging database",
	"the search index",
];
const DOINGS = ["failed", "timed out", "ran out of memory", "was restarted", "was late"];
const WHY = [
	"because of a lock",
	"on the first run",
	"after the release",
	"with a full disk",
	"for ten minutes",
	"in the harbour office",
];

/** Half of it happens again and again, half of it once. */
function observations(): Observation[] {
	const random = seeded(7);
	const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
	const start = Date.parse("2026-01-01T08:00:00.000Z");
	return Array.from({ length: memories }, (_, at) => {
		const again = `${one(THINGS)} ${one(DOINGS)} ${one(WHY)}, run ${at}`;
		const once = `Ticket ${at} is about customer ${Math.floor(random() * 5_000)} and room ${at % 977}`;
		const time = new Date(start + at * 1_200_000).toISOString();
		const content = at % 2 === 0 ? again : once;
		return { id: `m${at}`, type: "fact", content, key: null, importance: 5, said_at: [time], depth: 0 };
	});
}

/** What reflecting batch by batch holds above the memories' own text, garbage collected. */
function heap(said: readonly Observation[]): Row {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	if (typeof collect !== "function") throw new Error("Node has no gc to call.");
	collect();
	const before = process.memoryUsage().heapUsed;
	let most = 0;
	for (let at = 0; at < said.length; at += batch) {
		const material: Material = {
			...{ scope: "user:ada", fresh: structuredClone(said.slice(at, at + batch)), replaced: [], known: [] },
			beside: structuredClone(said.slice(Math.max(0, at - beside), at)),
		};
		const reflected = runSteps(reflectionSteps(material));
		const held = process.memoryUsage().heapUsed - before;
		most = Math.max(most, held);
		collect();
		if (reflected.insights.length > memories) throw new Error("more was concluded than there is");
	}
	return {
		...{ what: "heap of reflecting on 10,000 memories, embedded", measured: most / 2 ** 20, unit: "MiB", limit: 64 },
		note: "a batch and what stands beside it; garbage not collected within a batch",
	};
}
