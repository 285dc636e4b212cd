import { withoutEnd } from "../../../language/shorten.ts";
import { stem } from "../../../language/stem.ts";
import { contentTerms } from "../../distill/said.ts";
import { type FoundMemory, fact, LIKELY } from "../found/found.ts";
import { saidDate } from "../found/said-date.ts";
import { others } from "./third-person.ts";

/** What goes wrong with a system, said of one that is named, as it happened. */
const INCIDENT =
	/^(?:(?:the|our|my|another|today['’]s|tonight['’]s|yesterday['’]s|this (?:morning|afternoon|evening)['’]s|last night['’]s) )((?:[\p{L}\p{N}_.'’-]+ ){1,8}?)(?:(?:has|have|had|just|also|again|suddenly) ){0,3}(?:failed|crashed|flaked|broke|hung|froze|timed out|went down|ran out of|fell over|was rolled back|were rolled back|was down|were down|was unreachable|returned (?:a |an |only )?(?:5\d\d|errors?))(?![\p{L}\p{N}])(?! (?:me|my|his|her|their|up with|in love)\b)/iu;
/** What every project has: which one, nobody could tell later. */
const UNNAMED = new Set(
	"test build deploy release job pipeline script server service command run tool call request program code app computer ci suite check"
		.split(" ")
		.map(stem),
);
/** Longer ones tell a story. */
const LONGEST = 200;
const WEIGHT = 3;

/** Something that failed, with the day it did: by itself of little weight, it counts where it comes again. */
export function incidentIn(sentence: string, said_at: string): FoundMemory[] {
	const subject = sentence.length > LONGEST ? undefined : INCIDENT.exec(sentence)?.[1];
	if (subject === undefined || ![...contentTerms(subject)].some((term) => !UNNAMED.has(term))) return [];
	const told = withoutEnd(others(sentence.replace(/^my /i, "The user's ")), /[\s.!]/);
	const day = said_at.slice(0, 10);
	const dated = saidDate(sentence, said_at) === null ? `${told} (${day})` : told;
	return [fact(dated, { importance: WEIGHT, confidence: LIKELY })];
}
