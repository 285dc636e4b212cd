import type { SweepCursors } from "./sweep-cursors.ts";

/** One sweep over a list: its name, how much it takes, and what tells a position in its list from anything else. */
type Sweep<P> = { name: string; limit: number; isPosition(value: unknown): value is P };

/**
 * The next page of a list that may be longer than a sweep takes: each sweep goes on behind the last one, and begins again once
 * the end was reached. Noted before anything is done with it: one entry that fails each time keeps none back.
 */
export async function nextPage<P extends object | string>(
	cursors: SweepCursors,
	{ name, limit, isPosition }: Sweep<P>,
	read: (after: P | null) => Promise<P[]>,
): Promise<P[]> {
	const noted = await cursors.read(name);
	const after = isPosition(noted) ? noted : null;
	const page = await read(after);
	const last = page.length < limit ? null : (page.at(-1) ?? null);
	if (last !== null || after !== null) await cursors.write(name, last);
	return page;
}

/** Whether a value has texts in these fields. */
export function hasTexts<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, string> {
	return (
		typeof value === "object" && value !== null && keys.every((key) => typeof Reflect.get(value, key) === "string")
	);
}
