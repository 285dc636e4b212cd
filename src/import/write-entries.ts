import type { Client, ClientThread, TesseraError, ThreadSettings } from "../client/index.ts";
import type { Entry, ReadThread } from "./entry.ts";

export type ImportOptions = {
	/** How threads are made that are not there yet: `config: { learn: "off" }` learns nothing from them. */
	thread?: ThreadSettings;
	/** What could not be read or was refused. */
	onBad?: (at: string, why: string) => void;
};

/** How far an import is. */
export type Progress = {
	threads: number;
	messages: number;
	memories: number;
	relations: number;
	bad: number;
	/** What Tessera has no place for, and how often. */
	leftOut: Record<string, number>;
};

const MOST_AT_ONCE = 100;
/** Bodies may have 1 MiB. */
const MOST_BYTES = 400_000;

type Batch = { entries: Exclude<Entry, { kind: "left_out" | "bad" }>[]; bytes: number };

/**
 * Writes entries through a client, and says after each batch how far it is. What is written a second time is known by
 * its id or text, and each batch by what is in it, so an import that broke off is done again from the beginning.
 * Throws where the service can't be reached or the key may not write.
 */
export async function* writeEntries(
	client: Client,
	entries: AsyncIterable<Entry>,
	{ thread: settings = {}, onBad = () => {} }: ImportOptions = {},
): AsyncGenerator<Progress> {
	const progress: Progress = { threads: 0, messages: 0, memories: 0, relations: 0, bad: 0, leftOut: {} };
	const writer = { client, settings, progress, onBad, seen: new Set<string>(), threads: new Map() };
	let batch: Batch = { entries: [], bytes: 0 };
	for await (const entry of entries) {
		if (entry.kind === "bad") report(writer, entry.at, entry.why);
		else if (entry.kind === "left_out") progress.leftOut[entry.what] = (progress.leftOut[entry.what] ?? 0) + 1;
		else {
			const bytes = utf8.encode(JSON.stringify(entry)).length;
			const last = batch.entries.at(-1);
			const full = batch.entries.length >= MOST_AT_ONCE || batch.bytes + bytes > MOST_BYTES;
			if (last !== undefined && (full || placeOf(last) !== placeOf(entry))) {
				await writeBatch(writer, batch.entries);
				yield { ...progress };
				batch = { entries: [], bytes: 0 };
			}
			batch.entries.push(entry);
			batch.bytes += bytes;
		}
	}
	if (batch.entries.length > 0) await writeBatch(writer, batch.entries);
	yield { ...progress };
}

const utf8 = new TextEncoder();

type Writer = {
	client: Client;
	settings: ThreadSettings;
	progress: Progress;
	onBad: (at: string, why: string) => void;
	seen: Set<string>;
	/** Those that were written to, so that none is made for each batch. */
	threads: Map<string, ClientThread>;
};

type Written = Batch["entries"][number];

/** What goes into one call. */
function placeOf(entry: Written): string {
	return entry.kind === "message" ? `message ${entry.thread.id}` : entry.kind;
}

function report({ progress, onBad }: Writer, at: string, why: string): void {
	progress.bad++;
	onBad(at, why);
}

/** All of it, or halves of it where something is refused, down to the one that is. */
async function writeBatch(writer: Writer, entries: readonly Written[]): Promise<void> {
	const [first] = entries;
	if (first === undefined) return;
	try {
		await send(writer, first, entries);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		if (entries.length === 1) return report(writer, first.at, whyOf(error));
		const half = Math.ceil(entries.length / 2);
		await writeBatch(writer, entries.slice(0, half));
		await writeBatch(writer, entries.slice(half));
	}
}

/** Whether the same would be refused again, and something else would not. By its name: the client may be bundled apart. */
function isRefusal(error: unknown): error is TesseraError {
	if (!(error instanceof Error) || error.name !== "TesseraError" || !("status" in error)) return false;
	return [400, 409, 413, 422].some((status) => status === error.status);
}

function whyOf({ message, problem }: TesseraError): string {
	const [first] = problem?.errors ?? [];
	if (first === undefined) return problem?.detail ?? message;
	// Within a batch of one, `messages.0.role` is the role.
	const path = first.path.replace(/^(?:messages|memories)\.0\.?/, "");
	return path === "" ? first.message : `${path} ${first.message}`;
}

async function send(writer: Writer, first: Written, entries: readonly Written[]): Promise<void> {
	const { client, progress } = writer;
	const options = { idempotencyKey: await digest(entries) };
	switch (first.kind) {
		case "message": {
			const messages = entries.flatMap((entry) => (entry.kind === "message" ? [entry.message] : []));
			await threadFor(writer, first.thread).append(messages, options);
			progress.messages += messages.length;
			return;
		}
		case "memory": {
			const memories = entries.flatMap((entry) => (entry.kind === "memory" ? [entry.memory] : []));
			await client.memories.addAll(memories, options);
			progress.memories += memories.length;
			return;
		}
		case "relation":
			// There is no call for several.
			for (const entry of entries) {
				if (entry.kind !== "relation") continue;
				const own = { idempotencyKey: await digest([entry]) };
				await client.request("POST", "/v1/relations", { body: entry.relation }, own);
				progress.relations++;
			}
	}
}

const MOST_THREADS_OPEN = 1_000;

function threadFor({ client, settings, seen, threads, progress }: Writer, { id, ...owners }: ReadThread): ClientThread {
	progress.threads = seen.add(id).size;
	if (threads.size >= MOST_THREADS_OPEN) threads.clear();
	const open = threads.get(id) ?? client.thread(id, { ...settings, ...owners });
	threads.set(id, open);
	return open;
}

/** The same for the same entries, in every run. */
async function digest(entries: readonly Written[]): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", utf8.encode(JSON.stringify(entries)));
	return `import-${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
