import { stem, termsOf } from "../../../core/language/terms.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import {
	blockMetadata,
	isOfBlock,
	type LearningScopes,
	type LongTermName,
} from "../../../core/model/thread/thread-config.ts";
import type { Learned } from "../../../core/writing/learn/found/learned.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { VectorIndex } from "../../../ports/vector-index.ts";
import type { KnownMemories, MemoryStore } from "../../memory/index.ts";
import type { LongTermBatch, LongTermBlock, Stored } from "./long-term-block.ts";

/** What every long-term block is built over, of one tenant. */
export type LongTermTools = {
	ids: IdSource;
	store: Pick<MemoryStore, "write" | "page" | "readAll" | "remove">;
	known: KnownMemories;
	/** Ids of memories of these scopes by likeness of meaning, best first; none where no embedder answers. */
	similar(text: string, scopes: readonly string[], limit: number): Promise<string[]>;
	/** Takes what was learned into long-term memory (features/continuity/use-cases/learning/remember-learned.ts). */
	remember(
		what: Pick<Learned, "memories" | "relations" | "skipped">,
		batch: RememberedBatch,
	): Promise<Omit<Stored, "degraded">>;
};

type RememberedBatch = Pick<LongTermBatch, "scopes" | "messages" | "now"> & { metadata: string };

/** Of a page only a block's own memories count, so more are read than are wanted; no more than this at once. */
const PAGE = 200;
/** This many pages of a scope are looked through where a limit is kept. */
const MOST_PAGES = 50;
/** Where memories are looked for, others than the block's own are found too. */
const SURPLUS = 4;

/** What the blocks have in common: reading, taking back and limiting the memories that are marked as one's own. */
export function keptMemories(block: LongTermName, tools: Pick<LongTermTools, "store" | "known">) {
	const { store, known } = tools;
	const isOwn = (memory: Memory, thread?: string) => isOfBlock(memory.metadata, block, thread);

	const found = async (ids: readonly string[], scopes: readonly string[]): Promise<Memory[]> => {
		const read = new Map((await store.readAll(ids)).map((memory) => [memory.id, memory]));
		return ids.flatMap((id) => {
			const memory = read.get(id);
			return memory?.status === "active" && scopes.includes(memory.scope) && isOwn(memory) ? [memory] : [];
		});
	};

	const lexical = async (text: string, scopes: readonly string[], limit: number): Promise<string[]> => {
		const [hits = []] = await known.like([{ terms: termsOf(text).map(stem), key: null }], scopes, limit * SURPLUS);
		return hits.filter(({ status }) => status === "active").map(({ id }) => id);
	};

	const ofThread = async (scope: string, thread: string): Promise<Memory[]> => {
		const own: Memory[] = [];
		let after: { created_at: string; id: string } | undefined;
		for (let page = 0; page < MOST_PAGES; page++) {
			const read = await store.page({ scope, status: "active", after, limit: PAGE });
			own.push(...read.filter((memory) => isOwn(memory, thread)));
			after = read.at(-1);
			if (read.length < PAGE) break;
		}
		return own;
	};

	return {
		mark: ({ owners }: LearningScopes) => blockMetadata(block, owners.thread_id ?? ""),
		found,
		lexical,
		/** Takes away what is over a thread's limit, the least important and oldest first; returns those that are left. */
		async kept(written: readonly Memory[], { scopes, limit, now }: LongTermBatch): Promise<Memory[]> {
			const thread = scopes.owners.thread_id ?? "";
			if (limit === null || written.length === 0) return [...written];
			const own: Memory[] = [];
			for (const scope of new Set(written.map((memory) => memory.scope))) own.push(...(await ofThread(scope, thread)));
			const surplus = own.sort(byImportance).slice(limit);
			for (const { id } of surplus) await store.remove(id, new Date(now).toISOString());
			const surplusIds = new Set(surplus.map(({ id }) => id));
			return written.filter(({ id }) => !surplusIds.has(id));
		},
		async forget(ids: readonly string[], now: number): Promise<number> {
			const own = (await store.readAll(ids)).filter((memory) => isOwn(memory));
			for (const { id } of own) await store.remove(id, new Date(now).toISOString());
			return own.length;
		},
		async export({ scope, after: from, limit }: Parameters<LongTermBlock["export"]>[0]) {
			const memories: Memory[] = [];
			let after = from;
			for (;;) {
				const read = await store.page({ scope, status: "active", after, limit: PAGE });
				for (const memory of read) {
					if (isOwn(memory)) memories.push(memory);
					after = { created_at: memory.created_at, id: memory.id };
					if (memories.length === limit) return { memories, next: after };
				}
				if (read.length < PAGE) return { memories, next: null };
			}
		},
	};
}

function byImportance(a: Memory, b: Memory): number {
	const [newer, older] = [`${a.created_at} ${a.id}`, `${b.created_at} ${b.id}`];
	return b.importance - a.importance || (newer < older ? 1 : -1);
}

/** How long the vector of a question may take, and its neighbours (ms). */
const DEADLINE_MS = 2_000;

/** Finds memories by likeness of meaning; none where there is no embedder, or it or its index does not answer. */
export function similarMemories(
	embedder: Embedder | null,
	index: Pick<VectorIndex, "query">,
): (text: string, scopes: readonly string[], limit: number) => Promise<string[]> {
	return async (text, scopes, limit) => {
		const embedded = await embedder?.embed([text], "query", DEADLINE_MS);
		const vector = embedded?.ok ? embedded.value[0] : undefined;
		if (vector === undefined) return [];
		const hits = await index.query({ vector, scopes, kinds: ["memory"], limit, deadlineMs: DEADLINE_MS });
		return hits.ok ? hits.value.map(({ id }) => id) : [];
	};
}
