import { annotate, type Clause } from "../annotate.ts";
import { contentTerms } from "../content-terms.ts";
import type { Token } from "../tokens.ts";
import { LEADING } from "../words/act-words.ts";
import * as known from "../words/forgetting-words.ts";
import { type Forgetting, isReason, isSpeaker, namedIn } from "./forgotten.ts";

/** So much of a message is looked at, in UTF-16 units: who asks for more than that asks for something else. */
const LONGEST = 400;

/**
 * What a message plainly asks to forget: "forget what i said about the berlin trip", "forget where i live", "scratch that". Null where it asks
 * for nothing of the kind, asks whether, quotes or supposes it, or names nothing. "That" is what was said before only if nothing else is said.
 */
export function forgettingIn(text: string): Forgetting | null {
	const lower = text.length > LONGEST ? "" : text.toLowerCase();
	if (![...known.FORGET, ...known.KEEP].some((word) => lower.includes(word))) return null;
	const { clauses } = annotate(text);
	for (const [at, clause] of clauses.entries()) {
		const behind = clauses.slice(at + 1).flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
		const found = clause.quoted ? null : forgettingOf(clause, clauses.length === 1, behind);
		if (found !== null) return found;
	}
	return null;
}

function forgettingOf({ tokens, asks }: Clause, isAlone: boolean, behind: readonly string[]): Forgetting | null {
	const said = tokens.filter((token, at) => isSaid(token, tokens[at + 1]));
	const isPolite = said.length < tokens.filter((token, at) => isSaid(token, tokens[at + 1], false)).length;
	const words = said.map(({ folded }) => folded);
	let at = words.findIndex((word) => !LEADING.has(word) && !BEFORE.has(word));
	const opening = (list: readonly (readonly string[])[]) =>
		list.find((one) => one.every((word, n) => words[at + n] === word));
	const asking = opening(known.ASKING);
	if ((asks && asking === undefined) || (asking?.[0] === "would" && !isPolite)) return null;
	at += (asking ?? opening(known.TELLING))?.length ?? 0;
	if (words[at] === "just" || words[at] === "now") at++;
	const verb = words[at] ?? "";
	const denied = verb === "do" ? words[at + 1] === "not" && 2 : (verb === "dont" || verb === "never") && 1;
	const meant = denied === false ? verb : (words[at + denied] ?? "");
	if (denied === false ? !known.FORGET.has(verb) : !known.KEEP.has(meant)) return null;
	const from = at + (denied === false ? 0 : denied) + 1;
	const rest = words.slice(from);
	// "Don't remember that" may be "I don't remember that".
	const isOrder = denied === false || isPolite || meant !== "remember";
	const isLast = rest.length === 1 && known.JUST_SAID.has(rest[0] ?? "") && meant !== "remove";
	if (isLast) return isAlone && isOrder && !asks ? { of: "last" } : null;
	const told = saidOf(rest, isAlone);
	if (told !== null || !isOrder) return told;
	const supposes = behind.some((word, n) => known.SUPPOSING.has(word) || (word === "can" && behind[n + 1] === "i"));
	return supposes ? null : namedIn(said.slice(from), { verb: meant, isAlone });
}

const BEFORE = new Set([",", "sorry", "just", "sure"]);

/** Words, and marks that end what is named: no hyphens or dots within a word, and none at the end. */
function isSaid({ kind, folded, gap }: Token, next: Token | undefined, isBare = true): boolean {
	if (kind !== "mark") return !(isBare && known.POLITE.has(folded));
	if (!known.MARKS.has(folded) || next === undefined) return false;
	return /[,;:.)]/.test(folded) ? next.gap !== "none" : gap !== "none";
}

/** "what i just told you about the trip", behind the verb. */
function saidOf(words: readonly string[], isAlone: boolean): Forgetting | null {
	const saying = words.findIndex((word) => known.SAYING.has(word));
	const before = words.slice(0, saying);
	if (saying < 1 || !isSpeaker(before)) return null;
	const [to = "", ...others] = words.slice(saying + 1);
	const rest = known.HEARER.has(to) ? others : [to, ...others];
	if (rest.join("") === "") return isAlone && before.includes("just") ? { of: "last" } : null;
	if (known.ALL.has(rest[0] ?? "") && known.ABOUT.has(rest[1] ?? "")) rest.shift();
	if (!known.ABOUT.has(rest[0] ?? "")) return null;
	const end = rest.findIndex((word) => known.FURTHER.has(word));
	// "Forget what I said about the api, use tea": what else to do is asked, and something is only left aside.
	if (known.MARKS.has(rest[end] ?? "") && !isReason(rest.slice(end + 1))) return null;
	const name = rest.slice(1, end < 0 ? rest.length : end).join(" ");
	const terms = contentTerms(name);
	return terms.size === 0 ? null : { of: "topic", terms, name, own: false };
}
