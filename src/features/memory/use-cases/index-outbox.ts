import { err, ok, type Result } from "../../../core/base/result.ts";
import { asTyped } from "../../../core/recall/meaning/as-typed.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import { type Backoff, waitAfter } from "../../../platform/objects/run-jobs.ts";
import type { Embedder, EmbedError } from "../../../ports/embedder.ts";
import type { IndexError, VectorEntry, VectorIndex } from "../../../ports/vector-index.ts";
import type { Outbox, OutboxItem } from "../store/index/outbox.ts";
import { messagesOf, NO_MESSAGES } from "./index-messages.ts";

type IndexDeps = {
	clock: Clock;
	embedder: Embedder;
	vectorIndex: VectorIndex;
	outbox: Outbox;
	/** What notes these tokens once they are spent; null: the tenant may not spend so many today. */
	spend(tokens: number): Promise<(() => Promise<void>) | null>;
};

/** What is done in one go; the next alarm goes on. */
const MOST_IN_ALL = 2_000;
const MOST_ITEMS = 100;
/** An embedder that computes here takes few texts at a time; so many batches of it are taken and told together, as each of both costs a wait. */
const LOCAL_BATCHES = 4;
/** Between batches others get their turn, for so long (ms). */
const PAUSE_MS = 10;
const EMBED_MS = 30_000;

/** What failed waits four times as long each time, at most five minutes. It is tried for ever. */
const LONGEST_WAIT_MS = 5 * 60_000;
const BACKOFF: Backoff = {
	waits: [2_000, 8_000, 32_000, 128_000],
	repeat: { every: LONGEST_WAIT_MS, until: Number.POSITIVE_INFINITY },
	longestAsked: LONGEST_WAIT_MS,
	jitter: 0,
};

/** What was put off so often with others is tried alone: one text must not keep the rest out. */
const ALONE_AFTER = 2;

/** Why it was put off. `wait_ms`: the embedder asked for it. `of`: a text's own fault, or that of all. */
type PutOff = { detail: string; wait_ms: number; of: "texts" | "all" };

/**
 * Tells the index what is in the outbox: what was deleted is removed, the rest embedded. Returns how long to wait before
 * it goes on (ms): 0, unless the embedder or the index fails.
 */
export async function indexOutbox(deps: IndexDeps): Promise<number> {
	const { batch, kind } = deps.embedder;
	const size = Math.min(kind === "hashed" ? LOCAL_BATCHES * batch : batch, MOST_ITEMS);
	for (let taken = 0; taken < MOST_IN_ALL; taken += size) {
		if (taken > 0) await giveWay(deps.clock, PAUSE_MS);
		const items = await deps.outbox.take(size, deps.clock.now());
		if (items.length === 0) return 0;
		const wait = await tellAll(deps, partsOf(items));
		if (wait > 0) return wait;
	}
	return 0;
}

/** Those tried alone begin with another one each time: one text that is never answered must not stand before the rest for ever. */
function partsOf(items: readonly OutboxItem[]): OutboxItem[][] {
	const attempts = Math.max(...items.map((item) => item.attempts));
	if (attempts < ALONE_AFTER) return [[...items]];
	const first = (attempts - ALONE_AFTER) % items.length;
	return [...items.slice(first), ...items.slice(0, first)].map((item) => [item]);
}

/** Part by part; where nothing can be told, the rest is put off with the part that showed it. */
async function tellAll(deps: IndexDeps, parts: readonly OutboxItem[][]): Promise<number> {
	for (const [n, part] of parts.entries()) {
		const outcome = await tell(deps, part);
		if (outcome.ok) await deps.outbox.done(part.map(({ number }) => number));
		else if (outcome.error.of === "all") return putOff(deps, parts.slice(n).flat(), outcome.error);
		else await putOff(deps, part, outcome.error);
	}
	return 0;
}

async function tell(deps: IndexDeps, items: readonly OutboxItem[]): Promise<Result<null, PutOff>> {
	const {
		messages,
		removed: surplus,
		spent,
	} = deps.embedder.kind === "hashed" ? NO_MESSAGES : await messagesOf(deps, items);
	const typed = deps.embedder.kind === "encoder";
	const readAs = (kind: OutboxItem["kind"], text: string) => (typed && kind === "memory" ? asTyped(text) : text);
	const gone = items.filter(({ kind, now }) => now === null && kind !== "message").map(({ id }) => id);
	const removed = await deps.vectorIndex.remove([...gone, ...surplus]);
	if (!removed.ok) return err(indexError(removed.error));
	const there = items.flatMap(({ id, kind, now }) =>
		now === null || kind === "message" ? [] : [{ id, kind, ...now, text: readAs(kind, now.text) }],
	);
	const entries = await embedded(deps, [...there, ...messages]);
	if (!entries.ok) return err(embedError(entries.error));
	await spent();
	const written = await deps.vectorIndex.upsert(entries.value);
	return written.ok ? ok(null) : err(indexError(written.error));
}

/** Something to embed, and what its vector says of it. */
type Text = Omit<VectorEntry, "vector"> & { text: string };

async function embedded(
	{ embedder, clock }: Pick<IndexDeps, "embedder" | "clock">,
	texts: readonly Text[],
): Promise<Result<VectorEntry[], EmbedError>> {
	const entries: VectorEntry[] = [];
	for (let at = 0; at < texts.length; at += embedder.batch) {
		if (at > 0) await giveWay(clock, PAUSE_MS);
		const batch = texts.slice(at, at + embedder.batch);
		const made = await embedder.embed(
			batch.map(({ text }) => text),
			"document",
			EMBED_MS,
		);
		if (!made.ok) return made;
		for (const [n, { text: _, ...entry }] of batch.entries()) {
			const vector = made.value[n];
			if (vector !== undefined) entries.push({ ...entry, vector });
		}
	}
	return ok(entries);
}
function embedError(error: EmbedError): PutOff {
	switch (error.reason) {
		case "timeout":
			return { detail: "embedder: timeout", wait_ms: 0, of: "all" };
		case "rate_limited":
			return { detail: "embedder: rate limited", wait_ms: error.retry_after_ms ?? 0, of: "all" };
		case "failed":
		case "rubbish":
			return { detail: `embedder: ${error.detail}`, wait_ms: 0, of: "texts" };
	}
}

function indexError(error: IndexError): PutOff {
	if (error.reason === "timeout") return { detail: "index: timeout", wait_ms: 0, of: "all" };
	return { detail: `index: ${error.detail}`, wait_ms: 0, of: "texts" };
}

/** Returns how long it waits (ms). */
async function putOff({ clock, outbox }: IndexDeps, items: readonly OutboxItem[], { detail, wait_ms }: PutOff) {
	const attempts = Math.max(...items.map((item) => item.attempts)) + 1;
	const now = clock.now();
	const wait = waitAfter(BACKOFF, { id: "outbox", attempts }, { now, asked: wait_ms }) ?? LONGEST_WAIT_MS;
	console.error(`${items.length} vectors are put off by ${wait} ms: ${detail}`);
	const numbers = items.map(({ number }) => number);
	await outbox.postpone(numbers, now + wait);
	return wait;
}
