import { errorOf, TesseraError } from "./errors.ts";
import type { CallOptions, ClientOptions, Request } from "./request.ts";

/** A line of an export: a thing of some kind, with all that a copy needs. */
export type ExportLine = {
	kind: "block" | "thread" | "message" | "summary" | "note" | "memory" | "relation" | "skill";
	thread_id?: string;
	data: Record<string, unknown>;
};

/** What became of lines; `failed` counts them all, `errors` tells why of the first ones. */
export type Imported = {
	imported: number;
	skipped: number;
	failed: number;
	errors: { line: number; message: string }[];
};

/** What one call carries (UTF-16 units): it is soon answered, and soon sent again. */
const BATCH = 500_000;
const MOST_ERRORS = 1_000;

/** All that the key sees, or one user's part of it, line by line as it arrives; it throws where the stream breaks off. */
export async function* exported(
	client: ClientOptions,
	filter: { user_id?: string } = {},
	{ signal }: Pick<CallOptions, "signal"> = {},
): AsyncGenerator<ExportLine, void, undefined> {
	const call = "GET /v1/export";
	const base = client.url.endsWith("/") ? client.url.slice(0, -1) : client.url;
	const query = filter.user_id === undefined ? "" : `?user_id=${encodeURIComponent(filter.user_id)}`;
	const send = client.fetch ?? globalThis.fetch;
	const init = { headers: { authorization: `Bearer ${client.key}` }, ...(signal && { signal }) };
	try {
		const answer = await send(`${base}/v1/export${query}`, init);
		if (!answer.ok) throw errorOf(call, answer.status, await answer.json().catch(() => null));
		let rest = "";
		for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
			const lines = `${rest}${text}`.split("\n");
			rest = lines.pop() ?? "";
			for (const line of lines) yield JSON.parse(line);
		}
		if (rest !== "") throw new TesseraError(`${call}: it broke off`, "unreachable", 0, {});
	} catch (cause) {
		if (cause instanceof TesseraError) throw cause;
		if (signal?.aborted) throw signal.reason;
		throw new TesseraError(`${call}: it broke off`, "unreachable", 0, { cause });
	}
}

/** Imports lines of an export, some at a time. What is there already is skipped, so it may be done again from the beginning. */
export async function imported(
	request: Request,
	lines: Iterable<ExportLine | string> | AsyncIterable<ExportLine | string>,
	options?: CallOptions,
): Promise<Imported> {
	const all: Imported = { imported: 0, skipped: 0, failed: 0, errors: [] };
	let sent = 0;
	let batch: string[] = [];
	let size = 0;
	const flush = async () => {
		if (batch.length === 0) return;
		const done = await request<Imported>("POST", "/v1/import", { lines: batch.join("\n") }, options);
		all.imported += done.imported;
		all.skipped += done.skipped;
		all.failed += done.failed;
		for (const { line, message } of done.errors) {
			if (all.errors.length < MOST_ERRORS) all.errors.push({ line: sent + line, message });
		}
		sent += batch.length;
		batch = [];
		size = 0;
	};
	for await (const line of lines) {
		const text = typeof line === "string" ? line.replaceAll("\n", " ") : JSON.stringify(line);
		if (size + text.length > BATCH) await flush();
		batch.push(text);
		size += text.length;
	}
	await flush();
	return all;
}
