import { IRREGULAR, NO_WORK } from "../../language/words/work-verbs.ts";
import { namesWork } from "./naming.ts";

const HOW =
	"(?:(?:just|also|now|already|successfully|finally|both|then|have|has|had|been|being|fully|all|so far|since|actually|even|only|quickly|quietly|properly|went ahead and|at last) )*";
const WHO =
	"(?:(?:i|we|you|they|he|she|who|somebody|someone|(?:the|my|our) (?:team|boss|colleagues?|partner|folks|others|crew))(?:'ve|'s)? )";
const PAST = `(?:(?!(?:${NO_WORK})\\b)(?:\\p{L}+-)?(?:\\p{L}{2,}ed|${IRREGULAR})(?: (?:up|out|off|down|away|together|back))?)`;
/** What is worked on follows; not where, about or with whom. */
const OBJECT =
	"(?= (?!(?:at|about|into|of|for|to|with|like|by|from|that|as|if|it|me|us|you|how|why|what)\\b)[\\p{L}\\d\"'(])";
const WAS = "(?:was|were|got|gets|(?:has|have|had|'ve|'s) (?:\\w+ )?been)";
const ENDED =
	"done|finished|completed?|concluded|closed|merged|live|green|history|through|settled|sorted|handled|covered|dealt with|taken care of|wrapped(?: up)?|set up|over|gone|there|solved|cleared|checked|ticked|crossed|struck|buttoned up|nailed|tied up|put to (?:bed|rest)|a wrap|down";
const AWAY =
	"in place|in the (?:bag|books?|can|past|bank|box|clear)|out of the (?:way|picture|door)|out the door|behind (?:us|me|you)|off (?:the|my|our|your) \\w+|off to \\w+|over (?:the (?:line|hump|hurdle|finish(?:ing)? line)|and done(?: with)?)|across the line|past (?:us|tense)|on (?:its|the) (?:way out|shelf)|up and running|a thing of the past|no longer (?:open|an issue|a worry|pending|outstanding|on)|nothing left|under (?:our|my) belt|water under|said and done|where it (?:should|belongs)|good to go|as (?:done|complete|finished|closed)";

const FORMS = [
	// "I mapped …", "Just mapped …", "You'll find that I mapped …"
	`(?:^|[:–—] )(?:and |fyi |btw |there |so |in the end |meanwhile )?${WHO}?${HOW}${PAST}${OBJECT}`,
	`(?<![\\p{L}'])${WHO}${HOW}${PAST}${OBJECT}`,
	// "Managed to get …"
	"\\b(?:managed|(?:was|were) able|remembered|got (?:a?round)) (?:to|in) \\p{L}+",
	// "… was mapped", "… has been mapped"
	`${WAS} (?:\\w+ly )?(?!(?:${NO_WORK})\\b)(?:\\p{L}{2,}ed|${IRREGULAR})(?!\\p{L})`,
	// "… is done", "with … sorted", "… sorted"
	`(?:\\b(?:is|are|am|was|were|looks|seems|counts as|consider|considered|call|has|have|now|been|with|got|that|that makes|made)|'s|'m|'re)\\b.{0,90}?(?<![\\p{L}-])(?:${ENDED})(?=(?: (?:now|too|as well|already|today|again|at last|and|with|for|since|on))|[\\s.!)]{0,9}$)`,
	`(?<![\\p{L}-])(?:${AWAY})(?!\\p{L})`,
	// "Done: …", "… : done"
	`^(?:(?:all|and|one|another|that's|that is|is|\\w+ (?:one|down|more|less)) ){0,12}(?:${ENDED}|tick|check|down|complete|off the list|achieved|fait|accompli)\\b(?: (?:with|and|now|too|off|is|are|today)){0,12}\\s{0,3}[:,–—-]`,
	`[:,–—-] (?:all |is |now |and |that's |it's |also ){0,12}(?:${ENDED}|tick|check)[.!]{0,9}$`,
	// "That settles …"
	"^(?:that|this|which) (?:settles|closes|completes|concludes|finishes|ends|wraps up|takes care of|ticks off|rounds off|does it for)\\b",
	// "… went through", "… made it"
	"\\b(?:went|gone|came|comes|ran) (?:well|fine|smoothly|through|live|in|out|off|without|together|by|over)\\b|\\b(?:made it|turned out (?:well|fine|nicely)|worked out|panned out|ended|landed|concluded|succeeded|has happened|ran its course|paid off)\\b",
	// "Cross … off", "scratch … from the list"
	"\\b(?:cross|strike|tick|check|scratch|take|took|taking|crossing|ticking|checking|striking) .{0,90}\\b(?:off|from (?:the|our|my|your) \\w+)",
].map((form) => new RegExp(form.replaceAll(" ", "\\s{1,3}"), "iu"));

/** Opens a report, and says nothing of what was done. */
const OPENING =
	/^(?:(?:you(?:'ll| will| may| can)|we|i) (?:find|see|notice|be glad to hear|guess|think|believe|can say|can report)(?: that)?|(?:managed|(?:was|were) able) to(?: get)?|(?:all )?done with|i'm done with|with|that's it for|that's|that is|tick|done|check|so|(?:this|that) (?:closes|settles)|(?:good |great )?news|report|status|update|success|fyi)\s{0,3}[:,–—-]?\s{1,3}/iu;

/** A clause is looked at for several ends: what was read last is kept. */
const readLast = new Map<string, string>();
const MOST_KEPT = 64;

/** The part of a clause up to where it says by its form that some work is over; "" where it does not, or names none. */
export function reportIn(clause: string): string {
	const known = readLast.get(clause);
	if (known !== undefined) return known;
	if (readLast.size >= MOST_KEPT) readLast.clear();
	const report = namesWork(clause) ? untilReported(clause) : "";
	readLast.set(clause, report);
	return report;
}

function untilReported(clause: string): string {
	for (const form of FORMS) {
		const found = form.exec(clause);
		if (found !== null) return clause.slice(0, found.index + found[0].length);
	}
	return "";
}

/** A report as a step: without what opens it. */
export function bareReport(clause: string): string {
	const bare = clause.replace(OPENING, "");
	return namesWork(bare) ? bare : clause;
}
