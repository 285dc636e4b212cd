import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import type { ChatMessage } from "../../../core/model/thread/message.ts";
import { redactFor } from "../../access/index.ts";
import { appendMessages } from "../../threads/index.ts";
import { markOf } from "./align.ts";
import { pauseBefore } from "./pause.ts";
import { readTail, type Taken, type Turn, type TurnDeps } from "./take-turn.ts";

/** Beyond these it is stored without a look at what others wrote meanwhile: rather twice than not at all. */
const MOST_TRIES = 12;

/** An answer, in one message or several, and why it is not whole (null: it is). */
export type Answer = { messages: readonly ChatMessage[]; partial: string | null };

/**
 * Stores what a model answered behind what it was asked. A client that goes on at once may have resent the answer
 * already, and one that asked again may have got the same one: then it is there.
 */
export async function storeAnswer(
	deps: TurnDeps,
	turn: Turn,
	answer: Answer,
	{ last_seq, asked_seq }: Pick<Taken, "last_seq" | "asked_seq">,
): Promise<Result<null, Failure>> {
	const { messages: said, partial } = await redactFor(deps, turn.access, turn.thread, answer);
	const messages = said.map((message, index) => ({
		...{ ...message, id: `${deps.ids.next("msg")}${ANSWERS}${asked_seq}` },
		...(partial !== null && index === said.length - 1 && { metadata: JSON.stringify({ partial }) }),
	}));
	const marks = said.map(markOf);
	let behind: number | null = asked_seq === last_seq ? last_seq : null;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		await pauseBefore(tries);
		if (behind !== null) {
			const appended = await appendMessages(deps, turn.access, turn.thread, { messages, if_seq: behind });
			if (appended.ok) return ok(null);
			if (appended.error.reason !== "conflict") return appended;
		}
		const read = await readTail(deps, turn);
		if (!read.ok) return read;
		const there = read.value.filter(({ id, seq }) => seq > asked_seq && answers(id, asked_seq)).map(markOf);
		if (holds(there, marks)) return ok(null);
		behind = read.value.at(-1)?.seq ?? 0;
	}
	const appended = await appendMessages(deps, turn.access, turn.thread, { messages });
	return appended.ok ? ok(null) : appended;
}

/** Whether these stand in a list, in their order. */
function holds(list: readonly string[], marks: readonly string[]): boolean {
	let at = -1;
	return marks.every((mark) => {
		at = list.indexOf(mark, at + 1);
		return at >= 0;
	});
}

/** Behind it an answer's id has the seq of what it answers: others may have been asked at once, and have said the same. */
const ANSWERS = "_to_";

/** Whether a message of this id can be an answer to this one. What a client resent can be one to any. */
function answers(id: string, asked: number): boolean {
	const to = id.split(ANSWERS)[1];
	return to === undefined || to === String(asked);
}
