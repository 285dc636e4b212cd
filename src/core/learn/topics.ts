/** What a wish is about, where a later one replaces it. */
const TOPICS: readonly [RegExp, string][] = [
	[/\b(?:tabs|spaces)\b|\bindent/i, "editor.indent"],
	[/\b(?:dark|light) (?:mode|theme)\b/i, "ui.theme"],
	[
		/\b(?:in|auf) (?:british |american |plain |simple )?(?:english|german|french|spanish|italian|dutch|swedish|norwegian|danish|finnish|polish|portuguese|russian|arabic|chinese|japanese|korean|hindi|turkish|deutsch|englisch)\b/i,
		"answers.language",
	],
	[
		/\b(?:short|shorter|brief|briefly|concise|concisely|terse|succinct|long|longer|detailed|in detail|thorough|to the point)\b(?=.{0,400}\b(?:answers?|repl(?:y|ies)|responses?|explanations?|summaries)\b)|\b(?:answers?|repl(?:y|ies)|respon(?:d|ses?)|explanations?|be)\b.{0,400}\b(?:short|shorter|brief|briefly|concise|concisely|terse|succinct|detailed|in detail|thorough|to the point)\b/i,
		"answers.length",
	],
	[/\b(?:kurze antworten|réponses courtes|respuestas (?:cortas|breves))\b/i, "answers.length"],
	[/\bemojis?\b/i, "answers.emojis"],
	[/\b(?:bullet points|bulleted lists|tables|plain prose|markdown)\b/i, "answers.format"],
	[/\b(?:formal|informal|casual) (?:tone|language|style)\b/i, "answers.tone"],
	[/\b(?:metric|imperial|celsius|fahrenheit)\b/i, "units"],
	[/\b(?:24|12)[- ]?h(?:our)?s?\b/i, "time.format"],
	[/\b(?:single|double) quotes\b/i, "code.quotes"],
	[/\bsemicolons?\b/i, "code.semicolons"],
	[/\b(?:camelCase|snake_case|kebab-case|PascalCase)\b/i, "code.naming"],
	[/\b(?:window|aisle) seats?\b/i, "travel.seat"],
];

/** The key of what a wish is about; null where it is of no known kind. */
export function topicOf(text: string): string | null {
	return TOPICS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
