import type { Failure } from "../core/failure.ts";
import { wholeTenant } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { NewMessage } from "../core/thread/message.ts";
import { messageBreaches } from "../core/thread/message-rules.ts";
import { userIdOf } from "../core/webhooks/ids.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import type { WaitingEvent } from "../ports/inbox-work.ts";
import type { JobList } from "../ports/job-list.ts";
import { appendMessages } from "./append-messages.ts";
import { type EventOutcome, ended, failedEvent } from "./event-outcome.ts";
import { type MessageEvent, type PlaceDeps, threadOfPlace } from "./thread-of-place.ts";

export type ArrivedDeps = PlaceDeps & { jobList(tenant: string): JobList };

/** A message as it came, with the text that it has by now. */
export type ArrivedMessage = Omit<WaitingEvent, "event"> & { event: MessageEvent };

const LONGEST_NAME = 256;
/** Somebody may delete the thread each time it was made. */
const MOST_TRIES = 3;

/**
 * Appends messages to the thread of the place they were said at, which is made if it is not there. A message that is there
 * already stays as it is, whatever it says by now. Gives outcomes of the first ones, at least of one.
 */
export async function appendArrived(
	deps: ArrivedDeps,
	installation: Installation,
	arrived: readonly ArrivedMessage[],
): Promise<EventOutcome[]> {
	const appended = await appendAll(deps, installation, arrived);
	if (appended.ok) return arrived.map(({ event }) => ended({ forward: forwards(installation, event) }));
	// One of them is in the way of the others: each is seen to for itself.
	if (arrived.length > 1) return appendArrived(deps, installation, arrived.slice(0, 1));
	const { error } = appended;
	if (error.reason !== "already_exists") return [failedEvent(error)];
	return arrived.map(({ event }) => ended({ forward: forwards(installation, event) }));
}

/** What an agent said itself is not told to it again. */
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
	const reach = wholeTenant(installation.tenant);
	const messages = arrived.map((one) => messageOf(installation, one));
	const user_id = first.event.place.direct ? messages.find(({ role }) => role === "user")?.user_id : undefined;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		// Whose a private conversation is has to be known before anything is learned from it.
		const there =
			user_id === undefined && tries === 0
				? ok(null)
				: await threadOfPlace(deps, installation, first.thread_id, first.event, user_id);
		if (!there.ok) return there;
		const appended = await appendMessages(deps, reach, first.thread_id, { messages });
		if (appended.ok) return ok(null);
		if (appended.error.reason !== "not_found") return appended;
	}
	return err({ reason: "unavailable", detail: "Its thread was deleted each time it was made." });
}

function problemsOf({ event }: ArrivedMessage) {
	const found = messageBreaches({ role: event.bot ? "assistant" : "user", content: event.text });
	return found.map(([path, message]) => ({ path, message }));
}

function messageOf({ platform }: Installation, { message_id, event }: ArrivedMessage): NewMessage {
	const { speaker, bot, text, at } = event;
	const name = speaker?.name ?? "";
	return {
		id: message_id ?? undefined,
		role: bot ? "assistant" : "user",
		content: text,
		created_at: at,
		...(speaker !== null && { user_id: userIdOf(platform, speaker.id) }),
		...(name.trim() !== "" && name.length <= LONGEST_NAME && { name }),
	};
}
