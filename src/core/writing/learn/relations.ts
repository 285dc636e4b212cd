import { isCommon } from "../../language/spoken-words.ts";
import { stem } from "../../language/stem.ts";
import { type FoundRelation, relation, USER } from "./found/found.ts";
import { isName } from "./names.ts";

/** Words for people and animals around somebody, with the predicate that says so; null: `HAS_` and the word. */
const KIN: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(
		`sister brother mother father mum mom dad daughter son aunt uncle cousin niece nephew grandmother grandfather grandma grandpa
		roommate flatmate neighbour neighbor mentor friend doctor dentist therapist landlord dog cat horse parrot rabbit hamster
		girlfriend boyfriend partner fiance fiancee colleague coworker co-worker teammate stepson stepdaughter stepmother stepfather
		mother-in-law father-in-law sister-in-law brother-in-law accountant lawyer coach tutor teacher assistant client kid baby twin gp vet nanny midwife roomie housemate godson goddaughter granddaughter grandson stepbrother stepsister bandmate classmate`
			.split(/\s+/)
			.map((word) => [word, null]),
	),
	...{ wife: "MARRIED_TO", husband: "MARRIED_TO", spouse: "MARRIED_TO" },
	...{ boss: "REPORTS_TO", manager: "REPORTS_TO", supervisor: "REPORTS_TO", "team lead": "REPORTS_TO" },
};
const WORDS = Object.keys(KIN)
	.sort((a, b) => b.length - a.length)
	.join("|");
const WHICH =
	"(?:(?:new|old|older|younger|little|big|elder|best|good|close|late|dear|twin|current|direct|line|eldest|youngest|middle) ){0,3}";
const NAME =
	"(\\p{L}[\\p{L}'’.-]{0,30}(?: (?:van|von|de|der|la) \\p{Lu}[\\p{L}'’-]{1,30}| \\p{Lu}[\\p{L}'’-]{1,30}){0,2})";
const END = "(?=[\\s,.;:!?)(=]|['’]s\\b|$)";

type Pattern = { pattern: RegExp; found: (groups: readonly string[]) => FoundRelation[] };
const rule = (source: string, found: Pattern["found"]): Pattern => ({ pattern: new RegExp(source, "gu"), found });
const any = (words: string): string =>
	words.replace(/(?<![\\\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const PATTERNS: readonly Pattern[] = [
	// "my sister Anna", "my friend is called Tamara", "my boss, Petra"
	rule(
		`\\b[Mm]y ${WHICH}(${WORDS})(?:['’]s name)?(?:,| is(?: called| named)?|['’]s(?: called| named)?| named| called|:| =)? ${NAME}${END}`,
		([kin = "", who = ""]) => kinship(USER, kin, who),
	),
	// "Petra, my boss", "Anna is my sister"
	rule(`(?<!\\p{L})${NAME}(?:,| is| =|['’]s) (?:[Mm]y|also my) ${WHICH}(${WORDS})\\b`, ([who = "", kin = ""]) =>
		kinship(USER, kin, who),
	),
	// "Anna's husband Tom", "Anna's husband is Tom"
	rule(
		`\\b(\\p{Lu}[\\p{L}-]{1,30})['’]s ${WHICH}(${WORDS})(?:,| is(?: called| named)?| =)? ${NAME}${END}`,
		([whose = "", kin = "", who = ""]) => (isName(whose) ? kinship(whose, kin, who) : []),
	),
	// "Rex is our dog"
	rule(
		`\\b[Oo]ur ${WHICH}(dog|cat|son|daughter|baby|neighbou?r|landlord|friend)s?(?:,| is(?: called| named)?| named| called)? ${NAME}${END}`,
		([kin = "", who = ""]) => kinship(USER, kin, who),
	),
	rule(
		`(?<!\\p{L})${NAME} (?:now |still |currently ){0,2}(?:works|is working|started) (?:at|for) (\\p{Lu}[\\p{L}\\p{N}&.-]{1,30}(?: \\p{Lu}[\\p{L}\\p{N}&.-]{1,30}){0,2})`,
		([who = "", where = ""]) => between(who, "WORKS_AT", where),
	),
	rule(
		`(?<!\\p{L})${NAME} (?:now |still |currently ){0,2}(?:lives|is living|moved) (?:in|to) (\\p{Lu}[\\p{L}-]{1,30}(?: \\p{Lu}[\\p{L}-]{1,30}){0,2})`,
		([who = "", where = ""]) => between(who, "LIVES_IN", where),
	),
	rule(`(?<!\\p{L})${NAME} (?:directly )?reports to ${NAME}${END}`, ([who = "", whom = ""]) =>
		between(who, "REPORTS_TO", whom),
	),
	rule(`(?<!\\p{L})${NAME} is (?:married to|the (?:wife|husband) of) ${NAME}${END}`, ([who = "", whom = ""]) =>
		between(who, "MARRIED_TO", whom),
	),
	rule(`\\b(?:[Mm]e and|[Ii] and) ${NAME} (?:just )?got married\\b`, ([whom = ""]) =>
		between(USER, "MARRIED_TO", whom),
	),
	rule(`(?<!\\p{L})${NAME} and (?:I|i|me) (?:just )?(?:got|are|were) married\\b`, ([whom = ""]) =>
		between(USER, "MARRIED_TO", whom),
	),
	rule(`(?<!\\p{L})${NAME} is engaged to ${NAME}${END}`, ([who = "", whom = ""]) => between(who, "ENGAGED_TO", whom)),
	rule(
		`(?<!\\p{L})${NAME} is (\\p{Lu}[\\p{L}-]{1,30})['’]s ${WHICH}(${WORDS})\\b`,
		([who = "", whose = "", kin = ""]) => (isName(whose) ? kinship(whose, kin, who) : []),
	),
	rule(`\\b[Ii] (?:directly )?report to ${NAME}${END}`, ([whom = ""]) => between(USER, "REPORTS_TO", whom)),
	rule(`\\b[Ii](?:['’]m| am) married to ${NAME}${END}`, ([whom = ""]) => between(USER, "MARRIED_TO", whom)),
];

const ENDED = new RegExp(
	`\\b(?:${any("no longer|not|isn't|isnt|ex|former|used to|broke up|divorced|split up|left me")})\\b|\\b[Mm]y ex[- ]`,
	"u",
);

/** Between whom and what a clause plainly says that something is so. Nothing where it is denied or over. */
export function relationsIn(clause: string): FoundRelation[] {
	if (ENDED.test(clause)) return [];
	const found = PATTERNS.flatMap(({ pattern, found }) =>
		[...clause.matchAll(pattern)].flatMap((match) => found(match.slice(1))),
	);
	return [...new Map(found.map((one) => [`${one.subject} ${one.predicate} ${one.object}`, one])).values()];
}

function kinship(whose: string, kin: string, name: string): FoundRelation[] {
	const word = kin.toLowerCase();
	const who = nameOf(name);
	if (who === null || (whose !== USER && nameOf(whose) === null)) return [];
	return [relation(whose, KIN[word] ?? `HAS_${word.toUpperCase().replace(/[^A-Z]+/g, "_")}`, who)];
}

function between(one: string, predicate: string, other: string): FoundRelation[] {
	const [subject, object] = [one === USER ? USER : nameOf(one), nameOf(other)];
	return subject === null || object === null || subject === object ? [] : [relation(subject, predicate, object)];
}

/** A name as it was written; where it has no capital, only a word that is no everyday one. */
function nameOf(text: string): string | null {
	const bare = text
		.replace(/['’]s$/u, "")
		.replace(/[.'’-]{1,4}$/u, "")
		.replace(ROLE_BEFORE, "");
	if (bare.length < 2) return null;
	if (/^\p{Lu}/u.test(bare)) return isName(bare) ? bare : null;
	const plain = /^\p{Ll}{3,12}$/u.test(bare) && !isCommon(stem(bare)) && !NO_NAME.test(bare);
	return plain ? bare : null;
}

/** "sister Anna": the name alone. */
const ROLE_BEFORE = /^\p{Ll}+ (?=\p{Lu})/u;
const NO_NAME =
	/(?:ing|ed|ly|s|ful|ous|ive|able|al|ic)$|^(?:who|whom|which|that|and|was|has|had|got|can|will|would|died|lives|works|told|said|asked|also|just|then|she|her|him|his|they|there|were|been|from|with|into|about|once)$/;
