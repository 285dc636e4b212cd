import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { calibrations } from "./context-schema.ts";

/** How many tokens of each model one of ours is, as a tenant's callers report it. */
export type Calibrations = {
	/** The moving average of each model that was reported, by its name. */
	all(): Promise<Map<string, number>>;
	/** Takes one more report in; the average begins at the ratio that held before the first, as if it were several. */
	note(model: string, report: { ratio: number; before: number }): Promise<void>;
};

/** Each report counts as if it were one of so many, once there are as many. */
const REMEMBERED = 20;

/** The ratio before the first report counts as so many, so that a single one moves little. */
const WEIGHT_BEFORE = 10;

/** Models may have any name: no more than these are read for a context. */
const MOST_MODELS = 500;

/** What `measuredModels` has. */
export const RATIO = { model: sql<string>`model`, ratio: sql<number>`ratio` };

/** What a tenant has measured, for a statement of a batch. */
export function measuredModels(tenant: string): SQL {
	return sql`(SELECT model, ratio FROM ${calibrations} WHERE tenant = ${tenant} ORDER BY reports DESC LIMIT ${sql.raw(String(MOST_MODELS))})`;
}

/** The same as contexts take it. */
export function ratiosOf(rows: readonly { model: string; ratio: number }[]): Map<string, number> {
	return new Map(rows.map(({ model, ratio }) => [model, ratio]));
}

/** The calibrations of one tenant, in its D1 database. */
export function d1Calibrations(d1: D1Database, tenant: string): Calibrations {
	const db = drizzle(d1);
	return {
		async all() {
			return ratiosOf(await db.select(RATIO).from(measuredModels(tenant)));
		},
		async note(model, { ratio, before }) {
			const reports = sql`min(max(${calibrations.reports}, ${WEIGHT_BEFORE}) + 1, ${REMEMBERED})`;
			const first = before + (ratio - before) / (WEIGHT_BEFORE + 1);
			// One statement, so that of reports at once none is lost.
			await db
				.insert(calibrations)
				.values({ tenant, model, ratio: first, reports: WEIGHT_BEFORE + 1 })
				.onConflictDoUpdate({
					target: [calibrations.tenant, calibrations.model],
					set: { ratio: sql`${calibrations.ratio} + (${ratio} - ${calibrations.ratio}) / ${reports}`, reports },
				});
		},
	};
}
