import type { Clock } from "../clock/clock.ts";
import { SHARED_TENANT, type TenantDatabase } from "../d1/database.ts";
import type { Setting } from "../settings.ts";
import { isMoving, movingError, sharedGuard, tenantGuard } from "./guard.ts";
import { placedDatabase } from "./placed-database.ts";
import { type NamedObjects, placedObjects } from "./placed-objects.ts";
import { d1Placements, type Placements, UNPLACED } from "./placements.ts";
import { d1Sessions, type Sessions } from "./sessions.ts";
import { FIRST_SHARD, type Shard, shardsOf } from "./shard-list.ts";

/** The databases of this deployment, and what is where. */
export type Shards = {
	placements: Placements;
	/** Every database as it is, the first one first; of those that nobody but who moves tenants asks. */
	all: readonly ShardDatabase[];
	/** Every database but the first. */
	others: readonly D1Database[];
	/** Each tenant's database; `shared` is the one that is looked at across tenants. */
	databaseOf(shared: D1Database): TenantDatabase;
	/** Of requests, where replicas are read; null where they are not. */
	sessions: Sessions | null;
	/** Objects, each where its tenant is. */
	objects<T extends Rpc.DurableObjectBranded | undefined>(namespace: DurableObjectNamespace<T>): NamedObjects<T>;
};

/** A shard with its database. */
export type ShardDatabase = { shard: Shard; database: D1Database };

type Around = { first: D1Database; bound(name: string): D1Database | null; clock: Pick<Clock, "now"> };

/** The shards that TESSERA_SHARDS lists; one database, and nothing to look up, where it is not set. Throws where one is not bound. */
export function wireShards(setting: Setting, { first, bound, clock }: Around): Shards {
	const anywhere = setting("TESSERA_LOCAL") === "true";
	const listed = setting("TESSERA_SHARDS");
	const sessions = setting("TESSERA_READ_REPLICAS") === "true" ? d1Sessions() : null;
	if (listed === null && namesOf(setting("TESSERA_VECTOR_INDEXES")).length > 1) {
		throw new Error(
			"TESSERA_VECTOR_INDEXES lists several, so TESSERA_SHARDS is needed too: DB, where there is one database.",
		);
	}
	if (listed === null) return onlyShard(first, sessions, { now: clock.now, anywhere });
	const shards = shardsOf(listed);
	if (!shards.ok) throw new Error(`TESSERA_SHARDS: ${shards.error}.`);
	const databases = new Map(shards.value.map(({ name }) => [name, boundAs(name, bound)]));
	const indexes = namesOf(setting("TESSERA_VECTOR_INDEXES"));
	const placements = d1Placements(first, { shards: shards.value, indexes }, { now: clock.now, anywhere });
	const databaseAt = (shard: string) => {
		const database = databases.get(shard) ?? boundAs(shard, () => null);
		return sessions?.within(shard, database) ?? database;
	};
	const ofTenant = (tenant: string) =>
		placedDatabase(
			first,
			(use) => whereItIs(placements, tenant, (shard) => use(databaseAt(shard))),
			tenantGuard(tenant),
		);
	const ofAll = (shared: D1Database) => placedDatabase(shared, (use) => use(shared).catch(asMoving), sharedGuard);
	return {
		placements,
		all: shards.value.map((shard) => ({ shard, database: databases.get(shard.name) ?? boundAs(shard.name, bound) })),
		others: [...databases.values()].slice(1),
		databaseOf: (shared) => (tenant) => (tenant === SHARED_TENANT ? ofAll(shared) : ofTenant(tenant)),
		sessions,
		objects: (namespace) => placedObjects(namespace, { placements, anywhere }),
	};
}

/** Does something where a tenant is; once more where it has been moved since that was read. */
async function whereItIs<T>(placements: Placements, tenant: string, use: (shard: string) => Promise<T>): Promise<T> {
	const { shard } = await placements.find(tenant);
	try {
		return await use(shard);
	} catch (error) {
		if (!isMoving(error)) throw error;
		const now = await placements.read(tenant);
		if (now.shard === shard) throw movingError();
		return use(now.shard).catch(asMoving);
	}
}

function asMoving(error: unknown): never {
	throw isMoving(error) ? movingError() : error;
}

/** Nothing is asked where a tenant is: all are here. Only on one's own machine may one be said to be elsewhere. */
function onlyShard(first: D1Database, sessions: Sessions | null, around: { now(): number; anywhere: boolean }): Shards {
	const read =
		sessions === null ? first : placedDatabase(first, (use) => use(sessions.within(FIRST_SHARD.name, first)), null);
	const placements = d1Placements(first, { shards: [FIRST_SHARD], indexes: [] }, around);
	return {
		placements: {
			...placements,
			async place(tenant, wanted) {
				if (wanted.jurisdiction === null && wanted.location === null) return UNPLACED;
				return around.anywhere ? placements.place(tenant, wanted) : null;
			},
		},
		all: [{ shard: FIRST_SHARD, database: first }],
		others: [],
		databaseOf: (shared) => (tenant) => (tenant === SHARED_TENANT ? shared : read),
		sessions,
		objects: (namespace) => namespace,
	};
}

function boundAs(name: string, bound: (name: string) => D1Database | null): D1Database {
	const database = bound(name);
	if (database !== null) return database;
	throw new Error(`TESSERA_SHARDS or a tenant names ${name}, but no D1 database is bound under it.`);
}

function namesOf(list: string | null): string[] {
	return (list ?? "").split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
}
