import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Clock } from "../clock/clock.ts";
import { tenantPlacements } from "./placement-schema.ts";
import { FIRST_SHARD, highest, type Shard, shardFor, type Whereabouts } from "./shard-list.ts";

/** Where a tenant is: its shard by the name of the binding, and what its objects were wished or promised. */
export type Placement = Whereabouts & {
	shard: string;
	/** The binding of the index of its vectors; null: the first. */
	vectors: string | null;
};

/** Where tenants are. */
export type Placements = {
	/** Where a tenant is; what was read in the last seconds counts. */
	find(tenant: string): Promise<Placement>;
	/** The same, read now. */
	read(tenant: string): Promise<Placement>;
	/**
	 * Gives a new tenant its place, and the place it has if it has one. Null where nothing configured is in its jurisdiction.
	 */
	place(tenant: string, wanted: Whereabouts): Promise<Placement | null>;
};

/** How long an isolate goes by what it read (ms). */
export const PLACEMENT_KEPT_MS = 5_000;

/** Of more tenants than this an isolate forgets where they are. */
const MOST_KEPT = 10_000;

/** Where a tenant is of which nothing is written down. */
export const UNPLACED: Placement = { shard: FIRST_SHARD.name, jurisdiction: null, location: null, vectors: null };

/** Where tenants are, as the first shard has it. `anywhere`: all of this runs on one machine, in whichever jurisdiction. */
export function d1Placements(
	directory: D1Database,
	{ shards, indexes }: { shards: readonly Shard[]; indexes: readonly string[] },
	{ now, anywhere }: Pick<Clock, "now"> & { anywhere: boolean },
): Placements {
	const db = drizzle(directory);
	const kept = new Map<string, { placement: Placement; until: number }>();
	const { shard, jurisdiction, location, vectors, tenant: placed } = tenantPlacements;

	async function read(tenant: string): Promise<Placement> {
		const [row] = await db
			.select({ shard, jurisdiction, location, vectors })
			.from(tenantPlacements)
			.where(eq(placed, tenant));
		const placement = row ?? UNPLACED;
		if (kept.size >= MOST_KEPT) kept.clear();
		kept.set(tenant, { placement, until: now() + PLACEMENT_KEPT_MS });
		return placement;
	}

	return {
		read,
		async find(tenant) {
			const known = kept.get(tenant);
			return known !== undefined && now() < known.until ? known.placement : read(tenant);
		},
		async place(tenant, wanted) {
			const chosen = shardFor(tenant, wanted, shards) ?? (anywhere ? FIRST_SHARD : null);
			if (chosen === null) return null;
			// Whoever was founded before there were shards stays where everything of it is.
			await db.run(sql`
				INSERT OR IGNORE INTO ${tenantPlacements} (tenant, shard, jurisdiction, location, vectors, placed_at)
				SELECT ${tenant}, ${chosen.name}, ${wanted.jurisdiction}, ${wanted.location}, ${highest(tenant, indexes)},
					${new Date(now()).toISOString()}
				WHERE NOT EXISTS (SELECT 1 FROM tenants WHERE id = ${tenant})`);
			return read(tenant);
		},
	};
}
