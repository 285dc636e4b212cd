import type { Result } from "../core/base/result.ts";
import type { VectorKind } from "../core/recall/vector.ts";

/** `scope`: as `user:ada`; an index stores it hashed. `version`: of what the vector was made from. */
export type VectorEntry = { id: string; kind: VectorKind; scope: string; version: number; vector: Float32Array };

/** `score`: cosine similarity on -1..1. */
export type VectorHit = { id: string; kind: VectorKind; version: number; score: number };

export type VectorQuery = {
	vector: Float32Array;
	scopes: readonly string[];
	kinds: readonly VectorKind[];
	limit: number;
	deadlineMs: number;
};

export type IndexError = { reason: "timeout" } | { reason: "failed"; detail: string };

/**
 * The vectors of one tenant that one embedding model made. It may lag behind and is never believed: what it gives is read
 * and checked in D1. Never throws.
 */
export type VectorIndex = {
	upsert(entries: readonly VectorEntry[]): Promise<Result<null, IndexError>>;
	remove(ids: readonly string[]): Promise<Result<null, IndexError>>;
	/** Best first. */
	query(query: VectorQuery): Promise<Result<VectorHit[], IndexError>>;
};
