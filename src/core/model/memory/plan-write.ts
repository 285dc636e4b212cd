import type { Memory, Quote } from "./memory.ts";
import {
	compareTimes,
	contentHash,
	endOfReplaced,
	endOfValidity,
	entersBefore,
	entryStart,
	type HashedEntry,
	isEnded,
	keyedHash,
	mergeDuplicate,
	type StoredMemory,
} from "./placing.ts";

type PlannedRow = Memory & { hash: string; dated: boolean };

/**
 * The result of planning. `existing`: the stored memories that the plan depends on, as they were read. `updated`:
 * those that change, as they will be.
 */
export type WritePlan = {
	inserted: PlannedRow[];
	updated: StoredMemory[];
	existing: StoredMemory[];
	quotes: { id: string; quotes: readonly Quote[]; given: boolean }[];
	/** What was written again without a message that says so, and when. */
	repeated: { id: string; at: string }[];
	outcomes: { id: string; outcome: "created" | "duplicate" | "superseding" }[];
};

/** All memories that are known while a write is planned, stored or new, by id. Changes are made here. */
type Planning = {
	now: string;
	byId: Map<string, StoredMemory>;
	/** Ids by scope and key, and by scope and content. */
	byKey: Map<string, string[]>;
	byContent: Map<string, string[]>;
	counted: Set<string>;
	inserted: Map<string, PlannedRow>;
	plan: WritePlan;
};

/**
 * Decides in order what happens to each entry. An entry with the same content, scope and time as a memory is a
 * duplicate of it; an entry with the same key and other content ends that memory where the entry begins. An entry
 * that ended earlier, or that begins before a later one, replaces nothing: it is stored as `superseded` by the later
 * one and holds until then (decision 0019).
 */
export function planWrite(entries: readonly HashedEntry[], stored: readonly StoredMemory[], now: string): WritePlan {
	const plan: WritePlan = { inserted: [], updated: [], existing: [], quotes: [], repeated: [], outcomes: [] };
	const known: Planning = {
		...{ now, plan, byId: new Map(), byKey: new Map(), byContent: new Map(), counted: new Set(), inserted: new Map() },
	};
	for (const one of stored) addEntry(known, closedIfOver(one, known));
	const before = writtenBefore(entries, stored);
	for (const entry of entries) {
		const done =
			before.get(entry.id) ?? (before.size > 0 ? before.get(placeOf(entry.scope, contentHash(entry.hash))) : undefined);
		if (done === undefined) planEntry(entry, known);
		else plan.outcomes.push({ id: done.id, outcome: repeatedOutcome(entry, done) });
	}
	const original = new Map(stored.map((one) => [one.id, one]));
	for (const one of stored) if (known.counted.has(one.id)) plan.existing.push(one);
	for (const one of known.byId.values()) {
		const row = known.inserted.get(one.id);
		if (row !== undefined) plan.inserted.push(Object.assign(row, one));
		else if (original.get(one.id) !== one) plan.updated.push(one);
	}
	return plan;
}

/**
 * The memories of a write that is repeated, by id and by content. A write is done completely or not at all, so an
 * entry without a memory had the same content as one with a memory. Empty if no entry has a memory under its id.
 */
function writtenBefore(entries: readonly HashedEntry[], stored: readonly StoredMemory[]): Map<string, StoredMemory> {
	const ids = new Set(entries.map(({ id }) => id));
	const before = stored.filter(({ id }) => ids.has(id));
	const byText = before.map((one) => [placeOf(one.scope, contentHash(one.hash)), one] as const);
	return new Map([...byText, ...before.map((one) => [one.id, one] as const)]);
}

function repeatedOutcome(entry: HashedEntry, done: StoredMemory): "created" | "duplicate" | "superseding" {
	if (entry.id !== done.id) return "duplicate";
	return done.supersedes === null ? "created" : "superseding";
}

function planEntry(entry: HashedEntry, known: Planning): void {
	const { now, plan } = known;
	const same = entriesAt(known, known.byContent, placeOf(entry.scope, contentHash(entry.hash)));
	const line = entry.key === null ? [] : entriesAt(known, known.byKey, placeOf(entry.scope, entry.key));
	for (const one of [...same, ...line]) known.counted.add(one.id);
	const later = laterThan(entry, line, known);
	const existing = [...same].sort(latestFirst).find((one) => isSameStatement(entry, one, later.length > 0, known));
	if (existing !== undefined) {
		const free = existing.key === null && entry.key !== null;
		const replaced = free ? supersede(line, existing.id, entry, known) : null;
		const first = known.byId.get(existing.id) ?? existing;
		const added = {
			...mergeDuplicate(first, entry, now),
			key: existing.key ?? entry.key,
			supersedes: first.supersedes ?? replaced,
		};
		update(known, closedIfOver(added, known));
		if (free) addEntry(known, known.byId.get(existing.id) ?? first);
		plan.quotes.push({ id: existing.id, quotes: entry.quotes, given: false });
		if (entry.quotes.length + entry.evidence.length === 0) {
			const { created_at: saidAt } = entry;
			plan.repeated.push({ id: existing.id, at: saidAt === null || saidAt > now ? now : saidAt });
		}
		plan.outcomes.push({ id: existing.id, outcome: replaced === null ? "duplicate" : "superseding" });
		return;
	}
	const row = rowOf(entry, now);
	const own = same.filter(({ key }) => entry.key === null || key === entry.key);
	const next = earliest([...later, ...own.filter((one) => one.status === "active" && comesAfter(entry, one, now))]);
	if (row.status === "active") {
		if (next !== undefined) {
			const valid_to =
				entry.valid_to !== null && isEnded(entry, now) ? entry.valid_to : endOfValidity(row, startOf(next));
			Object.assign(row, { status: "superseded", superseded_by: next.id, valid_to });
		}
		const past = next !== undefined && isEnded(entry, now);
		const others = past ? [] : [...line, ...own].filter((one) => !later.includes(one) && one !== next);
		row.supersedes = supersede(others, row.id, entry, known, next === undefined);
		const taken = entriesAt(known, known.byContent, placeOf(entry.scope, contentHash(entry.hash)));
		if (row.status === "active" && taken.some(({ status }) => status === "active"))
			row.hash = keyedHash(row.hash, row.key);
	}
	known.inserted.set(row.id, row);
	addEntry(known, row);
	plan.quotes.push({ id: row.id, quotes: entry.quotes, given: true });
	plan.outcomes.push({ id: row.id, outcome: row.supersedes === null ? "created" : "superseding" });
}

/** The memories of its key that an entry belongs before; none if the entry replaces the last of them. */
function laterThan(entry: HashedEntry, line: readonly StoredMemory[], { now }: Planning): StoredMemory[] {
	const last = line.find(({ status }) => status === "active");
	if (last === undefined || !entersBefore(entry, last, now)) return [];
	return line.filter((one) => one === last || (one.status === "superseded" && entersBefore(entry, one, now)));
}

/** Whether a memory already states what an entry states, for its time and under its key. */
function isSameStatement(entry: HashedEntry, one: StoredMemory, isLater: boolean, { byId, now }: Planning): boolean {
	if (compareTimes(entry, one, now) !== "again") return false;
	if (one.status === "active") {
		if (entry.key === null || one.key === entry.key) return true;
		// A memory without a key may get this one, because it already holds.
		return one.key === null && !isLater && (entry.valid_from === null || entry.valid_from <= now);
	}
	const follower = one.superseded_by === null ? undefined : byId.get(one.superseded_by);
	return one.key === entry.key && follower !== undefined && entersBefore(entry, follower, now);
}

function comesAfter(entry: HashedEntry, one: StoredMemory, now: string): boolean {
	return compareTimes(entry, one, now) === "before";
}

function startOf({ valid_from, created_at }: StoredMemory): string {
	return valid_from ?? created_at;
}

function earliest(all: readonly StoredMemory[]): StoredMemory | undefined {
	return all.reduce<StoredMemory | undefined>(
		(first, one) => (first === undefined || startOf(one) < startOf(first) ? one : first),
		undefined,
	);
}

/** Ends the memories that an entry replaces and returns the last of them. `last`: nothing follows the entry. */
function supersede(
	others: readonly StoredMemory[],
	by: string,
	entry: HashedEntry,
	known: Planning,
	last = true,
): string | null {
	const { now } = known;
	const from = entryStart(entry, now);
	let first: string | null = null;
	for (const { id } of [...new Set(others)].sort(latestFirst)) {
		const one = known.byId.get(id);
		if (one === undefined || id === by) continue;
		const holds = startOf(one) <= from && (one.valid_to === null || one.valid_to > from);
		const gives = one.status === "active" ? last : one.status === "superseded" && holds;
		if (!gives) continue;
		update(known, { ...one, status: "superseded", superseded_by: by, valid_to: endOfReplaced(entry, one, now) });
		first ??= id;
	}
	return first;
}

/** The memories of a place that are active, or were until another began. */
function entriesAt({ byId }: Planning, places: Map<string, string[]>, place: string): StoredMemory[] {
	return (places.get(place) ?? []).flatMap((id) => {
		const one = byId.get(id);
		return one !== undefined && (one.status === "active" || one.status === "superseded") ? [one] : [];
	});
}

/** The active one first, then by their beginning; independent of the order of reading. */
function latestFirst(a: StoredMemory, b: StoredMemory): number {
	if ((a.status === "active") !== (b.status === "active")) return a.status === "active" ? -1 : 1;
	const [one, other] = [`${startOf(b)} ${b.id}`, `${startOf(a)} ${a.id}`];
	return one < other ? -1 : Number(one > other);
}

function addEntry({ byId, byKey, byContent }: Planning, one: StoredMemory): void {
	byId.set(one.id, one);
	const places = [
		[byContent, contentHash(one.hash)],
		...(one.key === null ? [] : [[byKey, one.key] as const]),
	] as const;
	for (const [list, text] of places) {
		const place = placeOf(one.scope, text);
		const there = list.get(place) ?? [];
		if (!there.includes(one.id)) list.set(place, [...there, one.id]);
	}
}

function update({ byId }: Planning, one: StoredMemory): void {
	const was = byId.get(one.id);
	if (was === undefined || JSON.stringify(was) !== JSON.stringify(one)) byId.set(one.id, one);
}

/** An expired memory is treated as closed. */
function closedIfOver(one: StoredMemory, { now }: Planning): StoredMemory {
	return one.status === "active" && isOver(one, now) ? { ...one, status: "expired" } : one;
}

function isOver({ expires_at }: { expires_at: string | null }, now: string): boolean {
	return expires_at !== null && expires_at <= now;
}

/** Scopes contain no spaces. */
function placeOf(scope: string, text: string): string {
	return `${scope} ${text}`;
}

function rowOf(
	{ quotes: _quotes, evidence: _evidence, weighed: _weighed, ...entry }: HashedEntry,
	now: string,
): PlannedRow {
	const created_at = entry.created_at === null || entry.created_at > now ? now : entry.created_at;
	return {
		...entry,
		created_at,
		dated: created_at !== now,
		updated_at: now,
		status: isOver(entry, now) ? "expired" : "active",
		version: 1,
		supersedes: null,
		superseded_by: null,
	};
}
