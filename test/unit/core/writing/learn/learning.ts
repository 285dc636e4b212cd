import type { ActModel } from "../../../../../src/core/writing/acts/act-model.ts";
import { extractLearned } from "../../../../../src/core/writing/learn/extract-learned.ts";
import type { KnownMemory, LearnedMessage } from "../../../../../src/core/writing/learn/found/learned.ts";

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

export function learnedFrom(messages: readonly LearnedMessage[], known: readonly KnownMemory[] = [], model?: ActModel) {
	return extractLearned(messages, known, model === undefined ? {} : { model });
}

/** What users' turns teach: the contents alone. */
export function contentsOf(...turns: Turn[]): string[] {
	return learnedFrom(talk(...turns)).memories.map(({ content }) => content);
}

/** The same by their keys. */
export function keyedOf(...turns: Turn[]): Record<string, string> {
	return Object.fromEntries(
		learnedFrom(talk(...turns)).memories.flatMap(({ key, content }) => (key === null ? [] : [[key, content]])),
	);
}

export function relationsOf(...turns: Turn[]): string[] {
	return learnedFrom(talk(...turns)).relations.map(
		({ subject, predicate, object, ended }) => `${ended ? "no longer " : ""}${subject} ${predicate} ${object}`,
	);
}

/** What was learned as memories that are there the next time. */
export function knownAfter(messages: readonly LearnedMessage[], before: readonly KnownMemory[] = []): KnownMemory[] {
	const known = [...before];
	for (const { content, type, key, user_id } of learnedFrom(messages, before).memories) {
		const scope = user_id === null ? "thread:t1" : `user:${user_id}`;
		const at = known.findIndex((one) => key !== null && one.key === key && one.scope === scope);
		if (at >= 0) known.splice(at, 1);
		known.push({ id: `mem_${known.length}`, content, type, key, scope });
	}
	return known;
}
