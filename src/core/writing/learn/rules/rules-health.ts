import { type Found, fact, preference, SURE } from "../found/found.ts";
import { bareObject, foundBy, type Rule, slug, thingSlug } from "./rule.ts";
import { thirdPerson } from "./third-person.ts";

const told = (clause: string): string => thirdPerson(clause) ?? clause;
const I_AM = "i(?:['’]m| am)";
const DIET =
	"vegan|vegetarian|pescatarian|pescetarian|flexitarian|teetotal|teetotaller|teetotaler|carnivore|fruitarian|on (?:a )?(?:keto|low-carb|gluten-free|dairy-free|vegan|vegetarian|mediterranean)(?: diet)?";
const CONDITION =
	"diabetes|asthma|adhd|migraines?|epilepsy|arthritis|hypertension|high blood pressure|celiac disease|coeliac disease|dyslexia|anxiety|depression|insomnia|anemia|anaemia|tinnitus|heart condition|back pain|pacemaker";
const IS_SO =
	"lactose[- ]intolerant|gluten[- ]intolerant|(?:a )?(?:type [12] )?diabetic|a?coeliac|a?celiac|pregnant|dyslexic|colou?r[- ]?blind|deaf|blind|autistic|epileptic|left-handed|asthmatic";
/** What nobody's body minds. */
const IN_JEST =
	/\b(?:meetings?|nonsense|bullshit|mornings?|mondays?|work(?:ing)?|stupid\p{L}*|people|drama|small talk|javascript|java|php|css|code|bugs?|buzzwords?|commitment|exercise|homework|bureaucracy|jargon|excel|jira|deadlines?|lies|fools|idiots?|that|this|it|you)\b/iu;
/** What stands behind it is an aside: ", which is ironic for a baker". */
const ASIDE = /,? (?:which|and|but|so|though) [\s\S]*/i;

/**
 * What somebody's body can't take counts whatever is asked, so it is static: contexts bring that each time. Recall by words
 * would not find "allergic to peanuts" for "what shall I cook?". The end of it is told only where it is asked for.
 */
const always = (content: string, key: string): Found[] =>
	/^(?:allergy|health)\.$/.test(key) ? [] : [fact(content, { key, is_static: true, confidence: SURE })];

const allergy = (clause: string, what: string): Found[] => {
	const bare = bareObject(what).replace(/[.,;!?][\s\S]*/, "");
	return bare === "" || IN_JEST.test(bare) ? [] : always(told(clause), `allergy.${thingSlug(bare)}`);
};

/** How somebody wants to eat: their preferences are brought each time too. */
const diet = (clause: string): Found[] => [preference(told(clause), { key: "diet", confidence: SURE })];

/** English: what somebody must not or will not eat, and what they live with. */
export const HEALTH_RULES: readonly Rule[] = [
	{
		pattern: new RegExp(
			`^(${I_AM} .{2,60}?),? and ((?:(?:also|severely|very) )*(?:allergic|intolerant) to .{2,60})$`,
			"iu",
		),
		found: ([, one = "", other = ""]) => [one, `I am ${other}`].flatMap((part) => foundBy(HEALTH_RULES, part)),
	},
	{
		pattern: new RegExp(
			`^(?:${I_AM} (?:really |severely |very |highly |badly |deathly |also )*(?:allergic to|intolerant to|intolerant of)|i(?: also)? have (?:a |an )?(?:severe |bad |serious |mild )?allergy to) (.{2,60})$`,
			"iu",
		),
		found: ([, what = ""], clause) => allergy(clause, what),
	},
	{
		pattern: /^i(?: also)? have (?:a |an )?(?:severe |bad |serious |mild )*(\p{L}[\p{L} -]{1,30}?) allergy$/iu,
		found: ([, what = ""]) => (IN_JEST.test(what) ? [] : allergy(`I am allergic to ${what}`, what)),
	},
	{
		pattern: new RegExp(
			`^${I_AM} (?:(?:actually|really|in fact) )*(?:no longer|not) (?:(?:actually|really) )*allergic to (.{2,40})$`,
			"iu",
		),
		found: ([, what = ""], clause) => {
			const about = thingSlug(bareObject(what).replace(/ (?:after all|any ?more|any longer)$/i, ""));
			return about === "" ? [] : [fact(told(clause), { key: `allergy.${about}`, confidence: SURE })];
		},
	},
	{
		pattern: new RegExp(`^i(?:['’]m| am) (?:also )?(${IS_SO})\\b(?!-).*$`, "iu"),
		found: ([, state = ""], clause) =>
			/^pregnant/i.test(state)
				? [fact(told(clause.replace(ASIDE, "")), { key: "health.pregnant", confidence: SURE })]
				: always(told(clause.replace(ASIDE, "")), `health.${slug(state.replace(/^a(?=c)/i, ""))}`),
	},
	{
		pattern: new RegExp(
			`^(?:i (?:have|suffer from|was diagnosed with|live with)) (?:an? |the |severe |chronic |mild |bad |type [12] )*(?:[\\p{L}]+ )?(${CONDITION})\\b.*$`,
			"iu",
		),
		found: ([, what = ""], clause) => always(told(clause.replace(ASIDE, "")), `health.${slug(what)}`),
	},
	{
		pattern: new RegExp(
			`^i(?:['’]m| am|['’]ve been| have been) (?:(?:now|still|currently|also) )*(?:(?:not|no longer) )?(?:an? )?(?:strict |lifelong |committed )?(?:${DIET})\\b.{0,80}$`,
			"iu",
		),
		found: (_, clause) => diet(clause),
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:(?:just|recently) )?(?:became|become|turned|gone|went) (?:a )?(?:vegan|vegetarian|pescatarian)\b.{0,60}$/iu,
		found: (_, clause) => diet(clause),
	},
	{
		pattern: /^i (?:(?:now|can) )*(?:eat|started eating) (?:meat|fish|animal products) again$/iu,
		found: (_, clause) => diet(clause),
	},
];
