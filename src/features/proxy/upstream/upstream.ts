import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Observing } from "../../../platform/observing/observing.ts";

/** Where requests are passed on to unless the caller says otherwise, with whose key (null: the caller's), and for how long it may be silent. */
export type UpstreamSettings = { baseUrl: string; key: string | null; patienceMs: number };

/** Where one request is passed on to. */
export type Upstream = UpstreamSettings;

/** What the caller says of the upstream in headers. */
type Given = { url: string | undefined; key: string | undefined };

/** The upstream of a request. Our key goes to our upstream and to no other. */
export function upstreamOf(
	settings: UpstreamSettings,
	{ url, key }: Given,
	check: (url: string) => Result<string, string>,
): Result<Upstream, string> {
	if (url === undefined) return ok({ ...settings, key: key ?? settings.key });
	const checked = check(url);
	if (!checked.ok) return checked;
	return ok({ ...settings, baseUrl: checked.value.replace(/(?<!\/)\/+$/, ""), key: key ?? null });
}

/** Headers of the caller that are the upstream's business. */
const PASSED_ON = ["accept", "openai-organization", "openai-project", "openai-beta", "user-agent"];

/** `body`: JSON, written. */
type Asked = { path: string; method: "GET" | "POST"; headers: Headers; body?: string };

/** Calls the upstream, watched: its address is not told, as a caller may name any. */
export function callUpstream(
	{ call }: Pick<Observing, "call">,
	upstream: Upstream,
	asked: Asked,
): Promise<Result<Response, string>> {
	const called = { part: "upstream", provider: "openai-compatible", model: null, operation: asked.path } as const;
	const errorOf = (made: Result<Response, string>) =>
		made.ok ? (made.value.ok ? null : `HTTP ${made.value.status}`) : made.error;
	return call(called, () => ask(upstream, asked), { errorOf });
}

/** The error says why there is no answer; an answer with an error of its own is an answer. */
async function ask(
	{ baseUrl, key, patienceMs }: Upstream,
	{ path, method, headers, body }: Asked,
): Promise<Result<Response, string>> {
	const sent = new Headers();
	for (const name of PASSED_ON) {
		const value = headers.get(name);
		if (value !== null) sent.set(name, value);
	}
	if (key !== null) sent.set("authorization", `Bearer ${key}`);
	if (body !== undefined) sent.set("content-type", "application/json");
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), patienceMs);
	try {
		const answer = await fetch(`${baseUrl}${path}`, {
			...{ method, headers: sent, redirect: "manual", signal: patience.signal },
			...(body !== undefined && { body }),
		});
		if (answer.status >= 300 && answer.status < 400) return err("The upstream redirects, which is not followed.");
		return ok(answer);
	} catch {
		if (patience.signal.aborted) return err(`The upstream did not answer within ${patienceMs} ms.`);
		return err("The upstream can't be reached.");
	} finally {
		clearTimeout(timer);
	}
}

/** The whole body of an answer, or why it did not come. */
export async function wholeBody(
	answer: Response,
	patienceMs: number,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
	const chunks: Uint8Array[] = [];
	const ended = await readChunks(answer.body, patienceMs, async (chunk) => void chunks.push(chunk));
	if (ended !== null) return err(ended);
	return ok(new Uint8Array(await new Blob(chunks).arrayBuffer()));
}

/** Larger answers are none of a model's. */
const MOST_BYTES = 16_777_216;

/** Reads chunk by chunk, in their order, until the end (null) or until it breaks off (why). */
export async function readChunks(
	body: ReadableStream<Uint8Array> | null,
	patienceMs: number,
	take: (chunk: Uint8Array) => Promise<void>,
): Promise<string | null> {
	if (body === null) return null;
	const reader = body.getReader();
	let size = 0;
	try {
		for (;;) {
			const next = await within(patienceMs, reader.read());
			if (next === null) return `The upstream said nothing more for ${patienceMs} ms.`;
			if (next.done) return null;
			size += next.value.byteLength;
			if (size > MOST_BYTES) return `The upstream said more than ${MOST_BYTES} bytes.`;
			await take(next.value);
		}
	} catch {
		return "The upstream broke off.";
	} finally {
		reader.cancel().catch(() => undefined);
	}
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
