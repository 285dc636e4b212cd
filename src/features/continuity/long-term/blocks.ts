import { err, ok } from "../../../core/base/result.ts";
import { type LongTermName, learningScope } from "../../../core/model/thread/thread-config.ts";
import type { LearnedMessage } from "../../../core/writing/learn/found/learned.ts";
import { pieceSteps } from "../../../core/writing/learn/found/learning-parts.ts";
import { withinQuota } from "../../../platform/quotas/memory-quota.ts";
import type { MemoryEntry } from "../../memory/index.ts";
import { keptMemories, type LongTermTools } from "./kept-memories.ts";
import type { LongTermBatch, LongTermBlock } from "./long-term-block.ts";

/** Each long-term block by its name; a further one is a line here and one in core/model/thread/thread-config.ts. */
const BLOCKS: Record<LongTermName, (tools: LongTermTools) => LongTermBlock> = {
	static: staticBlock,
	extractive: extractiveBlock,
	vector: vectorBlock,
};

export function longTermBlock(name: LongTermName, tools: LongTermTools): LongTermBlock {
	return BLOCKS[name](tools);
}

/** Keeps what messages tell, extracted: preferences, facts and decisions, and the relations among them. */
function extractiveBlock(tools: LongTermTools): LongTermBlock {
	const own = keptMemories("extractive", tools);
	return {
		name: "extractive",
		async write(batch) {
			const learned = await batch.extract();
			if (!learned.ok) return learned;
			const stored = await tools.remember(learned.value, { ...batch, metadata: own.mark(batch.scopes) });
			const memories = await own.kept(stored.memories, batch);
			return ok({ ...stored, memories, degraded: learned.value.degraded });
		},
		search: async ({ text, scopes, limit }) =>
			(await own.found(await own.lexical(text, scopes, limit), scopes)).slice(0, limit),
		forget: own.forget,
		export: own.export,
	};
}

/** Keeps what never changes: names, dates of birth and other facts that are told once. */
function staticBlock(tools: LongTermTools): LongTermBlock {
	const own = keptMemories("static", tools);
	return {
		name: "static",
		async write(batch) {
			const learned = await batch.extract();
			if (!learned.ok) return learned;
			const { memories: all, skipped, degraded } = learned.value;
			const facts = all.filter(({ is_static, type }) => is_static && type === "fact");
			const mark = { ...batch, metadata: own.mark(batch.scopes) };
			const stored = await tools.remember({ memories: facts, relations: [], skipped }, mark);
			return ok({ ...stored, memories: await own.kept(stored.memories, batch), degraded });
		},
		search: async ({ text, scopes, limit }) =>
			(await own.found(await own.lexical(text, scopes, limit), scopes)).slice(0, limit),
		forget: own.forget,
		export: own.export,
	};
}

/** What was said in passing gives way to what was told. */
const IMPORTANCE = 3;
/** Entries written at once. */
const AT_ONCE = 10;

/**
 * Keeps the messages themselves, each as an episode of its own, so that one that is deleted takes its text with it. They
 * are found by likeness of meaning, and by their words where the vectors lag behind.
 */
function vectorBlock(tools: LongTermTools): LongTermBlock {
	const own = keptMemories("vector", tools);
	return {
		name: "vector",
		async write(batch) {
			const metadata = own.mark(batch.scopes);
			const entries: MemoryEntry[] = [];
			for (const message of batch.messages) entries.push(...(await entriesOf(message, batch, tools, metadata)));
			const memories = [];
			for (let at = 0; at < entries.length; at += AT_ONCE) {
				const some = entries.slice(at, at + AT_ONCE);
				const written = await withinQuota(() => tools.store.write(some, new Date(batch.now).toISOString()));
				// Messages are shown as before until there is room.
				if (!written.ok) return err({ reason: "writer_failed", detail: written.error.detail, retry_after_ms: null });
				memories.push(...written.value.flatMap(({ memory, outcome }) => (outcome === "duplicate" ? [] : [memory])));
			}
			return ok({ memories: await own.kept(memories, batch), relations: [], skipped: [], degraded: null });
		},
		async search({ text, scopes, limit }) {
			const ids = [...(await tools.similar(text, scopes, limit)), ...(await own.lexical(text, scopes, limit))];
			return (await own.found([...new Set(ids)], scopes)).slice(0, limit);
		},
		forget: own.forget,
		export: own.export,
	};
}

async function entriesOf(
	message: LearnedMessage,
	{ scopes, inSlices }: LongTermBatch,
	{ ids }: LongTermTools,
	metadata: string,
): Promise<MemoryEntry[]> {
	const { thread_id, message_id, seq, user_id, created_at } = message;
	const scope = learningScope(scopes, user_id ?? null);
	if (scope === null) return [];
	return (await inSlices(pieceSteps(message))).map((content) => ({
		...{ id: ids.next("mem"), content, scope, type: "episode", key: null, is_static: false, metadata },
		...{ importance: IMPORTANCE, confidence: 1, created_at, valid_from: null, valid_to: null },
		...{ expires_at: null, review_at: null, evidence: [], source: { id: message_id, type: "message" } },
		quotes: thread_id === null ? [] : [{ thread_id, message_id, seq, quote: content.slice(0, QUOTED) }],
	}));
}

/** A quote says where something is; the words are all there already. */
const QUOTED = 200;
