import { and, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { tenantPlacements } from "../../../platform/shards/placement-schema.ts";
import { UNPLACED } from "../../../platform/shards/placements.ts";

/** Where a tenant is, and where it is being moved. */
export type Place = {
	shard: string;
	jurisdiction: "eu" | null;
	/** Both null where it is not being moved. */
	move: string | null;
	movingTo: string | null;
};

/** The one place, in the first database, that says where a tenant is: what is decided here is decided. */
export type MoveDirectory = {
	read(tenant: string): Promise<Place>;
	/** Begins a move, unless another is under way. */
	begin(tenant: string, move: string, to: string): Promise<void>;
	/** From now on the tenant is where it is being moved, if this move was not cancelled. */
	switchOver(tenant: string, move: string): Promise<void>;
	/** Ends a move before the tenant is elsewhere; false where it is. */
	cancel(tenant: string, move: string): Promise<boolean>;
	/** Nothing is left to do. */
	end(tenant: string, move: string): Promise<void>;
};

export function d1MoveDirectory(first: D1Database, { now }: { now(): number }): MoveDirectory {
	const db = drizzle(first);
	const placed = tenantPlacements;
	const of = (tenant: string, move: string) => and(eq(placed.tenant, tenant), eq(placed.move, move));
	const ended = { move: null, movingTo: null };
	return {
		async read(tenant) {
			const { shard, jurisdiction, move, movingTo } = placed;
			const [row] = await db
				.select({ shard, jurisdiction, move, movingTo })
				.from(placed)
				.where(eq(placed.tenant, tenant));
			return row ?? { shard: UNPLACED.shard, jurisdiction: null, ...ended };
		},
		async begin(tenant, move, to) {
			await db
				.insert(placed)
				.values({ tenant, shard: UNPLACED.shard, placedAt: new Date(now()).toISOString(), move, movingTo: to })
				.onConflictDoUpdate({ target: placed.tenant, set: { move, movingTo: to }, setWhere: isNull(placed.move) });
		},
		async switchOver(tenant, move) {
			await db
				.update(placed)
				.set({ shard: sql`${placed.movingTo}` })
				.where(of(tenant, move));
		},
		async cancel(tenant, move) {
			const notYet = sql`${placed.shard} <> ${placed.movingTo}`;
			await db
				.update(placed)
				.set(ended)
				.where(and(of(tenant, move), notYet));
			return (await this.read(tenant)).move !== move;
		},
		async end(tenant, move) {
			await db.update(placed).set(ended).where(of(tenant, move));
		},
	};
}
