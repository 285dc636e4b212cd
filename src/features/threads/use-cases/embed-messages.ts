import { err, ok, type Result } from "../../../core/base/result.ts";
import { piecesOf, storedVectors } from "../../../core/recall/meaning/nearness.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import type { Embedder, EmbedError } from "../../../ports/embedder.ts";
import type { Unread, UnreadThread } from "../store/messages/unread-messages.ts";

type EmbedDeps = { clock: Clock; encoder: Embedder | null };
type Text = Unread["texts"][number];
type Vectors = Map<number, Uint8Array>;

/** A thread that is further behind goes on with the next alarm. */
const MOST_SLICES = 20;
const DEADLINE_MS = 30_000;

/**
 * Has the encoder read what it has not read of a thread; contexts go by words alone until then. `more`: there is more to read.
 * `failed`: the encoder did not answer.
 */
export async function embedMessages(
	{ clock, encoder }: EmbedDeps,
	thread: UnreadThread,
): Promise<"done" | "more" | "failed"> {
	if (encoder === null) return "done";
	for (let slices = 0; slices < MOST_SLICES; slices++) {
		if (slices > 0) await giveWay(clock);
		const unread = thread.take(encoder.model);
		if (unread === null) return "done";
		const vectors = await readable(encoder, unread.texts);
		if (!vectors.ok) return "failed";
		thread.keep(encoder.model, unread, vectors.value);
	}
	return thread.behind(encoder.model) ? "more" : "done";
}

/** The vectors of these texts; where the encoder fails at some of them, of those that it can read. */
async function readable(encoder: Embedder, texts: readonly Text[]): Promise<Result<Vectors, EmbedError>> {
	const whole = await read(encoder, texts);
	if (whole.ok || texts.length < 2 || whole.error.reason === "timeout" || whole.error.reason === "rate_limited")
		return whole;
	const vectors: Vectors = new Map();
	for (const text of texts) {
		const alone = await read(encoder, [text]);
		if (alone.ok) for (const [seq, vector] of alone.value) vectors.set(seq, vector);
	}
	return vectors.size === 0 ? whole : ok(vectors);
}

async function read(encoder: Embedder, texts: readonly Text[]): Promise<Result<Vectors, EmbedError>> {
	const pieces = texts.flatMap(({ seq, text }) => piecesOf(text).map((piece) => ({ seq, piece })));
	const bySeq = new Map<number, Float32Array[]>();
	for (let from = 0; from < pieces.length; from += encoder.batch) {
		const batch = pieces.slice(from, from + encoder.batch);
		const said = batch.map(({ piece }) => piece);
		const made = await encoder.embed(said, "document", DEADLINE_MS);
		if (!made.ok) return err(made.error);
		for (const [at, { seq }] of batch.entries()) {
			const vector = made.value[at];
			if (vector !== undefined) bySeq.set(seq, [...(bySeq.get(seq) ?? []), vector]);
		}
	}
	return ok(new Map([...bySeq].map(([seq, vectors]) => [seq, storedVectors(vectors)])));
}
