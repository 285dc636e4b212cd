import { visibleScopes } from "../../../../core/base/access-scope.ts";
import type { ErasedItem, ErasureProgress, ThreadPosition } from "../../../../core/model/thread/kept-context.ts";

/** What was erased of one tenant's long-term memory, and which threads have not been told. */
export type Erasures = {
	/** The next rows of one scope, at most `limit`; null where no thread has to be told anything. */
	next(limit: number): Promise<Pick<ErasureProgress, "scope" | "up_to"> | null>;
	items(of: Pick<ErasureProgress, "scope" | "up_to">): Promise<ErasedItem[]>;
	/** Threads that may show what is of the scope, in an order that new ones do not disturb. */
	threads(scope: string, after: ThreadPosition | null, limit: number): Promise<ShowingThread[]>;
	/** All threads were told of these. */
	markTold(of: Pick<ErasureProgress, "scope" | "up_to">): Promise<void>;
	/** Notes that a thread shows, or showed, what is of scopes that are not its own. */
	noteElsewhere(thread: string, scopes: readonly string[]): Promise<void>;
};

/** `scopes`: its own, narrowest first. */
export type ShowingThread = { id: string; position: ThreadPosition; scopes: string[] };

const NEXT = `
	WITH oldest (scope) AS (SELECT scope FROM erased_items WHERE tenant = ?1 ORDER BY number LIMIT 1)
	SELECT oldest.scope AS scope, (
		SELECT max(number) FROM (
			SELECT number FROM erased_items WHERE tenant = ?1 AND scope = oldest.scope ORDER BY number LIMIT ?2)
		) AS up_to
	FROM oldest`;

const ITEMS = `
	SELECT item_id AS id, max(erased_at) AS erased_at FROM erased_items
	WHERE tenant = ? AND scope = ? AND number <= ? GROUP BY item_id`;

const TOLD = "DELETE FROM erased_items WHERE tenant = ? AND scope = ? AND number <= ?";

const ELSEWHERE = `
	SELECT shown.thread_id AS id, listed.user_id, listed.project_id FROM shown_elsewhere AS shown
	LEFT JOIN threads AS listed ON listed.tenant = shown.tenant AND listed.id = shown.thread_id
	WHERE shown.tenant = ? AND shown.scope = ? AND shown.thread_id > ? ORDER BY shown.thread_id LIMIT ?`;

const NOTE = `INSERT OR IGNORE INTO shown_elsewhere (tenant, scope, thread_id)
	SELECT ?, value, ? FROM json_each(?)`;

/** By what the threads of a scope are listed; `?2` is the id behind its kind. */
const OWN: readonly { kind: string; which: string }[] = [
	{ kind: "thread:", which: "id = ?2" },
	{ kind: "user:", which: "user_id = ?2" },
	{ kind: "project:", which: "project_id = ?2" },
	{ kind: "global", which: "?2 = ''" },
];

type Row = { id: string; user_id: string | null; project_id: string | null };

/** What was erased of one tenant's long-term memory, in its D1 database. */
export function d1Erasures(d1: D1Database, tenant: string): Erasures {
	async function ownThreads(scope: string, after: { created_at: string; id: string } | null, limit: number) {
		const own = OWN.find(({ kind }) => scope.startsWith(kind));
		if (own === undefined) return [];
		const sql = `SELECT id, user_id, project_id, created_at FROM threads
			WHERE tenant = ?1 AND ${own.which} AND (created_at, id) > (?3, ?4) ORDER BY created_at, id LIMIT ?5`;
		const { created_at = "", id = "" } = after ?? {};
		const named = scope.slice(own.kind.length);
		const found = await d1.prepare(sql).bind(tenant, named, created_at, id, limit).all<Row & { created_at: string }>();
		return found.results.map((row) => showing(row, { created_at: row.created_at, id: row.id }));
	}

	async function elsewhere(scope: string, after: string, limit: number): Promise<ShowingThread[]> {
		const { results } = await d1.prepare(ELSEWHERE).bind(tenant, scope, after, limit).all<Row>();
		return results.map((row) => showing(row, { elsewhere: row.id }));
	}

	return {
		next: (limit) => d1.prepare(NEXT).bind(tenant, limit).first<{ scope: string; up_to: number }>(),
		async items({ scope, up_to }) {
			const { results } = await d1.prepare(ITEMS).bind(tenant, scope, up_to).all<{ id: string; erased_at: string }>();
			return results.map(({ id, erased_at }) => ({ id, erased_at: Date.parse(erased_at) }));
		},
		async threads(scope, after, limit) {
			if (after !== null && "elsewhere" in after) return elsewhere(scope, after.elsewhere, limit);
			const own = await ownThreads(scope, after, limit);
			return own.length === limit ? own : [...own, ...(await elsewhere(scope, "", limit - own.length))];
		},
		async markTold({ scope, up_to }) {
			await d1.prepare(TOLD).bind(tenant, scope, up_to).run();
		},
		async noteElsewhere(thread, scopes) {
			if (scopes.length > 0) await d1.prepare(NOTE).bind(tenant, thread, JSON.stringify(scopes)).run();
		},
	};
}

function showing({ id, user_id, project_id }: Row, position: ThreadPosition): ShowingThread {
	return { id, position, scopes: visibleScopes({ user_id, project_id, thread_id: id }) };
}
