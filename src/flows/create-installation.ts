import type { Failure, Problem } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import { secretProblem } from "../core/webhooks/secret-shape.ts";
import type { Clock } from "../ports/clock.ts";
import type { ForwardAddresses } from "../ports/forward-addresses.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { Installations } from "../ports/installations.ts";
import type { SecretBox } from "../ports/secret-box.ts";
import { type Access, administers } from "./authenticate.ts";

type CreateDeps = {
	clock: Clock;
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
