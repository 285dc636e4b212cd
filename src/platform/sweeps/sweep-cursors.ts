import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sweepCursors } from "./sweep-schema.ts";

/** Where each sweep goes on, by its name, so that what stands first in a list keeps nothing back that stands behind it. */
export type SweepCursors = {
	/** What the sweep took last, as JSON gives it back; null: begin at the beginning. */
	read(name: string): Promise<unknown>;
	/** `position` is what JSON can hold; null: the end was reached. */
	write(name: string, position: object | string | null): Promise<void>;
};

/** The cursors of the sweeps over one D1 database. */
export function d1SweepCursors(d1: D1Database): SweepCursors {
	const db = drizzle(d1);
	return {
		async read(name) {
			const [row] = await db.select({ at: sweepCursors.at }).from(sweepCursors).where(eq(sweepCursors.name, name));
			return row === undefined ? null : JSON.parse(row.at);
		},
		async write(name, position) {
			if (position === null) {
				await db.delete(sweepCursors).where(eq(sweepCursors.name, name));
				return;
			}
			const at = JSON.stringify(position);
			await db.insert(sweepCursors).values({ name, at }).onConflictDoUpdate({ target: sweepCursors.name, set: { at } });
		},
	};
}
