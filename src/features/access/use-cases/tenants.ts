import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { LOCAL_TENANT } from "../../../platform/d1/database.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Placement, Placements } from "../../../platform/shards/placements.ts";
import type { Whereabouts } from "../../../platform/shards/shard-list.ts";
import type { KeyRing } from "../store/key-ring.ts";
import type { KeySigner } from "../store/key-signer.ts";
import { type Access, administers, identify, verify } from "./authenticate.ts";

/** Who founds: the operator is known under the tenant `local` too. */
export type Founder = Pick<Access, "tenant" | "keyId">;

type FoundingDeps = {
	clock: Clock;
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	localKey: { key: string; tenant: string } | null;
	operatorSecret: string | null;
};

/** Tenants are founded with the operator's secret, or with an admin key of the tenant `local`; gives whose it is. */
export async function mayFoundTenants(deps: FoundingDeps, credential: string): Promise<Result<Founder, Failure>> {
	if (await isOperator(deps, credential)) return ok({ tenant: LOCAL_TENANT, keyId: "operator" });
	const identity = await identify(deps, credential);
	if (!identity.ok) return identity;
	const access = await verify(deps, identity.value);
	if (!access.ok) return access;
	if (access.value.tenant !== LOCAL_TENANT) {
		return err({ reason: "forbidden", detail: "Keys of this tenant can't found tenants." });
	}
	return administers(access.value);
}

type TenantDeps = {
	clock: Clock;
	ids: IdSource;
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	placements: Pick<Placements, "place" | "read">;
};

/** A tenant that is to be founded, and where it is to be. */
export type NewTenant = Whereabouts & { id: string };

/** Founds a tenant and gives its first key, of role admin: the only time its text is shown. */
export async function createTenant(
	deps: TenantDeps,
	{ id, ...wanted }: NewTenant,
): Promise<Result<{ id: string; key: string }, Failure>> {
	const taken = err({ reason: "already_exists", detail: "There is a tenant with this id." } as const);
	if (id === LOCAL_TENANT) return taken;
	const placed = await deps.placements.place(id, wanted);
	if (placed === null) return err(nowhere(wanted));
	// Placed before by a call that did not come to its end, or by one that is under way: it stays where it is.
	if (placed.jurisdiction !== wanted.jurisdiction || placed.location !== wanted.location) return taken;
	const key = await deps.keySigner.issue(id);
	const founded = await deps.keyRing(id).found({
		id: deps.ids.next("key"),
		hash: await deps.keySigner.hash(key),
		name: "first key",
		role: "admin",
		user_id: null,
		project_id: null,
		expires_at: null,
		created_at: new Date(deps.clock.now()).toISOString(),
	});
	return founded.ok ? ok({ id, key }) : taken;
}

function nowhere({ jurisdiction }: Whereabouts): Failure {
	const path = jurisdiction === null ? "location" : "jurisdiction";
	return {
		reason: "invalid_request",
		problems: [{ path, message: "no database of this deployment is there (TESSERA_SHARDS)" }],
	};
}

/** A tenant and where it is; `created_at` is null for the machine's own, which was never founded. */
export type Tenant = Omit<Placement, "vectors"> & { id: string; created_at: string | null };

/** Reads a tenant, for whoever may found one, or with an unbound admin key of its own. */
export async function readTenant(
	deps: TenantDeps & FoundingDeps,
	credential: string,
	id: string,
): Promise<Result<Tenant, Failure>> {
	const founder = await mayFoundTenants(deps, credential);
	if (!founder.ok) {
		const own = await administersTenant(deps, credential, id);
		if (!own.ok) return own.error.reason === "unauthorized" ? own : founder;
	}
	const [{ vectors: _, ...placement }, created_at] = await Promise.all([
		deps.placements.read(id),
		deps.keyRing(id).foundedAt(),
	]);
	if (created_at === null && id !== LOCAL_TENANT) return err({ reason: "not_found", what: "tenant" });
	return ok({ id, ...placement, created_at });
}

async function administersTenant(deps: FoundingDeps, credential: string, id: string): Promise<Result<Access, Failure>> {
	const identity = await identify(deps, credential);
	if (!identity.ok) return identity;
	if (identity.value.tenant !== id) return err({ reason: "forbidden", detail: "This key is of another tenant." });
	const access = await verify(deps, identity.value);
	return access.ok ? administers(access.value) : access;
}

/** Compared by their hashes, so that the time it takes tells nothing about the secret. */
async function isOperator(deps: FoundingDeps, credential: string): Promise<boolean> {
	if (deps.operatorSecret === null) return false;
	const [given, wanted] = await Promise.all([
		deps.keySigner.hash(credential),
		deps.keySigner.hash(deps.operatorSecret),
	]);
	return given === wanted;
}
