import type { Memory } from "../../../../src/core/model/memory/memory.ts";
import type { Relation } from "../../../../src/core/model/relations/relation.ts";
import type { Gathered } from "../../../../src/core/recall/fuse-channels.ts";

const AT = "2026-11-20T12:00:00.000Z";

/** A memory of ada's as it is kept, changed as a test wants it. */
export function kept(id: string, content: string, changes: Partial<Memory> = {}): Memory {
	return {
		...{ id, content, type: "fact", scope: "user:ada", key: null, is_static: false, importance: 5, confidence: 1 },
		...{ source: null, created_at: AT, updated_at: AT, valid_from: null, valid_to: null, expires_at: null },
		...{ review_at: null, metadata: null, status: "active", version: 1, supersedes: null, superseded_by: null },
		...changes,
	};
}

export function related(
	id: string,
	subject: string,
	predicate: string,
	object: string,
	memory: string | null,
): Relation {
	return {
		...{ id, subject, predicate, object, scope: "user:ada", valid_from: null, valid_to: null, source: null },
		...{ single_valued: false, confidence: 1, memory_id: memory, quote: null, created_at: AT },
	};
}

export function gathered(parts: Partial<Gathered>): Gathered {
	return {
		memories: [],
		hidden: [],
		relations: [],
		skills: [],
		episodes: [],
		own: [],
		ownMessages: [],
		profile: [],
		cosines: new Map(),
		vectorsBy: null,
		spread: null,
		...parts,
	};
}
