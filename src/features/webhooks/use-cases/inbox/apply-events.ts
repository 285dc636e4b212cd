import { erasingFailure, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import type { Result } from "../../../../core/base/result.ts";
import { isEmptyContent } from "../../../../core/model/thread/message.ts";
import { changeMessage, deleteMessage, forgetDeleted } from "../../../threads/index.ts";
import { speakersOf } from "../../platforms/ids.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { PlatformEvent } from "../../platforms/platform-event.ts";
import type { InboxWork, WaitingEvent } from "../../store/inbox-work.ts";
import type { MessageMark } from "../../store/message-marks.ts";
import { type ArrivedDeps, type ArrivedMessage, appendArrived } from "./append-arrived.ts";
import { applyCommand, type CommandDeps, commandMessageId } from "./apply-command.ts";
import { type EventOutcome, ended, failedEvent } from "./event-outcome.ts";
import { findOwnMessage, type OwnMessageDeps } from "./message-of-event.ts";
import { isOfAnotherPlace, isSamePlace } from "./thread-of-place.ts";

export type ApplyDeps = ArrivedDeps &
	CommandDeps &
	OwnMessageDeps & {
		/** The users that are being erased. */
		erasing: readonly string[];
	};

/** The most consecutive messages that one call appends, and the most text of them (UTF-16 units). */
const MOST_AT_ONCE = 50;
const MOST_TEXT = 500_000;

const UNMARKED: MessageMark = { edited_at: null, text: null, late: null, deleted: false };

const ANOTHER_PLACE = "another place: the thread is that of another channel or thread, which is written alike";

/**
 * Applies the first of these events of one thread, and the messages after it that fit in the same call. Returns the
 * outcomes in order. All of it is idempotent. If it throws, it has to be tried again.
 */
export async function applyEvents(
	deps: ApplyDeps,
	installation: Installation,
	events: readonly WaitingEvent[],
	inboxMarks: Pick<InboxWork, "mark">,
): Promise<readonly EventOutcome[]> {
	const [first] = events;
	if (first === undefined) return [];
	const { event, thread_id } = first;
	const refused = erasingFailure(deps, speakersOf(installation.platform, event));
	if (refused !== null) return [failedEvent(refused)];
	if (await isOfAnotherPlace(deps, installation, thread_id, event.place)) {
		const reply = event.kind === "command" ? "That can't be done here." : null;
		return [ended({ refused: ANOTHER_PLACE, reply })];
	}
	const noted = inboxMarks.mark(first) ?? UNMARKED;
	if (event.kind === "message") return applyMessages(deps, installation, events, inboxMarks);
	if (event.kind === "edited") return [await applyEdit(deps, installation, first, event, noted)];
	if (event.kind === "deleted") return [await applyDeletion(deps, installation, first, event, noted)];
	return [await runCommand(deps, installation, first, event, noted)];
}

/** After an earlier deletion nothing is appended; after an earlier edit, the text of the edit is. */
async function applyMessages(
	deps: ApplyDeps,
	installation: Installation,
	events: readonly WaitingEvent[],
	inboxMarks: Pick<InboxWork, "mark">,
): Promise<EventOutcome[]> {
	const run: { message: ArrivedMessage; mark: MessageMark | null }[] = [];
	let text = 0;
	for (const { event, ...waiting } of events) {
		if (event.kind !== "message" || run.length === MOST_AT_ONCE) break;
		const place = run[0]?.message.event.place;
		if (place !== undefined && !isSamePlace(place, event.place)) break;
		const mark = inboxMarks.mark({ event, ...waiting });
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
		// A message that was appended, or refused for good, needs no stored text.
		return outcome.ok && mark?.text != null
			? { ...outcome, value: { ...outcome.value, mark: { ...mark, text: null, late: null } } }
			: outcome;
	});
}

/**
 * An edit waits if its message has not come. An edit that is older than the last one changes nothing. An edit that leaves
 * no text deletes the message.
 */
async function applyEdit(
	deps: ApplyDeps,
	installation: Installation,
	{ thread_id, message_id }: WaitingEvent,
	edit: Extract<PlatformEvent, { kind: "edited" }>,
	noted: MessageMark,
): Promise<EventOutcome> {
	const { at, text, said = null } = edit;
	if (message_id === null || (noted.edited_at !== null && noted.edited_at > at)) return ended();
	if (noted.deleted) return noted.edited_at === at ? ended() : ended({ refused: NOTHING_TO_EDIT });
	if (isEmptyContent(text)) return applyDeletion(deps, installation, { thread_id, message_id }, edit, noted);
	const found = await findOwnMessage(deps, installation, { thread_id, message_id, raw: edit.message_id, said });
	const held = ended({ mark: { ...noted, edited_at: at, text, late: lateOf(edit) } });
	if (!found.there || found.id === null) return held;
	const path = { thread: thread_id, message: found.id };
	const changed = await changeMessage(deps, wholeTenant(installation.tenant), path, { content: text });
	if (isMissing(changed)) return held;
	if (!changed.ok) return failedEvent(changed.error);
	return ended({ mark: { ...noted, edited_at: at, text: null, late: null } });
}

const NOTHING_TO_EDIT = "its message was deleted before, or nothing was left of it, or it was a command";

/** The message that an edit contains, in case it does not come itself. */
function lateOf({ place, message_id, text, said }: Extract<PlatformEvent, { kind: "edited" }>): MessageMark["late"] {
	if (said === undefined || said.speaker === null) return null;
	return { kind: "message", place, message_id, text, at: said.at, speaker: said.speaker, bot: said.bot };
}

/** Also deletes a message that is not there yet: if it comes, it is not appended. */
async function applyDeletion(
	deps: ApplyDeps,
	installation: Installation,
	{ thread_id, message_id }: Pick<WaitingEvent, "thread_id" | "message_id">,
	{ at, message_id: raw, said }: Extract<PlatformEvent, { kind: "edited" | "deleted" }>,
	noted: MessageMark,
): Promise<EventOutcome> {
	if (message_id === null) return ended();
	const { tenant, id } = installation;
	const toDelete = installation.commands ? [commandMessageId(message_id, id)] : [];
	// A repeat would find another installation's message where its own was.
	if (!noted.deleted) {
		const found = await findOwnMessage(deps, installation, { thread_id, message_id, raw, said: said ?? null });
		if (found.there && found.id !== null) {
			const deleted = await deleteMessage(deps, wholeTenant(tenant), { thread: thread_id, message: found.id });
			if (!deleted.ok && !isMissing(deleted)) return failedEvent(deleted.error);
		} else if (found.id !== null) toDelete.push(found.id);
	}
	// An interrupted attempt may have deleted a missing message. What comes meanwhile is not deleted.
	for (const message of toDelete) {
		const taken = await forgetDeleted(deps, wholeTenant(tenant), { thread: thread_id, message });
		if (!taken.ok) return failedEvent(taken.error);
	}
	const edited_at = noted.edited_at === null || noted.edited_at < at ? at : noted.edited_at;
	return ended({ mark: { edited_at, text: null, late: null, deleted: true } });
}

/** A command is not a message, so later changes of its message are not applied. */
async function runCommand(
	deps: ApplyDeps,
	installation: Installation,
	{ thread_id, message_id }: WaitingEvent,
	event: Extract<PlatformEvent, { kind: "command" }>,
	noted: MessageMark,
): Promise<EventOutcome> {
	if (!installation.commands || noted.deleted) return ended();
	const replied = await applyCommand(deps, installation, { ...event, thread_id, message_id: message_id ?? undefined });
	if (!replied.ok) return failedEvent(replied.error);
	const mark = message_id === null ? null : { edited_at: event.at, text: null, late: null, deleted: true };
	return ended({ reply: replied.value, mark });
}

function isMissing(result: Result<unknown, Failure>): boolean {
	return !result.ok && result.error.reason === "not_found";
}
