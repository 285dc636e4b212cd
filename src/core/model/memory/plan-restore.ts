import type { Memory } from "./memory.ts";
import { endOfValidity } from "./placing.ts";

/** A memory that is retracted. */
export type Retracted = Pick<Memory, "id" | "scope" | "key" | "superseded_by" | "valid_from" | "valid_to">;

/** A memory that a retracted one had replaced and that may hold again. `hash` is the hash of its content. */
export type Replaced = Retracted & Pick<Memory, "created_at" | "updated_at" | "expires_at"> & { hash: string };

/** `superseded_by`: null if it holds again. */
type Restored = { id: string; superseded_by: string | null; valid_to: string | null; status: Memory["status"] };

/**
 * Plans what happens to memories whose replacement is retracted: they hold again, or pass to whatever replaced the
 * replacement. Only replacements under the same key count, because a caller decided the others. At most one memory
 * per key and per content is restored: the newest.
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

/** The last in a chain of retracted memories that replaced each other. */
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

/** The end that was stated before the replacement; null if only the replacement ended it. */
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
