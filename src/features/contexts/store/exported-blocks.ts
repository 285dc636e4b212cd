import { and, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../core/base/access-scope.ts";
import { seenScope } from "../../../platform/d1/seen-scopes.ts";
import { BLOCK_COLUMNS, type BlockVersion } from "./block-store.ts";
import { blockVersions } from "./context-schema.ts";

/** Where a version stands: blocks by scope and name, of each the oldest version first. */
type BlockPlace = Pick<BlockVersion, "scope" | "name" | "version">;

/** The stored blocks of one tenant as an export carries them: every version. */
export type ExportedBlocks = {
	page(query: { after: BlockPlace | null; limit: number; user_id: string | null }): Promise<BlockVersion[]>;
	/** The version of this number, whoever asks, and the number of the newest one (0: none). */
	read(place: BlockPlace): Promise<{ version: BlockVersion | null; newest: number }>;
	/** Puts a version behind the others; false where another one came in between. */
	append(version: BlockVersion): Promise<boolean>;
};

export function d1ExportedBlocks(d1: D1Database, accessScope: AccessScope): ExportedBlocks {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const { scope } = blockVersions;
	const named = (place: BlockPlace) =>
		and(eq(blockVersions.tenant, tenant), eq(scope, place.scope), eq(blockVersions.name, place.name));
	const newest = (place: BlockPlace): SQL =>
		sql`(SELECT coalesce(max(version), 0) AS number FROM ${blockVersions} WHERE ${named(place)})`;
	return {
		page({ after, limit, user_id }) {
			const behind =
				after === null
					? undefined
					: sql`(${scope}, ${blockVersions.name}, ${blockVersions.version}) > (${after.scope}, ${after.name}, ${after.version})`;
			const ofUser = user_id === null ? undefined : eq(scope, `user:${user_id}`);
			return db
				.select(BLOCK_COLUMNS)
				.from(blockVersions)
				.where(and(eq(blockVersions.tenant, tenant), behind, seenScope(accessScope, scope), ofUser))
				.orderBy(scope, blockVersions.name, blockVersions.version)
				.limit(limit);
		},
		async read(place) {
			const [[found], [last]] = await db.batch([
				db
					.select(BLOCK_COLUMNS)
					.from(blockVersions)
					.where(and(named(place), eq(blockVersions.version, place.version))),
				db.select({ number: sql<number>`number` }).from(newest(place)),
			]);
			return { version: found ?? null, newest: last?.number ?? 0 };
		},
		async append({ content, tokens, updated_at, deleted_at, ...place }) {
			const added = await db
				.insert(blockVersions)
				.select(sql`
					SELECT ${tenant}, ${place.scope}, ${place.name}, ${place.version}, ${content}, ${tokens}, ${updated_at}, ${deleted_at}
					FROM ${newest(place)} AS last WHERE last.number = ${place.version - 1}`)
				.returning({ version: blockVersions.version });
			return added.length > 0;
		},
	};
}
