import type { Context } from "hono";
import { err, ok, type Result } from "../../core/base/result.ts";
import type { AppEnv } from "./context.ts";
import { inexactNumber, problemInJson } from "./json-text.ts";
import { fail, type Refusal } from "./problem.ts";

const BODY_LIMIT = 1_048_576;
/** The largest body the platform lets through. */
const DRAIN_BYTES = 104_857_600;
const DRAIN_MS = 5_000;
const JSON_TYPE = /^application\/json(?:;\s*charset="?utf-?8"?)?$/i;

/** Whether a body must be there, and whether it goes to somebody else (declared.ts). */
export type BodyRules = { required: boolean; passedOn: boolean };

/**
 * Reads a JSON body: the media type, at most 1 MiB, UTF-8, JSON, and then what JSON allows but we can't keep.
 * Returns the refusal, or null when the body is taken; the route's validator then gets the value parsed here.
 * Where it need not be there, none is `{}`.
 */
export async function refuseBody<E extends AppEnv>(c: Context<E>, rules: BodyRules): Promise<Response | null> {
	const body = await jsonOf(c.req.raw, rules);
	if (!body.ok) return fail(c, body.error);
	// The validator takes the body from `c.req.json()`, which would parse the text again.
	const { value, bytes } = body.value;
	Object.defineProperty(c.req, "json", { value: () => Promise.resolve(value), configurable: true });
	// What is passed on goes as it came: written again, large numbers would be others.
	if (rules.passedOn) Object.defineProperty(c.req, "text", { value: async () => new TextDecoder().decode(bytes) });
	if (refusedType(c.req.raw.headers) !== null) {
		// Nothing came: whatever type it was said to have (`curl -d ""` says a form's), there is none.
		const header = (name: string) =>
			/^content-type$/i.test(name) ? undefined : (c.req.raw.headers.get(name) ?? undefined);
		Object.defineProperty(c.req, "header", { value: header });
	}
	// Without a content type it looks whether there are bytes; by now they have been read, and with bytes it is 415 above.
	Object.defineProperty(c.req, "arrayBuffer", { value: () => Promise.resolve(new ArrayBuffer(0)) });
	return null;
}

/** Requests whose bodies were read to their ends. */
const whole = new WeakSet<Request>();

/**
 * Lets what nobody read of a body run out, before the answer leaves. Cut off, it would take the connection
 * with it: the caller would not see the answer, and `wrangler dev` would give a 500 in its place.
 */
export async function drainBody(request: Request): Promise<void> {
	if (request.body === null || whole.has(request) || request.body.locked) return;
	const rest = readOut(request.body).catch(() => undefined);
	await Promise.race([rest, scheduler.wait(DRAIN_MS)]);
}

async function readOut(body: ReadableStream<Uint8Array>): Promise<void> {
	let size = 0;
	for await (const chunk of body) {
		size += chunk.byteLength;
		if (size > DRAIN_BYTES) return;
	}
}

type ReadBody = { value: unknown; bytes: Uint8Array };

async function jsonOf(request: Request, { required, passedOn }: BodyRules): Promise<Result<ReadBody, Refusal>> {
	const refused = refusedType(request.headers);
	if (refused !== null && required) return err({ reason: "unsupported_media_type", detail: refused });
	const bytes = await bytesOf(request);
	if (!bytes.ok) return bytes;
	if (!required && bytes.value.length === 0) return ok({ value: {}, bytes: bytes.value });
	if (refused !== null) return err({ reason: "unsupported_media_type", detail: refused });
	const read = keepableJson(bytes.value, { anyText: passedOn, anyNumbers: passedOn });
	return read.ok ? ok({ value: read.value, bytes: bytes.value }) : read;
}

/** The JSON in these bytes, if all of it can be kept; `anyText`, `anyNumbers`: those that can't are let by. */
export function keepableJson(
	bytes: Uint8Array,
	{ anyText = false, anyNumbers = false }: { anyText?: boolean; anyNumbers?: boolean } = {},
): Result<unknown, Refusal> {
	const text = textIn(bytes);
	if (!text.ok) return text;
	const value = parsed(text.value);
	if (!value.ok) return value;
	const problem = problemInJson(value.value, anyText) ?? (anyNumbers ? null : inexactNumber(text.value));
	return problem === null ? value : err({ reason: "invalid_request", problems: [problem] });
}

function refusedType(headers: Headers): string | null {
	const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
	if (encoding !== "identity") return "The body must not be compressed.";
	if (!JSON_TYPE.test(headers.get("content-type")?.trim() ?? "")) return "The body must be application/json in UTF-8.";
	return null;
}

/** The bytes of a body, at most 1 MiB. Counts while it reads: a body that says less than it is, or nothing, is given up at the first chunk too many. */
export async function bytesOf(request: Request): Promise<Result<Uint8Array, Refusal>> {
	const declared = Number(request.headers.get("content-length") ?? 0);
	if (declared > BODY_LIMIT) return err({ reason: "too_large", limit: BODY_LIMIT, actual: declared });
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		// One that says how long it is can't be longer, and is taken at once.
		if (declared > 0) {
			const bytes = new Uint8Array(await request.arrayBuffer());
			whole.add(request);
			return ok(bytes);
		}
		const body: ReadableStream<Uint8Array> | null = request.body;
		for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
			size += chunk.byteLength;
			if (size > BODY_LIMIT) return err({ reason: "too_large", limit: BODY_LIMIT, actual: size });
			chunks.push(chunk);
		}
		whole.add(request);
	} catch {
		return err({ reason: "invalid_json", detail: "The body broke off." });
	}
	return ok(joined(chunks, size));
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}

/** Any JSON in these bytes. */
export function parse(bytes: Uint8Array): Result<unknown, Refusal> {
	const text = textIn(bytes);
	return text.ok ? parsed(text.value) : text;
}

function textIn(bytes: Uint8Array): Result<string, Refusal> {
	if (bytes.length === 0) return err({ reason: "invalid_json", detail: "The body is empty." });
	try {
		return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
	} catch {
		return err({ reason: "invalid_json", detail: "The body is not UTF-8." });
	}
}

function parsed(text: string): Result<unknown, Refusal> {
	try {
		return ok(JSON.parse(text));
	} catch {
		return err({ reason: "invalid_json", detail: "The body can't be parsed as JSON." });
	}
}
