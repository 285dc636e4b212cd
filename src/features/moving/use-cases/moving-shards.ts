import type { Failure } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Whereabouts } from "../../../platform/shards/shard-list.ts";
import type { KeyRing } from "../../access/index.ts";
import { goesOnElsewhere } from "../plan/elsewhere.ts";
import type { Progress } from "../plan/progress.ts";
import type { MoveDirectory, Place } from "../store/move-directory.ts";
import type { ShardRows } from "../store/shard-rows.ts";

/** One of the databases, with what is done there to move a tenant. */
export type MovingShard = Whereabouts & {
	name: string;
	rows: ShardRows;
	/** Makes search terms that are missing; returns how many rows it has found. */
	indexSome(limit: number): Promise<number>;
};

/** What is asked to move tenants. */
export type MoveDeps = {
	clock: Clock;
	movingShards: readonly MovingShard[];
	moveDirectory: MoveDirectory;
	newMove(): string;
	keyRing(tenant: string): Pick<KeyRing, "foundedAt">;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
};

/** How a move stands after a slice of it. */
export type MoveState = {
	tenant: string;
	from: string;
	to: string;
	status: Progress["step"] | "done" | "given_up";
	/** How many rows were copied. */
	rows: number;
	/** The table that is being gone through, or in which the copy differs. */
	table: string | null;
	/** Before so much time is over there is nothing to do (ms). */
	wait_ms: number;
};

/** A shard by its name; throws where a tenant is in one that is not configured. */
export function shardNamed({ movingShards }: Pick<MoveDeps, "movingShards">, name: string): MovingShard {
	const shard = movingShards.find((one) => one.name === name);
	if (shard === undefined) throw new Error(`TESSERA_SHARDS does not list ${name}, where a tenant is.`);
	return shard;
}

/** Whether the tenant is where it was being moved. */
export function isSwitched({ shard, movingTo }: Place): boolean {
	return shard === movingTo;
}

/** The answer to a call that came between another one's steps. */
export async function unlessElsewhere<T>(step: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
	try {
		return await step();
	} catch (error) {
		if (!goesOnElsewhere(error)) throw error;
		return err({ reason: "unavailable", detail: "Another call is at this move; try again." });
	}
}
