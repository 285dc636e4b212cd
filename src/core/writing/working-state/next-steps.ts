import { WEEKDAY_PATTERN } from "../../language/words/calendar-names.ts";
import { announce, type Chain, complete, listedSteps, openSteps, plannedSteps, putLast, putNext } from "./chain.ts";
import { TALK, WENT_WRONG } from "./cues.ts";
import { namesObject, namesWork } from "./naming.ts";
import type { Speaker } from "./progress.ts";
import { proposedWork } from "./proposed-work.ts";
import { clauses, entryOf, type Reading, STEP_UNITS, withoutLead } from "./read-text.ts";
import { isMeant, isSame, matches, meantStep, numberedSteps, topicStems } from "./step-match.ts";
import { isRequest } from "./task-words.ts";

const SHALL =
	"(?:(?:i'm|i am|we're|we are|i'll|we'll|you'll|i will|we will|i'd|we'd|i'm going to|we're going to|let's|let me|please|i need(?: you)? to|we need to|we should|we can|i want(?: you)? to|can you|could you|i'd like(?: you)? to|i|we|to|do|start|tackle|work on|handle|with)\\s{1,3}){0,12}";
const LINK =
	"(?:\\s{1,3}(?:is|are|will be|would be|comes|on (?:the|my|our) list(?: is)?|in line(?: is)?|thing(?: to do)?(?: is)?|for (?:me|us)(?: is)?|order of business(?: is)?|item(?: is)?|task(?: is)?|ist|est|es))?";

/** "Next: X", "the next step is to X", "up next is X" */
const NEXT = new RegExp(
	`(?:^|[\\s,(])(?:(?:then|after (?:that|this)) comes|up next|next up|next steps?|next|nächster schritt|als nächstes|prochaine étape|ensuite|siguiente paso|a continuación)(?![\\p{L}.]|\\s{1,3}(?:week|month|year|day|time|to\\b(?! (?:do|the list))|door|quarter|morning|${WEEKDAY_PATTERN}|sprint|release|version|few))${LINK}\\s{0,3}[:,–—-]?\\s{0,3}${SHALL}(.{1,640})$`,
	"iu",
);
/** "X is next", "I'll X next" */
const LAST_WORD =
	/^(?=.{0,640}\snext[.!?]{0,9}$)(?:.{0,640}?(?:i'll|we'll|let's|i will|we will|i'm going to|please|can you|could you)\s{1,3})?(.{1,640}?)\s{1,3}(?:(?:is|comes|goes|are)\s{1,3})?(?:up\s{1,3})?next[.!?]{0,9}$/iu;
/** "X is the next big one" */
const LAST_ONE =
	/^(.{1,640}?)\s{1,3}(?:is|are|would be|will be|should be)\s{1,3}(?:the |our |my )?next\s{1,3}(?:\w+\s{1,3})?(?:one|step|thing|item|task|up)[.!?]*$|^(.{1,640}?)\s{1,3}is what (?:i'll|we'll|i will|we will|i|we) (?:do|tackle|work on|look at) next[.!]*$/iu;
/** "Moving on to X", "now on to X" */
const ON_TO =
	/(?:^|[\s,])(?:(?:moving|move) on(?:to)?(?: to)?|(?:now )?on to|onto|now (?:we|you|i)(?: just| only)? (?:need|have|can|should)(?: to)?|turning to|now for|(?:i|we|you) still (?:need|have) to|starting (?:work )?on|proceed(?:ing)? (?:to|with)|continu(?:e|ing) with|go on with|weiter mit|passons à|vamos con|sigamos con)\s{1,3}(.{1,640})$/iu;
/** "Now X": from the user only. */
const NOW =
	/^(?:now|then|after that)[,:]?\s{1,3}(?!(?:i|it|that|this|we|you|there|they|is|are|what|why|how|i'm|it's|we're|for|on|to)\b)(.{1,640})$/iu;
/** "Also X", "don't forget to X" */
const ALSO =
	/(?:^|[\s,])(?:(?:we|i) also (?:need|have|want)(?: you)? to|(?:please|can you|could you|and)\s{1,3}also|add (?:a|another|one more) step(?: to|:)?|one more thing[:,]|don't forget to|also[,]?\s{1,3}please|^also,?(?=\s{1,3}(?!(?:the|is|it|i|we|you|that|this|there|my|our|note)\b)))\s{1,3}(.{1,640})$/iu;
/** "That leaves X", "what's left is X" */
const LEAVES =
	/(?:^|[\s,])(?:(?:that|which|this) (?:just |only )?leaves(?: us with| only| just)?|(?:all )?(?:that's|what's|that is|what is) left (?:to do )?is|(?:all|what) (?:that )?(?:remains|still needs doing) is|(?:only thing )?(?:remaining|left)(?: to do)?(?: is| are|:)|still (?:to do|left|open)(?: is| are)?:?)\s{1,3}(?:to\s{1,3})?(.{1,640})$/iu;
/** "Only X is left" */
const ONLY =
	/^(?:(?:so|now)\s{1,3})?(?:only|just)\s{1,3}(.{1,640}?)\s{1,3}(?:is|are|to go|remains?)\s{0,3}(?:left|remaining|missing|open|to go|to do)?[.!]?$/iu;
/** "Let's X", "can you X": a step where none is open. */
const WANTED =
	/^(?:(?:please|can you|could you|let's|i need you to|i want you to|we should|we need to|go ahead and)\s{1,3})*((?:add|fix|write|create|implement|update|remove|delete|refactor|build|make|run|deploy|document|rename|move|set up|install|configure|draft|send|book|prepare|compare|translate|find|plan|design|rewrite|polish|merge|ship|publish|clean up|extract|replace|convert|migrate|upgrade|start|do|finish|handle|tackle)\s.{1,640})$|^(?:(?:please|can you|could you|let's|i need you to|i want you to|we should|we need to|go ahead and)\s{1,3})+(.{1,640})$/iu;
/** "I'll X": says which of the steps comes, but brings none. */
const SHALL_DO =
	/(?:^|[\s,])(?:i'll|we'll|i will|we will|i'm going to|we're going to|let me|let's|i'm now|i am now|now i'm|working on|start(?:ing)? (?:with|on|by)|begin(?:ning)? with|kick(?:ing)? off with|shall i|should i|want me to|focus(?:ing)? on|tackl(?:e|ing)|time to|time for)\s{1,3}(?:now\s{1,3})?(.{1,640})$/iu;
/** Said beside it, the step before was left and is not done. */
const LEFT_OPEN =
	/\b(?:for now|meanwhile|in the meantime|blocked|come back|back to|later|still|skip|wait(?:ing)?|instead|jump|first|while)\b/i;
/** Most sentences say nothing of the kind, and are not looked at more closely. */
const SAYS_NEXT = /next|comes|nächst|prochaine|ensuite|siguiente|continuación/iu;
const WHAT_NEXT = /^(?:so |and |ok,? )?what(?:'s| is| comes| do we do)\s+(?:up\s+)?next\s*[?:]$/i;
const ASIDE = /\s{1,3}(?:so that|because|since|once|when|after|before|while|as soon as|which|if)\s[\s\S]*/iu;

/** What else the state says: what is wrong, and the task. */
type Known = { blockers: readonly string[]; task: string };

/** The chain after what a message says comes next. */
export function afterAnnouncements(chain: Chain, reading: Reading, by: Speaker, known: Known): Chain {
	let next = chain;
	let last: string | null = null;
	let before = "";
	for (const { text, list } of reading.sentences) {
		if (list >= 0) continue;
		const asked = WHAT_NEXT.test(before);
		before = text;
		for (const clause of clauses(asked ? `next: ${text}` : text)) {
			const said = withoutLead(clause);
			if (by === "assistant" && /[?？]\s*$/.test(text)) {
				const leaning = leaned(next, SHALL_DO.exec(said)?.[1] ?? LAST_WORD.exec(said)?.[1]);
				next = leaning === next ? proposed(next, said, by, known.task) : leaning;
				continue;
			}
			const former: Chain = next;
			next = announced(next, said, by, { last, blockers: known.blockers });
			if (next === former && last === null) next = proposed(next, clause, by, known.task);
			if (next !== former) last = openSteps(next)[0] ?? null;
		}
	}
	return next;
}

/** `last`: what was announced before in the same message. A step that is blocked is not done where it is left. */
type Beside = { last: string | null; blockers: readonly string[] };

function announced(chain: Chain, said: string, by: Speaker, { last, blockers }: Beside): Chain {
	const [current = ""] = openSteps(chain);
	const went = by === "assistant" && !LEFT_OPEN.test(said) && meantStep(blockers.join(" "), [current]) === undefined;
	const left = LEAVES.exec(said)?.[1] ?? ONLY.exec(said)?.[1];
	if (left !== undefined) return onlyLeft(chain, left);
	const also = ALSO.exec(said)?.[1];
	if (also !== undefined && by === "user") return isTalk(also) ? chain : appended(chain, also);
	const plain = (SAYS_NEXT.test(said) ? afterNext(said) : undefined) ?? ON_TO.exec(said)?.[1];
	const told = plain ?? (by === "user" && !WENT_WRONG.test(said) ? NOW.exec(said)?.[1] : undefined);
	if (told === undefined) {
		const asked = by === "user" && isRequest(said) ? WANTED.exec(said) : null;
		const wanted = asked?.[1] ?? asked?.[2];
		if (wanted !== undefined) return requested(chain, wanted);
		const now = by === "assistant" ? NOW.exec(said)?.[1] : undefined;
		if (now !== undefined && last !== null) return appended(chain, now);
		if (now !== undefined && isOfChain(chain, now)) return led(chain, now, went);
		return leaned(chain, SHALL_DO.exec(said)?.[1]);
	}
	if (isTalk(told) || /^(?:let's )?(?:get|go|come) back\b/i.test(told)) return chain;
	return led(chain, told, went);
}

function afterNext(said: string): string | undefined {
	const lastOne = LAST_ONE.exec(said);
	return lastOne?.[1] ?? lastOne?.[2] ?? NEXT.exec(said)?.[1] ?? LAST_WORD.exec(said)?.[1];
}

function isOfChain(chain: Chain, text: string): boolean {
	return numberedSteps(text, listedSteps(chain)).length > 0 || meantStep(text, openSteps(chain)) !== undefined;
}

/** Puts a step first. `went`: the one that stood before it is left behind, so it is done. */
function led(chain: Chain, told: string, went: boolean): Chain {
	const [text = "", ...others] = told.split(/,?\s{1,3}(?:and\s{1,3})?then\s{1,3}/i);
	const open = openSteps(chain);
	const [numbered] = numberedSteps(text, listedSteps(chain));
	const step = numbered ?? meantStep(text, open);
	let next = chain;
	if (step !== undefined) {
		if (!open.includes(step)) return chain;
		const passed = open.indexOf(step) === 1 && went ? open.slice(0, 1) : [];
		next = putNext(complete(chain, passed), step);
	} else {
		const [done] = matches(text, chain.completed_steps);
		const entry = stepEntry(text);
		if ((done !== undefined && done.coverage >= 0.6) || entry === "") return chain;
		next = announce(chain, entry);
	}
	return others.reduce(appended, next);
}

/** What the user asks for: one of the steps, or a new one where no more than one is open. */
function requested(chain: Chain, wanted: string): Chain {
	const open = openSteps(chain);
	const known = plannedSteps(chain).length > 1 || meantStep(wanted, open) !== undefined;
	const entry = stepEntry(wanted);
	return known || !namesObject(entry) ? leaned(chain, wanted) : announce(chain, entry);
}

/** What is proposed in any form comes next where no plan says what does. */
function proposed(chain: Chain, said: string, by: Speaker, task: string): Chain {
	if (by === "tool" || plannedSteps(chain).length > 0) return chain;
	const entry = stepEntry(proposedWork(said, by));
	if (entry === "" || isSame(task, entry) || chain.completed_steps.some((step) => isSame(step, entry))) return chain;
	return announce(chain, entry);
}

/** Puts a step first if it is one of the chain. */
function leaned(chain: Chain, text: string | undefined): Chain {
	if (text === undefined) return chain;
	const open = openSteps(chain);
	const step = numberedSteps(text, open)[0] ?? meantStep(text, open);
	return step === undefined ? chain : putNext(chain, step);
}

function appended(chain: Chain, text: string): Chain {
	const entry = stepEntry(text);
	if (entry === "" || meantStep(text, chain.task_chain) !== undefined) return chain;
	return putLast(chain, entry);
}

function onlyLeft(chain: Chain, text: string): Chain {
	const open = openSteps(chain);
	const left = matches(text, open)
		.filter(isMeant)
		.map(({ step }) => step);
	if (left.length === 0) return stepEntry(text) === "" ? chain : announce(chain, stepEntry(text));
	return complete(
		chain,
		open.filter((step) => !left.includes(step)),
	);
}

function stepEntry(text: string): string {
	const bare = text.replace(
		/^(?:do|start|tackle|handle|work on|begin|get to|turn to|look at)\s+(?=(?:the|our|my|a|an)\b)/i,
		"",
	);
	const entry = entryOf(bare.replace(ASIDE, "").replace(/(?:,?\s{1,3}please)?[.!?？]{0,9}\s{0,3}$/iu, ""), STEP_UNITS);
	return topicStems(entry).size > 1 || namesWork(entry) ? entry : "";
}

function isTalk(text: string): boolean {
	const found = TALK.exec(text);
	return found !== null && found.index === 0;
}
