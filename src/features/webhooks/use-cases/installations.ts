import type { Failure, Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import { type Access, administers } from "../../access/index.ts";
import type { ForwardAddresses } from "../forwarding/forward-address.ts";
import type { Installation } from "../platforms/installation.ts";
import { secretProblem } from "../platforms/platforms.ts";
import type { InstallationQuery, Installations } from "../store/installations.ts";
import type { SecretBox } from "../store/secret-box.ts";
import type { WebhookInbox } from "../store/webhook-inbox.ts";

/** One installation of the caller's tenant, for who administers it. */
export async function readInstallation(
	deps: { installations(tenant: string): Installations },
	access: Access,
	id: string,
): Promise<Result<Installation, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const installation = await deps.installations(access.tenant).read(id);
	return installation === null ? noInstallation : ok(installation);
}

export const noInstallation = err<Failure>({ reason: "not_found", what: "installation" });

/** A page of the tenant's installations, newest first. */
export async function listInstallations(
	deps: { installations(tenant: string): Installations },
	access: Access,
	query: InstallationQuery,
): Promise<Result<Installation[], Failure>> {
	const admin = administers(access);
	return admin.ok ? ok(await deps.installations(access.tenant).page(query)) : admin;
}

type CreateDeps = {
	clock: Clock;
	quotas: Quotas;
	ids: IdSource;
	secretBox: SecretBox;
	forwardAddresses: ForwardAddresses;
	installations(tenant: string): Installations;
};

/** `secret` null: none was given. */
type Asked = Pick<Installation, "platform" | "name" | "user_map" | "forward_url" | "commands" | "learn"> & {
	secret: string | null;
};

/** An installation and the secrets that were made for it, which are shown this once. */
type Created = { installation: Installation; secret: string | null; forward_secret: string | null };

/** Connects a platform to the caller's tenant. */
export async function createInstallation(
	deps: CreateDeps,
	access: Access,
	{ secret: given, ...asked }: Asked,
): Promise<Result<Created, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const problems = problemsOf(deps, { secret: given, ...asked });
	if (problems.length > 0) return err({ reason: "invalid_request", problems });

	const over = await overQuota(deps, access, "installations", 1);
	if (over !== null) return err(over);
	const { tenant } = access;
	const created_at = new Date(deps.clock.now()).toISOString();
	const installation = { id: deps.ids.next("ins"), tenant, ...asked, created_at };
	const secret = given ?? deps.secretBox.issue();
	const forward_secret = asked.forward_url === null ? null : deps.secretBox.issue();
	const added = await deps.installations(tenant).add({ ...installation, secret, forward_secret });
	if (!added) return err({ reason: "already_exists", detail: "It was made before; its secrets are shown only once." });
	return ok({ installation, secret: given === null ? secret : null, forward_secret });
}

function problemsOf({ forwardAddresses }: CreateDeps, { platform, secret, forward_url }: Asked): Problem[] {
	const wrongSecret = secretProblem(platform, secret);
	const address = forward_url === null ? null : forwardAddresses.check(forward_url);
	return [
		...(wrongSecret === null ? [] : [{ path: "secret", message: wrongSecret }]),
		...(address === null || address.ok ? [] : [{ path: "forward_url", message: address.error }]),
	];
}

type DeleteDeps = {
	installations(tenant: string): Installations;
	webhookInbox(tenant: string, id: string): Pick<WebhookInbox, "erase">;
};

/**
 * Removes an installation with its secrets, and what its object holds; its threads stay. The object comes last, so that
 * nothing new comes in, and even where there is no installation (any more): a call cut short is ended by its repeat.
 */
export async function deleteInstallation(deps: DeleteDeps, access: Access, id: string): Promise<Result<null, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const removed = await deps.installations(access.tenant).remove(id);
	await deps.webhookInbox(access.tenant, id).erase();
	return removed ? ok(null) : noInstallation;
}

type RotateDeps = { clock: Clock; secretBox: SecretBox; installations(tenant: string): Installations };

/** How long the secret before holds alongside the new one (ms). */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** What is asked for: a new secret of the platform (null: made here), or of what is forwarded. */
type Rotation = { secret: string | null } | { forward_secret: true };

type Rotated = { installation: Installation; secret?: string; forward_secret?: string };

/**
 * Gives an installation a new secret. It is made here where none was given and a platform has none of its own, and always for
 * what is forwarded; shown this once.
 */
export async function rotateSecret(
	deps: RotateDeps,
	access: Access,
	id: string,
	rotation: Rotation,
): Promise<Result<Rotated, Failure>> {
	const found = await readInstallation(deps, access, id);
	if (!found.ok) return found;
	const installation = found.value;
	const installations = deps.installations(access.tenant);
	const beforeUntil = new Date(deps.clock.now() + OVERLAP_MS).toISOString();
	if ("forward_secret" in rotation) {
		if (installation.forward_url === null) return refused("forward_secret", "this installation forwards nothing");
		const forward_secret = deps.secretBox.issue();
		const rotated = await installations.rotateForward(id, forward_secret, beforeUntil);
		return rotated ? ok({ installation, forward_secret }) : noInstallation;
	}
	const { secret: given } = rotation;
	const message = secretProblem(installation.platform, given);
	if (message !== null) return refused("secret", message);
	const secret = given ?? deps.secretBox.issue();
	const rotated = await installations.rotate(id, secret, beforeUntil);
	if (!rotated) return noInstallation;
	return ok({ installation, ...(given === null && { secret }) });
}

function refused(path: string, message: string): Result<never, Failure> {
	return err({ reason: "invalid_request", problems: [{ path, message }] });
}
