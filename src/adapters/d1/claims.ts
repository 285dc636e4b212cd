import { and, eq, lt, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Claimed, ClaimedThread, ClaimRequest, Claims, KeptAnswer } from "../../ports/claims.ts";
import { claims } from "./claim-schema.ts";

type Held = Pick<ClaimRequest, "credential" | "key" | "holder">;
type Row = typeof claims.$inferSelect;

/** The claims of one tenant, in its D1 database. */
export function d1Claims(d1: D1Database, tenant: string): Claims {
	const db = drizzle(d1);
	const named = ({ credential, key }: Pick<Held, "credential" | "key">) =>
		and(eq(claims.tenant, tenant), eq(claims.credential, credential), eq(claims.key, key));
	const heldBy = (held: Held) => and(named(held), eq(claims.holder, held.holder), eq(claims.state, "held"));

	return {
		async take(request) {
			// A batch is one transaction, so of many who take at once one sees the row free or left behind.
			const [, , [row]] = await db.batch([
				db.delete(claims).where(and(named(request), lt(claims.createdAt, request.expired))),
				db
					.insert(claims)
					.values(rowOf(tenant, request))
					.onConflictDoUpdate({
						target: [claims.tenant, claims.credential, claims.key],
						// Who takes it over now reads what is there now.
						set: { holder: request.holder, heldSince: request.now, state: "held", forgotten: false },
						setWhere: takeable(request),
					}),
				db.select().from(claims).where(named(request)),
			]);
			return row === undefined ? { state: "busy" } : claimedOf(row, request);
		},
		async keep(held, answer: KeptAnswer) {
			const body = sql`CASE WHEN ${claims.forgotten} THEN NULL ELSE ${answer.body} END`;
			await db
				.update(claims)
				.set({ state: "done", status: answer.status, body, ...columnsOf(held.about) })
				.where(heldBy(held));
		},
		async open(held) {
			await db.update(claims).set({ state: "open" }).where(heldBy(held));
		},
		async drop(held) {
			await db.delete(claims).where(heldBy(held));
		},
		async forget(thread, which, holding) {
			const named = eq(claims.threadId, thread);
			const texts = eq(claims.holdsText, true);
			const about =
				holding === undefined
					? and(named, which === "all" ? undefined : texts)
					: and(or(named, texts), sql`(${claims.body} IS NULL OR instr(${claims.body}, ${holding}) > 0)`);
			await db
				.update(claims)
				.set({ body: null, forgotten: true })
				.where(and(eq(claims.tenant, tenant), about));
		},
	};
}

function rowOf(tenant: string, request: ClaimRequest): typeof claims.$inferInsert {
	const { credential, key, fingerprint, seed, holder, now, about } = request;
	const moments = { heldSince: now, createdAt: now };
	return { tenant, credential, key, fingerprint, seed, holder, state: "held", ...moments, ...columnsOf(about) };
}

function columnsOf(about: ClaimedThread | null) {
	return { threadId: about?.id ?? null, holdsText: about?.text ?? false };
}

/** The same request, which nobody has done, and nobody is at, or has been for too long. */
function takeable(request: ClaimRequest) {
	const leftBehind = sql`${claims.state} = 'held' AND ${claims.heldSince} <= ${request.stale}`;
	return sql`${claims.fingerprint} = ${request.fingerprint} AND (${claims.state} = 'open' OR ${leftBehind})`;
}

function claimedOf(row: Row, request: ClaimRequest): Claimed {
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
