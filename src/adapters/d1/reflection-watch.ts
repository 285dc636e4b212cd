import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ReflectionWatch, WaitingScope } from "../../ports/reflection-watch.ts";
import { reflections } from "./reflection-schema.ts";

const COLUMNS = sql`tenant, scope, version, asked_at`;

/** What waits to be reflected on in one D1 database. */
export function d1ReflectionWatch(d1: D1Database): ReflectionWatch {
	const db = drizzle(d1);
	return {
		due: (after, limit) =>
			db.all<WaitingScope>(sql`
				SELECT ${COLUMNS} FROM ${reflections} INDEXED BY reflections_due
				WHERE due = 1 AND (tenant, scope) > (${after?.tenant ?? ""}, ${after?.scope ?? ""})
				ORDER BY tenant, scope LIMIT ${limit}`),
		waiting({ least, before, after, limit }) {
			const behind =
				after === null
					? sql`TRUE`
					: sql`(asked_at, tenant, scope) > (${after.asked_at}, ${after.tenant}, ${after.scope})`;
			return db.all<WaitingScope>(sql`
				SELECT ${COLUMNS} FROM ${reflections} INDEXED BY reflections_waiting
				WHERE fresh > 0 AND fresh >= ${least} AND (version > asked_version OR asked_at < ${before}) AND ${behind}
				ORDER BY asked_at, tenant, scope LIMIT ${limit}`);
		},
		async asked({ tenant, scope, version }, now) {
			await db.run(sql`
				UPDATE ${reflections} SET asked_at = ${now}, asked_version = ${version}, due = due AND version > ${version}
				WHERE tenant = ${tenant} AND scope = ${scope}`);
		},
	};
}
