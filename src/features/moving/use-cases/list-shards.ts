import type { Whereabouts } from "../../../platform/shards/shard-list.ts";
import type { Mark } from "../store/shard-rows.ts";
import type { MoveDeps } from "./moving-shards.ts";

/** A database, how many tenants were founded there or have moved there, and those that are on their way. */
export type ListedShard = Whereabouts & {
	name: string;
	tenants: number;
	moving: { tenant: string; role: Mark["role"]; other: string }[];
};

/** All databases of this deployment. */
export function listShards({ movingShards }: Pick<MoveDeps, "movingShards">): Promise<ListedShard[]> {
	return Promise.all(
		movingShards.map(async ({ name, jurisdiction, location, rows }) => ({
			...{ name, jurisdiction, location },
			...(await rows.count()),
		})),
	);
}
