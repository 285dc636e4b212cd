import type {
	RememberedMemory,
	RememberedRelation,
	RememberedSkill,
} from "../../../src/core/model/memory/remembered.ts";
import type { Note } from "../../../src/core/model/thread/continuity.ts";
import { EMPTY_STATE, type StoredWorkingState } from "../../../src/core/model/thread/working-state.ts";

/** What is remembered and noted in tests: nothing but what is said. */

const recalled = {
	confidence: 1,
	created_at: "2026-11-01T12:00:00.000Z",
	source: null,
	score: { relevance: 0.5 },
};

export function memory(
	id: string,
	type: RememberedMemory["type"],
	content: string,
	more: Partial<RememberedMemory> = {},
): RememberedMemory {
	const said = { kind: "memory" as const, id, type, content, scope: "user:u", ...recalled };
	return { ...said, key: null, is_static: false, importance: 5, review_at: null, expires_at: null, ...more };
}

/** A preference of the user. */
export function preference(id: string, content: string, more: Partial<RememberedMemory> = {}): RememberedMemory {
	return memory(id, "preference", content, more);
}

/** A fact of the project that does not change. */
export function staticFact(id: string, content: string, more: Partial<RememberedMemory> = {}): RememberedMemory {
	return memory(id, "fact", content, { scope: "project:p", is_static: true, ...more });
}

export function relation(id: string, subject: string, predicate: string, object: string): RememberedRelation {
	return { kind: "relation", id, subject, predicate, object, scope: "project:p", ...recalled };
}

export function skill(id: string, name: string, body: string, description = ""): RememberedSkill {
	return { kind: "skill", id, name, description, body, scope: "project:p", ...recalled };
}

export function note(id: string, content: string, more: Partial<Note> = {}): Note {
	return { id, content, category: "context", tokens: 5, created_at: "2026-11-20T11:00:00.000Z", ...more };
}

export function workingState(more: Partial<StoredWorkingState>): StoredWorkingState {
	return { ...EMPTY_STATE, updated_at: "2026-11-20T11:00:00.000Z", updated_by: "writer:embedded", ...more };
}
