import type { VectorKind } from "../../../../core/recall/vector.ts";

/** A thing whose vector is to be made or taken away; `text` and `scopes` are what it says now (null: it is deleted). */
export type OutboxItem = {
	number: number;
	kind: VectorKind;
	id: string;
	now: { text: string; scope: string; version: number } | null;
	/** How often it was put off. */
	attempts: number;
};

/** What one tenant's vector index has not been told yet. */
export type Outbox = {
	/** The oldest that are due; of several rows about one thing all are covered by the newest. */
	take(limit: number, now: number): Promise<OutboxItem[]>;
	/** Takes these away, with all older ones about the same things. */
	done(numbers: readonly number[]): Promise<void>;
	/** Lets these wait until then (ms since the epoch), and counts the attempt. */
	postpone(numbers: readonly number[], until: number): Promise<void>;
	/** When the oldest row was written, and when the next is due (ms since the epoch); null: there is none. */
	state(): Promise<{ oldest: string; next_due: number } | null>;
	/** Asks for the vectors of everything that is there: another model makes them now. */
	refill(now: number): Promise<void>;
	/** Asks for the vectors of the messages of these episodes, not before a time (ms since the epoch). */
	askForMessages(episodes: readonly string[] | "all", until: number): Promise<void>;
};

/** What is read of a text (characters): no embedder reads more. */
const LONGEST = 16_000;

/** Rows that are due, oldest first, with what their things say now; an episode of nobody's thread is in no index. */
const DUE = `
	SELECT o.number, o.kind, o.item_id AS id, o.attempts,
		substr(coalesce(m.content, e.text, s.name || char(10) || s.description || char(10) || s.body), 1, ${LONGEST}) AS text,
		coalesce(m.scope, 'user:' || e.user_id, s.scope) AS scope,
		coalesce(m.version, e.version, s.version) AS version
	FROM outbox o INDEXED BY outbox_by_tenant
	LEFT JOIN memories m ON o.kind = 'memory' AND m.tenant = o.tenant AND m.id = o.item_id
		AND (m.status = 'active' OR (m.status = 'superseded' AND m.superseded_by IS NOT NULL AND m.valid_to > ?2))
	LEFT JOIN episodes e ON o.kind IN ('episode', 'message') AND e.tenant = o.tenant AND e.id = o.item_id AND e.user_id IS NOT NULL
	LEFT JOIN skills s ON o.kind = 'skill' AND s.tenant = o.tenant AND s.id = o.item_id
	WHERE o.tenant = ?1 AND o.due_at <= ?2
	ORDER BY o.due_at, o.number LIMIT ?3`;

// In this order: left to choose, SQLite reads the tenant's whole outbox for each number.
const DONE = `
	DELETE FROM outbox WHERE number IN (
		SELECT older.number FROM json_each(?2) told
		CROSS JOIN outbox done ON done.number = told.value AND done.tenant = ?1
		CROSS JOIN outbox older INDEXED BY outbox_by_item
			ON older.tenant = ?1 AND older.kind = done.kind AND older.item_id = done.item_id AND older.number <= done.number
	)`;

const POSTPONE = `
	UPDATE outbox SET due_at = ?2, attempts = attempts + 1
	WHERE tenant = ?1 AND number IN (SELECT value FROM json_each(?3))`;

const OLDEST = "SELECT created_at FROM outbox WHERE tenant = ? ORDER BY number LIMIT 1";
const NEXT = "SELECT min(due_at) AS due FROM outbox WHERE tenant = ?";

const REFILL = [
	[
		"memory",
		"memories",
		"(status = 'active' OR (status = 'superseded' AND superseded_by IS NOT NULL AND valid_to > ?2))",
	],
	["episode", "episodes", "user_id IS NOT NULL"],
	["skill", "skills", "true"],
].map(
	([kind, table, which]) => `
		INSERT INTO outbox (tenant, kind, item_id, change, created_at)
		SELECT tenant, '${kind}', id, 'put', ?2 FROM ${table} WHERE tenant = ?1 AND ${which}`,
);

const ASK_FOR_MESSAGES = `
	INSERT INTO outbox (tenant, kind, item_id, change, created_at, due_at)
	SELECT tenant, 'message', id, 'put', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ?2 FROM episodes
	WHERE tenant = ?1 AND user_id IS NOT NULL`;

type Row = {
	number: number;
	kind: VectorKind;
	id: string;
	attempts: number;
	text: string | null;
	scope: string | null;
	version: number | null;
};

/** What one tenant's vector index has not been told, in its D1 database. */
export function d1Outbox(d1: D1Database, tenant: string): Outbox {
	return {
		async take(limit, now) {
			const { results } = await d1.prepare(DUE).bind(tenant, now, limit).all<Row>();
			const newest = new Map<string, Row>();
			for (const row of results) {
				const key = `${row.kind} ${row.id}`;
				if ((newest.get(key)?.number ?? 0) < row.number) newest.set(key, row);
			}
			return [...newest.values()].map(itemOf);
		},
		async done(numbers) {
			if (numbers.length > 0) await d1.prepare(DONE).bind(tenant, JSON.stringify(numbers)).run();
		},
		async postpone(numbers, until) {
			if (numbers.length > 0) await d1.prepare(POSTPONE).bind(tenant, until, JSON.stringify(numbers)).run();
		},
		async state() {
			const [oldest, next] = await d1.batch<{ created_at?: string; due?: number | null }>([
				d1.prepare(OLDEST).bind(tenant),
				d1.prepare(NEXT).bind(tenant),
			]);
			const created = oldest?.results[0]?.created_at;
			const due = next?.results[0]?.due ?? null;
			return created === undefined || due === null ? null : { oldest: created, next_due: due };
		},
		async refill(now) {
			const at = new Date(now).toISOString();
			await d1.batch(REFILL.map((sql) => d1.prepare(sql).bind(tenant, at)));
		},
		async askForMessages(episodes, until) {
			const asking =
				episodes === "all"
					? d1.prepare(ASK_FOR_MESSAGES).bind(tenant, until)
					: d1
							.prepare(`${ASK_FOR_MESSAGES} AND id IN (SELECT value FROM json_each(?3))`)
							.bind(tenant, until, JSON.stringify(episodes));
			await asking.run();
		},
	};
}

function itemOf({ number, kind, id, attempts, text, scope, version }: Row): OutboxItem {
	const deleted = text === null || scope === null || version === null;
	return { number, kind, id, attempts, now: deleted ? null : { text, scope, version } };
}

/** The outboxes of all tenants of one database. */
export type OutboxWatch = {
	/**
	 * Tenants with something in their outbox, or erased and not told to their threads, since before then (ISO 8601): by name,
	 * at most `limit`, behind `after`.
	 */
	waitingSince(before: string, after: string | null, limit: number): Promise<string[]>;
	/** The oldest row of all: when it was written, and how often it was put off; null where there is none. */
	oldest(): Promise<{ created_at: string; attempts: number } | null>;
};

/** Steps from tenant to tenant in the index, however many rows each has. */
const BEHIND = [
	["outbox", "created_at"],
	["erased_items", "erased_at"],
].map(
	([table, time]) => `
	WITH RECURSIVE tenants (tenant) AS (
		SELECT min(tenant) FROM ${table} WHERE tenant > ?1
		UNION ALL
		SELECT (SELECT min(tenant) FROM ${table} WHERE tenant > tenants.tenant) FROM tenants WHERE tenant IS NOT NULL
	)
	SELECT tenant FROM tenants
	WHERE tenant IS NOT NULL
		AND EXISTS (SELECT 1 FROM ${table} AS held WHERE held.tenant = tenants.tenant AND ${time} < ?2)
	LIMIT ?3`,
);

const OLDEST_OF_ALL = "SELECT created_at, attempts FROM outbox ORDER BY number LIMIT 1";

/** The outboxes of one D1 database. */
export function d1OutboxWatch(d1: D1Database): OutboxWatch {
	return {
		async waitingSince(before, after, limit) {
			const found = await d1.batch<{ tenant: string }>(
				BEHIND.map((sql) => d1.prepare(sql).bind(after ?? "", before, limit)),
			);
			const tenants = new Set(found.flatMap(({ results }) => results.map(({ tenant }) => tenant)));
			return [...tenants].sort().slice(0, limit);
		},
		oldest: () => d1.prepare(OLDEST_OF_ALL).first<{ created_at: string; attempts: number }>(),
	};
}
