import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { Outbox, OutboxItem } from "../ports/outbox.ts";
import type { VectorIndex } from "../ports/vector-index.ts";

type IndexDeps = { clock: Clock; embedder: Embedder; vectorIndex: VectorIndex; outbox: Outbox };

/** What is done in one go; the next alarm goes on. */
const MOST_BATCHES = 20;
const MOST_ITEMS = 100;
const EMBED_MS = 30_000;

/** How long what failed waits (ms): four times as long each time, at most so long. It is tried for ever. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** What was put off so often with others is tried alone: one text must not keep the rest out. */
const ALONE_AFTER = 2;

/** Why a batch was put off; `wait_ms`: the embedder asked for it. */
type Trouble = { detail: string; wait_ms: number };

/** Tells the index what is in the outbox: what is gone is taken away, the rest embedded. Gives whether all that was due is told. */
export async function indexOutbox(deps: IndexDeps): Promise<boolean> {
	const size = Math.min(deps.embedder.batch, MOST_ITEMS);
	for (let batch = 0; batch < MOST_BATCHES; batch++) {
		const items = await deps.outbox.take(size, deps.clock.now());
		if (items.length === 0) return true;
		const alone = items.some(({ attempts }) => attempts >= ALONE_AFTER);
		for (const part of alone ? items.map((item) => [item]) : [items]) {
			const told = await tell(deps, part);
			if (told.ok) await deps.outbox.done(part.map(({ number }) => number));
			else await putOff(deps, part, told.error);
		}
	}
	return false;
}

async function tell(
	{ embedder, vectorIndex }: IndexDeps,
	items: readonly OutboxItem[],
): Promise<Result<null, Trouble>> {
	const gone = items.filter(({ now }) => now === null).map(({ id }) => id);
	const removed = await vectorIndex.remove(gone);
	if (!removed.ok) return err({ detail: `index: ${removed.error.reason}`, wait_ms: 0 });
	const there = items.flatMap(({ id, kind, now }) => (now === null ? [] : [{ id, kind, ...now }]));
	if (there.length === 0) return ok(null);
	const texts = there.map(({ text }) => text);
	const made = await embedder.embed(texts, "document", EMBED_MS);
	if (!made.ok) {
		const { error } = made;
		const wait_ms = error.reason === "rate_limited" ? (error.retry_after_ms ?? 0) : 0;
		return err({ detail: `embedder: ${"detail" in error ? error.detail : error.reason}`, wait_ms });
	}
	const entries = there.flatMap(({ id, kind, scope, version }, n) => {
		const vector = made.value[n];
		return vector === undefined ? [] : [{ id, kind, scope, version, vector }];
	});
	const written = await vectorIndex.upsert(entries);
	return written.ok ? ok(null) : err({ detail: `index: ${written.error.reason}`, wait_ms: 0 });
}

async function putOff({ clock, outbox }: IndexDeps, items: readonly OutboxItem[], { detail, wait_ms }: Trouble) {
	const attempts = Math.max(...items.map((item) => item.attempts));
	const wait = Math.min(LONGEST_WAIT_MS, Math.max(wait_ms, FIRST_WAIT_MS * 4 ** Math.min(attempts, 10)));
	console.error(`${items.length} vectors are put off by ${wait} ms: ${detail}`);
	await outbox.postpone(
		items.map(({ number }) => number),
		clock.now() + wait,
	);
}
