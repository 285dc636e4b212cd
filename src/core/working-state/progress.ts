import { type Chain, complete, isOpen, openSteps } from "./chain.ts";
import {
	DENIED,
	DONE,
	DONE_MARK,
	DONE_WORK,
	GIVEN_UP,
	MAYBE_WORKED,
	NOT_YET,
	PUT_OFF,
	UNDONE,
	WENT_WRONG,
	WORKED,
} from "./cues.ts";
import { clauses, entryOf, type Reading, withoutLead } from "./read-text.ts";
import { isMeant, isSame, matches, meantStep, topicStems } from "./step-match.ts";
import { numberedSteps } from "./step-numbers.ts";

/** Longest entry of a step, and how many of its own a message adds at most. */
export const STEP_UNITS = 120;
const MOST_OWN = 3;

/** `by`: who says it; a tool is only taken at its word for steps that it names. */
export type Speaker = "user" | "assistant" | "tool";

/** The chain after what a message says is done, undone, given up or put off. */
export function afterReports(chain: Chain, reading: Reading, by: Speaker): Chain {
	let next = by === "tool" ? chain : changedByWord(chain, reading);
	let named = false;
	const vague: string[] = [];
	const own: string[] = [];
	for (const claim of claimsOf(reading, chain.task_chain)) {
		const meant = namedSteps(claim, next);
		if (meant === "repeated") continue;
		if (meant.length > 0) {
			named = true;
			next = complete(next, meant);
		} else if (topicStems(claim).size === 0) vague.push(claim);
		else if (WORKED.test(claim) || DONE_WORK.test(claim)) own.push(claim);
	}
	if (by === "tool") return next;
	if (!named && vague.length > 0) {
		const [current] = openSteps(next);
		if (current !== undefined) return complete(next, [current]);
	}
	return withOwn(next, own);
}

/** The parts of a message that say that something is done; items that are steps of the plan say what shall be. */
export function* claimsOf({ sentences }: Reading, planned: readonly string[]): Generator<string> {
	for (const { text, list } of sentences) {
		if (/[?？]\s*$/.test(text) || (list >= 0 && planned.includes(entryOf(text, STEP_UNITS)))) continue;
		for (const clause of clauses(text)) {
			const claim = claimOf(clause);
			if (claim !== "") yield claim;
		}
	}
}

/** The part of a clause that says so; "" where none does. */
export function claimOf(clause: string): string {
	const whole = withoutLead(clause).replace(/^also,?\s+/i, "");
	const end = NOT_YET.exec(whole)?.index ?? whole.length;
	const text = whole.slice(0, end).trim();
	if (text === "") return "";
	if (DONE_MARK.test(text)) return text;
	const found = [DONE.exec(text), WORKED.exec(text), MAYBE_WORKED.exec(text)].flatMap((match) =>
		match === null ? [] : [match.index],
	);
	if (found.length === 0) return "";
	const at = Math.min(...found);
	if (DENIED.test(text.slice(0, at)) || /\b(?:i'm|i am|we're|you're) ready\b/i.test(text)) return "";
	const mended = /\b(?:fixed|resolved|solved|corrected)\b/i.test(text);
	return WENT_WRONG.test(text.slice(at)) && !mended ? "" : text;
}

/** The open steps that a claim names: by number, all of them, or by their words. */
function namedSteps(claim: string, chain: Chain): string[] | "repeated" {
	const open = openSteps(chain);
	const numbered = numberedSteps(claim, chain.task_chain);
	if (numbered.length > 0) return numbered.filter((step) => isOpen(chain, step));
	if (isAboutAll(claim)) return open;
	const found = matches(claim, open);
	const [best] = found;
	const [before] = matches(claim, chain.completed_steps);
	if (before !== undefined && isMeant(before) && before.coverage > (best?.coverage ?? 0)) return "repeated";
	if (best === undefined || !isMeant(best)) return [];
	return found.filter((match) => match === best || match.coverage >= 0.6).map(({ step }) => step);
}

function isAboutAll(claim: string): boolean {
	return (
		/\b(?:all|everything|every step|the whole (?:plan|list|thing))\b/i.test(claim) &&
		topicStems(claim.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|of|them|plan|list|thing)\b/gi, ""))
			.size === 0
	);
}

/** Steps that are to be done again, given up or put off. */
function changedByWord(chain: Chain, { sentences }: Reading): Chain {
	let next = chain;
	for (const { text } of sentences) {
		if (UNDONE.test(text)) {
			const step = meantStep(text, next.completed_steps);
			if (step === undefined || UNDONE.test(step)) continue;
			next = { ...next, completed_steps: next.completed_steps.filter((done) => done !== step) };
		} else if (GIVEN_UP.test(text) || PUT_OFF.test(text)) {
			const step = meantStep(text, openSteps(next));
			if (step === undefined || /[?？]\s*$/.test(text) || GIVEN_UP.test(step) || PUT_OFF.test(step)) continue;
			const rest = next.task_chain.filter((other) => other !== step);
			next = { ...next, task_chain: GIVEN_UP.test(text) && !PUT_OFF.test(text) ? rest : [...rest, step] };
		}
	}
	return next;
}

/** What was done beside the plan. */
function withOwn(chain: Chain, claims: readonly string[]): Chain {
	let next = chain;
	for (const claim of claims.slice(0, MOST_OWN)) {
		const bare = claim.replace(/^(?:i|we)(?:'ve|\s+have|'d|\s+had)?\s+(?:(?:just|also|now|already)\s+)*/i, "");
		const step = entryOf(bare, STEP_UNITS);
		if (topicStems(step).size < 2 || next.completed_steps.some((done) => isSame(done, step))) continue;
		next = { ...next, completed_steps: [...next.completed_steps, step] };
	}
	return next;
}
