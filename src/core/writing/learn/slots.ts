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

type SlotRule = {
	pattern: RegExp;
	slot: (value: string, match: RegExpExecArray) => Slot | null;
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
const some = (key: string, value: string, told: Partial<Slot> = {}): Slot | null => {
	const bare = plain(value);
	return bare === "" || bare.length > 80 ? null : { key, value: bare, is_static: false, relation: null, ...told };
};
const isNamed = (word: string): boolean => !isCommon(stem(plain(word).toLowerCase()));
const place = (value: string): Slot | null =>
	/^(?:a|an|the|my|our|this|that|here|there|it|fear|hope|bed|with|front)\b|\d/i.test(value) ||
	!isNamed(value.split(/\s/)[0] ?? "")
		? null
		: some("user.home", value, { relation: relation(USER, "LIVES_IN", plain(value)) });
/** What somebody moved to: with a capital, and no program. */
const newPlace = (value: string): Slot | null => (/^\p{Lu}/u.test(value) && !TOOLS.test(value) ? place(value) : null);
const employer = (value: string): Slot | null =>
	/^(?:a|an|the|my|our|home|it|me|myself|night|nights|this|that|them|him|her|free|fun|now)\b/i.test(value) ||
	/\b(?:call|meeting|channel|server|waitlist|session)s?$/i.test(value) ||
	!isNamed(value.split(/\s/)[0] ?? "")
		? null
		: some("user.employer", value, { relation: relation(USER, "WORKS_AT", plain(value)) });
const nameSlot = (value: string): Slot | null => some("user.name", value, { is_static: true });
const named = (value: string): Slot | null => (isNamed(value.split(/\s/)[0] ?? "") ? nameSlot(value) : null);
/** Where somebody says that it is a name, an everyday word with a capital may be one: "Will", "Una". */
const nameTold = (value: string): Slot | null => (isName(plain(value)) ? nameSlot(value) : named(value));

/** What is counted rather than used: "we moved to phase 2". */
const COUNTED =
	/^(?:bug|chapter|episode|floor|issue|level|milestone|part|phase|pr|port|room|row|season|section|sprint|task|ticket|track|unit)$/i;

/** What somebody is by where they come from or what they believe, or a title: no name. */
const isOrigin = (word: string): boolean =>
	/ish$|ese$|[^v]ian$|ican$|^\p{Lu}{2,}$/u.test(word) ||
	/^(?:German|French|Dutch|Greek|Swiss|Czech|Thai|Muslim|Hindu|Sikh|Catholic|Buddhist|Protestant)$/.test(word);

const rule = (source: string, slot: SlotRule["slot"]): SlotRule => ({ pattern: new RegExp(source, "iu"), slot });
/** The same where capitals tell. */
const properly = (source: string, slot: SlotRule["slot"]): SlotRule => ({ pattern: new RegExp(source, "u"), slot });

/** The kinds of slots that are sure: who somebody is, where they live and work, their diet, and versions of what is used. */
const RULES: readonly SlotRule[] = [
	rule(`\\bmy (?:full |first )?name(?:['’]?s| is) (${WORDS})${END}`, nameTold),
	properly(
		`(?:^|[.,!] ?|\\b(?:hi|hey|hello|and),? )[Ii](?:['’]?m| am) (${PROPER})(?=[.,!]|$|,? (?:and|from|the|at|your)\\b)`,
		(value) => (isOrigin(plain(value)) ? null : named(value)),
	),
	rule(`\\b(?:ich heiße|je m['’]appelle|me llamo) (${WORDS})${END}`, nameTold),
	rule(`\\b(?:you can |please |just )?call me (${WORDS})${END}`, (value) =>
		isNamed(value) && !/^(?:back|when|if|crazy|a|an|the|later|at|on)\b/i.test(value)
			? some("user.called", value)
			: null,
	),
	rule(`\\bi ${NOW}(?:live|reside) in (${WORDS})${END}`, place),
	rule(`\\bi(?:['’]?ve| have)? ${NOW}(?:moved|relocated) (?:from .{2,30} )?to (${WORDS})${END}`, newPlace),
	properly(`\\b[Ii](?:['’]?m| am) (?:now )?based in (${PROPER})`, place),
	rule(`\\b(?:ich wohne in|j['’]habite (?:à|a|en)|vivo en) (${WORDS})${END}`, place),
	properly(`\\b[Ii] (?:now |currently |still )*work (?:at|for) (${PROPER})`, employer),
	properly(
		joined`
			\b[Ii](?:['’]ve| have)? (?:just |recently |now )*(?:joined|started (?:working )?at|started with|got hired
			 (?:at|by)) (${PROPER})(?![\p{L}\p{N}])(?! ?\(?(?:from|for|the|call|meeting|channel|server|
			too late|late|via|on)\b)`,
		(value) => (MEETING_PLACES.test(value) ? null : employer(value)),
	),
	rule(`\\b(?:${I_AM} ${NOW}|i ${NOW}work as )(an? [\\p{L} -]{3,40}?)${END}`, (value) =>
		isCalling(value) ? some("user.job", value) : null,
	),
	rule(
		`\\b(?:${I_AM} ${NOW}|i ${NOW}turned )(\\d{1,2})(?: years? old| yrs? old| y\\.?o\\.?)?(?=[.,;!]|$| and\\b)`,
		(value) => (Number(value) > 5 ? some("user.age", value) : null),
	),
	rule(
		joined`
			\bmy (?:birthday|bday|b-day)(?:['’]?s| is)(?: on)? ((?:the )?[\p{L}\p{N} ./]{3,24}?)(?=[.,;!]|$| (?:and|
			so|but)\b)`,
		(value) => (/\d/.test(value) ? some("user.birthday", value) : null),
	),
	rule(`\\bmy (?:e-?mail|email address|e-mail address)(?:['’]?s| is)(?: now)? ([^\\s,;]+@[^\\s,;]+)`, (value) =>
		some("user.email", value),
	),
	rule(
		`\\bmy (?:new )?(?:phone|number|phone number|mobile)(?: number)?(?:['’]?s| is)(?: now)? (\\+?[\\d ()/-]{6,20}\\d)`,
		(value) => some("user.phone", value),
	),
	rule(
		joined`
			\b${I_AM} ${NOW}(?:an? )?(?:strict )?(vegan|vegetarian|pescatarian|pescetarian|halal|kosher|keto|
			teetotal|gluten[- ]free)\b`,
		(value) => some("diet", value, { is_static: true }),
	),
	rule(`\\b(?:${I_AM}|i['’]?ve always been) (?:\\p{L}+ly |also )?allergic to (${WORDS})${END}`, (value) =>
		some(`allergy.${slug(value.replace(/^(?:all|any|the) /i, ""))}`, value, { is_static: true }),
	),
	rule(
		joined`
			\b(?:we|i)(?:['’]?re| are|['’]?m| am)? ${NOW}(?:on|use|using|run|running|upgraded to|moved to|
			switched to|updated to|went to) (\p{L}[\p{L}\p{N}.+#-]*) v?(${NUMBER})\b`,
		(value, match) =>
			isNamed(value) && /\p{L}{2}/u.test(value) && !COUNTED.test(value)
				? some(`uses.${slug(value + besideIn(match))}`, `${value} ${match[2] ?? ""}`)
				: null,
	),
];

const BESIDE = /^\s*(?:,|and|&|plus|with)\s+(?!(?:i|we|it|so|then|but|this|that)\b)(\p{L}[\p{L}\p{N}.+#-]*)/iu;

/** What is used beside it in the same words: a later version of the one alone does not make the other untrue. */
function besideIn({ input, index, 0: whole }: RegExpExecArray): string {
	return BESIDE.exec(input.slice(index + whole.length))?.[0] ?? "";
}

/** A number of something of the project, named in whole words: "the budget for the kitchen is 14k". */
const AMOUNT = new RegExp(
	joined`
		(?:^|\b(our|my|the) )((?:[\p{L}-]+ ){0,2}(?:budget|deadline|rent|salary|price|fee|quota|limit|
		target)(?: (?:for|of|on) (?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)?) (?:is|
		was (?:raised|cut|moved|bumped|lowered) to|went (?:up|down) to|
		(?:has )?moved to)(?: now)? ([$€£]?\p{N}[\p{L}\p{N}.,€$£ ]{0,24}|
		\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}+)`,
	"iu",
);
/** "We bumped it to 350", "it's now June": a new value of what was just spoken of. */
const CHANGED = new RegExp(
	joined`
		^(?:(?:ok|so|actually|update|wait|no|and|scratch that|change of plans?),? )*(?:(?:we|i|
		they)(?:['’]?ve| have)? (?:just |now |also )?(?:adjusted|bumped|raised|cut|lowered|moved|pushed|
		changed|upped|dropped) (?:it|that) (?:up |down |back |out )?to|
		(?:it|that)(?:['’]?s| is)(?: actually)? now|make (?:it|that)) (.{1,40})$`,
	"iu",
);

/** All that a clause is read with for its slots. */
export const SLOT_PATTERNS: readonly RegExp[] = [...RULES.map(({ pattern }) => pattern), AMOUNT, CHANGED];

/** The slots that a clause fills; none where it is not plain. `last`: the slot that was spoken of right before. */
export function slotsIn(clause: string, last: Slot | null): Slot[] {
	const found = RULES.flatMap(({ pattern, slot }) => {
		const match = pattern.exec(clause);
		return match === null ? [] : (slot(match[1] ?? "", match) ?? []);
	});
	const amount = AMOUNT.exec(clause);
	const [, whose, what = "", value = ""] = amount ?? [];
	// Without "the" it is one only where nothing else is said of it: not "budget for the present is 65 from me".
	const isAmount =
		amount !== null && (whose !== undefined || (value.match(WORD) ?? []).every((word) => UNIT.test(word)));
	const about = isAmount ? amountOf(what, value) : null;
	const changed = CHANGED.exec(withoutEnd(clause, /[.!\s]/))?.[1];
	const again =
		changed === undefined || last === null || !replaces(changed, last)
			? null
			: { ...last, value: plain(changed), relation: null };
	const all = [...found, ...(about === null ? [] : [about]), ...(again === null ? [] : [again])];
	return [...new Map(all.map((one) => [one.key, one])).values()];
}

/**
 * The same thing is one slot in whatever order it is named: "the kitchen budget", "budget for the kitchen". A budget of nothing in
 * particular may be another one than was told before, so each value is a slot of its own.
 */
function amountOf(what: string, value: string): Slot | null {
	const words = what
		.toLowerCase()
		.split(" ")
		.filter((word) => !NAMELESS.has(word));
	const head = words.filter((word) => AMOUNTS.test(word));
	const name = slug([...head, ...words.filter((word) => !AMOUNTS.test(word)).sort()].join(" "));
	return some(`amount.${name}${AMBIGUOUS.test(name) ? `_${slug(value)}` : ""}`, value);
}

/** What names no thing in "our new budget for the kitchen". */
const NAMELESS = new Set(["the", "our", "my", "for", "of", "on", "new", "current"]);
const AMOUNTS = /^(?:budget|deadline|rent|salary|price|fee|quota|limit|target)$/;
const AMBIGUOUS = /^(?:budget|deadline|price|fee|quota|limit|target)$/;
const NUMBERED = /^(?:amount|uses)\./;
const WORD = /\p{L}+/gu;
const UNIT = new RegExp(
	`^(?:k|m|eur|euros?|usd|dollars?|bucks|pounds?|of|st|nd|rd|th|v|${MONTH_NAMES.join("|")})$`,
	"i",
);

/** Whether a value can be another of a number that was told: "it's now 350", not "it's now working" or "make it 3 lines". */
function replaces(value: string, { key, value: former }: Slot): boolean {
	const known = new Set(former.toLowerCase().match(WORD));
	const words: readonly string[] = value.match(WORD) ?? [];
	return (
		NUMBERED.test(key) &&
		/\p{N}/u.test(value) &&
		words.every((word) => UNIT.test(word) || known.has(word.toLowerCase()))
	);
}
