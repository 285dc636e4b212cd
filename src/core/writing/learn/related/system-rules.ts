import { isCommon } from "../../../language/spoken-words.ts";
import { stem } from "../../../language/stem.ts";
import { joined } from "../../../language/words/joined.ts";
import { type FoundRelation, relation } from "../found/found.ts";
import { START } from "./relation-rule.ts";

/** The name of a program, a table or a machine, or one noun with an article. */
const NOUNS = joined`
	app|api|service|server|worker|job|db|database|bot|site|website|box|cluster|repo|team|table|script|queue|cache|bucket|gateway|proxy|
	pipeline|cron|dashboard|dashboards|frontend|backend|cli|importer|exporter|scheduler|mirror|replica|primary|staging|prod|web|
	shop|store|webhook|sensor|sensors|backup|backups|feed|crawler|parser`;
const PART = `(?:(?:the|our|its?) )?([\\p{L}](?:[\\p{L}\\p{N}_/-]|[.](?=[\\p{L}\\p{N}])){1,30}(?: (?:${NOUNS}))?)`;
const NOUN = new RegExp(`^(?:${NOUNS})$`, "i");
const ENDED =
	"(?=\\s*(?:[,;)!?–—]|\\.(?:\\s|$)|$)|,? (?:and|but|so|via|over|every|at|on|with|for|by|which|not|then|when|from|in)\\b)";

const DOES: readonly (readonly [string, string])[] = [
	["writes (?:in)?to", "WRITES_TO"],
	["reads(?: from)?", "READS"],
	["(?:runs|sits|lives|is hosted|is deployed) on", "RUNS_ON"],
	["depends on|needs", "DEPENDS_ON"],
	["feeds(?: into)?|sends (?:\\p{Ll}+ )?to|publishes to|pushes to|posts to|exports to", "SENDS_TO"],
	["talks to|calls|goes through", "CALLS"],
	["uses", "USES"],
];

/** What parts of a system do with each other, as an engineer tells it: "the worker writes to redis". */
export const SYSTEM_RULES = DOES.map(([verb, predicate]) => ({
	pattern: new RegExp(
		joined`${START}(?:that |and |the way it works: )?${PART} (?:only |still |also |now )?(?:${verb}) ${PART}${ENDED}`,
		"gu",
	),
	found: (groups: readonly string[]): FoundRelation[] => done(groups, predicate),
}));

function done([one = "", other = ""]: readonly string[], predicate: string): FoundRelation[] {
	return isPart(one) && isPart(other) && one !== other ? [relation(one, predicate, other)] : [];
}

/** A technical name, or a word that is none of everyday talk. */
function isPart(name: string): boolean {
	const last = name.split(" ").at(-1) ?? name;
	return /[\d_./-]/.test(name) || NOUN.test(last) || !isCommon(stem(last.toLowerCase()));
}
