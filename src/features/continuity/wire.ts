import { type AccessScope, wholeTenant } from "../../core/base/access-scope.ts";
import type { LongTermName } from "../../core/model/thread/thread-config.ts";
import type { TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import type { IdSource } from "../../platform/ids/id-source.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { VectorIndex } from "../../ports/vector-index.ts";
import type { KnownMemories, MemoryStore } from "../memory/index.ts";
import { longTermBlock } from "./long-term/blocks.ts";
import { type LongTermTools, similarMemories } from "./long-term/kept-memories.ts";
import type { LongTermBlock } from "./long-term/long-term-block.ts";
import { registerDistillation } from "./routes/distillation.ts";
import { registerIngest } from "./routes/ingest.ts";
import { registerJobs } from "./routes/jobs.ts";
import { registerNotes } from "./routes/notes.ts";
import { registerWorkingState } from "./routes/working-state.ts";
import { d1NoteStore, type NoteStore } from "./store/note-store.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	distillation: registerDistillation,
	jobs: registerJobs,
	workingState: registerWorkingState,
	notes: registerNotes,
	ingest: registerIngest,
} satisfies Record<string, Routes>;

/** What a thread's past is flushed into, and what agents wrote down. */
export type ContinuityDeps = {
	/** Asked for by what the caller reaches. */
	noteStore(accessScope: AccessScope): NoteStore;
	/** `remember` takes what was learned into memory: what a block keeps of it is its own. */
	longTermBlock(tenant: string, name: LongTermName, remember: LongTermTools["remember"]): LongTermBlock;
};

type Around = {
	database: TenantDatabase;
	ids: IdSource;
	memoryStore(accessScope: AccessScope): MemoryStore;
	knownMemories(tenant: string): KnownMemories;
	embedder: Embedder | null;
	vectorIndex(tenant: string): VectorIndex;
};

export function wireContinuity(around: Around): ContinuityDeps {
	return {
		noteStore: (accessScope) => d1NoteStore(around.database(accessScope.tenant), accessScope),
		longTermBlock: (tenant, name, remember) =>
			longTermBlock(name, {
				ids: around.ids,
				store: around.memoryStore(wholeTenant(tenant)),
				known: around.knownMemories(tenant),
				similar: similarMemories(around.embedder, around.vectorIndex(tenant)),
				remember,
			}),
	};
}
