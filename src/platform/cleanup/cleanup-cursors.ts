import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { cleanupCursors } from "./cleanup-schema.ts";

/** Where each cleanup goes on, by its name, so that what stands first in a list keeps nothing back that stands behind it. */
export type CleanupCursors = {
	/** What the cleanup took last, as JSON gives it back; null: begin at the beginning. */
	read(name: string): Promise<unknown>;
	/** `position` is what JSON can hold; null: the end was reached. */
	write(name: string, position: object | string | null): Promise<void>;
};

/** The cursors of the cleanups over one D1 database. */
export function d1CleanupCursors(d1: D1Database): CleanupCursors {
	const db = drizzle(d1);
	return {
		async read(name) {
			const [row] = await db
				.select({ at: cleanupCursors.at })
				.from(cleanupCursors)
				.where(eq(cleanupCursors.name, name));
			return row === undefined ? null : JSON.parse(row.at);
		},
		async write(name, position) {
			if (position === null) {
				await db.delete(cleanupCursors).where(eq(cleanupCursors.name, name));
				return;
			}
			const at = JSON.stringify(position);
			await db
				.insert(cleanupCursors)
				.values({ name, at })
				.onConflictDoUpdate({ target: cleanupCursors.name, set: { at } });
		},
	};
}

/** One cleanup over a list: its name, how much it takes, and what tells a position in its list from anything else. */
type Cleanup<P> = { name: string; limit: number; isPosition(value: unknown): value is P };

/**
 * The next page of a list that may be longer than a cleanup takes: each cleanup goes on behind the last one, and begins again once
 * the end was reached. Noted before anything is done with it: one entry that fails each time keeps none back.
 */
export async function nextPage<P extends object | string>(
	cursors: CleanupCursors,
	{ name, limit, isPosition }: Cleanup<P>,
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
