import { NOT_DONE_WORDS } from "../../language/negation.ts";
import type { Said } from "./said.ts";

/**
 * What a line is about, finer than its section: what is being done, what was done last, what comes next. A `remark` of
 * the user and an `aside` (a question that was answered, what an assistant says) name something, and nothing says what of it.
 */
export type FactKind =
	| "task"
	| "step"
	| "next"
	| "decision"
	| "failure"
	| "open"
	| "wish"
	| "context"
	| "remark"
	| "aside";

/** A line that a summary may have. */
export type Fact = {
	kind: FactKind;
	text: string;
	/** How much it matters among those of its kind. */
	weight: number;
	/** The place of its message; -1 of what the previous summary says. */
	at: number;
	terms: ReadonlySet<string>;
	/** It takes back what was said before. */
	reverses: boolean;
};

/** Below this a sentence is not a sign of anything. */
const SURE = 3;
const TAKING_BACK = new Set(
	`instead anymore longer scrap reverse reversed reversing overrule switch switching changed actually dropping
rather scratch undo doch statt plutôt cambio`.split(/\s+/),
);
const REFUSING = new Set("no nope nah wait actually nein moment non stop".split(" "));

/** What a sentence is, and how sure that is. */
export type Sign = { kind: FactKind; score: number };

/** What a sentence is a sign of; null where nothing tells. */
export function kindOf(said: Said): Sign | null {
	const { cues, role, question } = said;
	const user = role === "user";
	const refusing = user && said.index === 0 && REFUSING.has(said.words[0] ?? "") ? 2 : 0;
	const wish = user && !question ? cues.wish : 0;
	const undone = isUndone(said.words);
	const scores: [FactKind, number][] = [
		["open", Math.max(stayingOpen(cues, question), undone && cues.done >= SURE ? cues.done : 0)],
		["failure", Math.max(failing(cues), user ? correcting(cues.correction + refusing) : 0)],
		["decision", question ? 0 : deciding(cues)],
		["wish", wish >= SURE ? wish * 1.05 : 0],
		["next", cues.next >= SURE && !question ? cues.next * 0.95 : 0],
		["task", tasking(said)],
		["context", contextual(said)],
		["step", cues.done >= SURE && !question && !undone ? cues.done * 0.9 : 0],
	];
	const [kind, score] = scores.reduce((best, one) => (one[1] > best[1] ? one : best), ["remark", 0]);
	if (score >= SURE * 0.8) return { kind, score };
	return said.heading === null ? null : kindOfItem(said.heading);
}

function stayingOpen({ open }: Said["cues"], question: boolean): number {
	if (open < SURE) return 0;
	return open * 1.15 + (question ? 1 : 0);
}

const UNDONE = /^un(?:merged|finished|done|fixed|resolved|tested|deployed|answered|read)$/;

/** Whether a sentence says that something is not done. */
function isUndone(words: readonly string[]): boolean {
	return words.some((word, at) => UNDONE.test(word) || (NOT_DONE_WORDS.has(word) && words[at - 1] !== "why"));
}

/** An item of a list is what the heading says. */
function kindOfItem(heading: Said["cues"]): Sign | null {
	const scores: [FactKind, number][] = [
		["open", heading.open],
		["failure", heading.failure],
		["decision", heading.decision],
		["next", heading.next + (heading.task > 0 ? 1 : 0)],
		["step", heading.done],
	];
	const [kind, score] = scores.reduce((best, one) => (one[1] > best[1] ? one : best), ["remark", 0]);
	return score >= SURE ? { kind, score } : null;
}

/** What was done, but: an attempt. */
function failing({ failure, done }: Said["cues"]): number {
	if (failure >= SURE) return failure * 1.3;
	return failure > 1 && done >= SURE ? done : 0;
}

function correcting(score: number): number {
	return score >= SURE ? score * 1.1 : 0;
}

function deciding(cues: Said["cues"]): number {
	if (cues.decision >= SURE) return cues.decision * 1.1 + (cues.reason > 0 ? 1 : 0);
	return cues.decision > 0 && cues.reason >= SURE ? cues.decision + cues.reason * 0.7 : 0;
}

function tasking({ cues, role, terms }: Said): number {
	if (terms.size < 1) return 0;
	const score = Math.max(cues.task, cues.shift >= SURE ? cues.shift + 1 : 0);
	return score >= SURE ? score * (role === "user" ? 0.95 : 0.6) : 0;
}

function contextual({ cues, role, question }: Said): number {
	if (question) return 0;
	const score = Math.max(cues.limit >= SURE ? cues.limit : 0, cues.identity >= SURE ? cues.identity : 0);
	return score * (role === "user" ? 0.9 : 0.7);
}

/** Whether a sentence takes back something. */
export function takesBack({ cues, words }: Pick<Said, "cues" | "words">): boolean {
	return cues.correction >= SURE || words.some((word) => TAKING_BACK.has(word));
}
