import { err, ok, type Result } from "../../core/base/result.ts";
import type { IndexError, VectorIndex } from "../../ports/vector-index.ts";

/** How long a write may take (ms): a job waits for it, and nobody else. */
const WRITE_MS = 30_000;

/**
 * An index that never throws, is never waited for longer than asked, and is told no scope by its name: nobody who reads it
 * learns whose memories there are. What can't hold anything it is not asked for.
 */
export function guardedIndex(index: VectorIndex, tenant: string, writeMs = WRITE_MS): VectorIndex {
	return {
		async upsert(entries) {
			if (entries.length === 0) return ok(null);
			const scopes = await Promise.all(entries.map(({ scope }) => hashedScope(tenant, scope)));
			const hashed = entries.map((entry, n) => ({ ...entry, scope: scopes[n] ?? "" }));
			return within(writeMs, () => index.upsert(hashed));
		},
		async remove(ids) {
			return ids.length === 0 ? ok(null) : within(writeMs, () => index.remove(ids));
		},
		async query(query) {
			if (query.scopes.length === 0 || query.kinds.length === 0 || query.limit <= 0) return ok([]);
			const scopes = await Promise.all(query.scopes.map((scope) => hashedScope(tenant, scope)));
			return within(query.deadlineMs, () => index.query({ ...query, scopes }));
		},
	};
}

/** 128 bits of SHA-256, hex. */
async function hashedScope(tenant: string, scope: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${tenant} ${scope}`));
	return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function within<T>(ms: number, call: () => Promise<Result<T, IndexError>>): Promise<Result<T, IndexError>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<Result<T, IndexError>>((resolve) => {
		timer = setTimeout(() => resolve(err({ reason: "timeout" })), ms);
	});
	try {
		return await Promise.race([call(), late]);
	} catch (error) {
		console.error("a vector index failed", error);
		return err({ reason: "failed", detail: "the index can't be asked" });
	} finally {
		clearTimeout(timer);
	}
}
