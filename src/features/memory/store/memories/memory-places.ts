import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { err, ok } from "../../../../core/base/result.ts";
import { failWhere, inOneBatch, untilUnchanged } from "../../../../platform/d1/database.ts";
import type { Db } from "../rows/memory-rows.ts";
import { memories } from "../schema/memory-schema.ts";
import { planChange } from "./memory-change.ts";
import type { FreeKeys, MemoryEntry, MemoryMove, MemoryStore } from "./memory-store.ts";
import { type Holder, hashed, writeOnce } from "./memory-write.ts";

type Created = Awaited<ReturnType<MemoryStore["create"]>>;
type Moved = Awaited<ReturnType<MemoryStore["move"]>>;

/** Writes a memory only while nothing active has one of the keys; of several at once the first one wins. */
export async function createMemory(
	d1: D1Database,
	holder: Holder,
	{ entry, free }: { entry: MemoryEntry; free: FreeKeys },
	now: string,
): Promise<Created> {
	const entries = await hashed([entry]);
	const taken = takenBy(holder.tenant, free, now);
	return untilUnchanged<Created>(async () => {
		const refused = await refusedIfTaken(drizzle(d1), taken);
		if (refused !== null) return refused;
		const write = { entries, reflection: null, guards: [failWhere(taken)] };
		const [written] = (await writeOnce(d1, holder, write, now)) ?? [];
		return written === undefined ? null : ok(written);
	});
}

/** Gives memories other keys, all or none, while each still has its own and nothing else has one of those that must be free. */
export function moveMemories(
	d1: D1Database,
	accessScope: AccessScope,
	{ moves, free }: { moves: readonly MemoryMove[]; free: FreeKeys },
	now: string,
): Promise<Moved> {
	const db = drizzle(d1);
	const taken = takenBy(accessScope.tenant, free, now);
	return untilUnchanged<Moved>(async () => {
		const refused = await refusedIfTaken(db, taken);
		if (refused !== null) return refused;
		const statements: Parameters<typeof inOneBatch>[1][number][] = [failWhere(taken)];
		for (const { id, from, to } of moves) {
			const planned = await planChange(db, accessScope, { id, patch: { key: to }, expected: { key: from } }, now);
			if (!planned.ok) return planned;
			statements.push(...planned.value.statements);
		}
		await inOneBatch(d1, statements);
		return ok(null);
	});
}

/** The first active memory that has one of the keys. */
function takenBy(tenant: string, { scope, keys, under }: FreeKeys, now: string): SQL {
	const active = sql`SELECT held.id AS id FROM ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.scope = ${scope} AND held.status = 'active'
			AND (held.expires_at IS NULL OR held.expires_at > ${now})`;
	// By the index of keys: "0" comes after "/".
	const below = sql`held.key > ${under} AND held.key < ${`${under.slice(0, -1)}0`}`;
	const named = sql`held.key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
	return sql`${active} AND ${named} UNION ALL ${active} AND ${below} LIMIT 1`;
}

async function refusedIfTaken(db: Db, taken: SQL) {
	const [holder] = await db.all<{ id: string }>(taken);
	if (holder === undefined) return null;
	return err({ reason: "already_exists", detail: `Another memory has that place: ${holder.id}.` } as const);
}
