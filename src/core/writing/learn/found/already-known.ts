import { idInScope, scopeWidth } from "../../../base/access-scope.ts";
import { isNegated } from "../../../language/negation.ts";
import { sameText } from "../../../language/same-text.ts";
import { type Saying, sayingOf, saysAgain } from "../../../language/statements/says-again.ts";
import { termsOf } from "../../../language/terms.ts";
import type { MemoryStatus } from "../../../model/memory/memory.ts";
import type { KnownMemory } from "./learned.ts";

/** A content, and the value that it gives to a key; null: the content as a whole. */
type Telling = { content: string; value: string | null };

/** Whether a content tells the same of its key already: the same words, or the value among them. */
export function tells(content: string, { content: told, value }: Telling): boolean {
	if (sameText(content) === sameText(told)) return true;
	if (value === null || isNegated(content) !== isNegated(told)) return false;
	const terms = new Set(termsOf(content));
	const wanted = termsOf(value);
	return wanted.length > 0 && wanted.every((term) => terms.has(term));
}

/** Whether a memory may be of whoever speaks; null: a memory of several, or the thread's own user. */
export const isOf = (owner: string | null, user: string | null): boolean =>
	owner === null || user === null || owner === user;

export type KnownTexts = ReturnType<typeof knownTexts>;

export function knownTexts(known: readonly KnownMemory[]) {
	const told = known
		.toSorted((a, b) => scopeWidth(a.scope) - scopeWidth(b.scope))
		.map(({ content, key, scope }) => ({ content, key, owner: idInScope("user:", scope) }));
	const contents = Map.groupBy(told, ({ content }) => sameText(content));
	const keys = Map.groupBy(told, ({ key }) => key);
	return {
		/** Whether this is known of whoever speaks, word for word but for case and the like. */
		has: (content: string, user: string | null): boolean =>
			(contents.get(sameText(content)) ?? []).some(({ owner }) => isOf(owner, user)),
		/** What is known of a key of whoever speaks, from the narrowest scope; null where nothing is. */
		ofKey: (key: string, user: string | null): string | null =>
			keys.get(key)?.find(({ owner }) => isOf(owner, user))?.content ?? null,
	};
}

/** What is known of a memory beside what it says (features/memory/store/memories/known-memories.ts). */
type Compared = KnownMemory & {
	status: MemoryStatus;
	created_at: string;
	ended_at: string | null;
	superseded: boolean;
};

/** Something that is about to be remembered; `said_at` is null where that was not told. */
export type Candidate = { content: string; key: string | null; scope: string; said_at: string | null };

/**
 * The memory because of which something said is no news: it says that already, or something newer under its key in its scope, or it said so and
 * was replaced since. Null where it is news.
 */
export function alreadyKnown<M extends Compared>(candidate: Candidate, known: readonly M[]): M | null {
	const said = sayingOf(candidate.content);
	return known.find((memory) => isNoNews(candidate, said, memory)) ?? null;
}

function isNoNews(candidate: Candidate, said: Saying, memory: Compared): boolean {
	const mine = memory.scope === candidate.scope;
	if (memory.status === "active") {
		if (mine && isNewer(memory, candidate)) return true;
		// Under one key in one scope a few words more are another value.
		const other = mine && candidate.key !== null && candidate.key === memory.key;
		const then = sayingOf(memory.content);
		return other ? said.same === then.same : saysAgain(said, then);
	}
	// What was taken back because its message was edited may be said there still.
	if (!mine || memory.ended_at === null || (memory.status === "superseded" && !memory.superseded)) return false;
	const later = candidate.said_at !== null && candidate.said_at > memory.ended_at;
	return !later && saysAgain(said, sayingOf(memory.content));
}

const isNewer = (memory: Compared, { key, said_at }: Candidate): boolean =>
	key !== null && memory.key === key && said_at !== null && memory.created_at > said_at;
