import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { JURISDICTIONS, LOCATIONS } from "./shard-list.ts";

/** Where tenants are, in the first shard; one that has no row is in the first shard itself. */
export const tenantPlacements = sqliteTable("tenant_placements", {
	tenant: text("tenant").primaryKey(),
	/** The name of its binding. */
	shard: text("shard").notNull(),
	jurisdiction: text("jurisdiction", { enum: JURISDICTIONS }),
	location: text("location", { enum: LOCATIONS }),
	/** The index of its vectors, by the name of its binding; null: the first. */
	vectors: text("vectors"),
	placedAt: text("placed_at").notNull(),
	/** Where it is being moved; it has been where `shard` says the same, and what is left behind goes. Null: nowhere. */
	movingTo: text("moving_to"),
	/** Which move that is; null: none. */
	move: text("move"),
});
