import type { LongTermTools } from "../adapters/long-term/kept-memories.ts";
import { similarMemories } from "../adapters/long-term/similar.ts";
import type { LongTermName } from "../core/learn/long-term.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { KnownMemories } from "../ports/known-memories.ts";
import type { LongTermBlock } from "../ports/long-term-block.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import type { VectorIndex } from "../ports/vector-index.ts";
import { longTermBlock } from "./long-term.ts";

/** What a thread's past is flushed into. */
export type ContinuityDeps = {
	/** `remember` takes what was learned into memory: what a block keeps of it is its own. */
	longTermBlock(tenant: string, name: LongTermName, remember: LongTermTools["remember"]): LongTermBlock;
};

type Around = {
	ids: IdSource;
	memoryShelf(reach: Reach): MemoryShelf;
	knownMemories(tenant: string): KnownMemories;
	embedder: Embedder | null;
	vectorIndex(tenant: string): VectorIndex;
};

export function wireContinuity(around: Around): ContinuityDeps {
	return {
		longTermBlock: (tenant, name, remember) =>
			longTermBlock(name, {
				ids: around.ids,
				shelf: around.memoryShelf(wholeTenant(tenant)),
				known: around.knownMemories(tenant),
				similar: similarMemories(around.embedder, around.vectorIndex(tenant)),
				remember,
			}),
	};
}
