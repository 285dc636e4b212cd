import { cuesOf } from "../../language/cues.ts";
import { cue, DENIED, GIVEN_UP, PUT_OFF, TALK, WENT_WRONG } from "./cues.ts";
import { decides } from "./decisions.ts";
import { namesObject, namesWork } from "./naming.ts";
import { reportIn } from "./reported-work.ts";
import { isRequest } from "./task-words.ts";

/** A strong sign of something else. */
const SURE = 3;

const ITEM =
	"(?:steps?|continuation|move|thing|task|item|stop|point|job|piece|stage|priority|assignment|action|stretch|leg|part|one|sequel|follow-up|focus|plan|order|candidate|business|target|matter|work|chapter|bit|agenda|list|turn|box|hurdle|milestone|goal|ticket|phase|portion|place|stretch|round|duty|errand|concern|position|successor|half|slice)";
const SOON =
	"(?:now|then|next|afterwards|after that|after this|tomorrow|today|tonight|from here|soon|first|last|straight away|right away|straight after|right after|in turn|at last|as well|too|still|on the list)";
const MAY =
	"(?:'ll|'d|'d better| will| would| should| could| shall| must| ought to| need to| have to| want to| plan to| intend to| mean to| get to| can now)";
const ON =
	"(?: (?:now|then|also|next|best|just|probably|rather|ideally|really|simply|only|like to|love to|want to|have to|need to|be able to|say(?: we| let's)?|propose(?: that)?(?: we| to)?|suggest(?: that)?(?: we)?|go on to|move on to|turn to|get to|go on with|go for|continue with|carry on with|start with|tackle|look at|focus on|work on|do|be|go ahead and|have a go at|take on|take up|get on with|attend to|see to|deal with)){0,12}";

const FORMS = [
	// "We should …", "I'd … now"
	`\\b(?:(?:i|we|you)${MAY}|we can|(?:somebody|someone|one of us) (?:has to|must|should|needs to))(?! not)${ON} (.{1,640})$`,
	// "Let's …", "Shall I …?", "What about …?"
	`\\b(?:let's|let us|shall (?:i|we)|should (?:i|we)|may i|can (?:you|we|i)|could (?:you|we|i)|would you|will you|do (?:i|we)|(?:do you )?want (?:me|us) to|would you like (?:me|us) to|mind if (?:i|we)|(?:how|what) about(?: (?:i|we|you))?|why (?:don't (?:we|you|i)|not)|(?:i|we) (?:suggest|propose|recommend|aim|intend)(?: (?:that|to|we|you))*|(?:i'm|i am|we're|we are|you're|you are)(?: now)? (?:going to|about to|set to|ready to|off to|due to|to|down to|left with|up for)|(?:i|we) (?:think|guess|suppose|believe|say|reckon)(?: that)? (?:i|we|you))${ON} (.{1,640})$`,
	// "It's time to …", "on to …"
	`\\b(?:time|ready|left|free|supposed|due|remains|clear|way|door|path|room|attention|moving|move|go|going|head|heading|turn|turning|proceed|proceeding|continue|continuing|carry|carrying|follow(?:ed|ing)? up|followed|picking up|on|over|onwards?|forward|ahead)(?: on)? (?:to|with|for|by|now)${ON} (.{1,640})$`,
	// "The natural continuation is to …", "Our following move: …"
	`^(?=.{0,640} ${ITEM}\\b)(?:.{0,40}? )?(?:the|our|my|your|a|an|another|one|this|that|last)\\b.{0,40}? ${ITEM}(?: (?:on|in|of|for|that|i|we|you|to|left|ahead|now|then|up)(?: \\w+){0,3})?(?: (?:is|are|was|would be|will be|should be|remains|being|must be|has to be)|'s|'d be|\\s{0,3}[:–—-])(?: (?:to|now|then|clearly|obviously|surely|still|of course)){0,12} (.{1,640})$`,
	// "Which leaves us with …", "what remains is …"
	`\\b(?:remains|remaining|left|missing|outstanding|pending|leaves|leaving|brings|bringing|takes|gets|getting|leads|leading|puts|points|follows|(?:then|now|next|after that|here) comes|awaits|await)(?: (?:us|me|you|only|now|just|with|to|at|on|then|before|for|over|still|is|are|open|straight|directly|nothing but|one thing)){0,12}(?:\\s{0,3}[:,–—-])? (.{1,640})$`,
	// "Afterwards …", "from here …"
	`^(?:(?:and|so|still|only|just|well) )*(?:to do|todo|to come|to follow|coming(?: up)?|following|then|afterwards|thereafter|after (?:that|this|which|it)|from (?:here|there|now)(?: on)?|now|onwards?|onto|up|ahead|up for grabs|waiting|open|later|tomorrow|soon)(?: (?:us|the list|our plate|is|are|to|we|i|you|comes|it's|it is|there's|there is|for|on|with|next|should be|would be|will be|have|do|come|must|need)){0,12}(?:\\s{0,3}[:,–—-])? (.{1,640})$`,
	// "… follows", "… is our next stop", "… would be next"
	`^(.{1,640}?)(?: (?:then|now|still|also|only|just|simply|probably|naturally|clearly)){0,12} (?:follows?|succeeds|comes?|goes|remains?|awaits?|waits|beckons|lies ahead|ha(?:s|ve) to (?:follow|be \\w+|happen|come)|(?:needs?|wants?|deserves?) (?:doing|\\w+ing|to be \\w+|to happen|our \\w+|attention|a \\w+)|gets (?:its|our) \\w+|(?:is|are|'s) (?:up|due|left|pending|outstanding|missing|open|waiting|remaining|to follow|to come|to do|ahead|what .{2,40}|where .{2,40}|in line|in order|in the queue|on (?:the|our|my|your) .{2,20}|(?:the|our|my|your) .{0,30}?${ITEM}.{0,20})|(?:would|will|should|can|must|ought to|shall) (?:be|come|follow|go|have|happen|get|start|wait).{0,40}|(?:'s|is) turn)(?: (?:us|me|${SOON}))*[.!]{0,9}$`,
	`^(.{1,640}?)(?: (?:then|now|still|also|only|just)){0,12} (?:would|will|should|must|could) (?:be|come|follow|go|have|happen)\\b.{0,40}$`,
	// "I suppose we … now"
	`^(?:(?:and|so|then) )*(?:i|we|you) ((?!have|had|did|was|were|can|could|am|are|do|don't)\\p{L}{1,80} .{1,640}?) ${SOON}[.!]{0,9}$`,
].map((form) => new RegExp(form.replaceAll(" ", "\\s{1,3}"), "iu"));

/** "Rank the suppliers" */
const IMPERATIVE =
	/^(?:(?:please|kindly|and|then|now|so|also)\s+)*((?!(?:is|are|was|were|has|have|had|did|do|does|not|no|in|on|at|by|with|from|for|to|of|about|over|and|but|or|if|when|while|because|since|that|this|what|which|who|why|how|where|it|i|we|you|he|she|they|my|our|the|there|here|only|just|like|as|than|so|too|all|both|half|such|quite|against|between|during|without|under|after|before|until|till|through|once|let|thanks|thank|whether|maybe|perhaps|also|then|yes|no|even|see|use|using|except|unlike|regarding|via|per|despite|within|across)\b)(?:feed|seed|speed|embed|shed|wed|bring|sing|string|ring|[a-z]+(?<!ed|ing|[^s]s))(?:-[a-z]+)?\s+(?:(?:up|out|off|down|over|through|together|back)\s+)?(?:the|an?|my|our|your|all|every|each|both|these|those|some|its|their)\b.{1,640})$/iu;
/** Says that something comes, in whatever form. */
const ORDER = cue(
	"next|then|afterwards|thereafter|after (?:that|this|which|it)|from (?:here|there|now)(?: on)?|remain(?:s|ing)?|left|leaves?|leaving|follow(?:s|ing|-up|ed by)|ahead|upcoming|coming|comes|to (?:do|be done|go|come|take care of|deal with|tackle|finish|get to|look forward to)|outstanding|pending|open|missing|due|turn|agenda|on (?:the|our|my) (?:list|plate|menu|program(?:me)?|schedule)",
	"(?:next|natural|logical|following|last|final|only|remaining|own|big|obvious|one) (?:step|stop|stage|move|point|task|item|job|thing|piece|part)|plan|suggest(?:ion|s)?|propos(?:al|e|es)|make sense|makes sense|must|ha(?:s|ve) to|needs? to|needs|ready to|happy to|glad to|tomorrow(?:'s)?|brings? up|there(?:'s| is| are) (?:still|only|just|also)|don't forget|takes? us|brings? us|gets? us|leads? us|stands? between|waits?|awaits?|queue|line",
);
/** Says why, or what others do. */
const BESIDE =
	/^(?:because|since|although|though|unless|until|while|if|so that|as|for|they|he|she|people|someone|somebody|others|most|many|some)\b/iu;
/** Tells of what was. */
const PAST =
	/\b(?:was|were|had|did|said|told|thought|read|saw|heard|went|came|took|found|knew|has been|have been|used to|ago|yesterday|last (?:night|week|year|month))\b/iu;
const OPENING =
	/^(?:(?:ok(?:ay)?|great|good|nice|perfect|alright|all right|right|yes|yep|sure|cool|thanks|well|so|and|but|also|oh|fine|super|excellent)(?:[,.!:–—-]+\s*|\s+))+/iu;
/** A question that proposes nothing. */
const ASKS =
	/^(?:(?:so|and|but|or|also)[,\s]+)*(?:what(?!\s+about)|which|who|whose|when|where|why(?!\s+(?:don't|not))|how(?!\s+about)|is|are|was|were|does|do(?!\s+(?:we|you want))|did|has|have|had|can (?:one|it|that|this|the|he|she|they))\b.*[?？]\s*$/iu;
/** What is left open here is an answer. */
const ASKED =
	/\b(?:questions?|answers?|answered|whether|who|whose|wonder(?:ing)?|decided?|figure out|find out)\b|:\s*(?:is|are|do|does|should|can|could|may|must|will|how|what|when|where|which|why)\b/iu;
/** When it shall be done. */
const WHEN = /^(?:once|when|whenever|after|now that|as soon as|if|with|since|before|given|as)\b[^,]{3,80},\s*/iu;
/** What only leads to the work that is named. */
const LEADS = /^(?:(?:to|now|then|also|just|with|for|on|we|i|you|that|is|are|be|about|let's|please|next)\s+)+/iu;
const BEHIND = new RegExp(`(?:,?\\s{1,3}(?:please|${SOON.replaceAll(" ", "\\s{1,3}")})){1,12}[.!?]{0,9}$`, "iu");
/** Says how it is, or what may be, and plans nothing. */
const IDLE =
	/^(?:always|explain|say|see|find|understand|look it up|help|imagine|assume|expect|hope|guess|think|know|mean|agree|be (?:glad|happy|able|careful|sure)|call|believe|notice|say|bet|look(?:ing)?|check(?:ing)?|(?:start(?:ing)?|begin(?:ning)?) by (?:look|read|check|go)ing|re-?read|read|wait|like (?:it|that|how)|have (?:a look|another look|time))\b/iu;

/** The work that a clause proposes or announces by its form; "" where it does not, or names none. */
export function proposedWork(clause: string, by: "user" | "assistant"): string {
	const said = clause.replace(OPENING, "").replace(WHEN, "");
	if (!namesWork(said) || ASKS.test(said)) return "";
	const work = workIn(said, by);
	return work !== "" && isPlain(said) ? work : "";
}

function workIn(said: string, by: "user" | "assistant"): string {
	for (const form of FORMS) {
		const found = form.exec(said);
		const work = (found?.[1] ?? "").replace(LEADS, "").replace(BEHIND, "");
		if (found === null || !isWork(work)) continue;
		return DENIED.test(said.slice(0, said.lastIndexOf(work))) ? "" : work;
	}
	const asked = by === "user" && isRequest(said) ? (IMPERATIVE.exec(said)?.[1] ?? "") : "";
	if (isWork(asked)) return asked.replace(BEHIND, "");
	const told =
		ORDER.test(said) && !BESIDE.test(said) && !DENIED.test(said.replace(/\bdon't forget\b/i, ""))
			? said.replace(LEADS, "").replace(BEHIND, "")
			: "";
	return isWork(told) && !PAST.test(said) ? told : "";
}

function isWork(text: string): boolean {
	return text !== "" && !IDLE.test(text) && TALK.exec(text)?.index !== 0 && namesObject(text) && namesWork(text);
}

/** Whether a clause is no decision, no trouble, no report and puts nothing off. */
function isPlain(said: string): boolean {
	if (WENT_WRONG.test(said) || GIVEN_UP.test(said) || PUT_OFF.test(said) || decides(said)) return false;
	const { failure, correction, accept, decision, open, wish, next } = cuesOf(said);
	if (failure >= SURE || correction >= SURE || accept >= SURE) return false;
	if (open > 0 && ASKED.test(said)) return false;
	// What is decided or wished is a step where it is said to come.
	return (next > 0 || Math.max(decision, wish) < SURE) && reportIn(said) === "";
}
