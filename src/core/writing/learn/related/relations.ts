import { clauseWords } from "../../../language/people/clause-words.ts";
import { DOUBT_PATTERNS, isDoubted } from "../../../language/people/doubted.ts";
import { INVENTED_PATTERNS, isExample, workOf } from "../../../language/people/invented.ts";
import { NAME, nameOf } from "../../../language/people/named.ts";
import { joined } from "../../../language/words/joined.ts";
import { ASKING_WORDS } from "../../../language/words/stop-words.ts";
import { DENYING } from "../../../language/words/untrue-words.ts";
import { ANYONE } from "../../../model/relations/relation.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { type PeopleReader, peopleReader } from "./people.ts";
import { systemsIn } from "./systems.ts";

const ENDED = joined`
	(?:no longer|not|isn['’]?t|wasn['’]?t|never|nobody|used to (?:be|live|work|have|report)|like a|as if|almost|nearly|${DENYING})`;
/** Of whom these stand before, only what they once were to somebody is over. */
const FORMER = new RegExp(
	joined`(?<!\p{L})(?:former|ex-\p{L}+|ex (?:wife|husband|girlfriend|boyfriend|gf|bf|partner|boss|colleague|manager|friend)|
		old (?:boss|manager|landlord|flatmate|roommate|job))(?!\p{L})`,
	"iu",
);
const DENIED = new RegExp(`(?<!\\p{L})${ENDED}(?!\\p{L})`, "iu");
const OVER =
	/^[\s,]*(?:and i |and me |has |have |had )?(?:left me|broke up|split up|divorced|any ?more|no longer|nicht mehr|(?:schon )?lange nicht)\b/i;
/** What is denied before one of these is something else. */
const APART = /^[\s\S]*[,.;:!?–—]/;
/** How far from what is told a denial stands, in UTF-16 units. */
const NEAR = 22;

const LOVE = "(?:gf|bf|girlfriend|boyfriend|partner|fiancee?|fiancée?|wife|husband|ex)";
const PAIR = `(?:[Ww]e|(?:[Mm]e and |[Ii] and )(?:my ${LOVE}|${NAME})|(?:[Mm]y ${LOVE}|${NAME}) and (?:[Ii]|me))`;
const MADE_TO_GO = "(?:got|been|was) (?:fired|laid off|let go|made redundant)";
const JUST = "(?:['’]ve| have| had)?(?: just| finally| also| now| sadly)?";

const PARTNERS = ["HAS_GIRLFRIEND", "HAS_BOYFRIEND", "HAS_PARTNER", "HAS_FIANCE", "HAS_FIANCEE", "ENGAGED_TO"];
const SPOUSES = ["MARRIED_TO"];

const ENDS: readonly (readonly [RegExp, readonly string[]])[] = [
	[new RegExp(`\\b${PAIR}${JUST} (?:broke up|broken up|split up|called off the engagement)\\b`, "u"), PARTNERS],
	[new RegExp(`\\b[Mm]y ${LOVE}${JUST} (?:left|dumped|broke up with) me\\b`, "u"), PARTNERS],
	[new RegExp(`\\b[Ii]${JUST} (?:dumped|broke up with) (?:my ${LOVE}|${NAME})`, "u"), PARTNERS],
	[new RegExp(`\\b(?:${PAIR}|[Ii])${JUST} (?:got|gotten) divorced\\b`, "u"), SPOUSES],
	[/\b(?:[Ww]e['’]?re|[Ww]e are|[Ii]['’]?m|[Ii] am)(?: now| officially)? divorced\b/u, SPOUSES],
	[new RegExp(`\\b[Ii]${JUST} (?:quit my job|${MADE_TO_GO}|retired)\\b`, "u"), ["WORKS_AT"]],
];

/** All that a clause is read with for its relations. */
const ENDED_PATTERNS = ENDS.map(([pattern]) => pattern);
export const RELATION_PATTERNS = [DENIED, FORMER, OVER].concat(ENDED_PATTERNS, DOUBT_PATTERNS, INVENTED_PATTERNS);

type Reading = {
	asks?: boolean;
	/** Its writer uses no capitals. */
	small?: boolean;
	/** Who speaks, where several do. */
	by?: string | null;
	/** What the same speaker says right behind. */
	behind?: string;
	/** What reads the whole conversation; else the clause is read alone. */
	people?: PeopleReader;
	/** Only kin of the speaker, as a request of so many UTF-16 units takes them for given: "it's from my cousin Rosaire: …". */
	given?: number;
	/** Of so many UTF-16 units: what stands behind is somebody else's. */
	until?: number;
};

/** What a clause plainly says to be so between two: not what is denied or over, and of a question or doubt only what that takes for given. */
export function relationsIn(clause: string, reading: Reading = {}): FoundRelation[] {
	const { asks = false, small = isSmall(clause), by = null, people = peopleReader() } = reading;
	const { behind = "", given: only = 0, until = clause.length } = reading;
	const example = isExample(clause);
	const spoken = people(clause, small, by).filter(
		({ found, start, end, given }) =>
			end <= until &&
			(only === 0 || (given && end <= only && found.subject === USER)) &&
			!isDenied(clause, start, end) &&
			!(given && FORMER.test(clause.slice(Math.max(0, start - NEAR), end))) &&
			!isOfWork(clause, found) &&
			!(example && found.subject !== USER) &&
			(given || !(isDoubted(clause, start, end, behind) || (asks && isAsked(clause, end)))),
	);
	const systems = (asks || only > 0 ? [] : systemsIn(clause)).filter(
		({ start, end }) => !isDenied(clause, start, end) && !isDoubted(clause, start, end, behind),
	);
	const all = [
		...systems.map(({ found }) => found),
		...spoken.map(({ found }) => found),
		...(asks || only > 0 || DENIED.test(clause) ? [] : endedIn(clause)),
	];
	return [...new Map(all.map((one) => [`${one.subject} ${one.predicate} ${one.object}`, one])).values()];
}

/** Whether what a clause says of somebody is denied or doubted there, or in what is said right behind. */
export function isUntrue(clause: string, names: readonly string[], behind: string): boolean {
	const lower = clause.toLowerCase();
	const end = clause.length;
	const start = Math.min(end, ...names.map((name) => lower.indexOf(name.toLowerCase())).filter((at) => at >= 0));
	return isDenied(clause, start < end ? start : 0, end) || isDoubted(clause, start, end, behind) || isExample(clause);
}

/** Whether a text has no capitals: then any rare word of it may be a name. */
export const isSmall = (text: string): boolean => SMALL.test(text);

const SMALL = /^[^\p{L}]*\p{Ll}|(?<!\p{L})i(?:['’]?m|['’]?ve)?(?![\p{L}.])/u;

/** What a question tells before it asks: "I own a farm, can you help?". */
function isAsked(clause: string, end: number): boolean {
	const begins = clauseWords(clause).filter(({ gap, start }) => start === 0 || gap !== "");
	const asking = begins.find(({ low }) => ASKING_WORDS.has(low));
	return asking === undefined || asking.start < end;
}

function isDenied(clause: string, start: number, end: number): boolean {
	const before = clause.slice(Math.max(0, start - NEAR), start).replace(APART, "");
	return OVER.test(clause.slice(end, end + NEAR)) || DENIED.test(before + clause.slice(start, end));
}

/** What a clause tells is over: with whom, where it says so, else with the only one there was. */
function endedIn(clause: string): FoundRelation[] {
	return ENDS.flatMap(([pattern, predicates]) => {
		const match = pattern.exec(clause);
		if (match === null) return [];
		const named = match.slice(1).find((name) => name !== undefined) ?? "";
		const object = (/^\p{Lu}/u.test(named) ? nameOf(named) : null) ?? ANYONE;
		return predicates.map((predicate) => relation(USER, predicate, object, { ended: true }));
	});
}

/** Whether what is told behind "In Hamlet, " may be so there only. What the speaker says of their own is so. */
function isOfWork(clause: string, { subject, object, predicate }: FoundRelation): boolean {
	if (subject === USER || object === USER || workOf(clause) === null) return false;
	return predicate.startsWith("HAS_") || predicate === "MARRIED_TO" || predicate === "LIVES_IN";
}
