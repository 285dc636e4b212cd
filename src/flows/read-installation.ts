import type { Failure } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import type { Installations } from "../ports/installations.ts";
import { type Access, administers } from "./authenticate.ts";

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
