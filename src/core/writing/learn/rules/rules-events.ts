import { LIVED_THROUGH } from "../../../language/words/work-verbs.ts";
import { contentTerms } from "../../distill/said.ts";
import { type Found, type FoundMemory, fact, LIKELY } from "../found/found.ts";
import { type SaidDate, saidDate } from "../found/said-date.ts";
import { leadingName } from "./names.ts";
import { thirdPerson } from "./third-person.ts";

const OWN = /^(?:i|we|my [\p{L}-]+|our [\p{L}-]+)(?:['’](?:m|ve|ll|re|d))? /iu;
const SPLIT =
	/^((?:on|in|at|by|since|last|next|this|yesterday|tomorrow|about|almost|exactly|just|two|three|four|five|six|seven|\d+|an?|the day before)\b[^,]{0,40}?),? (?=i\b|i['’]|we\b|we['’]|my\b|our\b)/iu;
/** Doings that last a moment of work, and are the working state's. */
const OF_WORK =
	/\b(?:fix(?:ed)?|debug(?:ged)?|push(?:ed)?|commit(?:ted)?|tried|test(?:ed)?|ask(?:ed)?|said|told|sent|mention(?:ed)?|discuss(?:ed)?|talk(?:ed)?|saw|noticed|got an? (?:error|email|message)|error|bug|pull request|pr|talk to you|let you know|see you|get back|forgot|review|merge|deploy|look into|look at)\b|\b(?:it|this|that|these|those)\b(?! (?:week|month|year|spring|summer|autumn|winter|morning|evening|weekend))/i;
const DONE = new RegExp(`\\b(?:${LIVED_THROUGH}|\\p{L}{3,}ed)\\b`, "iu");
const AHEAD =
	/\b(?:will|['’]ll|going to|(?:['’](?:m|re)|am|are|is) (?:\p{L}+ )?\p{L}+ing|have (?:an?|my|our)|has (?:an?|his|her)|plan to|starts?|begins?|leaves?|opens?|closes?|flies|arrives?|i (?:fly|leave|start|travel|move|return|arrive|graduate))\b/iu;

/** A dated thing that was done, or is to be: "on 12 May I visited Lisbon". */
export function eventIn(sentence: string, said_at: string): FoundMemory[] {
	const date = saidDate(sentence, said_at);
	if (date === null || !isOfSomebody(sentence) || OF_WORK.test(sentence) || contentTerms(sentence).size === 0)
		return [];
	// "I'm tired today" is not done, and no plan.
	if (date.tense === "present" && date.from.slice(0, 10) === said_at.slice(0, 10)) return [];
	if (!(date.past ? DONE : AHEAD).test(sentence)) return [];
	return [dated(fact(ofThirdPerson(sentence), { confidence: LIKELY }), sentence, said_at)];
}

function isOfSomebody(sentence: string): boolean {
	return OWN.test(sentence.replace(SPLIT, "")) || leadingName(sentence) !== "";
}

const CHANGED =
	/\b(?:moved|joined|started|switched|migrated|upgraded|changed|left|quit|got|became|married|stopped|gave up|decided|agreed|since|relocated|turned|adopted|bought|launched)\b/i;

/**
 * With the day it is of, where the text has one: written out behind it if only who was there could tell. What is said to
 * have become so is so from that day on; what is to come is a plan already.
 */
function dated(found: FoundMemory, text: string, said_at: string): FoundMemory {
	const date = found.is_static ? null : saidDate(text, said_at);
	if (date === null) return found;
	const since =
		date.past && found.valid_from === null && (found.key === null || CHANGED.test(text)) ? date.from : found.valid_from;
	return { ...found, content: withDate(found.content, date), valid_from: since };
}

/** A relation since the day it is said to have begun, or until the one it ended. */
export function timed(found: Found, text: string, said_at: string): Found {
	if (found.kind === "memory") return dated(found, text, said_at);
	if (found.timeless === true) return found;
	const date = CHANGED.test(text) || found.ended ? saidDate(text, said_at) : null;
	if (date === null || !date.past) return found;
	return { ...found, [found.ended ? "valid_to" : "valid_from"]: date.from };
}

function withDate(content: string, { relative, written, phrase, past }: SaidDate): string {
	const there = content.toLowerCase().includes(phrase.toLowerCase());
	if ((there && !relative) || content.includes(written)) return content;
	const [, said = content, end = ""] = /^(.*?)([.!。]?)$/su.exec(content) ?? [];
	const aside = there ? written : `${past ? "since" : "from"} ${written}`;
	return `${said} (${aside})${end}`;
}

/** "Last week we launched", "yesterday the user ran a marathon". */
function ofThirdPerson(sentence: string): string {
	const time = SPLIT.exec(sentence);
	const told = sentence.slice(time?.[0].length ?? 0);
	if (!/^i\b/i.test(told)) return sentence.replace(/^my\b/i, "The user's");
	if (time === null) return thirdPerson(told) ?? sentence;
	const other = thirdPerson(told, "the user");
	return other === null ? sentence : `${time[0]}${other}`;
}
