import { GREETINGS, TRIVIA, WEIGHTY } from "../../language/words/importance-words.ts";
import type { Memory } from "./memory.ts";
import type { MemoryType } from "./remembered.ts";

/** The importance of each type of memory if nothing else is known. */
const BASE: Record<MemoryType, number> = { fact: 4, preference: 5, decision: 6, episode: 3, insight: 6, document: 4 };
const MOST = 10;

/** Words that raise a memory to at least this importance: whole words, or what is written without spaces. */
const RAISED: readonly [number, RegExp][] = WEIGHTY.map(({ least, words, other }) => [
	least,
	new RegExp(`\\b(?:${words.replace(/\n\t*/g, "|")})\\b|${other}`, "iu"),
]);

/** Passing remarks have little importance, whatever their type. */
const PASSING = new RegExp(`^(?:(?:the user )?(?:${GREETINGS})\\b.{0,40})$|\\b(?:${TRIVIA})\\b`, "iu");
const PASSING_RATE = 2;
/** How much of a content is read, in UTF-16 units. */
const LOOKED_AT = 2_000;

/**
 * Rates by rules how much a memory matters, from 1 to 10. Identity, health, money, dates and security matter most,
 * small talk least.
 */
export function ratedImportance({ content, type, is_static }: Pick<Memory, "content" | "type" | "is_static">): number {
	const text = content.slice(0, LOOKED_AT);
	const raised = RAISED.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
	const passing = type === "fact" || type === "episode" || type === "document";
	if (passing && raised === 0 && !is_static && PASSING.test(text.trim())) return PASSING_RATE;
	return Math.min(MOST, Math.max(raised, BASE[type]) + (is_static ? 1 : 0));
}
