import { DISBELIEVING, DOUBTING } from "../words/untrue-words.ts";

/** The last doubt before what is told, with nothing but a few words between. */
const BEFORE = new RegExp(`(?<!\\p{L})(?:${DOUBTING})(?!\\p{L})[^.!?;:]{0,60}$`, "iu");
const AFTER = new RegExp(`(?<!\\p{L})(?:${DISBELIEVING})(?!\\p{L})`, "iu");
/** The same as the first thing that is said behind. */
const NEXT = new RegExp(
	`^\\P{L}*(?:(?:but|aber|mais|pero|well|sorry|and|actually)\\P{L}+)?(?:${DISBELIEVING})(?!\\p{L})`,
	"iu",
);

export const DOUBT_PATTERNS: readonly RegExp[] = [BEFORE, AFTER, NEXT];

/** Whether what a clause tells between two places (UTF-16 units) is doubted there, behind it, or in the next words of its speaker. */
export function isDoubted(clause: string, start: number, end: number, behind: string): boolean {
	return BEFORE.test(clause.slice(0, start)) || AFTER.test(clause.slice(end)) || NEXT.test(behind);
}
