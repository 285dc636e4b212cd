import type { Memory } from "./memory.ts";
import type { MemoryType } from "./remembered.ts";

/** The importance of each type of memory if nothing else is known. */
const BASE: Record<MemoryType, number> = { fact: 4, preference: 5, decision: 6, episode: 3, insight: 6, document: 4 };
const MOST = 10;

/** Matches these whole words, which may be on several lines, or `other`. */
const wordsOr = (words: string, other: string) =>
	new RegExp(`\\b(?:${words.replace(/\n\t*/g, "|")})\\b|${other}`, "iu");

/** Words that raise a memory to at least this importance. */
const RAISED: readonly [number, RegExp][] = [
	[
		9,
		wordsOr(
			String.raw`allerg\p{L}*|anaphyla\p{L}*|intoleran\p{L}*|diabet\p{L}*|c(?:o)?eliac|asthma\p{L}*|epilep\p{L}*|pregnan\p{L}*
				medication|pacemaker|blood type|heart condition|suicid\p{L}*|emergency contact|alérgic\p{L}*|schwanger`,
			"过敏|過敏|アレルギー|糖尿",
		),
	],
	[
		8,
		wordsOr(
			String.raw`name is|is called|wants to be called|heiße|mein name|m['’]appelle|me llamo|birthday|born (?:in|on)|geburtstag
				anniversaire|cumpleaños|died|passed away|gestorben|married|divorced|verheiratet|wife|husband|daughter|son|children
				kids|frau|tochter|sohn`,
			"我叫|名前は|誕生日",
		),
	],
	[
		8,
		wordsOr(
			String.raw`password|credentials?|secret|security|vulnerab\p{L}*|breach|encrypt\p{L}*|gdpr|dsgvo|legal|lawsuit|contract|compliance
				never (?:delete|deploy|run|share|send|merge|push)|must (?:not|never)`,
			"安全|契約",
		),
	],
	[
		7,
		wordsOr(
			String.raw`budget|salary|rent|invoice|refund\p{L}*|price|cost\p{L}*|gehalt|miete|presupuesto|loyer`,
			String.raw`[€$£¥]\s?\d|\d\s?(?:€|EUR|USD|GBP|CHF|euros?|dollars?)\b|预算|予算`,
		),
	],
	[
		7,
		wordsOr(
			"deadline|due date|release date|launch date|go-live|milestone|frist|stichtag|fecha límite|date limite",
			"截止|締め切り|締切",
		),
	],
	[
		7,
		wordsOr(
			String.raw`lives? in|moved to|works? (?:at|for|as)|employer|wohne|arbeite (?:bei|als)|habite|travaille|vivo en|trabajo|vegan
				vegetarian|vegetarisch|diet|goal is|mother tongue|native language|always|never|remember|must|required|forbidden
				mandatory|blocker|critical`,
			"住在|住んで|工作|働いて",
		),
	],
	[
		6,
		wordsOr(
			"because|reports? to|manager|owner|decided|agreed|switched|no longer|any ?more|weil|porque|parce que",
			"因为|ので",
		),
	],
];

/** Passing remarks have little importance, whatever their type. */
const GREETING =
	"ok(?:ay)?|thanks?|thank you|hello|hi|hey|great|nice|good (?:morning|night)|lol|haha|sure|danke|merci|gracias|谢谢|ありがとう";
const TRIVIA = "weather|small talk|weekend|lunch|coffee break|joke|wetter|right now|at the moment|for now|tonight";
const PASSING = new RegExp(`^(?:(?:the user )?(?:${GREETING})\\b.{0,40})$|\\b(?:${TRIVIA})\\b`, "iu");
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
