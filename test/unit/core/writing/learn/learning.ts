import { runSteps } from "../../../../../src/core/base/steps.ts";
import type { ActModel } from "../../../../../src/core/writing/acts/act-model.ts";
import { learningSteps } from "../../../../../src/core/writing/learn/extract-learned.ts";
import type { KnownMemory, LearnedMessage } from "../../../../../src/core/writing/learn/found/learned.ts";
import { TELLS_ALL } from "../acts/word-model.ts";

/** Friday. */
const SAID_AT = "2026-11-20T16:30:00.000Z";

type Turn = string | Partial<LearnedMessage>;

/** Messages of one thread, users' where nothing else is said. */
export function talk(...turns: Turn[]): LearnedMessage[] {
	return turns.map((turn, index) => ({
		...{ role: "user", content: "", created_at: SAID_AT, user_id: "ada" },
		...{ thread_id: "t1", message_id: `m${index}`, seq: index },
		...(typeof turn === "string" ? { content: turn } : turn),
	}));
}

export function learnedFrom(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[] = [],
	model?: ActModel,
	before: readonly LearnedMessage[] = [],
) {
	return runSteps(learningSteps(messages, known, { before, ...(model && { model }) }));
}

/** What users' turns teach, whatever the weights are: the contents alone. */
export function contentsOf(...turns: Turn[]): string[] {
	return learnedFrom(talk(...turns), [], TELLS_ALL).memories.map(({ content }) => content);
}

/** What was learned as memories that are there the next time. */
export function knownAfter(
	messages: readonly LearnedMessage[],
	before: readonly KnownMemory[] = [],
	model: ActModel = TELLS_ALL,
): KnownMemory[] {
	const known = [...before];
	for (const { content, type, key, user_id } of learnedFrom(messages, before, model).memories) {
		const scope = user_id === null ? "thread:t1" : `user:${user_id}`;
		const at = known.findIndex((one) => key !== null && one.key === key && one.scope === scope);
		if (at >= 0) known.splice(at, 1);
		known.push({ id: `mem_${known.length}`, content, type, key, scope });
	}
	return known;
}
