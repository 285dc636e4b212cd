import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ChatMessage } from "../../../core/model/thread/message.ts";
import { redactFor } from "../../access/index.ts";
import { appendMessages } from "../../threads/index.ts";
import { markOf } from "./align.ts";
import { readTail, type Taken, type Turn, type TurnDeps } from "./take-turn.ts";

const MOST_TRIES = 5;

/** An answer, and why it is not whole (null: it is). */
export type Answer = { message: ChatMessage; partial: string | null };

/**
 * Stores what a model answered behind what it was asked. A client that goes on at once may have resent the answer
 * already, and one that asked again may have got the same one: then it is there.
 */
export async function storeAnswer(
	deps: TurnDeps,
	turn: Turn,
	{ message: answered, partial }: Answer,
	{ last_seq, asked_seq }: Pick<Taken, "last_seq" | "asked_seq">,
): Promise<Result<null, Failure>> {
	const message = await redactFor(deps, turn.access, turn.thread, answered);
	const metadata = partial === null ? {} : { metadata: JSON.stringify({ partial }) };
	const messages = [{ ...message, id: deps.ids.next("msg"), ...metadata }];
	const mark = markOf(message);
	let behind: number | null = asked_seq === last_seq ? last_seq : null;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		if (behind !== null) {
			const appended = await appendMessages(deps, turn.access, turn.thread, { messages, if_seq: behind });
			if (appended.ok) return ok(null);
			if (appended.error.reason !== "conflict") return appended;
		}
		const read = await readTail(deps, turn);
		if (!read.ok) return read;
		if (read.value.some((one) => one.seq > asked_seq && markOf(one) === mark)) return ok(null);
		behind = read.value.at(-1)?.seq ?? 0;
	}
	return err({ reason: "unavailable", detail: "Others write to this thread all the time." });
}
