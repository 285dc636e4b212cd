import { withoutEnd } from "../../language/shorten.ts";

/** What the embedded writer puts around words that it keeps as they were said. */
const SAID = /^the user said: [“"](.+)[”"]\.?$/s;
/** A verb in the third person, with an adverb before it or not. */
const THIRD = /\bthe user (?:(also|never|always|often|only|usually|still|now) )?(\p{L}+?)(ies|es|s)\b/gu;
const WHOLE_ES = /(?:sh|ch|ss|x|o|us)$/;
const FIRST = [
	[/\bthe user['’]s\b/g, "my"],
	[/\bthe user is(?:n['’]t| not)\b/g, "im not"],
	[/\bthe user (?:doesn['’]t|does not)\b/g, "i dont"],
	[/\bthe user (?:hasn['’]t|has not)\b/g, "i havent"],
	[/\bthe user is\b/g, "im"],
	[/\bthe user has\b/g, "i have"],
	[/\bthe user was\b/g, "i was"],
] as const;

/**
 * A memory as somebody would type it of himself: the sentence encoder is fitted to what people type, and places "im allergic to
 * nuts" nearer to a question than "The user is allergic to nuts." Only for comparing; nobody is shown it.
 */
export function asTyped(memory: string): string {
	const lower = withoutEnd(memory.toLowerCase(), /[.\s]/);
	const own = SAID.exec(lower)?.[1] ?? lower;
	const first = FIRST.reduce((text, [pattern, word]) => text.replace(pattern, word), own);
	return first
		.replace(THIRD, (_, adverb: string | undefined, verb: string, end: string) =>
			[
				"i",
				...(adverb === undefined ? [] : [adverb]),
				verb + (end === "ies" ? "y" : end === "es" && !WHOLE_ES.test(verb) ? "e" : ""),
			].join(" "),
		)
		.replace(/^the user\b/, "i")
		.replace(/\bthe user\b/g, "me");
}
