import { err, ok, type Result } from "../../../../core/base/result.ts";
import { textOf } from "../../../../core/model/thread/message.ts";
import type { SnapshotRequest } from "../../../../core/model/thread/snapshot.ts";
import { bestCosine, nearnessOf, piecesOf } from "../../../../core/recall/meaning/nearness.ts";
import type { Near } from "../../../../core/recall/ranking/memory-index.ts";
import type { Embedder } from "../../../../ports/embedder.ts";
import { contentOf } from "../object/message-row.ts";
import { readVectors, vectorsUpTo } from "../object/message-vectors.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

/** How long a context waits for what its question means (ms). */
const DEADLINE_MS = 300;

/** Has the encoder read questions, and keeps the last one, so that none is read twice in a row. */
export type Questions = {
	/** The encoder's. */
	model: string;
	/** Whether contexts of this thread ask with its newest message. */
	newestAsks: boolean;
	read(text: string): ReturnType<Embedder["embed"]>;
	forget(): void;
};

export function questionsOf(encoder: Embedder): Questions {
	let last: { text: string; made: ReturnType<Embedder["embed"]> } | null = null;
	return {
		model: encoder.model,
		newestAsks: false,
		read(text) {
			if (last?.text === text) return last.made;
			const one = { text, made: encoder.embed([text], "query", DEADLINE_MS) };
			last = one;
			void one.made.then(({ ok }) => {
				if (!ok && last === one) last = null;
			});
			return one.made;
		},
		forget() {
			last = null;
		},
	};
}

/** Has the newest question read before the context comes that asks with it, if the last ones did. */
export function readAhead(store: Store, questions: Questions): void {
	if (!questions.newestAsks || vectorsUpTo(store, questions.model) === 0) return;
	const asked = piecesOf(newestQuestion(store)).at(-1);
	if (asked !== undefined) void questions.read(asked);
}

/**
 * How near the messages of the thread are to what is asked, by seq; null where nothing is asked or nothing can be compared. The
 * error says in a word why the encoder did not answer.
 */
export async function nearMessages(
	store: Store,
	questions: Questions | null,
	{ recall, query }: Pick<SnapshotRequest, "recall" | "query">,
): Promise<Result<Near | null, string>> {
	if (questions === null || recall === null || recall.byWords === true || readLiveRow(store) === null) return ok(null);
	questions.newestAsks = query === null;
	// Vectors of two encoders are never compared.
	if (vectorsUpTo(store, questions.model) === 0) return ok(null);
	// A rambling message ends with its question.
	const asked = piecesOf(query ?? newestQuestion(store)).at(-1);
	if (asked === undefined) return ok(null);
	const made = await questions.read(asked);
	if (!made.ok) return err(made.error.reason);
	const question = made.value[0];
	return ok(question === undefined ? null : nearnessOf(cosinesWith(store, question, query === null)));
}

/** `asking`: the newest user message is the question, and no answer to it. */
function cosinesWith(store: Store, question: Float32Array, asking: boolean): Map<number, number> {
	const row = readLiveRow(store);
	const cosines = new Map<number, number>();
	if (row === null) return cosines;
	for (const [seq, vector] of readVectors(store)) {
		const cosine = asking && seq === row.lastUserSeq ? null : bestCosine(question, vector);
		if (cosine !== null) cosines.set(seq, cosine);
	}
	return cosines;
}

function newestQuestion(store: Store): string {
	const sql = "SELECT content, parts FROM messages WHERE seq = ? AND gone = 0";
	const seq = readLiveRow(store)?.lastUserSeq ?? 0;
	const [row] = store.sql.exec<{ content: string; parts: number }>(sql, seq).toArray();
	return row === undefined ? "" : textOf(contentOf(row.content, row.parts));
}
