import { contentTerms } from "../content-terms.ts";
import type { Token } from "../tokens.ts";
import * as known from "../words/forgetting-words.ts";

/** What a message asks to forget. */
export type Forgetting =
	/** What its speaker said right before. */
	| { of: "last" }
	/** What was told of something, by the stems of its name; `own`: of the speaker's, and nobody else's. */
	| { of: "topic"; terms: ReadonlySet<string>; name: string; own: boolean }
	/** The same of somebody, if it is a name of anybody that they told of. */
	| { of: "person"; terms: ReadonlySet<string>; name: string }
	/** What is kept under a key (or all that begin so, "allergy.") and has these words, or says this. */
	| { of: "slot"; key: string; text: string; terms: ReadonlySet<string> }
	/** What says this, or tells of it: "i live in oslo", "my salary"; `own`: of the speaker; `edits`: the verb is said of texts as well. */
	| { of: "statement"; text: string; terms: ReadonlySet<string>; own: boolean; edits: boolean };

type Request = { verb: string; isAlone: boolean; isSure?: boolean };

/** Whether what follows says at most why. */
export const isReason = (words: readonly string[]): boolean =>
	words.length === 0 || known.REASONS.some((reason) => reason.every((word, at) => words[at] === word));

/** Whether only the speaker stands before "said": "everything i just". */
export function isSpeaker(words: readonly string[]): boolean {
	const [who = "", ...others] = words.filter((word) => !known.WHATEVER.has(word));
	return known.SPEAKER.has(who) && others.length === 0;
}

/** What stands behind the verb names: "where i live", "that i have a son", "everything about my salary"; null where that is not plain. */
export function namedIn(tokens: readonly Token[], request: Request): Forgetting | null {
	const stop = tokens.findIndex(({ folded }) => known.MARKS.has(folded));
	const named = stop < 0 ? tokens : tokens.slice(0, stop);
	const behind = stop < 0 ? [] : tokens.slice(stop + 1).map(({ folded }) => folded);
	if (stop >= 0 && !isReason(behind)) return null;
	const words = named.map(({ folded }) => folded);
	const memory = known.FROM_MEMORY.find((one) => one.every((word, at) => words.at(at - one.length) === word));
	if (memory === undefined) return thingIn(named, request);
	return thingIn(named.slice(0, -memory.length), { ...request, isSure: true });
}

function thingIn(tokens: readonly Token[], request: Request): Forgetting | null {
	const words = tokens.map(({ folded }) => folded);
	const saying = words.findIndex((word) => known.SAYING.has(word));
	if (saying > 0 && isSpeaker(words.slice(0, saying))) return toldIn(tokens, saying, request);
	const about = aboutIn(words, request);
	if (about !== null) return about.length === words.length ? null : topicOf(tokens.slice(about.length), about, request);
	if (words[0] === "that") return statementOf(tokens.slice(1), { ...request, isTold: true });
	return slotOf(words, request) ?? statementOf(tokens, { ...request, isTold: false });
}

/** "i told you that", "i ever mentioned dana", "i told you i live in oslo". */
function toldIn(tokens: readonly Token[], saying: number, request: Request): Forgetting | null {
	const rest = tokens.slice(saying + (known.HEARER.has(tokens[saying + 1]?.folded ?? "") ? 2 : 1));
	const [first] = rest;
	if (first === undefined) return null;
	if (rest.length === 1 && known.JUST_SAID.has(first.folded)) return request.isAlone ? { of: "last" } : null;
	if (tokens[saying]?.folded === "mentioned") return topicOf(rest, { isAll: false, isKnown: false }, request);
	return thingIn(rest, request);
}

type About = { isAll: boolean; isKnown: boolean };

/** How many words "everything you know about" takes, and how much of it is meant; null where it says nothing of the kind. */
function aboutIn(words: readonly string[], { isSure = false }: Request): (About & { length: number }) | null {
	const at = words.findIndex(
		(word, place) => known.ABOUT.has(word) || (word === "on" && known.KNOWING.has(words[place - 1] ?? "")),
	);
	const before = words.slice(0, at);
	if (at < 0 || !before.every((word) => known.WHATEVER.has(word) || known.KNOWING.has(word))) return null;
	const isAll = before.some((word) => known.ALL.has(word));
	if (at > 0 && !isAll) return null;
	const isKnown = isSure || (isAll && before.some((word) => known.HEARER.has(word) || word === "youve"));
	return { isAll, isKnown, length: at + 1 };
}

function topicOf(tokens: readonly Token[], { isAll, isKnown }: About, request: Request): Forgetting | null {
	const words = tokens.map(({ folded }) => folded);
	if (known.POINTING.has(words[0] ?? "")) return null;
	const slot = slotOf(words, request);
	if (slot !== null) return slot;
	const own = words[0] === "my";
	const name = words.slice(own ? 1 : 0).join(" ");
	const terms = contentTerms(name);
	if (terms.size === 0) return null;
	// "Forget about the api": what is worked on is only left aside.
	const isWork = !isKnown && words.some((word) => known.WORK.has(word));
	if (own && (!isAll || isWork)) return statementOf(tokens, { ...request, isTold: false });
	if (isWork) return null;
	const isUnsure = !own && !isKnown && (!isAll || known.DELETE.has(request.verb));
	return isUnsure ? { of: "person", terms, name } : { of: "topic", terms, name, own };
}

/** "where i live", "my phone number", "my kiwi allergy"; or as "what my salary is". */
function slotOf(words: readonly string[], request: Request): Forgetting | null {
	if (isOwnWork(words, request)) return null;
	const text = words.join(" ");
	const key = known.NAMED_SLOTS.get(text);
	if (key !== undefined) return { of: "slot", key, text, terms: new Set() };
	if (words[0] !== "my" || !words.some((word) => known.ALLERGY.has(word))) return null;
	const to = words.filter((word) => !known.ALLERGY.has(word)).join(" ");
	return { of: "slot", key: "allergy.", text, terms: contentTerms(to) };
}

const isOwnWork = (words: readonly string[], { verb, isSure = false }: Request): boolean =>
	!isSure &&
	known.DELETE.has(verb) &&
	words.length <= 3 &&
	words.some((word) => known.WORK.has(word) || (known.OWN_WORK.has(word) && words.at(-1) === word));

/** What is said or named: of the speaker or, behind "that", also of somebody else. */
function statementOf(tokens: readonly Token[], request: Request & { isTold: boolean }): Forgetting | null {
	const words = tokens.map(({ folded }) => folded);
	// "What my salary is", "when my birthday is".
	if (words[1] === "my" && known.BE.has(words.at(-1) ?? ""))
		return slotOf(words.slice(1, -1), request) ?? statementOf(tokens.slice(1, -1), request);
	const own = known.OWN.has(words[0] ?? "");
	if (!own && (!request.isTold || words.length < 3)) return null;
	if (words[0] === "my" && isOwnWork(words, request)) return null;
	const text = tokens.map((token, at) => `${at > 0 && token.gap !== "none" ? " " : ""}${token.text}`).join("");
	const terms = contentTerms(text);
	const edits = known.DELETE.has(request.verb) && request.isSure !== true;
	return terms.size === 0 ? null : { of: "statement", text, terms, own, edits };
}
