import { cue } from "./cues.ts";
import { entryOf, type Reading, withoutLead } from "./read-text.ts";
import { isSame, topicStems } from "./step-match.ts";

const MOST_DECISIONS = 6;
const DECISION_UNITS = 180;

const DECIDED = cue(
	"(?:we|i)(?:'ll| will| are going to|'re going to| should) (?:use|go with|stick (?:with|to)|keep|adopt|stay with)|let's (?:use|go with|go for|stick (?:with|to)|keep|adopt|do it with|settle on)",
	"decided|decision|(?:i|we) (?:chose|picked|opted|selected|prefer|agreed)|(?:is|was|been) chosen|opted for|settled on|going with|go with|agreed (?:to|on|that)|we're using|final(?:ly)? (?:choice|answer)|[\\w.]{1,80} it is(?=[.!]?$)|(?:use|using|take|taking|go|going|do|doing|with) .{1,60} (?:instead of|rather than)|no longer us(?:e|ing)|switch(?:ing|ed)? (?:from|to)|my choice|the winner is",
	"wir (?:nehmen|verwenden|nutzen)|entschieden|einigen uns|bleiben bei|on (?:va utiliser|utilise|prend|part sur|choisit)|décidé|nous avons choisi|vamos a usar|usaremos|decidimos|hemos decidido|elegimos|nos quedamos con",
);
const OPEN = cue(
	"not decided|haven't decided|hasn't decided|undecided|to be decided|decide later|not sure|should we|could use|might use|if we|whether|need to decide|need a decision|can't decide|pros and cons",
);
const REASON =
	/^(?:because|since|that way|the reason|reason|this (?:way|lets|gives|avoids|keeps|means)|it (?:lets|gives|avoids|keeps))\b/i;
const REPLACES = cue(
	"instead|rather than|no longer|changed my mind|change(?:d)? of plan|on second thought|switch(?:ing|ed)?|scratch that|actually|after all|not .{1,40} anymore|revise[sd]?|doch|finalement|en realidad",
);

/** The decisions after those of a message, newest last. One that replaces another takes its place. */
export function afterDecisions(decisions: readonly string[], { sentences }: Reading): string[] {
	let next = [...decisions];
	for (const [index, { text }] of sentences.entries()) {
		if (!decides(text)) continue;
		const after = sentences[index + 1]?.text ?? "";
		const whole = REASON.test(after) && text.length + after.length < DECISION_UNITS ? `${text} ${after}` : text;
		const entry = entryOf(withoutLead(whole), DECISION_UNITS);
		if (topicStems(entry).size === 0) continue;
		next = [...next.filter((other) => !isSame(other, entry) && !isReplaced(other, entry)), entry];
	}
	return next.slice(-Math.max(MOST_DECISIONS, decisions.length));
}

/** Whether a sentence says what was decided. */
export function decides(text: string): boolean {
	return DECIDED.test(text) && !OPEN.test(text) && !/[?？]\s*$/.test(text);
}

/** A change of mind about something that both name. */
function isReplaced(older: string, newer: string): boolean {
	if (!REPLACES.test(newer)) return false;
	const known = topicStems(older);
	return [...topicStems(newer)].filter((word) => known.has(word) && !GENERAL.has(word)).length > 0;
}

/** Words of deciding itself. */
const GENERAL = topicStems(
	"use using go with stick keep adopt pick choose decide decided decision instead prefer agreed switch because reason rather",
);
