/** A client of the HTTP API with the local key. A schema checks every answer. */
import * as z from "zod";
import { connect, type Method, TesseraError } from "../../src/client/index.ts";

/** The key that a local server takes. */
export const LOCAL_KEY = "tsr_local_dev";

/** Why the server said no: `code` and `detail` of its problem document. */
type Refusal = { status: number; code: string; detail: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A run may ask for what takes long. */
const TIMEOUT_MS = 600_000;

/** Sends one request. A refusal is an answer; only an unreachable server or an unreadable answer throws. */
export async function call<T>(schema: z.ZodType<T>, method: Method, url: string, body?: unknown): Promise<Answer<T>> {
	const { origin, pathname, search } = new URL(url);
	// Tried once: what runs against a server of its own wants to see what fails.
	const client = connect({ url: origin, key: LOCAL_KEY, retries: 0, timeoutMs: TIMEOUT_MS });
	let raw: unknown;
	try {
		raw = await client.request(method, `${pathname}${search}`, { body });
	} catch (error) {
		if (error instanceof TesseraError && error.status >= 400) return { ok: false, refusal: refusalOf(error) };
		throw error;
	}
	const parsed = schema.safeParse(raw ?? null);
	if (parsed.success) return { ok: true, value: parsed.data };
	throw new Error(`${method} ${url} answered something unexpected:\n${z.prettifyError(parsed.error)}`);
}

/** A call that must succeed: a refusal throws an error that names the request, the code and the detail. */
export async function ask<T>(schema: z.ZodType<T>, method: Method, url: string, body?: unknown): Promise<T> {
	const answer = await call(schema, method, url, body);
	if (!answer.ok) throw refused(`${method} ${url}`, answer.refusal);
	return answer.value;
}

export function refused(what: string, { status, code, detail }: Refusal): Error {
	return new Error(`${what} was refused: ${status} ${code}${detail ? `: ${detail}` : ""}`);
}

const jobs = z.object({
	data: z.array(z.object({ id: z.string(), kind: z.string(), status: z.string(), error: z.string().nullish() })),
});
export type Job = z.infer<typeof jobs>["data"][number];

const POLL_MS = 50;

/** Waits until no job of the thread waits or runs, and returns the jobs. After `withinMs` it returns them as they are. */
export async function settledJobs(threadUrl: string, withinMs = Number.POSITIVE_INFINITY): Promise<Job[]> {
	const since = performance.now();
	for (;;) {
		const { data } = await ask(jobs, "GET", `${threadUrl}/jobs`);
		const working = data.some(({ status }) => status === "queued" || status === "running");
		if (!working || performance.now() - since > withinMs) return data;
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
}

function refusalOf({ status, code, problem }: TesseraError): Refusal {
	if (problem === null) return { status, code: "unknown", detail: "" };
	const places = problem.errors?.map((error) => `${error.path} ${error.message}`).join("; ");
	return { status, code, detail: [problem.detail, places].filter(Boolean).join(" · ") };
}
