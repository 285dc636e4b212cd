import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { threads } from "../../../platform/d1/thread-list-schema.ts";
import { usageDays } from "../../../platform/usage/usage-schema.ts";

/** What all tenants of one database store, for the sweep. */
export type StorageSweep = {
	/** Writes down for the day (YYYY-MM-DD) what each tenant's threads hold now. */
	note(date: string): Promise<void>;
};

/** What all tenants of one D1 database store. */
export function d1StorageSweep(d1: D1Database): StorageSweep {
	return {
		async note(date) {
			// WHERE: without it SQLite takes ON for a part of the join.
			await drizzle(d1).run(sql`
				INSERT INTO ${usageDays} (tenant, date, stored_bytes)
				SELECT tenant, ${date}, coalesce(sum(stored_bytes), 0) FROM ${threads} WHERE true GROUP BY tenant
				ON CONFLICT (tenant, date) DO UPDATE SET stored_bytes = excluded.stored_bytes`);
		},
	};
}
