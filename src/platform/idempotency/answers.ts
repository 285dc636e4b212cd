import type { Failure } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";
import type { Clock } from "../clock/clock.ts";
import type { IdSource } from "../ids/id-source.ts";
import { isMoving } from "../shards/guard.ts";
import type { IdempotencyRecords, KeptAnswer, RecordCleanup, RecordRequest } from "./store/records.ts";

type RecordDeps = { clock: Clock; ids: IdSource; idempotencyRecords(tenant: string): IdempotencyRecords };

/** A request that its sender wants done once: whose it is, the sender's own key for it, and what makes it the same. */
export type OnceRequest = { tenant: string; credential: string; key: string; fingerprint: string } & Pick<
	RecordRequest,
	"about"
>;

/** This request is to be done now, with these ids, and settled afterwards. */
export type HeldRecord = Omit<OnceRequest, "fingerprint"> & { holder: string; ids: IdSource };

type Mismatch = { reason: "idempotency_mismatch"; detail: string };

/** How long an answer is kept. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** A record held for longer was left behind: whoever held it has ended, or will find what another request stores. */
const STALE_MS = 30_000;

/** How long a second call waits for the first one, and how often it looks: soon at first, then every half a second. */
const PATIENCE_MS = 60_000;
const FIRST_LOOK_MS = 40;
const LONGEST_LOOK_MS = 500;

/**
 * Records a request, waits while another call is at it, or returns the answer it had. If D1 can't be asked the request is
 * refused: nothing may be done that could not be told from a repetition.
 */
export async function takeRecord(
	deps: RecordDeps,
	request: OnceRequest,
): Promise<Result<{ held: HeldRecord } | { kept: KeptAnswer }, Failure | Mismatch>> {
	const records = deps.idempotencyRecords(request.tenant);
	const [holder, seed] = [deps.ids.seed(), deps.ids.seed()];
	const began = deps.clock.now();
	try {
		for (let look = FIRST_LOOK_MS; ; look = Math.min(2 * look, LONGEST_LOOK_MS)) {
			const claimed = await records.take({ ...request, holder, seed, ...momentsOf(deps.clock.now()) });
			switch (claimed.state) {
				case "held": {
					const { fingerprint: _, ...named } = request;
					return ok({ held: { ...named, holder, ids: deps.ids.seeded(claimed.seed) } });
				}
				case "done":
					return ok({ kept: claimed.answer });
				case "other":
					return err({ reason: "idempotency_mismatch", detail: "This Idempotency-Key was used for another request." });
				case "busy":
					if (deps.clock.now() - began > PATIENCE_MS) return err(unavailable("The first call is not done yet."));
					await deps.clock.pause(look);
			}
		}
	} catch (error) {
		if (!isMoving(error)) console.error("a record could not be taken", error);
		return err(unavailable("The Idempotency-Key can't be checked right now."));
	}
}

/** An answer larger than this (bytes) is not kept: repeated, the request is done again with the same ids. */
const MOST_BYTES = 1_500_000;

/**
 * Settles a record by its answer. Done: it is kept. Refused: nothing was done, so the key is free again. Failed, or too
 * large to keep: it is done again when it is repeated, and meets what it may have stored. Never throws: the answer is
 * there, and a record that stays behind becomes stale.
 */
export async function settleRecord(deps: RecordDeps, held: HeldRecord, answer: KeptAnswer): Promise<void> {
	const records = deps.idempotencyRecords(held.tenant);
	try {
		if (answer.status >= 500 || bytesOf(answer) > MOST_BYTES) await records.open(held);
		else if (answer.status >= 300) await records.drop(held);
		else await records.keep(held, answer);
	} catch (error) {
		console.error("a record could not be settled", error);
	}
}

function momentsOf(now: number) {
	const iso = (time: number) => new Date(time).toISOString();
	return { now: iso(now), stale: iso(now - STALE_MS), expired: iso(now - KEPT_MS) };
}

/** UTF-8 takes at most three bytes a unit: most answers need no counting. */
function bytesOf({ body }: KeptAnswer): number {
	if (body === null || 3 * body.length <= MOST_BYTES) return 0;
	return utf8Length(body);
}

function utf8Length(text: string): number {
	let bytes = 0;
	for (const character of text) {
		const point = character.codePointAt(0) ?? 0;
		bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
	}
	return bytes;
}

function unavailable(detail: string): Failure {
	return { reason: "unavailable", detail };
}

type CleanupDeps = { clock: Clock; recordCleanup: RecordCleanup };

/** A cleanup takes this many at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 1_000;
const MOST_TIMES = 20;

/** Removes the idempotency records that have been kept for a day. Returns how many there were. */
export async function cleanUpRecords(deps: CleanupDeps): Promise<number> {
	const before = new Date(deps.clock.now() - KEPT_MS).toISOString();
	let total = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const removed = await deps.recordCleanup.removeBefore(before, AT_A_TIME);
		total += removed;
		if (removed < AT_A_TIME) break;
	}
	return total;
}

/** What answers that hold memories are kept as being about; no thread has such an id. */
export const MEMORY_ANSWERS = "memories/";

/** What an answer holds that shows an insight: as it may have the words of what it rests on, it goes with any of that. */
const INSIGHT_ANSWERS = '"type":"reflection"';

/** What an answer holds that says what was not learned: in whose words is not noted, so it goes with any of what is known. */
export const SKIPPED_ANSWERS = '"skipped":[{';

/** Takes away the kept answers that may hold words of what is deleted without its id. */
export async function forgetUnnamed(
	deps: { idempotencyRecords(tenant: string): IdempotencyRecords },
	tenant: string,
): Promise<Result<null, Failure>> {
	const insights = await forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", INSIGHT_ANSWERS);
	return insights.ok ? forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", SKIPPED_ANSWERS) : insights;
}

/**
 * Takes away the answers kept for repeated requests about a thread (`texts`: those that may hold what was said in it).
 * Called once the thread itself has changed and before that is acknowledged: what is answered later is made of what is
 * left, and what is under way now is not kept.
 */
export async function forgetAnswers(
	deps: { idempotencyRecords(tenant: string): IdempotencyRecords },
	tenant: string,
	thread: string,
	which: "all" | "texts",
	holding?: string,
): Promise<Result<null, Failure>> {
	try {
		await deps.idempotencyRecords(tenant).forget(thread, which, holding);
		return ok(null);
	} catch (error) {
		console.error("kept answers could not be forgotten", error);
		return err({
			reason: "unavailable",
			detail: "It was done but for kept answers, which may still be repeated; try again.",
		});
	}
}
