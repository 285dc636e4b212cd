import { withoutEnd } from "../../../language/shorten.ts";
import { CLEAR, type Found, fact, LIKELY, relation, SURE } from "../found/found.ts";
import { isName, leadingName, NAME } from "./names.ts";
import { productIn, written } from "./products.ts";
import { bareObject, type Rule, slug } from "./rule.ts";

/** What a project has one of, and what is told of it with a value. */
const THING =
	"[\\p{L}-]{3,20} date|(?:project|product|app|company|startup|team|code) ?name|codename|code name|wi-?fi (?:name|network)|(?:gate|door|entry|building) code|dead ?line|due date|cut-?off(?: date)?|release(?: date)?|launch(?: date)?|go-live(?: date)?|milestone|kick-?off|start date|end date|budget|repo(?:sitory)?(?: url)?|(?:main|default|release|trunk) branch|server|database|url|domain|endpoint|host(?:name)?|ip(?: address)?|port|region|bucket|cluster|version|licen[cs]e|client|customer|sponsor|investor|supplier|vendor|provider|product owner|project manager|scrum master|tech(?:nical)? lead|team lead|project lead|lead|cto|ceo|cfo|contact(?: person)?|stack|tech stack|framework|programming language|currency|price|rent|fee|office|headquarters|address|stand-?up|retro(?:spective)?|sprint length|demo|quota|rate limit|sla|retention(?: period)?|target|goal|objective|mission|flight|hotel|train|appointment|wedding|venue|conference|slogan|motto|mascot|font|brand colou?r|locale|time ?zone|on-call|maintenance window";
const EVENT =
	"dead ?line|release|launch|go-live|milestone|kick-?off|stand-?up|retro(?:spective)?|demo|flight|hotel|train|appointment|wedding|conference|maintenance window";
const QUALIFIER = "(?:[\\p{L}\\p{N}'’.-]+ ){0,3}";
const FOR = "(?: (?:for|of|to) (?:the |our |my )?([\\p{L}\\p{N}'’ .-]{2,40}?))?";
const BECAME =
	"(?:is|was|are|will be|has been|['’]s)(?: now| currently| still)? (?:moved|changed|postponed|pushed(?: back| out)?|brought forward|raised|cut|reduced|increased|set|lowered|extended|shifted|rescheduled|fixed|renamed) (?:from .{1,40}? )?(?:to|at|for|on|until)|(?:has )?(?:moved|changed|slipped) (?:from .{1,40}? )?to|(?:is|are|will be|['’]s)(?: now| currently| called| named| on| at| in)*";
const IS = new RegExp(`^(?:the|our|my) (${QUALIFIER}(?:${THING}))${FOR} (?:${BECAME}) (.{1,160})$`, "iu");
const CHANGED = new RegExp(
	`^(?:we|they|i)(?:['’]ve| have)? (?:just |now |also )?(?:moved|pushed|postponed|changed|set|raised|cut|reduced|increased|extended|shifted|rescheduled|lowered|renamed) (?:the|our|my) (${QUALIFIER}(?:${THING}))${FOR}(?: back| out)?(?: from .{1,40}?)? (?:to|at|for|until|on) (.{1,160})$`,
	"iu",
);
const OFF = new RegExp(
	`^(?:the|our|my) (${QUALIFIER}(?:${EVENT}))${FOR} (?:was|is|has been|got) (?:cancell?ed|called off|postponed indefinitely)$`,
	"iu",
);
const CALLED =
	/^(?:the|our|my) (?:new |little |small |side )?(project|product|app|application|company|startup|start-up|team|service|tool|website|game|library|band|shop|business|blog|podcast|newsletter|book|boat) (?:is (?:now )?(?:called|named)|(?:was|got|has been) renamed(?: from .{1,40}?)? to|goes by(?: the name(?: of)?)?|['’]s name is|name is) (.{2,60})$/iu;
const NAMES_IT =
	/^(?:we|i)(?:['’]re| are|['’]m| am|['’]ve| have)? (?:calling|call|called|naming|named|renamed) (?:the|our|my) (project|product|app|company|startup|team|service|tool|game|library) (?:to )?["'“]?(\p{Lu}[\p{L}\p{N} .-]{1,40})["'”]?$/iu;
const SYSTEM =
	/^(?:the|our|my) ([\p{L}\p{N} .-]{2,40}?) (?:is |are )?(?:now |currently |still |all )*(runs? on|running on|hosted (?:on|at|with|in)|deployed (?:on|to|with|at)|written in|built (?:with|on|in)|lives? (?:on|at|in)|stored in|uses|powered by|depends? on|connected to|listens? on) (.{2,100})$/iu;
const HAS =
	/^(?:we have|we['’]ve got|there is|there['’]s|i have) (?:a|an) (?:total |monthly |yearly |annual |strict |hard )*(budget|deadline|quota|rate limit) (?:of|on|for|at) (.{2,100})$/iu;
const SIZE =
	/^(?:we['’]re|we are|our team (?:is|has)|the team (?:is|has)|we have) (?:a team of |about |around |only )*((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred) (?:people|developers|engineers|employees|members|of us)|a team of (?:\d+|\p{L}+))\b.{0,60}$/iu;
const MAKING =
	/^(?:we['’]re|we are|our (?:team|company|startup) is) (?:currently |now )?(?:building|developing|making|launching) (an? .{4,160})$/iu;

/** A new one takes the place of the old; of clients or offices it may stand beside it. */
const NEW =
	/^(?:new|current|updated|revised|actual|correct|final) (?=dead|due|release|launch|go-live|start|end|budget|url|domain|version|price|rent|fee|target|goal|name)/i;

const OUR_ROLE = new RegExp(
	`^(${NAME}) is (?:now )?(?:our|the) (?:new )?(C[A-Z]O|ceo|cto|cfo|product owner|project manager|tech lead|team lead|scrum master|client|sponsor|landlord)$`,
	"u",
);

const STATUS =
	/^(?:not|down|up|broken|slow|fast|ready|green|red|late|over|near|close|tight|unclear|unknown|ok|okay|fine|good|bad|great|wrong|right|done|finished|gone|back|offline|online|working|running|failing|full|empty|too|very|so|really|still|coming|approaching|important|flexible|done|missing|being|getting|going|in progress|at risk|strict|fixed|open|closed|set$)\b/i;
const TELLING =
	/[\p{N}@/]|(?:^|\s)["'`“]?\p{Lu}|\b(?:tomorrow|next (?:week|month|year)|end of (?:the )?(?:week|month|year|quarter)|to \p{Ll}{3,}|mid-\p{L}+)\b|\p{L}\.\p{L}/u;

const isValue = (text: string): boolean => text.length <= 120 && !STATUS.test(text) && TELLING.test(text);
const alone = (text: string): string => withoutEnd(bareObject(text).replace(/^["'“‘`]+/, ""), /["'”’`]/);

function valued(clause: string, thing: string, purpose: string, value: string): Found[] {
	const bare = alone(value);
	if (!isValue(bare)) return [];
	return [fact(clause, { key: valueKey(thing, purpose), value: bare, confidence: SURE })];
}

function valueKey(thing: string, purpose: string): string {
	const about = slug(thing.replace(NEW, ""))
		.replace(/^due_date$|^cut_off(?:_date)?$/, "deadline")
		.replace(/^dead_line$/, "deadline")
		.replace(/_date$/, "");
	const own = /^(?:goal|objective|mission)$/.test(about) ? `project.${about}` : about;
	return purpose === "" || /^(?:this|that|it|these|those|now|us)\b/i.test(purpose) ? own : `${own}.${slug(purpose)}`;
}

function called(what: string, name: string): Found[] {
	const bare = alone(name).replace(/^(?:the )(?=\p{Lu})/u, "");
	if (!/^\p{Lu}|^[\p{Ll}\p{N}]+$/u.test(bare) || bare.split(" ").length > 4) return [];
	const noun = what.toLowerCase();
	return [fact(`The ${noun} is called ${bare}`, { key: `${slug(noun)}.name`, value: bare, confidence: SURE })];
}

function running(clause: string, system: string, how: string, where: string): Found[] {
	const product = productIn(bareObject(where).split(/ (?:in|at|for|behind|as|and|with) /)[0] ?? "");
	const place = product === null ? leadingName(where) : written(product);
	if (place === "" || slug(system) === "") return [];
	const relied = /^depends?/i.test(how);
	// "The API uses Redis" leaves room for what else it uses.
	const many = relied || /^(?:uses|connected)/i.test(how);
	const key = `${slug(system)}.${how
		.toLowerCase()
		.replace(/^(?:runs?|running) on$/, "runs on")
		.replace(/ /g, "_")}`;
	return [
		fact(clause, { key: many ? `${key}.${slug(product?.name ?? place)}` : key, value: place, confidence: CLEAR }),
		...(relied ? [relation(system.trim(), "DEPENDS_ON", product?.name ?? place)] : []),
	];
}

/** English: what a project is, has and runs on. */
export const VALUE_RULES: readonly Rule[] = [
	{ pattern: CALLED, found: ([, what = "", name = ""]) => called(what, name) },
	{ pattern: NAMES_IT, found: ([, what = "", name = ""]) => called(what, name) },
	{
		pattern: CHANGED,
		found: ([, thing = "", purpose = "", value = ""], clause) => valued(clause, thing, purpose, value),
	},
	{
		pattern: OFF,
		found: ([, thing = "", purpose = ""], clause) => [
			fact(clause, { key: valueKey(thing, purpose), confidence: CLEAR }),
		],
	},
	{ pattern: IS, found: ([, thing = "", purpose = "", value = ""], clause) => valued(clause, thing, purpose, value) },
	{
		pattern: OUR_ROLE,
		found: ([, who = "", role = ""], clause) => (isName(who) ? [fact(clause, { key: slug(role), value: who })] : []),
	},
	{ pattern: HAS, found: ([, thing = "", value = ""], clause) => valued(clause, thing, "", value) },
	{
		pattern: SYSTEM,
		found: ([, system = "", how = "", where = ""], clause) => running(clause, system, how, where),
	},
	{
		pattern: SIZE,
		found: ([, size = ""], clause) => [fact(clause, { key: "team.size", value: size, confidence: LIKELY })],
	},
	{
		pattern: MAKING,
		found: (_, clause) =>
			/\b(?:case|point|mistake|decision|list)\b/i.test(clause) ? [] : [fact(clause, { confidence: LIKELY })],
	},
];
