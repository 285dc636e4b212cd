import { piecesOf, storedVectors } from "../../../core/recall/meaning/nearness.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { UnreadThread } from "../store/messages/unread-messages.ts";

type EmbedDeps = { clock: Clock; encoder: Embedder | null };

/** A thread that is further behind goes on with the next alarm. */
const MOST_SLICES = 20;
const DEADLINE_MS = 30_000;

/** When an encoder that did not answer is asked again (ms). */
const RETRY_MS = 10_000;

/**
 * Has the encoder read what it has not read of a thread; contexts go by words alone until then. Returns how long to wait (ms)
 * before it goes on; null: all is read.
 */
export async function embedMessages({ clock, encoder }: EmbedDeps, thread: UnreadThread): Promise<number | null> {
	if (encoder === null) return null;
	for (let slices = 0; slices < MOST_SLICES; slices++) {
		if (slices > 0) await giveWay(clock);
		const unread = thread.take(encoder.model);
		if (unread === null) return null;
		const pieces = unread.texts.flatMap(({ seq, text }) => piecesOf(text).map((piece) => ({ seq, piece })));
		const bySeq = new Map<number, Float32Array[]>();
		for (let from = 0; from < pieces.length; from += encoder.batch) {
			const batch = pieces.slice(from, from + encoder.batch);
			const texts = batch.map(({ piece }) => piece);
			const made = await encoder.embed(texts, "document", DEADLINE_MS);
			if (!made.ok) return RETRY_MS;
			for (const [at, { seq }] of batch.entries()) {
				const vector = made.value[at];
				if (vector !== undefined) bySeq.set(seq, [...(bySeq.get(seq) ?? []), vector]);
			}
		}
		const vectors = new Map([...bySeq].map(([seq, vectors]) => [seq, storedVectors(vectors)]));
		thread.keep(encoder.model, unread, vectors);
	}
	return thread.behind(encoder.model) ? 0 : null;
}
