import { IRREGULAR_PAST } from "../words/irregular-forms.ts";
import { ADVERBS } from "../words/talk-words.ts";

const SUBJECT = new RegExp(`^i(?:['’](m|ve|ll|d))?((?: (?:${ADVERBS}))*) ?([\\p{L}'’]+)?`, "iu");

const FORMS = new Map(
	Object.entries({
		am: "is",
		have: "has",
		do: "does",
		go: "goes",
		"don't": "doesn't",
		"haven't": "hasn't",
		"ain't": "isn't",
	}),
);
/** What stays as it is behind any subject: modals, and past forms that do not end in -ed. */
const SAME = new Set([
	...IRREGULAR_PAST,
	...`can cannot can't could couldn't will won't would wouldn't should shouldn't must mustn't may might shall was wasn't had
hadn't didn't put read set beat cut let hit hosted used`.split(/\s+/),
]);
/** Verbs whose form for he and she is known to be made with -s or -es; of others nothing is changed. */
const PRESENT = new Set(
	`live work reside prefer like love hate enjoy adore dislike detest use drink eat take write travel fly run wear buy order sleep wake get start read listen
watch cook pay book sit choose format name test commit deploy indent play collect study teach practise practice volunteer train own drive ride speak need want
suffer manage lead report smoke commute code call identify keep avoid hope plan intend swim hike cycle knit paint sing dance garden bake fish ski surf climb
review push type find feel follow support believe come visit`.split(/\s+/),
);

/** "I don't like my flat" as of a third person: "The user doesn't like their flat". Null where the verb is not known. */
export function thirdPerson(text: string, subject = "The user"): string | null {
	const match = SUBJECT.exec(text);
	if (match === null) return null;
	const [whole, contracted, adverbs = "", verb = ""] = match;
	const rest = others(text.slice(whole.length));
	if (contracted !== undefined) {
		const helper = { m: "is", ve: "has", ll: "will", d: "would" }[contracted.toLowerCase()] ?? "";
		// The space behind it was read with what was no verb: "I'm 34".
		const apart = verb !== "" || /^[\p{L}\p{N}]/u.test(rest) ? " " : "";
		return `${subject} ${helper}${adverbs}${apart}${verb}${rest}`;
	}
	const form = formOf(verb);
	if (form === null) return null;
	const all = isPresent(verb)
		? rest.replace(AND_VERB, (whole, and: string, next: string) => (isPresent(next) ? `${and}${formOf(next)}` : whole))
		: rest;
	return `${subject}${adverbs} ${form}${all}`;
}

/** What else the same person does: "I collect stamps and play chess", unlike "I like to hike and swim". */
const AND_VERB = /^((?:(?! to ).){1,80}? and )(\p{Ll}+)(?= )/u;

const isPresent = (verb: string) => PRESENT.has(verb.toLowerCase());

function formOf(verb: string): string | null {
	const lower = verb.toLowerCase().replace("’", "'");
	const known = FORMS.get(lower);
	if (known !== undefined) return known;
	if (SAME.has(lower) || (lower.length > 4 && lower.endsWith("ed") && lower !== "need")) return lower;
	if (!PRESENT.has(lower)) return null;
	if (/(?:s|sh|ch|x|z|o)$/.test(lower)) return `${lower}es`;
	return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}

const OTHERS: readonly [RegExp, string][] = [
	[/\bi['’]m\b/giu, "they're"],
	[/\bi['’](?=(?:ve|ll|d)\b)/giu, "they'"],
	[/\bi am\b/giu, "they are"],
	[/\bi was\b/giu, "they were"],
	[/\bI\b/gu, "they"],
	[/\bmyself\b/giu, "themselves"],
	[/\bmine\b/giu, "theirs"],
	[/\bmy\b/giu, "their"],
	[/\bme\b/giu, "them"],
];

/** What else is said of oneself; "they" takes the forms of "I". */
export function others(text: string): string {
	return OTHERS.reduce((told, [own, other]) => told.replace(own, other), text);
}
