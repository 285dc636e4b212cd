import { contentTerms } from "../../distill/said.ts";
import { CLEAR, type Found, LIKELY, preference, SURE } from "../found/found.ts";
import { topicOf } from "./names.ts";
import { bareObject, type Rule, slug, thingSlug } from "./rule.ts";
import { others, thirdPerson } from "./third-person.ts";

const REALLY =
	"(?:(?:really|absolutely|truly|just|also|still|now|always|generally|usually|strongly|much|personally|actually|simply|quite|particularly|especially|mostly|kind of|totally|do) )*";

const DEICTIC =
	/^(?:it|this|that|these|those|how|what|when|where|why|which|who|your|you|him|her|them|being able|everything|anything|something|both|either|all|the (?:way|idea|fact|look|sound|thought|one|first|second|third|last|other)|to (?:know|see|hear|ask|say|think|thank|point|add|make sure|note|mention)|seeing|hearing|having to|doing that|myself|us|me)\b/i;
const OF_NOW =
	/^the (?!(?:sea|ocean|mountains|outdoors|beach|beaches|countryside|city|rain|snow|heat|cold|smell|sound|taste|theatre|theater|opera|piano|guitar|violin|color|colour|night|autumn|winter|summer|spring|nineties|eighties)\b)(?!\p{Lu})/iu;
const OF_MOMENT =
	/\b(?:one|ones|option|version|idea|approach|suggestion|proposal|draft|answer|plan|look of|sound of it)$/i;

/** Whether something is named that one may like any day, and not what was just shown or said. */
function isLasting(object: string): boolean {
	if (DEICTIC.test(object) || (/^the /i.test(object) && OF_NOW.test(object) && !/^the \p{Lu}/u.test(object)))
		return false;
	return !OF_MOMENT.test(object) && object.split(" ").length <= 14 && contentTerms(object).size > 0;
}

const likes = (object: string, clause: string): Found[] => {
	const bare = bareObject(object);
	if (!isLasting(bare)) return [];
	const about = topicOf(bare) ?? (thingSlug(bare) === "" ? null : `likes.${thingSlug(bare)}`);
	return [preference(thirdPerson(clause) ?? clause, { key: about, confidence: CLEAR })];
};

const prefers = (object: string, clause: string): Found[] => {
	if (DEICTIC.test(object) || contentTerms(object).size + (topicOf(object) === null ? 0 : 1) === 0) return [];
	const [one = "", other = ""] = bareObject(object).split(/ (?:over|to|rather than|instead of|than|not) /i);
	const pair = other === "" ? null : `prefers.${[thingSlug(one), thingSlug(other)].sort().join(".")}`;
	return [preference(thirdPerson(clause) ?? clause, { key: topicOf(object) ?? pair, confidence: SURE })];
};

const asked = (clause: string, lasting: boolean): Found[] => {
	const key = topicOf(clause);
	if (key === null && (!lasting || contentTerms(clause).size === 0)) return [];
	const wish = clause.replace(
		/^(?:(?:please|kindly),? |(?:i(?:['’]d| would)? (?:like|love|want|need) you|you (?:should|must)) (?:to )?)/i,
		"",
	);
	const plain = /^i (?:want|need)\b/i.test(wish) ? (thirdPerson(wish) ?? wish) : ofUser(wish);
	return [preference(plain, { key, confidence: lasting ? SURE : LIKELY })];
};

/** A wish says whose it is: "in my code" as "in the user's code". */
const ofUser = (wish: string): string => wish.replace(/\bmy\b/g, "the user's").replace(/\bme\b/g, "the user");

const favourite = (least: string, what: string, value: string): Found[] => {
	const bare = bareObject(value);
	if (DEICTIC.test(bare) || slug(what) === "" || contentTerms(`${what} ${bare}`).size === 0) return [];
	const name = least === "" ? "favourite" : "least_favourite";
	const words = `${least === "" ? "" : "least "}favourite ${what}`;
	return [
		preference(`The user's ${words} ${/[^s]s$/.test(what) ? "are" : "is"} ${others(bare)}`, {
			...{ key: `${name}.${slug(what)}`, value: bare, confidence: SURE },
		}),
	];
};

const HABITS =
	"use|drink|eat|take|write|travel|fly|work|wear|buy|order|go|run|sleep|wake up|get up|read|listen|watch|cook|pay|book|sit|choose|format|name|test|commit|deploy|indent|cycle|swim|walk|commute|smoke|have (?:breakfast|lunch|dinner|coffee|tea)";

/** English: what somebody likes, wants and is used to. */
export const PREFERENCE_RULES: readonly Rule[] = [
	{
		pattern:
			/^my (?:all[- ]time |absolute )?(least )?favou?rite ([\p{L}\p{N}' -]{2,40}?) (?:is|are|has always been)(?: (?:now|still|definitely|probably|called))* (.{2,120})$/iu,
		found: ([, least = "", what = "", value = ""]) => favourite(least, what, value),
	},
	{
		pattern:
			/^(.{2,60}?) (?:is|are) (?:now |still |definitely )?my (?:all[- ]time |absolute )?(least )?favou?rite ([\p{L}\p{N}' -]{2,40})$/iu,
		found: ([, value = "", least = "", what = ""]) => favourite(least, what, value),
	},
	{
		pattern: /^i (?:don['’]t|do not|no longer|never|can['’]t|cannot) (?:eat|drink) (.{2,50})$/iu,
		found: ([, what = ""], clause) =>
			isLasting(bareObject(what).split(",", 1)[0] ?? "")
				? [
						preference(thirdPerson(clause) ?? clause, {
							key: `diet.${thingSlug(bareObject(what).split(",", 1)[0] ?? "")}`,
							confidence: SURE,
						}),
					]
				: [],
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:(?:just|finally|recently) )?(?:gave up|given up|quit|stopped) (smoking|drinking|meat|sugar|coffee|alcohol|caffeine|eating .{2,30}|drinking .{2,30})\b.{0,40}$/iu,
		found: (_, clause) => [preference(thirdPerson(clause) ?? clause)],
	},
	{
		pattern: new RegExp(`^i ${REALLY}prefer (?:to (?:use|have|get|work with) )?(.{2,200})$`, "iu"),
		found: ([, object = ""], clause) => prefers(object, clause),
	},
	{
		pattern:
			/^i(?: would|['’]d) (?:rather|prefer(?: to)?) (?:use |have |get )?(.{2,160}(?: (?:than|over|to|instead of) .{2,80}))$/iu,
		found: ([, object = ""], clause) => prefers(object, clause),
	},
	{
		pattern: new RegExp(
			`^i ${REALLY}(?:like|love|enjoy|adore|hate|dislike|detest|despise|loathe|can['’]?t stand|cannot stand|can['’]?t bear|don['’]t (?:${REALLY})(?:like|enjoy|care for)|do not (?:${REALLY})(?:like|enjoy)|no longer (?:like|enjoy|love)) (.{2,160})$`,
			"iu",
		),
		found: ([, object = ""], clause) => likes(object, clause),
	},
	{
		pattern:
			/^i(?:['’]m| am) (?:not |no longer )?(?:(?:really|very|also|still|totally) )*(?:an? (?:(?:big|huge|great) )?fan of|fond of|keen on|into|crazy about|passionate about) (.{2,120})$/iu,
		found: ([, object = ""], clause) => likes(object, clause),
	},
	{
		pattern: new RegExp(`^i (?:always|never|usually|normally|typically|rarely|only) (?:${HABITS})\\b(.{2,120})$`, "iu"),
		found: ([, rest = ""], clause) =>
			/\b(?:this|that|these|those|it)\b/i.test(rest) || contentTerms(rest).size === 0
				? []
				: [preference(thirdPerson(clause) ?? clause, { key: topicOf(clause), confidence: LIKELY })],
	},
	{
		pattern:
			/^we (?:(?:strongly|generally|always|usually|never|only) )+(?:prefer|use|write|deploy|test|review|merge|commit|name|format|squash|release|ship|meet|work)\b(.{2,160})$|^we prefer (.{2,160})$/iu,
		found: ([, rest = "", rather = ""], clause) =>
			contentTerms(rest + rather).size === 0 && topicOf(clause) === null
				? []
				: [preference(clause, { key: topicOf(clause), confidence: CLEAR })],
	},
	{
		pattern:
			/^(?:(?:please|kindly),? )?(?:(?:always|never|from now on|in (?:the )?future|going forward|by default|as a rule)\b|(?:don['’]t|do not) (?:ever|again)\b|.{3,120}\b(?:from now on|in (?:the )?future|going forward|by default|every time)$).{0,200}$/iu,
		found: ([whole = ""], clause) => (IMPERATIVE.test(whole) ? asked(clause, true) : []),
	},
	{
		pattern:
			/^(?:i(?: would|['’]d) like|i (?:don['’]t )?(?:want|need)|you should|you must|i(?:['’]d| would) love) (?:you to |your |all |my |to have |to get )?(.{3,160})$/iu,
		found: ([whole = ""], clause) =>
			/\b(?:always|never|from now on|every time)\b/i.test(whole) || /^(?!editor)/.test(topicOf(whole) ?? "editor")
				? asked(clause, true)
				: [],
	},
	{
		pattern: /^.{3,60},? please$/iu,
		found: (_, clause) => asked(clause.replace(/,? please$/i, ""), false),
	},
	{
		pattern:
			/^(?:please,? )?(?:use|indent (?:with|using)|answer|reply|respond|write|keep|be|speak|talk|give me|show|avoid|no|stop using|don['’]t use|do not use)\b.{2,120}$/iu,
		found: (_, clause) => asked(clause, false),
	},
];

/** What is asked for, and not told of others: "never mind", "always the same" and "from now on I …" are none. */
const IMPERATIVE =
	/^(?:(?:please|kindly),? )?(?:(?:always|never|from now on,?|in (?:the )?future,?|going forward,?|by default,?|as a rule,?|don['’]t(?: ever| again)?|do not(?: ever)?|ever|please) )*(?!(?:mind|the|a|an|we|it|this|that|i|he|she|they|there|had|seen|been|was|is|\p{L}*[^\s]s(?<![su]s))\b)\p{L}/iu;
