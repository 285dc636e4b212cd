import { wholeTenant } from "../../../../core/base/access-scope.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import { messageIdOf, ownMessageId, userIdOf } from "../../platforms/ids.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { Saying } from "../../platforms/platform-event.ts";
import type { Installations } from "../../store/installations.ts";

export type OwnMessageDeps = {
	installations(tenant: string): Pick<Installations, "read">;
	threadLog(accessScope: ReturnType<typeof wholeTenant>, threadId: string): ThreadLog;
};

/** The message that an event is about: the id to look for first, and the platform's own id (`raw`). */
export type NamedMessage = { thread_id: string; message_id: string; raw: string; said: Saying | null };

/** How much the times of a message and of its edit may differ (ms). */
const SAME_MS = 1_000;

/** Metadata that names the installation of a message. `message`: the platform's id, if ours is written differently. */
export function ownerMetadata(installation: string, raw: string): string {
	return JSON.stringify({ installation, ...(messageIdOf(raw) !== raw && { message: raw }) });
}

/**
 * Finds the id of an installation's message in its thread, or the id it would get (`there` false). Of messages with the
 * platform's id, only this installation's own one counts, or one that another installation reported with the same person
 * and time, or one of a removed installation. `id` null: no id is left for it.
 */
export async function findOwnMessage(
	deps: OwnMessageDeps,
	installation: Pick<Installation, "id" | "tenant" | "platform">,
	named: NamedMessage,
): Promise<{ id: string | null; there: boolean }> {
	const { thread_id, message_id } = named;
	const log = deps.threadLog(wholeTenant(installation.tenant), thread_id);
	const first = await log.message(message_id);
	const owner = first.ok ? ownerOf(first.value) : null;
	if (first.ok && owner?.installation === installation.id && owner.raw === named.raw) {
		return { id: message_id, there: true };
	}
	const own = ownMessageId(message_id, installation.id);
	if (own !== null && (await log.message(own)).ok) return { id: own, there: true };
	if (!first.ok) return { id: message_id, there: false };
	const matches =
		owner === null || (owner.raw === named.raw && (await isOwnMessage(deps, installation, first.value, named)));
	return matches ? { id: message_id, there: true } : { id: own, there: false };
}

/** Whether two installations report the same message: same person, same time. */
export function isSameSaying(
	{ role, user_id, created_at }: StoredMessage,
	{ platform }: Pick<Installation, "platform">,
	{ at, speaker, bot }: Saying,
): boolean {
	const speaks = speaker === null ? undefined : userIdOf(platform, speaker.id);
	const apart = Math.abs(Date.parse(created_at) - Date.parse(at));
	return role === (bot ? "assistant" : "user") && user_id === speaks && apart < SAME_MS;
}

/** The installation of a message and the platform's id of it; null if it did not come from a webhook. */
export function ownerOf({ id, metadata }: StoredMessage): { installation: string; raw: string } | null {
	const { installation, message } = JSON.parse(metadata ?? "{}");
	return typeof installation === "string" ? { installation, raw: typeof message === "string" ? message : id } : null;
}

async function isOwnMessage(
	deps: OwnMessageDeps,
	installation: Pick<Installation, "tenant" | "platform">,
	message: StoredMessage,
	{ said }: NamedMessage,
): Promise<boolean> {
	if (said !== null && said.speaker !== null) return isSameSaying(message, installation, said);
	const owner = ownerOf(message)?.installation ?? "";
	return (await deps.installations(installation.tenant).read(owner)) === null;
}
