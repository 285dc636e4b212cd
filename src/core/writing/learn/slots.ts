import { isCalling, isName } from "../../language/people/names.ts";
import { withoutEnd } from "../../language/shorten.ts";
import { isCommon } from "../../language/spoken-words.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { joined } from "../../language/words/joined.ts";
import { MEETING_PLACES } from "../../language/words/people-words.ts";
import * as known from "../../language/words/value-words.ts";
import { type FoundRelation, USER } from "./found/found.ts";

/** What a clause says of one thing that has one value at a time: a later value under the same key takes its place. */
export type Slot = { key: string; value: string; is_static: boolean };

/** How a slot is told: its groups are its value. */
type SlotRule = {
	key: string | ((value: string) => string);
	says: RegExp;
	/** Whether what the first group read can be a value. */
	counts?: (value: string) => boolean;
	/** It never changes. */
	always?: true;
};

const END = joined`
	(?=\s*(?:[.,;!?)]|$)|\s+(?:and|but|so|now|with|since|for|because|though|btw|who|where|which|as|in|
	near|atm|rn|these|last|this|next|yesterday|today|on|from|after|before|until|at the moment|right now)\b)`;
const NOW = "(?:(?:now|currently|just|recently|also|actually|still|finally)\\s+)*";
const I_AM = "(?:i['’]?m|i am)";
const PROPER =
	"[\\p{Lu}][\\p{L}\\p{N}'’&.-]*(?:\\s+(?:(?:of|the|de|la|van|von|and|&)\\s+)?\\p{Lu}[\\p{L}\\p{N}'’&.-]*){0,4}";
const WORDS = "[\\p{L}][\\p{L}\\p{N}'’&.-]*(?:\\s+[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.-]*){0,3}?";
const NUMBER = "\\d+(?:[.,]\\d+)*";

const plain = (text: string): string => withoutEnd(text.trim(), /[\s.,;:!?'’-]/);
const slug = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("_").slice(0, 60);
const isNamed = (words: string): boolean => !isCommon(stem(plain(words.split(" ")[0] ?? "").toLowerCase()));
type Template = Parameters<typeof joined>;
const said = (...pattern: Template): RegExp => new RegExp(joined(...pattern), "iu");
/** Where capitals tell. */
const spelt = (...pattern: Template): RegExp => new RegExp(joined(...pattern), "u");
/**
 * The same thing is one slot in whatever order it is named: "the kitchen budget", "budget for the kitchen". A budget of nothing in
 * particular may be another one than before, so each value is a slot of its own.
 */
function amountKey(value: string): string {
	const words = termsOf(value).filter((word) => !known.NAMELESS.has(word) && Number.isNaN(Number.parseInt(word, 10)));
	const head = words.filter((word) => known.AMOUNTS.includes(word));
	const rest = words.filter((word) => !head.includes(word)).sort();
	const isOne = rest.length > 0 || head[0] === "rent" || head[0] === "salary";
	return `amount.${[...head, ...rest].join("_")}${isOne ? "" : `_${slug(value)}`}`;
}

/** The kinds of slots that are sure: who somebody is and how to reach them, what they can't eat, versions of what is used, and amounts. */
const RULES: readonly SlotRule[] = [
	{
		...{ key: "user.name", always: true },
		says: said`\b(?:my (?:full |first )?name(?:['’]?s| is)|ich heiße|je m['’]appelle|me llamo) (${WORDS})${END}`,
		// Where somebody says that it is a name, an everyday word with a capital may be one: "Will", "Una".
		counts: (value) => isName(plain(value)) || isNamed(value),
	},
	{
		...{ key: "user.name", always: true },
		says: spelt`(?:^|[.,!] ?|\b(?:hi|hey|hello|and),? )[Ii](?:['’]?m| am) (${PROPER})(?=[.,!]|$|,? (?:and|from|the|at|your)\b)`,
		counts: (value) => !known.ORIGIN.test(plain(value)) && isNamed(value),
	},
	{
		key: "user.called",
		says: said`\b(?:you can |please |just )?call me (?!(?:back|when|if|crazy|an?|the|later|at|on)\b)(${WORDS})${END}`,
		counts: isNamed,
	},
	{
		key: (value) => (value.includes("@") ? "user.email" : "user.phone"),
		says: said`
			\bmy (?:new )?(?:e-?mail(?: address)?|(?:(?:phone|mobile)(?: number)?|number))(?:['’]?s| is)(?: now)? 
			([^\s,;]+@[^\s,;]+|\+?\d[\d ()/-]{5,20}\d)`,
	},
	{
		key: "user.birthday",
		says: said`\bmy (?:birthday|bday|b-day)(?:['’]?s| is)(?: on)? ((?:the )?[\p{L}\p{N} ./]{3,24}?)(?=[.,;!]|$| (?:and|so|but)\b)`,
		counts: (value) => /\d/.test(value),
	},
	{
		key: "user.employer",
		says: spelt`
			\b[Ii](?:['’]ve| have)? (?:just |recently |now )*(?:joined|started (?:working )?at|started with|got hired
			 (?:at|by)) (${PROPER})(?![\p{L}\p{N}])(?! ?\(?(?:from|for|the|calls?|meetings?|channel|server|
			sessions?|waitlist|too late|late|via|on)\b)`,
		counts: (value) => !MEETING_PLACES.test(value) && isNamed(value),
	},
	{
		key: "user.job",
		says: said`\b(?:${I_AM} ${NOW}|i ${NOW}work as )(an? [\p{L} -]{3,40}?)${END}`,
		counts: isCalling,
	},
	{
		key: "user.age",
		says: said`\b(?:${I_AM} ${NOW}|i ${NOW}turned )(\d{1,2})(?: years? old| yrs? old| y\.?o\.?)?(?=[.,;!]|$| and\b)`,
		counts: (value) => Number(value) > 5,
	},
	{
		...{ key: "diet", always: true },
		says: said`
			\b${I_AM} ${NOW}(?:an? )?(?:strict )?(vegan|vegetarian|pescatarian|pescetarian|halal|kosher|keto|teetotal|gluten[- ]free)\b`,
	},
	{
		...{ key: (value) => `allergy.${slug(value)}`, always: true },
		says: said`\b(?:${I_AM}|i['’]?ve always been) (?:\p{L}+ly |also )?allergic to (${WORDS})${END}`,
	},
	{
		key: (value) => `uses.${slug(value.split(" ")[0] ?? "")}`,
		says: said`
			\b(?:we|i)(?:['’]?re| are|['’]?m| am)? ${NOW}(?:on|use|using|run|running|upgraded to|moved to|
			switched to|updated to|went to) (\p{L}[\p{L}\p{N}.+#-]*) v?(${NUMBER})\b`,
		counts: (value) => isNamed(value) && value.length > 1 && !known.COUNTED.has(value.toLowerCase()),
	},
	{
		key: amountKey,
		says: said`
			(?:^|\b(?:our|my|the) )((?:[\p{L}-]+ ){0,2}(?:${known.AMOUNTS})(?: (?:for|of|on) (?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)?) 
			(?:is|went (?:up|down) to|(?:was|has) \p{L}+ to)(?: now)? ([$€£]?\d[\d.,]*(?: ?(?:${known.UNITS}))?)(?=\s*(?:[.,;!?)]|$|and\b|but\b))`,
	},
];

export const SLOT_PATTERNS: readonly RegExp[] = RULES.map(({ says }) => says);

/** What of its speaker a relation tells has one value at a time. */
const RELATED: Readonly<Record<string, string>> = { LIVES_IN: "user.home", WORKS_AT: "user.employer" };

/** The predicate of what a key keeps of its speaker, if relations tell it as well. */
export const predicateOfSlot = (key: string): string | null =>
	Object.keys(RELATED).find((predicate) => RELATED[predicate] === key) ?? null;

/** The slots that a clause fills, of which these relations are told; none where it is not plain. */
export function slotsIn(clause: string, relations: readonly FoundRelation[]): Slot[] {
	const found = RULES.flatMap(({ key, says, counts, always }): Slot[] => {
		const [, ...groups] = says.exec(clause) ?? [];
		const value = plain(groups.join(" "));
		if (value === "" || value.length > 80 || counts?.(groups[0] ?? "") === false) return [];
		return [{ key: typeof key === "string" ? key : key(value), value, is_static: always === true }];
	});
	const related = relations.flatMap(({ subject, predicate, object, ended }): Slot[] => {
		const key = RELATED[predicate];
		const told = subject === USER && key !== undefined && !ended;
		return told && clause.includes(object) && !known.COUNTED.has(object.toLowerCase())
			? [{ key, value: object, is_static: false }]
			: [];
	});
	return [...new Map([...found, ...related].map((one) => [one.key, one])).values()];
}
