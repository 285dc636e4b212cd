import type { Steps } from "../../base/steps.ts";
import { joined } from "../words/joined.ts";
import { SECRET_NAMES, SECRET_WORDS, TOLD_OF_SECRETS } from "../words/secret-words.ts";
import { kindsFinder, SECRET_KINDS } from "./redact.ts";
import { redacted, redaction } from "./windows.ts";

/** Words that nothing which is remembered may hold: it would be a secret, or tell where one is. */
const WORDS = new RegExp(SECRET_WORDS, "iu");

/** What is a secret by its form: every kind, or what looks a little like one. What is weak and has no such form is NAMED here. */
const FORMS = SECRET_KINDS.filter(({ weak, loose }) => weak !== true || loose !== undefined).map(
	({ hints, pattern, loose }) => ({ hints, pattern: loose ?? pattern }),
);

/** Keys of makers that are not known, by how most keys begin. */
const LIKE_KEYS: readonly RegExp[] = [
	/\b(?:(?:sk|pk|rk)[-_]|gh[opsur]_|github_pat_|xox[a-z]-|glpat-|hf_|npm_)(?=[a-z_-]{0,60}\d)[\w-]{12,}/gi,
	/\b(?:AKIA|ASIA)[A-Z0-9]{12,}|\bAIza[\w-]{20,}/g,
];

const ENDS = "(?=[.!?]+[\"'”’]?(?:\\s|$)|[。！？\\n]|$)";

/** What is named as a secret: behind the verb up to the end of the sentence, or the word that stands beside its name. */
const NAMED = [
	new RegExp(
		joined`
			(?=[^\s。！？])(?<=(?:${SECRET_NAMES})[^.!?。\n=]{0,40}?(?:\s(?:is|are|was|be|ist|lautet|est|es)(?::| that)?\s+|
			\s?[:：]\s*|は|是|为|為|는 ))(?!${TOLD_OF_SECRETS})[^\s。！？][^\n。！？]{0,300}?${ENDS}`,
		"giu",
	),
	new RegExp(`(?<=(?:${SECRET_NAMES})["']?\\s?=\\s?)[^\\s&;,]{1,200}`, "giu"),
	new RegExp(`(?<=(?:${SECRET_NAMES})\\s)["'“]?(?=[^\\s\\d]{0,60}\\d)[^\\s]{4,200}`, "giu"),
	new RegExp(
		`(?<=(?:^|\\s))[^\\s]{4,100}(?=\\s+as (?:the|my|our|your|a|its) (?:\\p{L}{1,30} ){0,2}(?:${SECRET_NAMES}))`,
		"giu",
	),
	/(?=\d)(?<=\b(?:PIN|CVV|CVC|CVC2|TAN|[Mm]y pin|[Tt]he pin|[Oo]ur pin|[Pp]in (?:code|number)|SSN)\b[^.!?\n\d]{0,40})\d[\d -]{1,30}\d/g,
];

const SECRETS = [...FORMS, ...[...LIKE_KEYS, ...NAMED].map((pattern) => ({ hints: [], pattern }))];

const secretsIn = kindsFinder(SECRETS);

/** Whether a text holds a secret, or speaks of one: no such thing is ever learned. Linear in the text. */
export function holdsSecret(text: string): boolean {
	return WORDS.test(text) || withoutSecrets(text) !== text;
}

/**
 * A text without the characters of passwords, keys, tokens, numbers of cards and the like, where something is kept word for
 * word. What neither its form nor its name shows stays. Linear in the text.
 */
export function withoutSecrets(text: string): string {
	return redacted(text, patternsFor(text));
}

/** The same in steps, for a text of any length. */
export function redactionSteps(text: string): Steps<string> {
	return redaction(text, patternsFor(text));
}

/** Those that may find something in a text, by what none of theirs is without. */
function patternsFor(text: string): RegExp[] {
	return secretsIn(text).map(({ pattern }) => pattern);
}
