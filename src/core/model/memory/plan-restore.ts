import type { Memory } from "./memory.ts";
import { endOfValidity } from "./placing.ts";

/** A memory that is taken back. */
export type Retracted = Pick<Memory, "id" | "scope" | "key" | "superseded_by" | "valid_from" | "valid_to">;

/** What one of those had replaced, and that may hold again; `hash` is that of what it says. */
export type Replaced = Retracted & Pick<Memory, "created_at" | "updated_at" | "expires_at"> & { hash: string };

/** `superseded_by`: null where it holds again. */
type Restored = { id: string; superseded_by: string | null; valid_to: string | null; status: Memory["status"] };

/**
 * What becomes of memories that were replaced by those that are taken back, as if these had never been said: they hold
 * again, or pass to what replaced those in turn. Only what had the same key counts: other replacements somebody decided.
 * Of each key, and of each thing said, one returns at most: the newest.
 */
export function planRestore(replaced: readonly Replaced[], retracted: readonly Retracted[], now: string): Restored[] {
	const retractedById = new Map(retracted.map((one) => [one.id, one]));
	const returns: Restored[] = [];
	const taken = new Map<string, string>();
	for (const one of replaced.toSorted(newestFirst)) {
		const by = retractedById.get(one.superseded_by ?? "");
		if (by === undefined || one.key === null || by.key !== one.key || by.scope !== one.scope) continue;
		const last = lastOfLine(by, retractedById);
		const places = [`key ${one.scope} ${one.key}`, `hash ${one.scope} ${one.hash}`];
		const rival = places.flatMap((place) => taken.get(place) ?? []).at(0) ?? null;
		const superseded_by = last.superseded_by ?? rival;
		const own = ownEnd(one, by);
		if (superseded_by !== null) {
			const valid_to = last.superseded_by === null ? one.valid_to : endOf(one, own, last.valid_to ?? now);
			returns.push({ id: one.id, superseded_by, valid_to, status: "superseded" });
			continue;
		}
		for (const place of places) taken.set(place, one.id);
		const over = one.expires_at !== null && one.expires_at <= now;
		returns.push({ id: one.id, superseded_by, valid_to: own, status: over ? "expired" : "active" });
	}
	return returns;
}

/** The last of those that replaced each other and are all taken back. */
function lastOfLine(first: Retracted, lost: ReadonlyMap<string, Retracted>): Retracted {
	const seen = new Set<Retracted>();
	let last = first;
	for (;;) {
		const next = lost.get(last.superseded_by ?? "");
		if (next === undefined || seen.has(next)) return last;
		seen.add(next);
		last = next;
	}
}

/** Until when it was said to be so, which was before it was replaced; null where the replacing ended it. */
function ownEnd({ valid_from, valid_to, updated_at }: Replaced, by: Retracted): string | null {
	const replacedAt = by.valid_from ?? updated_at;
	return valid_to !== null && valid_to < replacedAt && valid_to !== valid_from ? valid_to : null;
}

function endOf({ valid_from }: Replaced, own: string | null, from: string): string {
	return endOfValidity({ valid_from, valid_to: own }, from);
}

function newestFirst(a: Replaced, b: Replaced): number {
	const [left, right] = [a, b].map(({ valid_from, created_at, id }) => `${valid_from ?? created_at} ${id}`);
	return (left ?? "") < (right ?? "") ? 1 : -1;
}
