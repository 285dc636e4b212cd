import { type Chain, complete, isOpen, listedSteps, openSteps } from "./chain.ts";
import { claimsOf, isAboutAll, isVague } from "./claims.ts";
import { DONE, DONE_MARK, DONE_WORK, GIVEN_UP, PUT_OFF, UNDONE } from "./cues.ts";
import { namesWork } from "./naming.ts";
import { entryOf, type Reading, STEP_UNITS } from "./read-text.ts";
import { bareReport, reportIn } from "./reported-work.ts";
import { isMeant, isSame, matches, meantStep, numberedSteps, topicStems } from "./step-match.ts";
import { WORKED } from "./work-verbs.ts";

/** How many steps beside the plan a message adds at most. */
const MOST_OWN = 3;
/** The step that is named is the one that is not done. */
const ALL_BUT =
	/\b(?:everything|all(?: (?:of|the) .{1,30}?| steps)?) (?:but|except(?: for)?|apart from|other than|besides) (.{1,640})$/iu;

/** The part of a step's words that a tool has to say: that a file was written is not the step yet. */
const SURELY_MEANT = 0.5;
/** A verb whose past is as its present: of a user, it asks. */
const MAY_BE_ASKED = /^(?:read|set|put|cut|split|reset|shut|spread|cast|beat|let)\b/i;
/** A question without its mark; that something works is no step. */
const NO_STEP =
	/^(?:what|how|why|which|who|where|when|did|does|do|is|are|was|were|can|could|should)\b|^(?:it|that|this) works?\b/i;

/** `by`: who says it; a tool is only taken at its word for steps that it names. */
export type Speaker = "user" | "assistant" | "tool";

/** The chain after what a message says is done, undone, given up or put off. */
export function afterReports(chain: Chain, reading: Reading, by: Speaker): Chain {
	let next = by === "tool" ? chain : allButOne(changedByWord(chain, reading), reading);
	let named = false;
	const vague: string[] = [];
	const own: string[] = [];
	const plain = { ...reading, sentences: reading.sentences.filter(({ text }) => !ALL_BUT.test(text)) };
	for (const claim of claimsOf(plain, chain.task_chain)) {
		const meant = namedSteps(claim, next, by === "tool" ? SURELY_MEANT : 0);
		if (meant === "repeated") continue;
		if (meant.length > 0) {
			named = true;
			next = complete(next, meant);
		} else if (isVague(claim)) vague.push(claim);
		else if (isOwn(claim) && !(by === "user" && MAY_BE_ASKED.test(claim))) own.push(claim);
	}
	if (by === "tool") return next;
	if (!named && vague.length > 0) {
		const [current] = openSteps(next);
		if (current !== undefined) return complete(next, [current]);
	}
	return withOwn(next, own);
}

/** The open steps that a claim names: by number, all of them, or by their words. */
function namedSteps(claim: string, chain: Chain, least: number): string[] | "repeated" {
	const open = openSteps(chain);
	const numbered = numberedSteps(claim, listedSteps(chain));
	if (numbered.length > 0) {
		const left = numbered.filter((step) => isOpen(chain, step));
		return left.length === 0 ? "repeated" : left;
	}
	if (isAboutAll(claim)) return open;
	// The words of reporting itself say nothing of the step, unless its plan has them too; nor do details behind a colon.
	const [head = ""] = claim.split(":", 1);
	const read = [claim, claim.replace(DONE, ""), head, head.replace(DONE, "")].map((text) => matches(text, open));
	const found = read.find(([first]) => first !== undefined && isMeant(first)) ?? [];
	const [best] = found;
	const [before] = matches(claim, chain.completed_steps);
	// What was done beside the plan stands in words of reporting, which the claim may share.
	const again =
		before !== undefined && (chain.task_chain.includes(before.step) ? isMeant(before) : isSame(before.step, claim));
	if (again && before.coverage > (best?.coverage ?? 0)) return "repeated";
	if (best === undefined || best.coverage < least) return [];
	const meant = new Set(found.flatMap((match) => (match === best || match.coverage >= 0.6 ? match.step : [])));
	return open.filter((step) => meant.has(step));
}

/** "Everything but the tests is done" */
function allButOne(chain: Chain, { sentences }: Reading): Chain {
	for (const { text } of sentences) {
		const left = ALL_BUT.exec(text)?.[1];
		const step = left === undefined ? undefined : meantStep(left, openSteps(chain));
		if (step === undefined || !DONE.test(text)) continue;
		return complete(
			chain,
			openSteps(chain).filter((other) => other !== step),
		);
	}
	return chain;
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
			const step = meantStep(aboutChange(text), openSteps(next));
			if (step === undefined || /[?？]\s*$/.test(text) || GIVEN_UP.test(step) || PUT_OFF.test(step)) continue;
			const rest = next.task_chain.filter((other) => other !== step);
			next = { ...next, task_chain: GIVEN_UP.test(text) && !PUT_OFF.test(text) ? rest : [...rest, step] };
		}
	}
	return next;
}

/** Whether a claim tells of work that is over, whatever the plan says. */
function isOwn(claim: string): boolean {
	if (NO_STEP.test(claim)) return false;
	return (
		WORKED.test(claim) ||
		DONE_WORK.test(claim) ||
		reportIn(claim) !== "" ||
		(DONE_MARK.test(claim) && namesWork(claim)) ||
		(DONE.test(claim) && namesWork(claim))
	);
}

/** The part of a sentence that gives something up or puts it off; all of it where that part does not say what. */
function aboutChange(text: string): string {
	const part = text.split(/[,;]\s+/).find((one) => GIVEN_UP.test(one) || PUT_OFF.test(one)) ?? text;
	return topicStems(part.replace(GIVEN_UP, "").replace(PUT_OFF, "")).size > 0 ? part : text;
}

/** What was done beside the plan. */
function withOwn(chain: Chain, claims: readonly string[]): Chain {
	let next = chain;
	for (const claim of claims.slice(0, MOST_OWN)) {
		const bare = bareReport(claim).replace(
			/^(?:i|we)(?:'ve|\s+have|'d|\s+had)?\s+(?:(?:just|also|now|already)\s+)*/i,
			"",
		);
		const step = entryOf(bare, STEP_UNITS);
		if ((!namesWork(step) && topicStems(step).size < 2) || next.completed_steps.some((done) => isSame(done, step)))
			continue;
		next = { ...next, completed_steps: [...next.completed_steps, step] };
	}
	return next;
}
