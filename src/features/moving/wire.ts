import type { Clock } from "../../platform/clock/clock.ts";
import type { Routes } from "../../platform/http/app.ts";
import type { IdSource } from "../../platform/ids/id-source.ts";
import type { ShardDatabase } from "../../platform/shards/wire.ts";
import { d1OutdatedIndex } from "../memory/index.ts";
import { registerMoves } from "./routes/moves.ts";
import { registerShards } from "./routes/shards.ts";
import { d1MoveDirectory, type MoveDirectory } from "./store/move-directory.ts";
import { d1ShardRows } from "./store/shard-rows.ts";
import type { MovingShard } from "./use-cases/moving-shards.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	shards: registerShards,
	moves: registerMoves,
} satisfies Record<string, Routes>;

/** What moving tenants between databases needs. */
export type MovingDeps = {
	movingShards: readonly MovingShard[];
	moveDirectory: MoveDirectory;
	newMove(): string;
};

type Around = { first: D1Database; all: readonly ShardDatabase[]; clock: Clock; ids: IdSource };

export function wireMoving({ first, all, clock, ids }: Around): MovingDeps {
	return {
		movingShards: all.map(({ shard, database }) => {
			const index = d1OutdatedIndex(database);
			return { ...shard, rows: d1ShardRows(database), indexSome: (limit) => index.indexSome(limit) };
		}),
		moveDirectory: d1MoveDirectory(first, clock),
		newMove: () => ids.next("mov"),
	};
}
