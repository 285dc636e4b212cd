import { isCalling, isName } from "../../language/people/names.ts";
import { withoutEnd } from "../../language/shorten.ts";
import { isCommon } from "../../language/spoken-words.ts";
import { stem } from "../../language/stem.ts";
import { MONTH_NAMES } from "../../language/words/calendar-names.ts";
import { joined } from "../../language/words/joined.ts";
import { MEETING_PLACES, TOOLS } from "../../language/words/people-words.ts";
import { type FoundRelation, relation, USER } from "./found/found.ts";

/** What a clause says of one thing that has one value at a time: a later value under the same key takes its place. */
export type Slot = { key: string; value: string; is_static: boolean; relation: FoundRelation | null };

/** How a slot is told: its groups are its value. */
type SlotRule = {
	key: string | ((value: string) => string);
	says: RegExp;
	/** Whether what the first group read can be a value. */
	counts?: (value: string) => boolean;
	/** It never changes. */
	always?: true;
	/** What is so of the user and the value too. */
	predicate?: string;
};

const END = joined`
		(?=\s*(?:[.,;!?)]|$)|\s+(?:and|but|so|now|with|since|for|because|though|btw|who|where|which|as|in|
		near|atm|rn|these|last|this|next|yesterday|today|on|from|after|before|until|at the moment|
		right now)\b)`;
const NOW = "(?:(?:now|currently|just|recently|also|actually|still|finally)\\s+)*";
const I_AM = "(?:i['’]?m|i am)";
const PROPER =
	"[\\p{Lu}][\\p{L}\\p{N}'’&.-]*(?:\\s+(?:(?:of|the|de|la|van|von|and|&)\\s+)?\\p{Lu}[\\p{L}\\p{N}'’&.-]*){0,4}";
const WORDS = "[\\p{L}][\\p{L}\\p{N}'’&.-]*(?:\\s+[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.-]*){0,3}?";
const NUMBER = "\\d+(?:[.,]\\d+)*";

const plain = (text: string): string => withoutEnd(text.trim(), /[\s.,;:!?'’-]/);
const slug = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_|_$/g, "")
		.slice(0, 60);
const isNamed = (words: string): boolean => !isCommon(stem(plain(words.split(/\s/)[0] ?? "").toLowerCase()));
const isPlace = (value: string): boolean =>
	!/^(?:a|an|the|my|our|this|that|here|there|it|fear|hope|bed|with|front)\b|\d/i.test(value) && isNamed(value);
const isEmployer = (value: string): boolean =>
	!/^(?:a|an|the|my|our|home|it|me|myself|nights?|this|that|them|him|her|free|fun|now)\b/i.test(value) &&
	!/\b(?:call|meeting|channel|server|waitlist|session)s?$/i.test(value) &&
	isNamed(value);

/** What is counted rather than used: "we moved to phase 2". */
const COUNTED =
	/^(?:bug|chapter|episode|floor|issue|level|milestone|part|phase|pr|port|room|row|season|section|sprint|task|ticket|track|unit)$/i;
/** What somebody is by where they come from or what they believe, or a title: no name. */
const ORIGIN =
	/ish$|ese$|[^v]ian$|ican$|^\p{Lu}{2,}$|^(?:German|French|Dutch|Greek|Swiss|Czech|Thai|Muslim|Hindu|Sikh|Catholic|Buddhist|Protestant)$/u;

const said = (source: string): RegExp => new RegExp(source, "iu");
/** The same where capitals tell. */
const properly = (source: string): RegExp => new RegExp(source, "u");

/** The kinds of slots that are sure: who somebody is, where they live and work, their diet, and versions of what is used. */
const RULES: readonly SlotRule[] = [
	{
		...{ key: "user.name", always: true },
		says: said(`\\b(?:my (?:full |first )?name(?:['’]?s| is)|ich heiße|je m['’]appelle|me llamo) (${WORDS})${END}`),
		// Where somebody says that it is a name, an everyday word with a capital may be one: "Will", "Una".
		counts: (value) => isName(plain(value)) || isNamed(value),
	},
	{
		...{ key: "user.name", always: true },
		says: properly(
			`(?:^|[.,!] ?|\\b(?:hi|hey|hello|and),? )[Ii](?:['’]?m| am) (${PROPER})(?=[.,!]|$|,? (?:and|from|the|at|your)\\b)`,
		),
		counts: (value) => !ORIGIN.test(plain(value)) && isNamed(value),
	},
	{
		key: "user.called",
		says: said(`\\b(?:you can |please |just )?call me (${WORDS})${END}`),
		counts: (value) => isNamed(value) && !/^(?:back|when|if|crazy|a|an|the|later|at|on)\b/i.test(value),
	},
	{
		...{ key: "user.home", predicate: "LIVES_IN", counts: isPlace },
		says: said(`\\b(?:i ${NOW}(?:live|reside) in|ich wohne in|j['’]habite (?:à|a|en)|vivo en) (${WORDS})${END}`),
	},
	{
		...{ key: "user.home", predicate: "LIVES_IN" },
		says: said(`\\bi(?:['’]?ve| have)? ${NOW}(?:moved|relocated) (?:from .{2,30} )?to (${WORDS})${END}`),
		// With a capital, and no program.
		counts: (value) => /^\p{Lu}/u.test(value) && !TOOLS.test(value) && isPlace(value),
	},
	{
		...{ key: "user.home", predicate: "LIVES_IN", counts: isPlace },
		says: properly(`\\b[Ii](?:['’]?m| am) (?:now )?based in (${PROPER})`),
	},
	{
		...{ key: "user.employer", predicate: "WORKS_AT", counts: isEmployer },
		says: properly(`\\b[Ii] (?:now |currently |still )*work (?:at|for) (${PROPER})`),
	},
	{
		...{ key: "user.employer", predicate: "WORKS_AT" },
		says: properly(joined`
			\b[Ii](?:['’]ve| have)? (?:just |recently |now )*(?:joined|started (?:working )?at|started with|got hired
			 (?:at|by)) (${PROPER})(?![\p{L}\p{N}])(?! ?\(?(?:from|for|the|call|meeting|channel|server|
			too late|late|via|on)\b)`),
		counts: (value) => !MEETING_PLACES.test(value) && isEmployer(value),
	},
	{
		key: "user.job",
		says: said(`\\b(?:${I_AM} ${NOW}|i ${NOW}work as )(an? [\\p{L} -]{3,40}?)${END}`),
		counts: isCalling,
	},
	{
		key: "user.age",
		says: said(
			`\\b(?:${I_AM} ${NOW}|i ${NOW}turned )(\\d{1,2})(?: years? old| yrs? old| y\\.?o\\.?)?(?=[.,;!]|$| and\\b)`,
		),
		counts: (value) => Number(value) > 5,
	},
	{
		key: "user.birthday",
		says: said(joined`
			\bmy (?:birthday|bday|b-day)(?:['’]?s| is)(?: on)? ((?:the )?[\p{L}\p{N} ./]{3,24}?)(?=[.,;!]|$| (?:and|
			so|but)\b)`),
		counts: (value) => /\d/.test(value),
	},
	{
		key: "user.email",
		says: said(`\\bmy (?:e-?mail|email address|e-mail address)(?:['’]?s| is)(?: now)? ([^\\s,;]+@[^\\s,;]+)`),
	},
	{
		key: "user.phone",
		says: said(
			`\\bmy (?:new )?(?:phone|number|phone number|mobile)(?: number)?(?:['’]?s| is)(?: now)? (\\+?[\\d ()/-]{6,20}\\d)`,
		),
	},
	{
		...{ key: "diet", always: true },
		says: said(joined`
			\b${I_AM} ${NOW}(?:an? )?(?:strict )?(vegan|vegetarian|pescatarian|pescetarian|halal|kosher|keto|
			teetotal|gluten[- ]free)\b`),
	},
	{
		...{ key: (value) => `allergy.${slug(value.replace(/^(?:all|any|the) /i, ""))}`, always: true },
		says: said(`\\b(?:${I_AM}|i['’]?ve always been) (?:\\p{L}+ly |also )?allergic to (${WORDS})${END}`),
	},
	{
		key: (value) => `uses.${slug(value.split(" ")[0] ?? "")}`,
		says: said(joined`
			\b(?:we|i)(?:['’]?re| are|['’]?m| am)? ${NOW}(?:on|use|using|run|running|upgraded to|moved to|
			switched to|updated to|went to) (\p{L}[\p{L}\p{N}.+#-]*) v?(${NUMBER})\b`),
		counts: (value) => isNamed(value) && /\p{L}{2}/u.test(value) && !COUNTED.test(value),
	},
];

/** A number of something of the project, named in whole words: "the budget for the kitchen is 14k". */
const AMOUNT = said(joined`
		(?:^|\b(our|my|the) )((?:[\p{L}-]+ ){0,2}(?:budget|deadline|rent|salary|price|fee|quota|limit|
		target)(?: (?:for|of|on) (?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)?) (?:is|
		was (?:raised|cut|moved|bumped|lowered) to|went (?:up|down) to|
		(?:has )?moved to)(?: now)? ([$€£]?\p{N}[\p{L}\p{N}.,€$£ ]{0,24}|
		\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}+)`);

/** All that a clause is read with for its slots. */
export const SLOT_PATTERNS: readonly RegExp[] = [...RULES.map(({ says }) => says), AMOUNT];

/** The slots that a clause fills; none where it is not plain. */
export function slotsIn(clause: string): Slot[] {
	const found = RULES.flatMap(({ key, says, counts, always, predicate }): Slot[] => {
		const [, ...groups] = says.exec(clause) ?? [];
		const value = plain(groups.join(" "));
		if (value === "" || value.length > 80 || counts?.(groups[0] ?? "") === false) return [];
		const told = predicate === undefined ? null : relation(USER, predicate, value);
		return [{ key: typeof key === "string" ? key : key(value), value, is_static: always === true, relation: told }];
	});
	return [...new Map([...found, ...amountIn(clause)].map((one) => [one.key, one])).values()];
}

/**
 * The same thing is one slot in whatever order it is named: "the kitchen budget", "budget for the kitchen". A budget of nothing in
 * particular may be another one than was told before, so each value is a slot of its own.
 */
function amountIn(clause: string): Slot[] {
	const [, whose, what = "", read = ""] = AMOUNT.exec(clause) ?? [];
	const value = plain(read);
	// Without "the" it is one only where nothing else is said of it: not "budget for the present is 65 from me".
	if (value === "" || (whose === undefined && !(read.match(/\p{L}+/gu) ?? []).every((word) => UNIT.test(word))))
		return [];
	const words = what
		.toLowerCase()
		.split(" ")
		.filter((word) => !NAMELESS.has(word));
	const head = words.filter((word) => AMOUNTS.test(word));
	const name = slug([...head, ...words.filter((word) => !AMOUNTS.test(word)).sort()].join(" "));
	const isOne = !AMBIGUOUS.test(name);
	return [{ key: `amount.${name}${isOne ? "" : `_${slug(value)}`}`, value, is_static: false, relation: null }];
}

/** What names no thing in "our new budget for the kitchen". */
const NAMELESS = new Set(["the", "our", "my", "for", "of", "on", "new", "current"]);
const AMOUNTS = /^(?:budget|deadline|rent|salary|price|fee|quota|limit|target)$/;
const AMBIGUOUS = /^(?:budget|deadline|price|fee|quota|limit|target)$/;
const UNIT = said(`^(?:k|m|eur|euros?|usd|dollars?|bucks|pounds?|of|st|nd|rd|th|v|${MONTH_NAMES.join("|")})$`);
