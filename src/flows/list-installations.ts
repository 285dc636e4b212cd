import type { Failure } from "../core/failure.ts";
import { ok, type Result } from "../core/result.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import type { InstallationQuery, Installations } from "../ports/installations.ts";
import { type Access, administers } from "./authenticate.ts";

/** A page of the tenant's installations, newest first. */
export async function listInstallations(
	deps: { installations(tenant: string): Installations },
	access: Access,
	query: InstallationQuery,
): Promise<Result<Installation[], Failure>> {
	const admin = administers(access);
	return admin.ok ? ok(await deps.installations(access.tenant).page(query)) : admin;
}
