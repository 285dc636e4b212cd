/** A client of the HTTP API with the local key. A schema checks every answer. */
import * as z from "zod";

/** The key that a local server takes. */
export const LOCAL_KEY = "tsr_local_dev";

/** Why the server said no: `code` and `detail` of its problem document. */
type Refusal = { status: number; code: string; detail: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

const problem = z.object({
	code: z.string(),
	title: z.string().optional(),
	detail: z.string().optional(),
	errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Sends one request. A refusal is an answer; only an unreachable server or an unreadable answer throws. */
export async function call<T>(schema: z.ZodType<T>, method: string, url: string, body?: unknown): Promise<Answer<T>> {
	const response = await send(method, url, body);
	const raw = parseJson(await response.text());
	if (!response.ok) return { ok: false, refusal: readRefusal(response.status, raw) };
	const parsed = schema.safeParse(raw);
	if (parsed.success) return { ok: true, value: parsed.data };
	throw new Error(`${method} ${url} answered something unexpected:\n${z.prettifyError(parsed.error)}`);
}

/** A call that must succeed: a refusal throws an error that names the request, the code and the detail. */
export async function ask<T>(schema: z.ZodType<T>, method: string, url: string, body?: unknown): Promise<T> {
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

async function send(method: string, url: string, body: unknown): Promise<Response> {
	const headers = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json" };
	const sent = body === undefined ? {} : { body: JSON.stringify(body) };
	try {
		return await fetch(url, { method, headers, ...sent });
	} catch (cause) {
		throw new Error(`no answer from ${url}`, { cause });
	}
}

function parseJson(text: string): unknown {
	try {
		return text === "" ? null : JSON.parse(text);
	} catch {
		return text;
	}
}

function readRefusal(status: number, raw: unknown): Refusal {
	const parsed = problem.safeParse(raw);
	if (!parsed.success) return { status, code: "unknown", detail: typeof raw === "string" ? raw.slice(0, 200) : "" };
	const { code, title, detail, errors } = parsed.data;
	const places = errors?.map((error) => `${error.path} ${error.message}`).join("; ");
	return { status, code, detail: [detail ?? title, places].filter(Boolean).join(" · ") };
}
