import { DENIED, DONE, DONE_MARK, NOT_YET, WENT_WRONG } from "./cues.ts";
import { namesWork } from "./naming.ts";
import { clauses, entryOf, type Reading, STEP_UNITS, withoutLead } from "./read-text.ts";
import { reportIn } from "./reported-work.ts";
import { topicStems } from "./step-match.ts";
import { MAYBE_WORKED, WORKED } from "./work-verbs.ts";

const QUESTION = /[?？]\s*$/;
/** "The export?" */
const NAMED_ONLY =
	/^(?!(?:is|are|was|were|has|have|did|do|does|can|could|should|would|will|what|when|which|who|where|how|why|if|once|shall|may|any)\b).{3,90}[?？]\s*$/iu;
/** "Done, what's next?" reports before it asks. */
const BEFORE_QUESTION =
	/^(?!(?:is|are|was|were|has|have|did|do|does|can|could|should|would|will|what|when|which|who|how|why|if|once)\b)([^,;–—-]{2,80}?)\s*[,;–—-]\s/iu;
const NO_HARM = /\b(?:without|no|zero|0) (?:any )?\w+/gi;
/** "The failing seeds" are what is worked on. */
const WRONG_ONES =
	/\b(?:the|a|an|our|my|your|all|these|those|that|two|three|any|some)\s+(?:\w+\s+)?(?:failing|failed|broken|crashed)\s+(?=\p{L})/giu;
const MENDED = /\b(?:fixed|resolved|solved|corrected)\b/i;
const READY = /^ready\b|\b(?:i'm|i am|we're|you're) ready\b/i;
/** That tests pass says nothing of the step at hand. */
const TESTS = /\b(?:tests?|checks|suite|build|ci|green|pass(?:es|ed|ing)?)\b/i;
/** "Added as the last step" tells of the plan. */
const PLANNING =
	/\b(?:as|to) (?:the|a|our|my|your) (?:\w+ )?(?:step|list|plan|item|to-?dos?|agenda|checklist|backlog)\b/i;
/** Opens what is told. */
const OPENING =
	/^(?:also,?\s+|(?:you(?:'ll| will| may| can| should)|i)\s+(?:(?:now|already|also)\s+)?(?:find|see|notice|be (?:glad|happy|pleased) to (?:hear|know|learn|see)|can (?:say|report|tell you|confirm))(?:\s+that)?\s+|(?:glad|happy|pleased) to (?:say|report)(?:\s+that)?\s+)/iu;
const COUNT = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|of|them|plan|list|thing|whole|set)\b/gi;

/** The parts of a message that say that something is done; items that are steps of the plan say what shall be. */
export function* claimsOf({ sentences }: Reading, planned: readonly string[]): Generator<string> {
	let asked = "";
	for (const { text, list } of sentences) {
		if (list >= 0 && planned.includes(entryOf(text, STEP_UNITS))) continue;
		const told = QUESTION.test(text) ? (BEFORE_QUESTION.exec(withoutLead(text))?.[1] ?? "") : text;
		let before = asked;
		for (const clause of clauses(told)) {
			// What stands behind "next I …" in a sentence is foretold.
			if (/^next\s+(?:i|we)\b/i.test(clause)) break;
			const claim = claimOf(clause);
			if (claim !== "") yield before !== "" && isVague(claim) && isNamed(before) ? `${before}: ${claim}` : claim;
			before = claim === "" ? clause : "";
		}
		asked = NAMED_ONLY.test(text) ? text.replace(QUESTION, "") : "";
	}
}

/** The part of a clause that says so; "" where none does. */
function claimOf(clause: string): string {
	if (/^\s*(?:and\s+)?please\b/i.test(clause) || PLANNING.test(clause)) return "";
	const whole = withoutLead(clause).replace(OPENING, "");
	const text = whole.slice(0, NOT_YET.exec(whole)?.index ?? whole.length).trim();
	if (text === "") return "";
	if (DONE_MARK.test(text)) return text;
	const found = [DONE, WORKED, MAYBE_WORKED].flatMap((pattern) => pattern.exec(text)?.index ?? []);
	if (found.length === 0) return isUntrue(reportIn(text), text) ? "" : text;
	const at = Math.min(...found);
	if (DENIED.test(text.slice(0, at)) || READY.test(text)) return "";
	return wentWrong(text.slice(at)) && !MENDED.test(text) ? "" : text;
}

/** Whether a report is none, is denied, or tells of what went wrong. */
function isUntrue(report: string, text: string): boolean {
	if (report === "" || DENIED.test(report.replace(/\bno(?:thing)? (?:longer|left)\b/gi, ""))) return true;
	return wentWrong(text);
}

function wentWrong(text: string): boolean {
	return WENT_WRONG.test(text.replace(NO_HARM, "").replace(WRONG_ONES, ""));
}

/** Whether a clause names what the next one says is done. */
function isNamed(clause: string): boolean {
	return !NOT_YET.test(clause) && !DENIED.test(clause) && (namesWork(clause) || topicStems(clause).size > 2);
}

/** Says that it is done, but not what. */
export function isVague(claim: string): boolean {
	if (TESTS.test(claim) || !(DONE.test(claim) || DONE_MARK.test(claim))) return false;
	return [
		claim,
		claim.replace(DONE, ""),
		claim.replace(DONE_MARK, ""),
		claim.replace(MAYBE_WORKED, "").replace(DONE, ""),
	].some((text) => topicStems(text).size === 0);
}

/** "All steps are done", "everything is finished" */
export function isAboutAll(claim: string): boolean {
	if (/^all (?:set|good|right)\b/i.test(claim)) return false;
	return /\b(?:all|everything|every step|whole)\b/i.test(claim) && isVague(claim.replace(COUNT, ""));
}
