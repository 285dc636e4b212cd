import type { Memory, NewMemory, Quote } from "./memory.ts";
import { endOfValidity } from "./validity.ts";

/** A memory to write: rated, with the id it gets if it is new, and the hash of what it says. */
export type HashedEntry = Omit<NewMemory, "importance"> & { id: string; importance: number; hash: string };

/** What is stored that an entry may meet: one with its id, or an active one with its hash or key in its scope. */
export type StoredMemory = Pick<
	Memory,
	"id" | "scope" | "key" | "status" | "valid_from" | "valid_to" | "expires_at" | "supersedes"
> & { hash: string };

type PlannedRow = Memory & { hash: string };

/** A stored memory that goes: `superseded_by` is null where its time was over already. */
type Closed = { id: string; status: "superseded" | "expired"; superseded_by: string | null; valid_to: string | null };

/** What a write comes to. `met`: the stored memories it counts on, as they were read. */
export type WritePlan = {
	inserted: PlannedRow[];
	closed: Closed[];
	/** Stored memories that get a key, or a predecessor. */
	changed: { id: string; key: string | null; supersedes: string | null }[];
	met: StoredMemory[];
	quotes: { id: string; quotes: readonly Quote[]; given: boolean }[];
	outcomes: { id: string; outcome: "created" | "duplicate" | "superseding" }[];
};

type Active = StoredMemory & { row: PlannedRow | null };

/**
 * Decides in order what becomes of each entry. What says the same in its scope is there already, and takes over the key it
 * comes with; what has its key and says something else goes. What is over already (`expires_at`, or `valid_to` before the
 * one that has its key) takes nobody's place: it is kept as history.
 */
export function planWrite(entries: readonly HashedEntry[], stored: readonly StoredMemory[], now: string): WritePlan {
	const plan: WritePlan = { inserted: [], closed: [], changed: [], met: [], quotes: [], outcomes: [] };
	const active = activeOf(stored, plan, now);
	const before = writtenBefore(entries, stored);
	for (const entry of entries) {
		const known = before.get(entry.id) ?? (before.size > 0 ? before.get(placeOf(entry.scope, entry.hash)) : undefined);
		if (known === undefined) planEntry(entry, active, plan, now);
		else plan.outcomes.push({ id: known.id, outcome: repeatedOutcome(entry, known) });
	}
	return plan;
}

/**
 * The memories of a write that is repeated, by their ids and by what they say: as a write is done whole or not at all, an
 * entry that has no memory said the same as one that has. Empty where nothing is there under an id of the entries.
 */
function writtenBefore(entries: readonly HashedEntry[], stored: readonly StoredMemory[]): Map<string, StoredMemory> {
	const ids = new Set(entries.map(({ id }) => id));
	const before = stored.filter(({ id }) => ids.has(id));
	return new Map(before.flatMap((one) => [[one.id, one] as const, [placeOf(one.scope, one.hash), one] as const]));
}

function repeatedOutcome(entry: HashedEntry, known: StoredMemory): "created" | "duplicate" | "superseding" {
	if (entry.id !== known.id) return "duplicate";
	return known.supersedes === null ? "created" : "superseding";
}

type ActiveMemories = { byHash: Map<string, Active>; byKey: Map<string, Active> };

function planEntry(entry: HashedEntry, active: ActiveMemories, plan: WritePlan, now: string): void {
	const place = entry.key === null ? null : placeOf(entry.scope, entry.key);
	const same = sameNow(entry, active, plan, now);
	const holder = place === null ? undefined : active.byKey.get(place);
	if (same !== undefined) {
		const replaces = holder !== undefined && holder !== same && !isPast(entry, holder, now);
		if (replaces) supersede(holder, same, entry.valid_from ?? now, active, plan);
		if (holder !== same && (replaces || holder === undefined)) takeKey(same, entry.key, active, plan);
		note(same, plan);
		plan.quotes.push({ id: same.id, quotes: entry.quotes, given: false });
		plan.outcomes.push({ id: same.id, outcome: replaces ? "superseding" : "duplicate" });
		return;
	}
	const row = rowOf(entry, now);
	const added: Active = { ...row, row };
	plan.inserted.push(row);
	plan.quotes.push({ id: row.id, quotes: entry.quotes, given: true });
	if (holder !== undefined && isPast(entry, holder, now)) {
		row.status = "superseded";
		row.superseded_by = holder.id;
		note(holder, plan);
	} else if (row.status === "active") {
		if (holder !== undefined) supersede(holder, added, entry.valid_from ?? now, active, plan);
		active.byHash.set(placeOf(row.scope, row.hash), added);
		if (place !== null) active.byKey.set(place, added);
	}
	plan.outcomes.push({ id: row.id, outcome: row.supersedes === null ? "created" : "superseding" });
}

/**
 * What says the same and is so when the entry is. One whose time is over by now makes way, unless the entry's is over too; so
 * does one that begins only later than the entry.
 */
function sameNow(entry: HashedEntry, active: ActiveMemories, plan: WritePlan, now: string): Active | undefined {
	const same = active.byHash.get(placeOf(entry.scope, entry.hash));
	if (same === undefined || isEnded(entry, now) || isOver(entry, now)) return same;
	const begin = entry.valid_from ?? now;
	if (same.valid_from !== null && same.valid_from > now && begin < same.valid_from) {
		const closed = { status: "superseded", superseded_by: entry.id, valid_to: same.valid_from } as const;
		makeWay(same, closed, active, plan);
		return undefined;
	}
	if (!isEnded(same, now)) return same;
	makeWay(same, { status: "expired", superseded_by: null, valid_to: same.valid_to }, active, plan);
	return undefined;
}

function makeWay(one: Active, closed: Omit<Closed, "id">, active: ActiveMemories, plan: WritePlan): void {
	note(one, plan);
	if (one.row === null) plan.closed.push({ id: one.id, ...closed });
	else Object.assign(one.row, closed);
	leave(one, active);
}

function isEnded({ valid_to }: { valid_to: string | null }, now: string): boolean {
	return valid_to !== null && valid_to <= now;
}

/** It held only before what has its key now: "lived in Munich until 2020" does not replace where somebody lives. */
function isPast(entry: HashedEntry, holder: Active, now: string): boolean {
	if (entry.valid_to === null || entry.valid_to > now) return false;
	return holder.valid_to === null || holder.valid_to > entry.valid_to;
}

function leave(one: Active, active: ActiveMemories): void {
	active.byHash.delete(placeOf(one.scope, one.hash));
	if (one.key !== null) active.byKey.delete(placeOf(one.scope, one.key));
}

function supersede(old: Active, by: Active, from: string, active: ActiveMemories, plan: WritePlan): void {
	const valid_to = endOfValidity(old, from);
	makeWay(old, { status: "superseded", superseded_by: by.id, valid_to }, active, plan);
	if (by.supersedes !== null) return;
	by.supersedes = old.id;
	if (by.row === null) changeOf(by, plan).supersedes = old.id;
	else by.row.supersedes = old.id;
}

function takeKey(same: Active, key: string | null, active: ActiveMemories, plan: WritePlan): void {
	if (key === null || key === same.key) return;
	if (same.key !== null) active.byKey.delete(placeOf(same.scope, same.key));
	if (same.row === null) changeOf(same, plan).key = key;
	else same.row.key = key;
	same.key = key;
	active.byKey.set(placeOf(same.scope, key), same);
}

function changeOf(one: Active, plan: WritePlan) {
	const known = plan.changed.find(({ id }) => id === one.id);
	if (known !== undefined) return known;
	note(one, plan);
	const change = { id: one.id, key: one.key, supersedes: one.supersedes };
	plan.changed.push(change);
	return change;
}

/** A stored one is noted as it was read, before anything of it changes. */
function note({ row, ...one }: Active, plan: WritePlan): void {
	if (row === null && !plan.met.some(({ id }) => id === one.id)) plan.met.push(one);
}

/** What is active of the stored ones; those whose time is over are closed, to make room. */
function activeOf(stored: readonly StoredMemory[], plan: WritePlan, now: string): ActiveMemories {
	const active: ActiveMemories = { byHash: new Map(), byKey: new Map() };
	for (const one of stored) {
		if (one.status !== "active") continue;
		if (isOver(one, now)) {
			plan.closed.push({ id: one.id, status: "expired", superseded_by: null, valid_to: one.valid_to });
			continue;
		}
		const entry: Active = { ...one, row: null };
		active.byHash.set(placeOf(one.scope, one.hash), entry);
		if (one.key !== null) active.byKey.set(placeOf(one.scope, one.key), entry);
	}
	return active;
}

function isOver({ expires_at }: { expires_at: string | null }, now: string): boolean {
	return expires_at !== null && expires_at <= now;
}

/** No scope holds a space. */
function placeOf(scope: string, text: string): string {
	return `${scope} ${text}`;
}

function rowOf({ quotes: _quotes, evidence: _evidence, ...entry }: HashedEntry, now: string): PlannedRow {
	const created_at = entry.created_at === null || entry.created_at > now ? now : entry.created_at;
	return {
		...entry,
		created_at,
		updated_at: now,
		status: isOver(entry, now) ? "expired" : "active",
		version: 1,
		supersedes: null,
		superseded_by: null,
	};
}
