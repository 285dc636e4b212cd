import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { KeyRing } from "../store/key-ring.ts";
import type { KeySigner } from "../store/key-signer.ts";
import { type Access, administers, identify, verify } from "./authenticate.ts";

/** The tenant of the machine itself: always there, so it can't be founded. */
const LOCAL_TENANT = "local";

/** Who founds: the operator is known under the tenant `local` too. */
export type Founder = Pick<Access, "tenant" | "keyId">;

type FoundingDeps = {
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

/** Founds a tenant and gives its first key, of role admin: the only time its text is shown. */
export async function createTenant(
	deps: { clock: Clock; ids: IdSource; keySigner: KeySigner; keyRing(tenant: string): KeyRing },
	id: string,
): Promise<Result<{ id: string; key: string }, Failure>> {
	const taken = err({ reason: "already_exists", detail: "There is a tenant with this id." } as const);
	if (id === LOCAL_TENANT) return taken;
	const key = await deps.keySigner.issue(id);
	const founded = await deps.keyRing(id).found({
		id: deps.ids.next("key"),
		hash: await deps.keySigner.hash(key),
		name: "first key",
		role: "admin",
		user_id: null,
		project_id: null,
		created_at: new Date(deps.clock.now()).toISOString(),
	});
	return founded.ok ? ok({ id, key }) : taken;
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
