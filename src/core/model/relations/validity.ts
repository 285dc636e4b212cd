/** The time in which a relation holds. `valid_from` null: since an unknown time. `valid_to` null: it still holds. */
export type Interval = { valid_from: string | null; valid_to: string | null; created_at: string };

/** A known relation of the same subject, predicate and scope. `said_in` is the message that it was learned from. */
export type Known = Interval & { id: string; object_name: string; said_in: string | null };

export type Change = { id: string; valid_from: string | null; valid_to: string | null; closed_by: string | null };

/** Where a new relation belongs: it duplicates a known one, is added, or replaces others. */
export type PlacedRelation =
	| { duplicate: Known; change: Change | null }
	| ({ duplicate: null; changes: Change[] } & Omit<Change, "id">);

/** `said_at`: when the message was sent that it was learned from; null: it is written now. */
type Entry = Omit<Known, "created_at"> & { single_valued: boolean; said_at: string | null };

/**
 * Since when a relation counts as holding. Without a stated beginning, since it was written or said, because nobody
 * said that it held before. If it had ended by then, it held at all times before its end.
 */
export function relationStart({ valid_from, valid_to, created_at }: Interval): string {
	return valid_from ?? (valid_to !== null && valid_to < created_at ? "" : created_at);
}

export function holdsAt(interval: Interval, time: string): boolean {
	return relationStart(interval) <= time && endsAfter(interval, time);
}

/**
 * Places a new relation among the known ones of its subject and predicate. Later statements win: a new object of a
 * single-valued predicate closes the one that holds when it begins, and one whose beginning is unknown. It ends
 * itself where a later one begins. A relation that was over when it was written, or that was said before the current
 * one, is history and closes nothing.
 */
export function placeRelation(known: readonly Known[], entry: Entry, now: string): PlacedRelation {
	const same = known.find((one) => one.object_name === entry.object_name && isSame(one, entry));
	if (same !== undefined) return { duplicate: same, change: learned(same, entry, known) };
	const others = entry.single_valued ? known.filter((one) => one.object_name !== entry.object_name) : [];
	const begin = entry.valid_from ?? entry.said_at ?? afterAll(others, now);
	const placed = { duplicate: null, valid_from: entry.valid_from };
	const outdated = saidTooLate(known, others, entry, begin);
	if (outdated !== null) return outdated;
	if (entry.valid_from === null && entry.valid_to !== null && entry.valid_to < now) {
		return { ...placed, valid_to: entry.valid_to, closed_by: null, changes: [] };
	}
	const over = entry.valid_to !== null && entry.valid_to <= now;
	const next = others
		.filter((one) => relationStart(one) > begin && !isVague(one, entry) && one.valid_to !== relationStart(one))
		.toSorted((a, b) => (relationStart(a) < relationStart(b) ? -1 : 1))[0];
	const vague = others.filter((one) => isVague(one, entry) && relationStart(one) > begin);
	// If another relation is known to lie in between, the new one does not replace the current one.
	const replaced = vague.filter((one) => next === undefined || relationStart(one) < relationStart(next));
	const outdone = over
		? []
		: others.filter((one) => endsAfter(one, begin) && (relationStart(one) <= begin || replaced.includes(one)));
	const changes = outdone.map((one) => ({
		id: one.id,
		valid_from: one.valid_from,
		valid_to: begin,
		closed_by: entry.id,
	}));
	boundAll(replaced, changes, others, begin);
	if (next === undefined || (entry.valid_to !== null && entry.valid_to <= relationStart(next))) {
		return { ...placed, valid_to: entry.valid_to, closed_by: null, changes };
	}
	return { ...placed, valid_to: relationStart(next), closed_by: next.id, changes };
}

/**
 * Handles a statement without a date that was made before another relation began that already held: it ended where
 * that one began. Otherwise null.
 */
function saidTooLate(
	known: readonly Known[],
	others: readonly Known[],
	entry: Entry,
	begin: string,
): PlacedRelation | null {
	if (entry.valid_from !== null || entry.said_at === null) return null;
	const [first] = others
		.filter((one) => isNewer(one, entry) && relationStart(one) <= begin && endsAfter(one, begin))
		.toSorted((a, b) => (relationStart(a) < relationStart(b) ? -1 : 1));
	if (first === undefined) return null;
	const until = relationStart(first);
	const before = known.find((one) => one.object_name === entry.object_name && one.valid_to === until);
	if (before !== undefined) return { duplicate: before, change: null };
	const from = latest("", endsOf(others), until);
	const valid_to = entry.valid_to !== null && entry.valid_to < until ? entry.valid_to : until;
	return {
		...{ duplicate: null, valid_to, closed_by: valid_to === until ? first.id : null, changes: [] },
		valid_from: from === "" || from > valid_to ? null : from,
	};
}

/** Whether both make the same statement: about what still holds, since the same time, or from the same message. */
function isSame(one: Known, entry: Entry): boolean {
	if (one.id === entry.id) return true;
	if (one.said_in !== null && one.said_in === entry.said_in) return true;
	if (one.valid_from !== null && one.valid_from === entry.valid_from) return true;
	if (!isOpen(one)) return false;
	if (entry.valid_to === null) return true;
	return one.valid_from === null && entry.valid_from === null ? true : relationStart(one) < entry.valid_to;
}

/** What a repeated statement adds: an end, or an earlier beginning, as far back as nothing else held. */
function learned(one: Known, entry: Entry, known: readonly Known[]): Change | null {
	const ends = entry.valid_to !== null && endsAfter(one, entry.valid_to);
	const begins = entry.valid_from !== null && entry.valid_from < relationStart(one) && isOpen(one);
	if (!ends && !begins) return null;
	const held = entry.single_valued ? known.filter((other) => other.object_name !== one.object_name) : [];
	const valid_from =
		begins && entry.valid_from !== null ? latest(entry.valid_from, endsOf(held), relationStart(one)) : one.valid_from;
	return { id: one.id, valid_from, valid_to: ends ? entry.valid_to : one.valid_to, closed_by: null };
}

/** An unknown beginning does not extend over times in which another relation is known to have held. */
function boundAll(vague: readonly Known[], changes: Change[], others: readonly Known[], begin: string): void {
	const changed = new Map(changes.map((change) => [change.id, change]));
	const ends = others.map(({ id, valid_to }) => ({ id, end: changed.get(id)?.valid_to ?? valid_to ?? "" }));
	for (const { id } of vague) {
		const change = changed.get(id);
		const rest = ends.flatMap((one) => (one.id === id ? [] : one.end));
		const from = latest("", rest, begin);
		if (change !== undefined && from !== "") change.valid_from = from;
	}
}

/** Now, or if a clock is slow, the time when the last relation without a known beginning was written. */
function afterAll(others: readonly Known[], now: string): string {
	const vague = others.filter((one) => isOpen(one) && one.valid_from === null);
	return vague.reduce((last, { created_at }) => (created_at > last ? created_at : last), now);
}

/**
 * Whether a relation holds without a stated beginning while the new one claims an earlier one. Between messages, the
 * latest statement wins over all earlier ones without a date.
 */
function isVague(one: Known, entry: Entry): boolean {
	if (one.valid_from !== null || entry.valid_from === null || isNewer(one, entry)) return false;
	return isOpen(one) || entry.said_at !== null;
}

/** Whether the known relation was said after the new one. */
function isNewer({ created_at }: Known, { said_at }: Entry): boolean {
	return said_at !== null && created_at > said_at;
}

function isOpen({ valid_to }: Interval): boolean {
	return valid_to === null;
}

function endsAfter({ valid_to }: Interval, time: string): boolean {
	return valid_to === null || time < valid_to;
}

function endsOf(intervals: readonly Interval[]): string[] {
	return intervals.flatMap(({ valid_to }) => valid_to ?? []);
}

/** The latest of these times. Ignores those of `times` that are after `most`. */
function latest(least: string, times: readonly string[], most: string): string {
	return times.reduce((last, time) => (time > last && time <= most ? time : last), least);
}
