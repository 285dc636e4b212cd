import { wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { NewMessage } from "../../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../../core/model/thread/message-rules.ts";
import { appendMessages, type JobList } from "../../../threads/index.ts";
import { ownMessageId, userIdOf } from "../../platforms/ids.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { WaitingEvent } from "../../store/inbox-work.ts";
import type { MessageEvent } from "../../store/message-marks.ts";
import { type EventOutcome, ended, failedEvent } from "./event-outcome.ts";
import { isSameSaying, ownerMetadata, ownerOf } from "./message-of-event.ts";
import { type PlaceDeps, threadOfPlace } from "./thread-of-place.ts";

export type ArrivedDeps = PlaceDeps & { jobList(tenant: string): JobList };

/** A message as it came, with its newest text. */
export type ArrivedMessage = Omit<WaitingEvent, "event"> & { event: MessageEvent };

/** Somebody may delete the thread each time it is made. */
const MOST_TRIES = 3;

/**
 * Appends messages to the thread of their place, and makes the thread if there is none. A message that exists stays as it
 * is. If its id belongs to another installation's message, this one gets an id of its own. Returns outcomes of the first
 * messages, at least of one.
 */
export async function appendArrived(
	deps: ArrivedDeps,
	installation: Installation,
	arrived: readonly ArrivedMessage[],
): Promise<EventOutcome[]> {
	const appended = await appendAll(deps, installation, arrived);
	if (appended.ok) return arrived.map(({ event }) => ended({ forward: forwards(installation, event) }));
	// One message blocks the others: append each alone.
	if (arrived.length > 1) return appendArrived(deps, installation, arrived.slice(0, 1));
	const { error } = appended;
	const [first] = arrived;
	if (error.reason !== "already_exists" || first === undefined) return [failedEvent(error)];
	return [await resolveTakenId(deps, installation, first)];
}

/** An existing message with this id is this message, or another one with the same id. */
async function resolveTakenId(
	deps: ArrivedDeps,
	installation: Installation,
	arrived: ArrivedMessage,
): Promise<EventOutcome> {
	const { thread_id, message_id, event } = arrived;
	const forward = forwards(installation, event);
	if (message_id === null) return ended({ forward });
	const present = await deps.threadLog(wholeTenant(installation.tenant), thread_id).message(message_id);
	const owner = present.ok ? ownerOf(present.value) : null;
	if (!present.ok || owner === null) return ended({ forward });
	const same = owner.raw === event.message_id;
	const ours = owner.installation === installation.id;
	if (same && (ours || isSameSaying(present.value, installation, event))) return ended({ forward });
	const own = ours ? null : ownMessageId(message_id, installation.id);
	if (own === null) return ended({ refused: "taken: another message already has this id" });
	const [outcome = ended()] = await appendArrived(deps, installation, [{ ...arrived, message_id: own }]);
	return outcome.ok ? { ...outcome, value: { ...outcome.value, stands_as: own } } : outcome;
}

/** An agent's own messages are not forwarded to it. */
function forwards({ forward_url }: Installation, { bot }: ArrivedMessage["event"]): boolean {
	return forward_url !== null && !bot;
}

async function appendAll(
	deps: ArrivedDeps,
	installation: Installation,
	arrived: readonly ArrivedMessage[],
): Promise<Result<null, Failure>> {
	const [first] = arrived;
	if (first === undefined) return ok(null);
	const problems = arrived.flatMap(problemsOf);
	if (problems.length > 0) return err({ reason: "invalid_request", problems });
	const accessScope = wholeTenant(installation.tenant);
	const messages = arrived.map((one) => messageOf(installation, one));
	const user_id = first.event.place.direct ? messages.find(({ role }) => role === "user")?.user_id : undefined;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		// The owner of a private conversation must be known before anything is learned from it.
		const there =
			user_id === undefined && tries === 0
				? ok(null)
				: await threadOfPlace(deps, installation, first.thread_id, first.event, user_id);
		if (!there.ok) return there;
		const appended = await appendMessages(deps, accessScope, first.thread_id, { messages });
		if (appended.ok) return ok(null);
		if (appended.error.reason !== "not_found") return appended;
	}
	return err({ reason: "unavailable", detail: "Its thread was deleted each time it was made." });
}

function problemsOf({ event }: ArrivedMessage) {
	const found = messageBreaches({ role: event.bot ? "assistant" : "user", content: event.text });
	return found.map(([path, message]) => ({ path, message }));
}

function messageOf({ platform, id }: Installation, { message_id, event }: ArrivedMessage): NewMessage {
	const { speaker, bot, text, at } = event;
	return {
		id: message_id ?? undefined,
		role: bot ? "assistant" : "user",
		content: text,
		created_at: at,
		metadata: ownerMetadata(id, event.message_id),
		...(speaker !== null && { user_id: userIdOf(platform, speaker.id) }),
		...(speaker?.name != null && { name: speaker.name }),
	};
}
