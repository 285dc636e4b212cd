import { withoutEnd } from "../../../language/shorten.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../../../language/words/calendar-names.ts";
import { bareObject } from "./rule.ts";

const CALLING =
	/(?:^|[ -])(?:nurse|chef|doctor|lawyer|judge|pilot|student|teacher|engineer|developer|designer|architect|accountant|manager|consultant|researcher|scientist|electrician|plumber|musician|physician|librarian|veterinarian|technician|politician|mathematician|carpenter|farmer|baker|painter|writer|author|actor|actress|director|editor|journalist|photographer|translator|interpreter|therapist|psychologist|psychiatrist|dentist|pharmacist|biologist|chemist|physicist|economist|analyst|artist|florist|programmer|administrator|sysadmin|founder|freelancer|professor|lecturer|tutor|coach|trainer|driver|courier|firefighter|paramedic|midwife|soldier|sailor|captain|officer|policeman|policewoman|waiter|waitress|bartender|barista|hairdresser|secretary|assistant|clerk|cashier|mechanic|welder|builder|surveyor|planner|producer|composer|guitarist|violinist|pianist|dancer|surgeon|radiologist|cardiologist|solicitor|barrister|notary|paralegal|recruiter|banker|broker|trader|auditor|gardener|beekeeper|fisherman|butcher|tailor|potter|curator|archivist|entrepreneur|contractor|intern|apprentice|postdoc|sommelier|ranger|biochemist|geologist|linguist|historian|statistician|copywriter|ceo|cto|cfo|coo|sre|dba|qa|pm)$/;
const NO_CALLING = /\b(?:bit|fan|beginner|lover|user|believer|member|good|bad|great|terrible|lousy|big|huge|better)\b/;

/** Whether words are the name of a calling, and not of a trait or a whim. */
export function isCalling(words: string): boolean {
	const noun = bareObject(words)
		.replace(/ (?:at|for|in|from|with|by|who|and|on|of|based|specialising|specializing) [\s\S]*/iu, "")
		.toLowerCase();
	if (noun.split(" ").length > 4 || NO_CALLING.test(noun)) return false;
	return CALLING.test(noun);
}

/** A proper name of up to four words: "Ada", "van der Berg", "Nova Labs". Of scripts without capitals, a short run. */
const PARTICLE = "(?:van|von|de|der|den|da|di|du|la|le|del|al|bin|ibn|of|the|y|e)";
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.&-]{0,60}|\\p{Lo}{1,12})";

/** The pattern's source, to be used with the flag u and without i. */
export const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}`;

const WHOLE = new RegExp(`^${NAME}$`, "u");
const BEGINNING = new RegExp(`^(?:the )?(${NAME})`, "u");

/** Words with a capital that name nobody. */
const NOT_NAMES = new Set(
	`I I'm I’m We My Our The A An It This That These Those He She They You There Here What Who Where When Why How Yes No Not
And But So If Then Also Everyone Everybody Someone Nobody Today Tomorrow Yesterday ${WEEKDAY_NAMES.join(" ")} ${MONTH_NAMES.join(" ")} Please Thanks Sorry
People Users User Customers Clients Visitors Passengers Guests Students Developers Engineers Teams Tests Builds Most Many Few
Something Nothing Everything Which Each Every All Some Any Both One Two Three Now Just Only In On At For From With Mr Mrs Its Their Her His Let Let's
Fine Good Great Ok Okay Sure Well Maybe Because Since After Before Wir Ich Der Die Das Ein Eine Er Sie Es Il Elle Le La Les Un Une
El Los Las Que Je On Nous Yo Mi Su Mein Meine Unser Mon Ma`.split(/\s+/),
);

/** Whether a text is a proper name. */
export function isName(text: string): boolean {
	return !/['’]s$/.test(text) && isNameLike(text);
}

/** The proper name a text begins with; "" if it begins with none. */
export function leadingName(text: string): string {
	const name = BEGINNING.exec(text)?.[1] ?? "";
	const bare = withoutEnd(name, /[.'’-]/);
	return isNameLike(bare) ? bare : "";
}

function isNameLike(text: string): boolean {
	const first = text.split(" ", 1)[0] ?? "";
	return text.length <= 60 && WHOLE.test(text) && !NOT_NAMES.has(first.replace(/['’]s$/, ""));
}

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
