import { errorOf, TesseraError } from "./errors.ts";

export type ClientOptions = {
	/** Where the service is: `https://memory.example.com`. */
	url: string;
	/** A key, `tsr_…`. */
	key: string;
	/** How often a call is tried again that may be: 2 unless said. */
	retries?: number;
	/** How long one try may take: 60,000 ms unless said. */
	timeoutMs?: number;
	/** In place of the global `fetch`. */
	fetch?: typeof globalThis.fetch;
};

/** Options of one call. */
export type CallOptions = {
	signal?: AbortSignal;
	timeoutMs?: number;
	retries?: number;
	/** The same key with the same body is done once, for 24 hours. A POST that may be tried again has one unless said. */
	idempotencyKey?: string;
};

type Query = Record<string, string | number | boolean | undefined>;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Request = <T>(
	method: Method,
	path: string,
	sent?: { body?: unknown; lines?: string; query?: Query },
	options?: CallOptions,
) => Promise<T>;

const RETRIES = 2;
const TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

/** Sends requests with the key. What may be repeated safely is, under one `Idempotency-Key`. */
export function requester(client: ClientOptions): Request {
	const base = client.url.endsWith("/") ? client.url.slice(0, -1) : client.url;
	return async <T>(
		method: Method,
		path: string,
		sent: { body?: unknown; lines?: string; query?: Query } = {},
		options: CallOptions = {},
	) => {
		const send = client.fetch ?? globalThis.fetch;
		const url = `${base}${path}${queryText(sent.query)}`;
		const headers: Record<string, string> = { authorization: `Bearer ${client.key}` };
		const body = sent.body === undefined ? sent.lines : JSON.stringify(sent.body);
		if (body !== undefined) headers["content-type"] = `application/${sent.body === undefined ? "x-ndjson" : "json"}`;
		const retries = options.retries ?? client.retries ?? RETRIES;
		const key = options.idempotencyKey ?? (retries > 0 ? crypto.randomUUID() : undefined);
		if (method === "POST" && key !== undefined) headers["idempotency-key"] = key;
		const init = { method, headers, ...(body !== undefined && { body }) };
		for (let attempt = 0; ; attempt++) {
			const outcome = await attemptOnce<T>(send, `${method} ${path}`, url, init, client, options);
			if (outcome.ok) return outcome.value;
			// A PATCH has no key, so its repetition could undo what another wrote meanwhile.
			if (outcome.pauseMs === null || attempt >= retries || method === "PATCH") throw outcome.error;
			await pause(Math.max(outcome.pauseMs, backoff(attempt)), options.signal);
		}
	};
}

type Outcome<T> = { ok: true; value: T } | { ok: false; error: TesseraError; pauseMs: number | null };

async function attemptOnce<T>(
	send: typeof globalThis.fetch,
	call: string,
	url: string,
	init: RequestInit,
	client: ClientOptions,
	{ signal, timeoutMs = client.timeoutMs ?? TIMEOUT_MS }: CallOptions,
): Promise<Outcome<T>> {
	const timeout = AbortSignal.timeout(timeoutMs);
	const both = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
	try {
		const response = await send(url, { ...init, signal: both });
		const text = await response.text();
		if (response.ok) return { ok: true, value: text === "" ? undefined : JSON.parse(text) };
		const error = errorOf(call, response.status, parsed(text));
		return { ok: false, error, pauseMs: pauseAfter(response) };
	} catch (cause) {
		if (signal?.aborted) throw signal.reason;
		if (cause instanceof SyntaxError) throw new TesseraError(`${call}: no JSON`, "unreadable", 200, { cause });
		const code = timeout.aborted ? "timeout" : "unreachable";
		const why = code === "timeout" ? `no answer within ${timeoutMs} ms` : `no answer from ${url}`;
		return { ok: false, error: new TesseraError(`${call}: ${why}`, code, 0, { cause }), pauseMs: 0 };
	}
}

/** How long to wait at least before the same again; null where it would be refused again. */
function pauseAfter({ status, headers }: Response): number | null {
	if (![429, 502, 503, 504].includes(status)) return null;
	const seconds = Number(headers.get("retry-after"));
	return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}

function backoff(attempt: number): number {
	return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, ms);
		if (signal?.aborted) stop();
		else signal?.addEventListener("abort", stop, { once: true });
	});
}

function queryText(query: Query = {}): string {
	const given = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined) given.append(name, String(value));
	return given.size === 0 ? "" : `?${given}`;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

type Page<T> = { data: T[]; next_cursor?: string | null };

/** Every row of a list; pages are read as they are needed. */
export async function* eachOf<T>(
	request: Request,
	path: string,
	query: Query = {},
	options: CallOptions = {},
): AsyncGenerator<T, void, undefined> {
	let cursor: string | undefined;
	do {
		const page: Page<T> = await request("GET", path, { query: { ...query, cursor } }, options);
		yield* page.data;
		cursor = page.next_cursor ?? undefined;
	} while (cursor !== undefined);
}
