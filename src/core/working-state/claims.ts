import { DENIED, DONE, DONE_MARK, NOT_YET, WENT_WRONG } from "./cues.ts";
import { clauses, entryOf, type Reading, STEP_UNITS, withoutLead } from "./read-text.ts";
import { topicStems } from "./step-match.ts";
import { MAYBE_WORKED, WORKED } from "./work-verbs.ts";

const QUESTION = /[?？]\s*$/;
/** "Done, what's next?" reports before it asks. */
const BEFORE_QUESTION =
	/^(?!(?:is|are|was|were|has|have|did|do|does|can|could|should|would|will|what|when|which|who|how|why|if|once)\b)([^,;–—-]{2,80}?)\s*[,;–—-]\s/iu;
const NO_HARM = /\b(?:without|no|zero|0) (?:any )?\w+/gi;
const MENDED = /\b(?:fixed|resolved|solved|corrected)\b/i;
const READY = /^ready\b|\b(?:i'm|i am|we're|you're) ready\b/i;
const COUNT = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|of|them|plan|list|thing|whole|set)\b/gi;

/** The parts of a message that say that something is done; items that are steps of the plan say what shall be. */
export function* claimsOf({ sentences }: Reading, planned: readonly string[]): Generator<string> {
	for (const { text, list } of sentences) {
		if (list >= 0 && planned.includes(entryOf(text, STEP_UNITS))) continue;
		const told = QUESTION.test(text) ? (BEFORE_QUESTION.exec(withoutLead(text))?.[1] ?? "") : text;
		for (const clause of clauses(told)) {
			const claim = claimOf(clause);
			if (claim !== "") yield claim;
		}
	}
}

/** The part of a clause that says so; "" where none does. */
function claimOf(clause: string): string {
	if (/^\s*(?:and\s+)?please\b/i.test(clause)) return "";
	const whole = withoutLead(clause).replace(/^also,?\s+/i, "");
	const text = whole.slice(0, NOT_YET.exec(whole)?.index ?? whole.length).trim();
	if (text === "") return "";
	if (DONE_MARK.test(text)) return text;
	const found = [DONE, WORKED, MAYBE_WORKED].flatMap((pattern) => pattern.exec(text)?.index ?? []);
	if (found.length === 0) return "";
	const at = Math.min(...found);
	if (DENIED.test(text.slice(0, at)) || READY.test(text)) return "";
	return WENT_WRONG.test(text.slice(at).replace(NO_HARM, "")) && !MENDED.test(text) ? "" : text;
}

/** Says that it is done, but not what. */
export function isVague(claim: string): boolean {
	if (!DONE.test(claim) && !DONE_MARK.test(claim)) return false;
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
