import type { Failure } from "../core/failure.ts";
import { ok, type Result } from "../core/result.ts";
import type { Installations } from "../ports/installations.ts";
import type { WebhookInbox } from "../ports/webhook-inbox.ts";
import { type Access, administers } from "./authenticate.ts";
import { noInstallation } from "./read-installation.ts";

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
