import { idInScope, scopeWidth } from "../../../base/access-scope.ts";
import { isNegated } from "../../../language/negation.ts";
import { sameText } from "../../../language/same-text.ts";
import { termsOf } from "../../../language/terms.ts";
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

/** What is known, as what is said anew is compared with it. */
export type KnownTexts = ReturnType<typeof knownTexts>;

export function knownTexts(known: readonly KnownMemory[]) {
	const told = known
		.toSorted((a, b) => scopeWidth(a.scope) - scopeWidth(b.scope))
		.map(({ content, key, scope }) => ({ content, key, owner: idInScope("user:", scope) }));
	const isOf = (owner: string | null, user: string | null) => owner === null || user === null || owner === user;
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
