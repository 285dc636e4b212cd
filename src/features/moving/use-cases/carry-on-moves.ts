import { removeCopy } from "./cancel-move.ts";
import { moveTenant } from "./move-tenant.ts";
import type { MoveDeps } from "./moving-shards.ts";

/** Who moves a tenant goes on within seconds; a move that nobody has touched for so long was broken off (ms). */
const BROKEN_OFF_MS = 2 * 60_000;
/** Of a tenant that has more to move the next cleanup goes on. */
const MOST_CALLS = 200;

/**
 * Goes on with moves that were broken off, and removes what cancelled ones have left: else a tenant whose mover has died could not
 * be written until somebody sees it. Returns how many tenants were seen to. Should the mover live after all, one of both
 * calls changes nothing.
 */
export async function carryOnMoves(deps: MoveDeps): Promise<number> {
	const touched = (await Promise.all(deps.movingShards.map(({ rows }) => rows.touched()))).flat();
	const byTenant = Map.groupBy(touched, ({ tenant }) => tenant);
	const long = deps.clock.now() - BROKEN_OFF_MS;
	const brokenOff = [...byTenant].filter(([, marks]) => marks.every(({ at }) => at < long));
	for (const [tenant] of brokenOff) {
		try {
			await carryOn(deps, tenant);
		} catch (error) {
			console.error("a move that was broken off could not be carried on; the next cleanup tries again", error);
		}
	}
	return brokenOff.length;
}

async function carryOn(deps: MoveDeps, tenant: string): Promise<void> {
	for (let calls = 0; calls < MOST_CALLS; calls++) {
		const { movingTo } = await deps.moveDirectory.read(tenant);
		if (movingTo === null) {
			if ((await removeCopy(deps, tenant)).status === "done") return;
			continue;
		}
		const moved = await moveTenant(deps, tenant, movingTo);
		if (!moved.ok || moved.value.status === "done") return;
		if (moved.value.wait_ms > 0) await deps.clock.pause(moved.value.wait_ms);
	}
}
