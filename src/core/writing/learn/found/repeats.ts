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
export type KnownTexts = {
	/** Whether this is known of whoever speaks, word for word but for case and the like. */
	has: (content: string, user: string | null) => boolean;
	/** What is known of a key of whoever speaks, from the narrowest scope; null where nothing is. */
	ofKey: (key: string, user: string | null) => string | null;
};

export function knownTexts(known: readonly KnownMemory[]): KnownTexts {
	const narrowest = known.toSorted((a, b) => scopeWidth(a.scope) - scopeWidth(b.scope));
	const owners = (scope: string) => idInScope("user:", scope);
	const isOf = (owner: string | null, user: string | null) => owner === null || user === null || owner === user;
	const contents = new Map<string, (string | null)[]>();
	const keys = new Map<string, { owner: string | null; content: string }[]>();
	for (const { content, key, scope } of narrowest) {
		const owner = owners(scope);
		const text = sameText(content);
		contents.set(text, [...(contents.get(text) ?? []), owner]);
		if (key !== null) keys.set(key, [...(keys.get(key) ?? []), { owner, content }]);
	}
	return {
		has: (content, user) => (contents.get(sameText(content)) ?? []).some((owner) => isOf(owner, user)),
		ofKey: (key, user) => keys.get(key)?.find(({ owner }) => isOf(owner, user))?.content ?? null,
	};
}
