import type { Failure } from "../core/failure.ts";
import { wholeTenant } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import { isEmptyContent } from "../core/thread/message.ts";
import type { Installation } from "../core/webhooks/installation.ts";
import type { PlatformEvent } from "../core/webhooks/platform-event.ts";
import type { InboxWork, MessageMark, WaitingEvent } from "../ports/inbox-work.ts";
import { type ArrivedDeps, type ArrivedMessage, appendArrived } from "./append-arrived.ts";
import { applyCommand, type CommandDeps } from "./apply-command.ts";
import { changeMessage, deleteMessage } from "./change-message.ts";
import { type EventOutcome, ended, failedEvent } from "./event-outcome.ts";

export type ApplyDeps = ArrivedDeps & CommandDeps;

/** So many messages that follow each other are appended in one call, and so much text of them (UTF-16 units). */
const MOST_AT_ONCE = 50;
const MOST_TEXT = 500_000;

const NOTHING_TOLD: MessageMark = { edited_at: null, text: null, deleted: false };

/**
 * Applies the first of these events of one thread, and as many messages behind it as go with it in one call. Gives what
 * came of each of them, in order; all of it may be done again. What throws is to be tried again.
 */
export async function applyEvents(
	deps: ApplyDeps,
	installation: Installation,
	events: readonly WaitingEvent[],
	marks: Pick<InboxWork, "mark">,
): Promise<readonly EventOutcome[]> {
	const [first] = events;
	if (first === undefined) return [];
	const { event } = first;
	const told = marks.mark(first);
	if (event.kind === "message") return applyMessages(deps, installation, events, marks);
	if (event.kind === "edited") return [await applyEdit(deps, installation, first, event, told ?? NOTHING_TOLD)];
	if (event.kind === "deleted") return [await applyDeletion(deps, installation, first, told ?? NOTHING_TOLD)];
	if (!installation.commands) return [ended()];
	const obeyed = await applyCommand(deps, installation, { ...event, thread_id: first.thread_id });
	return [obeyed.ok ? ended({ reply: obeyed.value }) : failedEvent(obeyed.error)];
}

/** A deletion that came first leaves nothing to append; of an edit that came first the text is what is appended. */
async function applyMessages(
	deps: ApplyDeps,
	installation: Installation,
	events: readonly WaitingEvent[],
	marks: Pick<InboxWork, "mark">,
): Promise<EventOutcome[]> {
	const run: { message: ArrivedMessage; mark: MessageMark | null }[] = [];
	let text = 0;
	for (const { event, ...waiting } of events) {
		if (event.kind !== "message" || run.length === MOST_AT_ONCE) break;
		const mark = marks.mark({ event, ...waiting });
		const said = mark?.text ?? event.text;
		text += said.length;
		if (run.length > 0 && (mark?.deleted || text > MOST_TEXT)) break;
		run.push({ message: { ...waiting, event: { ...event, text: said } }, mark });
		if (mark?.deleted) return [ended()];
	}
	const outcomes = await appendArrived(
		deps,
		installation,
		run.map(({ message }) => message),
	);
	return outcomes.map((outcome, index) => {
		const mark = run[index]?.mark ?? null;
		// What was appended, or refused for good, needs no text kept for it.
		return outcome.ok && mark?.text != null
			? { ...outcome, value: { ...outcome.value, mark: { ...mark, text: null } } }
			: outcome;
	});
}

/** An edit whose message is not there is held until it comes. One that is older than what was said last changes nothing. */
async function applyEdit(
	deps: ApplyDeps,
	{ tenant }: Installation,
	{ thread_id, message_id }: WaitingEvent,
	{ at, text }: Extract<PlatformEvent, { kind: "edited" }>,
	told: MessageMark,
): Promise<EventOutcome> {
	if (message_id === null || told.deleted || (told.edited_at !== null && told.edited_at > at)) return ended();
	// Held, it would take its message's text away.
	if (isEmptyContent(text)) return ended({ refused: "content: an edit has to say something" });
	const path = { thread: thread_id, message: message_id };
	const changed = await changeMessage(deps, wholeTenant(tenant), path, { content: text });
	if (isMissing(changed)) return ended({ mark: { ...told, edited_at: at, text } });
	if (!changed.ok) return failedEvent(changed.error);
	return ended({ mark: { ...told, edited_at: at, text: null } });
}

/** A message that is not there is deleted all the same: should it come, it is not appended. */
async function applyDeletion(
	deps: ApplyDeps,
	{ tenant }: Installation,
	{ thread_id, message_id }: WaitingEvent,
	told: MessageMark,
): Promise<EventOutcome> {
	if (message_id === null) return ended();
	const gone = await deleteMessage(deps, wholeTenant(tenant), { thread: thread_id, message: message_id });
	if (!gone.ok && !isMissing(gone)) return failedEvent(gone.error);
	return ended({ mark: { ...told, text: null, deleted: true } });
}

function isMissing(result: Result<unknown, Failure>): boolean {
	return !result.ok && result.error.reason === "not_found";
}
