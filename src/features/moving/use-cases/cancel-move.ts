import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { MOVED_TABLES } from "../plan/moved-tables.ts";
import { BEGINNING, type Progress, progressOf } from "../plan/progress.ts";
import type { Place } from "../store/move-directory.ts";
import type { Mark } from "../store/shard-rows.ts";
import { isSwitched, type MoveDeps, type MoveState, type MovingShard, unlessElsewhere } from "./moving-shards.ts";

/** What a database has noted of a tenant. */
export type Marked = { shard: MovingShard; mark: Mark };

const CANCELLED: Progress = { ...BEGINNING, step: "cancelling" };

/** So many parts of a copy are removed in one call. */
const MOST_PARTS = 40;

/** What all databases have noted of a tenant. Read before the directory is: what was noted for a move that it does not know is void. */
export async function marksOf({ movingShards }: MoveDeps, tenant: string): Promise<Marked[]> {
	const marks = await Promise.all(movingShards.map(async (shard) => ({ shard, mark: await shard.rows.mark(tenant) })));
	return marks.flatMap(({ shard, mark }) => (mark === null ? [] : [{ shard, mark }]));
}

/** Ends a move before the tenant is elsewhere: it is written again where it is, and part by part the copy is removed. */
export function cancelMove(deps: MoveDeps, tenant: string): Promise<Result<MoveState, Failure>> {
	return unlessElsewhere(async () => {
		const marks = await marksOf(deps, tenant);
		const place = await deps.moveDirectory.read(tenant);
		if (place.move !== null && !(await stop(deps, tenant, { ...place, move: place.move }, marks))) {
			const message = "the tenant is in its new database already; move it on, or back when that is done";
			return err({ reason: "invalid_request", problems: [{ path: "id", message }] });
		}
		return ok(await removeCopy(deps, tenant));
	});
}

/** Lets writes in again where the tenant is; false where it is elsewhere by now. */
export async function stop(
	{ moveDirectory }: MoveDeps,
	tenant: string,
	place: Place & { move: string },
	marks: readonly Marked[],
): Promise<boolean> {
	const { move } = place;
	if (isSwitched(place) || !(await moveDirectory.cancel(tenant, move))) return false;
	for (const { shard, mark } of marks) {
		if (mark.move === move) await shard.rows.giveUp({ tenant, move }, CANCELLED);
	}
	for (const { shard, mark } of marks) {
		if (mark.move === move && shard.name === place.shard) await shard.rows.unmark({ tenant, move });
	}
	return true;
}

/** Removes what was copied of a tenant by a move that is none any more; nothing where one is under way. */
export async function removeCopy(deps: MoveDeps, tenant: string): Promise<MoveState> {
	const marks = await marksOf(deps, tenant);
	const place = await deps.moveDirectory.read(tenant);
	const state = { tenant, from: place.shard, to: place.shard, rows: 0, table: null, wait_ms: 0 };
	if (place.move !== null) return { ...state, status: "done" };
	for (const { shard, mark } of marks) {
		const moving = { tenant, move: mark.move };
		if (shard.name === place.shard) await shard.rows.unmark(moving);
		else if (mark.role === "arriving") {
			const left = await removeSome(shard, tenant, mark);
			if (left !== null) return { ...state, to: shard.name, status: "cancelling", table: left };
			await shard.rows.unmark(moving);
		}
	}
	return { ...state, status: "done" };
}

/** The table at which it stopped; null where nothing is left. */
async function removeSome({ rows }: MovingShard, tenant: string, mark: Mark): Promise<string | null> {
	const moving = { tenant, move: mark.move };
	let progress = progressOf(mark.progress);
	if (progress.step !== "cancelling") {
		await rows.giveUp(moving, CANCELLED);
		progress = CANCELLED;
	}
	for (let part = 0; part < MOST_PARTS; part++) {
		const table = MOVED_TABLES[progress.table];
		if (table === undefined) return null;
		const expected = { ...moving, role: "arriving", progress: JSON.stringify(progress) } as const;
		if ((await rows.remove(expected, table)) > 0) continue;
		const next = { ...progress, table: progress.table + 1 };
		await rows.put(expected, null, [], next);
		progress = next;
	}
	return MOVED_TABLES[progress.table]?.name ?? null;
}
