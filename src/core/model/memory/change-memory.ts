import type { Memory, NewMemory } from "./memory.ts";

/** The fields of a memory to change. Absent fields stay. */
export type MemoryChanges = {
	[Field in Exclude<keyof NewMemory, "scope" | "created_at" | "quotes" | "evidence" | "depth">]?:
		| NewMemory[Field]
		| undefined;
};

/**
 * Returns a changed memory; null if nothing is different. New content is a new version. An expired memory is active
 * again if it gets more time.
 */
export function changedMemory(memory: Memory, changes: MemoryChanges, now: string): Memory | null {
	const next = merged(memory, changes);
	if (sameFields(memory, next)) return null;
	next.updated_at = now;
	if (next.content !== memory.content) next.version = memory.version + 1;
	const over = next.expires_at !== null && next.expires_at <= now;
	if (memory.status === "active" && over) next.status = "expired";
	if (memory.status === "expired" && changes.expires_at !== undefined && !over) next.status = "active";
	return next;
}

function merged(memory: Memory, changes: MemoryChanges): Memory {
	const { content, type, is_static, importance, confidence, ...rest } = changes;
	return {
		...memory,
		content: content ?? memory.content,
		type: type ?? memory.type,
		is_static: is_static ?? memory.is_static,
		importance: importance ?? memory.importance,
		confidence: confidence ?? memory.confidence,
		key: changed(rest.key, memory.key),
		source: changed(rest.source, memory.source),
		valid_from: changed(rest.valid_from, memory.valid_from),
		valid_to: changed(rest.valid_to, memory.valid_to),
		expires_at: changed(rest.expires_at, memory.expires_at),
		review_at: changed(rest.review_at, memory.review_at),
		metadata: changed(rest.metadata, memory.metadata),
	};
}

/** Null is a value: it clears the field. */
function changed<T>(given: T | undefined, was: T): T {
	return given === undefined ? was : given;
}

/** Both were made from the same object, so their fields have the same order. */
function sameFields(a: Memory, b: Memory): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
