import { type AccessScope, threadOfScope } from "../../../core/base/access-scope.ts";
import { ERASING } from "../../../core/base/failure.ts";
import { compared, OTHER_CONTENT, type Restored } from "../../../core/model/thread/exported.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { isErasing } from "../../../platform/d1/erasing.ts";
import { overMemories } from "../../../platform/quotas/memory-quota.ts";
import type { ExportedMemory, ExportedRelation, ExportedSkill, ExportedStore } from "../store/exported/exported.ts";

export type RestoreDeps = {
	clock: Clock;
	exportedMemories(accessScope: AccessScope): ExportedStore<ExportedMemory>;
	exportedRelations(accessScope: AccessScope): ExportedStore<ExportedRelation>;
	exportedSkills(accessScope: AccessScope): ExportedStore<ExportedSkill>;
	/** Whether a thread is listed is all that is asked of the list. */
	threadList(accessScope: AccessScope): { has(id: string): Promise<boolean> };
};

/** Puts memories back, each with an id of its own; they are indexed, and nobody reflects on them as on something new. */
export function restoreMemories(deps: RestoreDeps, accessScope: AccessScope, items: readonly ExportedMemory[]) {
	return restoreAll(deps, accessScope, { store: deps.exportedMemories(accessScope), compare: comparedMemories }, items);
}

/** The same of relations. */
export function restoreRelations(deps: RestoreDeps, accessScope: AccessScope, items: readonly ExportedRelation[]) {
	return restoreAll(deps, accessScope, { store: deps.exportedRelations(accessScope), compare: compared }, items);
}

/** The same of skills. */
export function restoreSkills(deps: RestoreDeps, accessScope: AccessScope, items: readonly ExportedSkill[]) {
	return restoreAll(deps, accessScope, { store: deps.exportedSkills(accessScope), compare: compared }, items);
}

/** A memory that is there, and one that is sent: what has expired in one of the two may be active in the other. */
function comparedMemories(here: ExportedMemory, given: ExportedMemory): Restored {
	const statuses = [here.status, given.status];
	const timeless = statuses.includes("active") && statuses.includes("expired") ? withoutTime : saidBy;
	return compared(timeless(here), timeless(given));
}

function saidBy({ metadata, depth = 0, proposed: _, ...memory }: ExportedMemory) {
	return { ...memory, depth, metadata: JSON.parse(metadata ?? "null") };
}

/** Without what time does to a memory. An insight expires with what it rests on, whenever that is. */
function withoutTime(memory: ExportedMemory): object {
	const { status: _, updated_at: __, review_at, expires_at, ...said } = saidBy(memory);
	const versions = memory.versions.map(({ status, ...one }) =>
		one.version === memory.version ? one : { status, ...one },
	);
	return { ...said, versions, ...(memory.evidence.length === 0 && { expires_at, review_at }) };
}

type Scoped = { id: string; scope: string };
/** `compare`: what is there with what is sent. */
type Kind<T extends Scoped> = { store: ExportedStore<T>; compare(here: T, given: T): Restored };

/** What is there with the same content stays, and so does what is there with another: nothing is overwritten. */
async function restoreAll<T extends Scoped>(
	deps: RestoreDeps,
	accessScope: AccessScope,
	{ store, compare }: Kind<T>,
	items: readonly T[],
): Promise<Restored[]> {
	const { items: there, deleted } = await store.present(items.map(({ id }) => id));
	const present = new Map(there.map((item) => [item.id, item]));
	const missing = await missingThreads(deps, accessScope, items);
	const settle = (item: T): Restored | null => {
		if (deleted.includes(item.id)) return { refused: "it was deleted here" };
		const known = present.get(item.id);
		if (known !== undefined) return compare(known, item);
		return missing.has(threadOfScope(item.scope) ?? "") ? { refused: "the thread of its scope is not there" } : null;
	};
	const settled = items.map((item) => ({ item, restored: settle(item) }));
	const fresh = settled.flatMap(({ item, restored }) => (restored === null ? [item] : []));
	const written = new Map(await insertAll(store, fresh, new Date(deps.clock.now()).toISOString()));
	return settled.map(({ item, restored }) => restored ?? written.get(item.id) ?? OTHER_CONTENT);
}

/** All at once, or one by one where something is in the way of one of them. */
async function insertAll<T extends Scoped>(
	store: ExportedStore<T>,
	items: readonly T[],
	now: string,
): Promise<[string, Restored][]> {
	if (items.length === 0) return [];
	try {
		await store.insert(items, now);
		return items.map(({ id }) => [id, "imported"]);
	} catch (error) {
		const refused = refusalOf(error);
		if (refused === null) throw error;
		const [only, ...more] = items;
		if (only !== undefined && more.length === 0) return [[only.id, refused]];
		const each: [string, Restored][] = [];
		for (const item of items) each.push(...(await insertAll(store, [item], now)));
		return each;
	}
}

/** Why something was not written, if it is its own fault; null: the database failed. */
function refusalOf(thrown: unknown): Restored | null {
	if (isErasing(thrown)) return { refused: `${ERASING.reason}: ${ERASING.detail}` };
	const over = overMemories(thrown);
	if (over !== null) return { refused: `${over.reason}: ${over.detail}` };
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (!error.message.includes("UNIQUE constraint failed")) continue;
		return { refused: "another one in its scope says that, or has its key or name" };
	}
	return null;
}

async function missingThreads(deps: RestoreDeps, accessScope: AccessScope, items: readonly Scoped[]) {
	const list = deps.threadList(accessScope);
	const named = [...new Set(items.flatMap(({ scope }) => threadOfScope(scope) ?? []))];
	const found = await Promise.all(named.map((thread) => list.has(thread)));
	return new Set(named.filter((_, index) => !found[index]));
}
