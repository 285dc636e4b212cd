import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SweepCursors } from "../../ports/sweep-cursors.ts";
import { sweepCursors } from "./sweep-schema.ts";

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
