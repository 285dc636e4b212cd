import { answersWork, asksToPlay, tellsLanguage, turnsAway } from "../../language/statements/hazards.ts";
import { tokensOf } from "../../language/tokens.ts";
import * as known from "../../language/words/act-words.ts";
import { FICTION, REWORKED, TONGUES, WORKED_ON } from "../../language/words/hazard-words.ts";
import { textOf } from "../../model/thread/message.ts";
import fitted from "./frame-weights.json" with { type: "json" };
import type { Said } from "./read-acts.ts";

/** For each feature a weight in tenths; `constant`: what is weighed without any, and the threshold in it. */
export type FrameWeights = { constant: number; features: Readonly<Record<string, number>> };

/** Longer messages and answers open no frame: none did that were looked at (UTF-16 units). */
const MOST = { asked: 160, answered: 120 };

/** Whether the two may open a frame at all. */
export const areShort = (asked: string, answer: string): boolean =>
	asked.length <= MOST.asked && answer.length <= MOST.answered;

/** What speaks for or against a frame: the words of a user's message (`q`) and those of the answer to it (`a`), and their forms. */
export function frameFeatures(asked: string, answer: string): string[] {
	return [...featuresOf("q", asked, TEXTS), ...featuresOf("a", answer, [])];
}

/** What is asked for, where its words are known: the same patterns tell texts that stand in the message itself. */
const TEXTS = Object.entries({ tongue: TONGUES, reworked: REWORKED, worked: WORKED_ON, fiction: FICTION }).map(
	([name, words]) => ({ name, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu") }),
);
const KINDS = Object.entries({
	...{ me: known.ME, us: known.US, you: known.YOU },
	...{ others: known.OTHERS, modal: known.MODALS, negated: known.NEGATIONS },
});

function featuresOf(who: string, text: string, patterns: typeof TEXTS): Set<string> {
	const words = tokensOf(text).flatMap(({ kind, folded, text }) =>
		kind === "word" ? [folded] : kind === "number" ? ["#"] : /[?!:…"“]/.test(text) ? [text] : [],
	);
	const found = new Set(words.map((word) => `${who}:${word}`));
	found.add(`${who}f:${words[0]}`).add(`${who}l:${words.at(-1)}`);
	for (const [name, kind] of KINDS) if (words.some((word) => kind.has(word))) found.add(`${who}m:${name}`);
	for (const { name, pattern } of patterns) if (pattern.test(text)) found.add(`${who}m:${name}`);
	if (who === "q" && asksToPlay(text)) found.add("qm:plays");
	const size = words.length;
	found.add(`${who}n:${size <= 2 ? 2 : size <= 5 ? 5 : size <= 9 ? 9 : size <= 15 ? 15 : 99}`);
	return found;
}

/** Whether an answer to what a user asked leaves it to them to give a text, a line of a play or an example. */
export function opensFrame(asked: string, answer: string, { constant, features }: FrameWeights = fitted): boolean {
	// In which language to answer from now on, and no text to put into it.
	if (!areShort(asked, answer) || tellsLanguage(asked)) return false;
	return frameFeatures(asked, answer).reduce((sum, name) => sum + (features[name] ?? 0) / 10, constant) >= 0;
}

/** So short is what asks for the next one, or takes a turn in a play (UTF-16 units). */
const NEXT = 60;

/**
 * Whether what is said behind these messages is given to work or play with: right behind what opens a frame ("what is this in thai?",
 * "Go on."), or behind the last that was given, until its sender turns to something else.
 */
export function isGiven(before: readonly Said[], now: Said, weights?: FrameWeights): boolean {
	const [asked, answer] = before.slice(-2);
	if (asked?.role !== "user" || asked.name !== now.name || answer?.role !== "assistant") return false;
	const [request, reply, text] = [textOf(asked.content), textOf(answer.content), textOf(now.content)];
	if (turnsAway(text)) return false;
	if (opensFrame(request, reply, weights)) return true;
	if (request.length > MOST.asked || reply.length > NEXT || answersWork(text)) return false;
	return isGiven(before.slice(0, -2), asked, weights);
}
