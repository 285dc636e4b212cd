import { ERASING, type Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { LOCAL_TENANT } from "../../../platform/d1/database.ts";
import { PLACEMENT_KEPT_MS } from "../../../platform/shards/placements.ts";
import { MOVED_TABLES } from "../plan/moved-tables.ts";
import { BEGINNING, type Progress, progressOf } from "../plan/progress.ts";
import type { Place } from "../store/move-directory.ts";
import { marksOf, removeCopy, stop } from "./cancel-move.ts";
import { copySome, type Journey } from "./copy-tenant.ts";
import {
	isSwitched,
	type MoveDeps,
	type MoveState,
	type MovingShard,
	shardNamed,
	unlessElsewhere,
} from "./moving-shards.ts";

/** So many parts are done in one call. */
const MOST_PARTS = 20;

/** An isolate goes by a place for so long, and what it reads there is read a moment later (ms). */
const SEEN_MS = PLACEMENT_KEPT_MS + 2_000;

const NOT_WHILE_ERASING = {
	...ERASING,
	detail: "A user of this tenant is being erased; move the tenant when the erasure is done.",
};

type Moved = Place & { move: string };

/**
 * Does a part of moving a tenant to another database, and says how the move stands; called again until it is `done` or
 * `given_up`. Whatever breaks off, the next call goes on.
 */
export function moveTenant(deps: MoveDeps, tenant: string, shard: string): Promise<Result<MoveState, Failure>> {
	return unlessElsewhere(async () => {
		const to = deps.movingShards.find(({ name }) => name === shard);
		if (to === undefined) return refused("no database of this deployment has this name (TESSERA_SHARDS)");
		const place = await deps.moveDirectory.read(tenant);
		if (place.move !== null) return goOn(deps, tenant, { ...place, move: place.move }, to);
		const copy = await removeCopy(deps, tenant);
		if (copy.status !== "done" || place.shard === to.name) return ok(copy);
		const founded = tenant === LOCAL_TENANT || (await deps.keyRing(tenant).foundedAt()) !== null;
		if (!founded) return err({ reason: "not_found", what: "tenant" });
		if (place.jurisdiction !== null && to.jurisdiction !== place.jurisdiction) {
			return refused(`the tenant was promised to stay in the jurisdiction ${place.jurisdiction}`);
		}
		await deps.moveDirectory.begin(tenant, deps.newMove(), to.name);
		const begun = await deps.moveDirectory.read(tenant);
		return begun.move === null ? ok(copy) : goOn(deps, tenant, { ...begun, move: begun.move }, to);
	});
}

function refused(message: string): Result<never, Failure> {
	return err({ reason: "invalid_request", problems: [{ path: "shard", message }] });
}

async function goOn(
	deps: MoveDeps,
	tenant: string,
	place: Moved,
	to: MovingShard,
): Promise<Result<MoveState, Failure>> {
	if (place.movingTo !== to.name) return refused(`the tenant is being moved to ${place.movingTo}; cancel that first`);
	const moving = { tenant, move: place.move };
	if (isSwitched(place)) {
		const mark = await to.rows.mark(tenant);
		if (mark !== null && mark.move === place.move) {
			const from = shardNamed(deps, mark.other);
			return ok(await settle(deps, { ...moving, from, to }, progressOf(mark.progress)));
		}
		// All was done but for this.
		await deps.moveDirectory.end(tenant, place.move);
		return ok({ ...{ tenant, from: to.name, to: to.name, rows: 0 }, status: "done", table: null, wait_ms: 0 });
	}
	const from = shardNamed(deps, place.shard);
	await from.rows.leave(moving, to.name);
	const left = await from.rows.mark(tenant);
	if (left === null || left.move !== place.move) {
		await stop(deps, tenant, place, await marksOf(deps, tenant));
		return err(NOT_WHILE_ERASING);
	}
	await to.rows.arrive(moving, from.name, BEGINNING);
	const mark = await to.rows.mark(tenant);
	if (mark === null || mark.move !== place.move) return err({ reason: "unavailable", detail: "This move is over." });
	return copy(deps, { ...moving, from, to }, place, progressOf(mark.progress));
}

/** Copies and compares; then the tenant is in the other database. */
async function copy(
	deps: MoveDeps,
	journey: Journey,
	place: Moved,
	begun: Progress,
): Promise<Result<MoveState, Failure>> {
	let progress = begun;
	for (let part = 0; part < MOST_PARTS && progress.step !== "switching"; part++) {
		const copied = await copySome(journey, progress);
		if (copied.differs !== null) {
			await stop(deps, journey.tenant, place, await marksOf(deps, journey.tenant));
			return ok({ ...stateOf(journey, progress), status: "given_up", table: copied.differs });
		}
		progress = copied.progress;
	}
	if (progress.step !== "switching") return ok(stateOf(journey, progress));
	await deps.moveDirectory.switchOver(journey.tenant, journey.move);
	return isSwitched(await deps.moveDirectory.read(journey.tenant))
		? ok(await settle(deps, journey, progress))
		: err({ reason: "unavailable", detail: "This move was cancelled." });
}

/** The tenant is in the other database: when everybody has seen that, it is written there, and what it left behind is removed. */
async function settle(deps: MoveDeps, journey: Journey, progress: Progress): Promise<MoveState> {
	const { tenant, move, from, to } = journey;
	const now = deps.clock.now();
	if (progress.step === "switching") {
		const waiting: Progress = { ...progress, step: "waiting", until: now + SEEN_MS };
		await to.rows.put(arriving(journey, progress), null, [], waiting);
		return { ...stateOf(journey, waiting), wait_ms: SEEN_MS };
	}
	if (progress.step === "waiting") {
		if (now < progress.until) return { ...stateOf(journey, progress), wait_ms: progress.until - now };
		await from.rows.left({ tenant, move });
		const removing: Progress = { ...progress, step: "removing", table: 0, after: null };
		await to.rows.open(arriving(journey, progress), removing);
		await deps.tenantJobs(tenant).scheduleIndexing();
		return stateOf(journey, removing);
	}
	for (let part = 0, table = 0; part < 2 * MOST_PARTS; part++) {
		const next = MOVED_TABLES[table];
		if (next === undefined) {
			await to.rows.unmark({ tenant, move });
			await deps.moveDirectory.end(tenant, move);
			return { ...stateOf(journey, progress), status: "done", table: null };
		}
		if ((await from.rows.remove({ tenant, move, role: "left", progress: "{}" }, next)) === 0) table++;
	}
	return stateOf(journey, progress);
}

function arriving({ tenant, move }: Journey, progress: Progress) {
	return { tenant, move, role: "arriving", progress: JSON.stringify(progress) } as const;
}

function stateOf({ tenant, from, to }: Journey, { step, table, rows }: Progress): MoveState {
	return {
		...{ tenant, from: from.name, to: to.name, status: step, rows, wait_ms: 0 },
		table: MOVED_TABLES[table]?.name ?? null,
	};
}
