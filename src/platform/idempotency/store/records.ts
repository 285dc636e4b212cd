import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { idempotencyRecords } from "./record-schema.ts";

/** A request that must be done once: who sent it under which key, and what makes it the same request. */
export type RecordRequest = {
	/** The credential; another one's key of the same text is another record. */
	credential: string;
	key: string;
	fingerprint: string;
	/** Who takes it now, and what its ids are made from if it is new: both random. */
	holder: string;
	seed: string;
	now: string;
	/** A record held since then or before counts as left behind. */
	stale: string;
	/** A record made before then is forgotten. */
	expired: string;
	/** What the answer is about; null where it is about no thread, or about one that is only made. */
	about: RecordedThread | null;
};

/** The thread an answer is about, and whether it may hold what was said there. */
export type RecordedThread = { id: string; text: boolean };

/** An answer as it was given first; null where it may not be shown again. */
export type KeptAnswer = { status: number; body: string | null };

/**
 * What stands under the key. `held`: by this holder, to be done with this seed, which stays the same whoever does it
 * after a crash. `busy`: somebody is at it. `other`: the key belongs to another request.
 */
type Claimed =
	| { state: "held"; seed: string }
	| { state: "busy" }
	| { state: "other" }
	| { state: "done"; answer: KeptAnswer };

/** What one tenant's callers asked to be done once. */
export type IdempotencyRecords = {
	/** Takes the record in one step if it is free, left behind or open for this request; of many, one gets it. */
	take(request: RecordRequest): Promise<Claimed>;
	/** Keeps the answer, if the holder still has the record; without its body if it was forgotten before it came. */
	keep(held: Pick<RecordRequest, "credential" | "key" | "holder" | "about">, answer: KeptAnswer): Promise<void>;
	/** Lets anybody take it up again at once, with the same seed: it may have been done in part. */
	open(held: Pick<RecordRequest, "credential" | "key" | "holder">): Promise<void>;
	/** Takes it away: nothing was done. */
	drop(held: Pick<RecordRequest, "credential" | "key" | "holder">): Promise<void>;
	/**
	 * Takes away the bodies of answers about this thread (`texts`: of those that may hold what was said there), and of
	 * those that are on their way; that the requests were done stays. `holding`: of those with this text in them,
	 * and of answers about any thread that may show it.
	 */
	forget(thread: string, which: "all" | "texts", holding?: string): Promise<void>;
};

type Held = Pick<RecordRequest, "credential" | "key" | "holder">;
type Row = typeof idempotencyRecords.$inferSelect;

/** The idempotency records of one tenant, in its D1 database. */
export function d1IdempotencyRecords(d1: D1Database, tenant: string): IdempotencyRecords {
	const db = drizzle(d1);
	const named = ({ credential, key }: Pick<Held, "credential" | "key">) =>
		and(
			eq(idempotencyRecords.tenant, tenant),
			eq(idempotencyRecords.credential, credential),
			eq(idempotencyRecords.key, key),
		);
	const heldBy = (held: Held) =>
		and(named(held), eq(idempotencyRecords.holder, held.holder), eq(idempotencyRecords.state, "held"));

	return {
		async take(request) {
			// A batch is one transaction, so of many who take at once one sees the row free or left behind.
			const [, , [row]] = await db.batch([
				db.delete(idempotencyRecords).where(and(named(request), lt(idempotencyRecords.createdAt, request.expired))),
				db
					.insert(idempotencyRecords)
					.values(rowOf(tenant, request))
					.onConflictDoUpdate({
						target: [idempotencyRecords.tenant, idempotencyRecords.credential, idempotencyRecords.key],
						// Who takes it over now reads what is there now.
						set: { holder: request.holder, heldSince: request.now, state: "held", forgotten: false },
						setWhere: takeable(request),
					}),
				db.select().from(idempotencyRecords).where(named(request)),
			]);
			return row === undefined ? { state: "busy" } : claimedOf(row, request);
		},
		async keep(held, answer: KeptAnswer) {
			const body = sql`CASE WHEN ${idempotencyRecords.forgotten} THEN NULL ELSE ${answer.body} END`;
			await db
				.update(idempotencyRecords)
				.set({ state: "done", status: answer.status, body, ...columnsOf(held.about) })
				.where(heldBy(held));
		},
		async open(held) {
			await db.update(idempotencyRecords).set({ state: "open" }).where(heldBy(held));
		},
		async drop(held) {
			await db.delete(idempotencyRecords).where(heldBy(held));
		},
		async forget(thread, which, holding) {
			const named = eq(idempotencyRecords.threadId, thread);
			const texts = eq(idempotencyRecords.holdsText, true);
			const about =
				holding === undefined
					? and(named, which === "all" ? undefined : texts)
					: and(
							or(named, texts),
							sql`(${idempotencyRecords.body} IS NULL OR instr(${idempotencyRecords.body}, ${holding}) > 0)`,
						);
			await db
				.update(idempotencyRecords)
				.set({ body: null, forgotten: true })
				.where(and(eq(idempotencyRecords.tenant, tenant), about));
		},
	};
}

function rowOf(tenant: string, request: RecordRequest): typeof idempotencyRecords.$inferInsert {
	const { credential, key, fingerprint, seed, holder, now, about } = request;
	const moments = { heldSince: now, createdAt: now };
	return { tenant, credential, key, fingerprint, seed, holder, state: "held", ...moments, ...columnsOf(about) };
}

function columnsOf(about: RecordedThread | null) {
	return { threadId: about?.id ?? null, holdsText: about?.text ?? false };
}

/** The same request, which nobody has done, and nobody is at, or has been for too long. */
function takeable(request: RecordRequest) {
	const leftBehind = sql`${idempotencyRecords.state} = 'held' AND ${idempotencyRecords.heldSince} <= ${request.stale}`;
	return sql`${idempotencyRecords.fingerprint} = ${request.fingerprint} AND (${idempotencyRecords.state} = 'open' OR ${leftBehind})`;
}

function claimedOf(row: Row, request: RecordRequest): Claimed {
	if (row.fingerprint !== request.fingerprint) return { state: "other" };
	switch (row.state) {
		case "done":
			return { state: "done", answer: { status: row.status ?? 200, body: row.body } };
		case "held":
			return row.holder === request.holder ? { state: "held", seed: row.seed } : { state: "busy" };
		case "open":
			return { state: "busy" };
	}
}

/** Idempotency records of all tenants of one database, for the cleanup. */
export type RecordCleanup = {
	/** Removes at most `limit` records made before then (ISO 8601); returns how many there were. */
	removeBefore(time: string, limit: number): Promise<number>;
};

/** All tenants' records of one database. */
export function d1RecordCleanup(d1: D1Database): RecordCleanup {
	const db = drizzle(d1);
	return {
		async removeBefore(time, limit) {
			const rowid = sql`rowid`;
			const old = db
				.select({ rowid })
				.from(idempotencyRecords)
				.where(lt(idempotencyRecords.createdAt, time))
				.limit(limit);
			const removed = await db.delete(idempotencyRecords).where(inArray(rowid, old)).run();
			return removed.meta.changes;
		},
	};
}
