import type { NewRelation, Relation } from "./relation.ts";
import { type Change, type Known, placeRelation } from "./validity.ts";

/** A relation to write, with its id and the names to compare by. */
type TimelineEntry = Pick<NewRelation, "valid_from" | "valid_to"> & {
	id: string;
	object_name: string;
	single_valued: boolean;
	said_in: string | null;
	/** When the message was sent that it was learned from; null: it is written now. */
	said_at: string | null;
};

/** The result of a write: the relation that the entry became, and those that it ended. */
type Written = { id: string; outcome: "created" | "duplicate"; closed: string[] };

export type Timeline = {
	/** Adds an entry to the known relations and to those written before it. */
	write(entry: TimelineEntry): Written;
	/** Whether this object is already known: it holds, or it ended after this was said. */
	isKnown(object_name: string, said_at: string | null): boolean;
	/** The changed times of known relations, and the new relations. */
	changes(): Change[];
	added(): (Change & Pick<Relation, "created_at">)[];
};

/** The relations of one subject, predicate and scope, for several writes in a row. */
export function relationTimeline(known: readonly Known[], now: string): Timeline {
	const all = new Map(known.map((one) => [one.id, { ...one }]));
	const changed = new Map<string, Change>();
	const added = new Map<string, Change & { created_at: string }>();

	const apply = (change: Change) => {
		const one = all.get(change.id);
		if (one === undefined) return;
		all.set(one.id, { ...one, valid_from: change.valid_from, valid_to: change.valid_to });
		if (added.has(one.id)) added.set(one.id, { ...change, created_at: one.created_at });
		else changed.set(one.id, change);
	};
	return {
		write(entry) {
			const place = placeRelation([...all.values()], entry, now);
			if (place.duplicate !== null) {
				const { duplicate, change } = place;
				const ended = change !== null && change.valid_to !== duplicate.valid_to;
				if (change !== null) apply(change);
				// A relation with the entry's own id was written by an earlier attempt of the same request.
				const outcome = duplicate.id === entry.id ? "created" : "duplicate";
				return { id: duplicate.id, outcome, closed: ended ? [duplicate.id] : [] };
			}
			const { id, object_name, said_in } = entry;
			const { valid_from, valid_to, closed_by, changes } = place;
			const created_at = entry.said_at ?? now;
			all.set(id, { id, object_name, said_in, valid_from, valid_to, created_at });
			added.set(id, { id, valid_from, valid_to, closed_by, created_at });
			for (const change of changes) apply(change);
			return { id, outcome: "created", closed: changes.map((change) => change.id) };
		},
		isKnown: (object_name, said_at) =>
			[...all.values()].some(
				(one) =>
					one.object_name === object_name && (one.valid_to === null || said_at === null || said_at <= one.valid_to),
			),
		changes: () => [...changed.values()],
		added: () => [...added.values()],
	};
}
