import * as z from "zod";
import { ask, call } from "../../scripts/client/api.ts";
import { Reference, reader } from "../../scripts/client/declared.ts";
import { withServer } from "../../scripts/client/server.ts";
import { seeded } from "../random.ts";
import type { Row } from "../report.ts";
import { quantile } from "../statistics.ts";
import { type Malformed, malformedRequests } from "./fuzz-requests.ts";
import { seed } from "./fuzz-seed.ts";
import { eachOf } from "./send.ts";
import type { FuzzSize } from "./sizes.ts";

/** A request that takes longer is asked again, alone: only one that always does hangs. */
const HANG_MS = 1_000;
const RETRIES = 3;

type Finding = { kind: string; request: Malformed; why: string };

/** Sends malformed requests, made from the OpenAPI document, and looks at each answer and at what is stored afterwards. `at`: the folder of its data. */
export function fuzzHttp(size: FuzzSize, from: number, at?: string): Promise<Row[]> {
	return withServer(async ({ url }) => {
		const reference = await ask(Reference, "GET", `${url}/openapi.json`);
		const stored = await seed(url);
		const before = await stored.everything();
		const next = malformedRequests(reference, stored.ids, seeded(from));
		const { undeclared, wrongWith } = reader(reference);
		const problem = reference.components.schemas.Problem;
		const findings: Finding[] = [];
		const times: number[] = [];
		const slow: Malformed[] = [];
		const broken: string[] = [];
		await eachOf(Array.from({ length: size.requests }, next), size.atOnce, async (request) => {
			const first = await sent(url, request);
			if (first.status === 0) broken.push(String(first.body));
			// A connection that was idle too long breaks off before it is asked; nothing that is refused is done twice.
			const { status, body, ms, type } = first.status === 0 ? await sent(url, request) : first;
			times.push(ms);
			if (ms > HANG_MS) slow.push(request);
			const found = (kind: string, why: string) => void findings.push({ kind, request, why });
			if (status >= 500 || status === 0) return found("5xx", `${status} ${JSON.stringify(body)}`);
			if (status < 400) return found("taken", `${status} ${JSON.stringify(body)}`);
			if (!/^application\/(?:problem\+)?json/.test(type)) return found("undeclared", `${status} ${type}`);
			// Another method may be that of another path, such as `…/messages/search`.
			const elsewhere = request.kind === "method" || status === 405;
			const declared = elsewhere
				? wrongWith(problem, body)
				: undeclared(request.method, request.path, { status, body });
			if (declared !== null) found("undeclared", `${status} ${declared}`);
		});
		const hangs = [];
		for (const request of slow) if (await hangsAlone(url, request)) hangs.push(request);
		const after = await stored.everything();
		const changed = Object.keys({ ...before, ...after }).filter((list) => before[list] !== after[list]);
		const health = await call(z.looseObject({ status: z.string() }), "GET", `${url}/health`);
		for (const one of shown(findings)) console.error(one);
		const count = (kind: string) => findings.filter((one) => one.kind === kind).length;
		return [
			{
				what: "malformed requests",
				measured: times.length,
				unit: "",
				least: size.requests,
				note: operations(reference),
			},
			{ what: "answers of 5xx, or none", measured: count("5xx"), unit: "", limit: 0, note: brokenNote(broken) },
			{ what: "taken, though the document refuses them", measured: count("taken"), unit: "", limit: 0 },
			{ what: "answers that the document does not declare", measured: count("undeclared"), unit: "", limit: 0 },
			{ what: "lists that have changed", measured: changed.length, unit: "", limit: 0, note: changed.join(", ") },
			{
				what: "requests that take over 1 s, each time",
				measured: hangs.length,
				unit: "",
				limit: 0,
				note: timesNote(times, slow.length),
			},
			{ what: "health afterwards", measured: health.ok && health.value.status === "ok" ? 1 : 0, unit: "", least: 1 },
		];
	}, at);
}

async function hangsAlone(url: string, request: Malformed): Promise<boolean> {
	for (let nth = 0; nth < RETRIES; nth++) if ((await sent(url, request)).ms <= HANG_MS) return false;
	console.error(`hangs: ${request.method} ${request.url}`);
	return true;
}

async function sent(url: string, request: Malformed) {
	const since = performance.now();
	try {
		const answer = await fetch(`${url}${request.url}`, request.init);
		const text = await answer.text();
		const ms = performance.now() - since;
		return { status: answer.status, body: read(text), ms, type: answer.headers.get("content-type") ?? "" };
	} catch (error) {
		const why = error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
		return { status: 0, body: why, ms: performance.now() - since, type: "" };
	}
}

function read(text: string): unknown {
	try {
		return text === "" ? null : JSON.parse(text);
	} catch {
		return text;
	}
}

/** The first finding of each kind and operation. */
function shown(findings: readonly Finding[]): string[] {
	const lines = new Map<string, string>();
	for (const { kind, request, why } of findings) {
		const { body } = request.init;
		const text = typeof body === "string" ? body.slice(0, 300) : "";
		const place = `${kind} · ${request.kind} · ${request.method} ${request.path}`;
		if (!lines.has(place)) lines.set(place, `${place}\n  ${request.url} ${text}\n  ${why.slice(0, 400)}`);
	}
	return [...lines.values()];
}

function operations({ paths }: Reference): string {
	return `${Object.values(paths).flatMap((one) => Object.keys(one)).length} operations`;
}

function brokenNote(broken: readonly string[]): string {
	return `${broken.length} asked again after a broken connection${broken[0] === undefined ? "" : ` (${broken[0]})`}`;
}

function timesNote(times: number[], slow: number): string {
	const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
	return `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms; ${slow} asked again`;
}
