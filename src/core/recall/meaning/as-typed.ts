import { withoutEnd } from "../../language/shorten.ts";

/** What the embedded writer puts around words that it keeps as they were said. */
const SAID = /^the user said: [“"](.+)[”"]\.?$/s;
/** Of a verb's third person, what the first one lacks. */
const THIRD = /\bthe user (\p{L}+?)(es|s)\b/gu;
const WHOLE_ES = /(?:sh|ch|ss|x|o)$/;
const FIRST = [
	[/\bthe user['’]s\b/g, "my"],
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
		.replace(THIRD, (_, verb: string, end: string) => `i ${end === "es" && !WHOLE_ES.test(verb) ? `${verb}e` : verb}`)
		.replace(/^the user\b/, "i")
		.replace(/\bthe user\b/g, "me");
}
