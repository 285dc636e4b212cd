import { and, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { ok } from "../../../../core/base/result.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import { inTurn } from "../../../../platform/clock/in-turn.ts";
import { seenOf } from "../rows/memory-rows.ts";
import { memories } from "../schema/memory-schema.ts";
import { changeMemory, noMemory } from "./memory-change.ts";
import { reviewMemory } from "./memory-end.ts";
import { createMemory, moveMemories } from "./memory-places.ts";
import { pageMemories, readEvidence, readHistory, readMemories, readQuotes } from "./memory-read.ts";
import { removeMemories, removeScope } from "./memory-remove.ts";
import { retireMemories } from "./memory-retire.ts";
import type { MemoryStore } from "./memory-store.ts";
import { writeMemories } from "./memory-write.ts";

/** This many are written at once without waiting for others of the tenant that write more. */
const FEW = 10;

/**
 * The memories of one tenant in D1, within the caller's access scope; the clock says what has expired when it is read. `most`: how many the
 * tenant may hold; null: as many as it wants.
 */
export function d1MemoryStore(
	d1: D1Database,
	accessScope: AccessScope,
	clock: Pick<Clock, "now">,
	most: number | null = null,
): MemoryStore {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const now = () => new Date(clock.now()).toISOString();
	return {
		write(entries, at, reflection) {
			const write = () => writeMemories(d1, { tenant, most }, entries, at, reflection);
			return entries.length > FEW ? inTurn({ tenant, what: "memories" }, write) : write();
		},
		async read(id) {
			const [memory] = await readMemories(db, accessScope, [id], now());
			return memory ?? null;
		},
		readAll: (ids) => readMemories(db, accessScope, ids, now()),
		page: (query) => pageMemories(db, accessScope, query, now()),
		create: (entry, free, at) => createMemory(d1, { tenant, most }, { entry, free }, at),
		change: (id, patch, at, expected) => changeMemory(d1, accessScope, { id, patch, expected }, at),
		move: (moves, free, at) => moveMemories(d1, accessScope, { moves, free }, at),
		async remove(id, at, expected) {
			const key = expected === undefined ? undefined : sql`${memories.key} IS ${expected.key}`;
			const removed = await removeMemories(d1, and(seenOf(accessScope, [id]), key), { tenant, now: at });
			return removed > 0;
		},
		removeAll: (ids, at) => removeMemories(d1, seenOf(accessScope, ids), { tenant, now: at }),
		async history(id, query) {
			const versions = await readHistory(db, accessScope, { ...query, id }, now());
			return versions === null ? noMemory : ok(versions);
		},
		async evidence(id, query) {
			const under = await readEvidence(db, accessScope, { ...query, id }, now());
			return under === null ? noMemory : ok(under);
		},
		quotes: (ids) => readQuotes(db, accessScope, ids),
		review: (id, review, at) => reviewMemory(d1, accessScope, id, review, at),
		retire: (from, at) => retireMemories(d1, accessScope, from, at),
		removeScope: (scope, at) => removeScope(d1, tenant, scope, at),
	};
}
