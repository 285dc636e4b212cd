import { annotate, type Clause } from "../annotate.ts";
import { contentTerms } from "../content-terms.ts";
import { LEADING } from "../words/act-words.ts";
import * as known from "../words/forgetting-words.ts";

/** What a message asks to forget. `last`: what its speaker said right before; `topic`: what was told of something, by the stems of its name. */
export type Forgetting = { of: "last" } | { of: "topic"; terms: ReadonlySet<string> };

/** So much of a message is looked at, in UTF-16 units: who asks for more than that asks for something else. */
const LONGEST = 400;

/**
 * What a message plainly asks to forget: "forget what i said about the berlin trip", "scratch that". Null where it asks for nothing
 * of the kind, asks whether, quotes or supposes it, or names nothing. "That" is what was said before only if nothing else is said.
 */
export function forgettingIn(text: string): Forgetting | null {
	const lower = text.length > LONGEST ? "" : text.toLowerCase();
	if (![...known.FORGET, ...known.KEEP].some((word) => lower.includes(word))) return null;
	const { clauses } = annotate(text);
	for (const clause of clauses) {
		const found = clause.asks || clause.quoted ? null : forgettingOf(clause, clauses.length === 1);
		if (found !== null) return found;
	}
	return null;
}

function forgettingOf({ tokens }: Clause, isAlone: boolean): Forgetting | null {
	const spoken = tokens.filter(({ kind }, at) => kind !== "mark" || at < tokens.length - 1);
	const words = spoken.map(({ folded }) => folded).filter((word) => !known.POLITE.has(word) && word !== ",");
	const isPolite = spoken.some(({ folded }) => known.POLITE.has(folded));
	let at = words.findIndex((word) => !LEADING.has(word));
	if (words[at] === "you" && words[at + 1] === "can") at += 2;
	const verb = words[at] ?? "";
	const denied = verb === "do" ? words[at + 1] === "not" && 2 : (verb === "dont" || verb === "never") && 1;
	if (denied === false ? !known.FORGET.has(verb) : !known.KEEP.has(words[at + denied] ?? "")) return null;
	const rest = words.slice(at + (denied === false ? 0 : denied) + 1);
	// "Don't remember that" may be "I don't remember that".
	const isOrder = denied === false || isPolite || words[at + denied] !== "remember";
	if (rest.length === 1 && known.JUST_SAID.has(rest[0] ?? "")) return isAlone && isOrder ? { of: "last" } : null;
	return saidOf(rest, isAlone);
}

/** "what i just told you about the trip", behind the verb. */
function saidOf(words: readonly string[], isAlone: boolean): Forgetting | null {
	const saying = words.findIndex((word) => known.SAYING.has(word));
	const before = words.slice(0, saying);
	const isOwn = saying > 1 && known.SPEAKER.has(before.find((word) => !known.WHATEVER.has(word)) ?? "");
	if (!isOwn || !before.every((word) => known.WHATEVER.has(word) || known.SPEAKER.has(word))) return null;
	const [to = "", ...others] = words.slice(saying + 1);
	const rest = known.HEARER.has(to) ? others : [to, ...others];
	if (rest.join("") === "") return isAlone && before.includes("just") ? { of: "last" } : null;
	if (!known.ABOUT.has(rest[0] ?? "")) return null;
	const end = rest.findIndex((word) => known.FURTHER.has(word));
	const terms = contentTerms(rest.slice(1, end < 0 ? rest.length : end).join(" "));
	return terms.size === 0 ? null : { of: "topic", terms };
}
