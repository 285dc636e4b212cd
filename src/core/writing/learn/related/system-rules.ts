import { isCommon } from "../../../language/spoken-words.ts";
import { stem } from "../../../language/stem.ts";
import { joined } from "../../../language/words/joined.ts";
import { TOOLS } from "../../../language/words/people-words.ts";
import { type FoundRelation, relation } from "../found/found.ts";
import { START } from "./relation-rule.ts";

/** The name of a program, a table or a machine, or one noun with an article. */
const NOUNS = joined`
	app|api|service|server|worker|job|db|database|bot|site|website|box|cluster|repo|team|table|script|queue|cache|bucket|gateway|proxy|
	pipeline|cron|dashboard|dashboards|frontend|backend|cli|importer|exporter|scheduler|mirror|replica|primary|staging|prod|web|
	shop|store|webhook|sensor|sensors|backup|backups|feed|crawler|parser`;
const PART = `(?:(?:the|our|its) )?([\\p{L}](?:[\\p{L}\\p{N}_/-]|[.](?=[\\p{L}\\p{N}])){1,30}(?: (?:${NOUNS}))?)`;
const NOUN = new RegExp(`^(?:${NOUNS})$`, "i");
const ENDED =
	"(?=\\s*(?:[,;)!?–—]|\\.(?:\\s|$)|$)|,? (?:and|but|so|via|over|every|at|on|with|for|by|which|not|then|when|from|in)\\b)";

const DOES: readonly (readonly [string, RegExp])[] = [
	["WRITES_TO", /^writes/],
	["READS", /^(?:reads|takes|pulls|gets)/],
	["DEPENDS_ON", /^(?:depends|needs|relies)/],
	["RUNS_ON", / on$/],
	["CALLS", /^(?:talks|calls|goes through)/],
	["USES", /^uses/],
	["SENDS_TO", /./],
];
const VERB = joined`
	(writes(?: (?:in)?to)?|reads(?: from)?|(?:runs|sits|lives|is hosted|is deployed) on|depends on|relies on|needs|feeds(?: into)?|
	(?:sends \p{Ll}+|sends|publishes|pushes|posts|exports) to|talks to|calls|goes through|(?:takes|pulls|gets) \p{Ll}+ from|uses)`;

/** What parts of a system do with each other, as an engineer tells it: "the worker writes to redis and reads from kafka". */
export const SYSTEM_PATTERN = new RegExp(
	joined`${START}(?:that |and |the way it works: )?${PART} (?:only |still |also |now )?${VERB} ${PART}
		(?:,? (?:and|then|and then) (?:it )?${VERB} ${PART})?(?:,? which ${VERB} ${PART})?${ENDED}`,
	"gu",
);

/** What a match of the pattern tells. */
export function systemIn([, one = "", verb = "", other = "", ...more]: readonly (
	| string
	| undefined
)[]): FoundRelation[] {
	const [also, another, which, last] = more.map((group) => group ?? "");
	const found = done(one, verb, other);
	if (found.length === 0) return [];
	return [...found, ...done(one, also, another), ...done(another || other, which, last)];
}

function done(one: string, verb = "", other = ""): FoundRelation[] {
	const predicate = verb === "" ? undefined : DOES.find(([, does]) => does.test(verb))?.[0];
	return predicate !== undefined &&
		isPart(one) &&
		(!PERSON.test(one) || TOOLS.test(one)) &&
		isPart(other) &&
		one !== other
		? [relation(one, predicate, other)]
		: [];
}

/** A word with a capital that is not known as a program may be somebody. */
const PERSON = /^\p{Lu}\p{Ll}+$/u;

/** A technical name, or a word that is none of everyday talk. */
function isPart(name: string): boolean {
	const last = name.split(" ").at(-1) ?? name;
	return /[\d_./-]/.test(name) || NOUN.test(last) || !isCommon(stem(last.toLowerCase()));
}
