import { stem, termsOf } from "../../language/terms.ts";

/** Words before which what is spoken of ends, and something that only tells more of it begins. */
const TELLS_MORE = new Set(
	`of for from in on at with to by behind that which who whose between against about under over near via than within into during
inside per across through like around despite towards`.split(/\s+/),
);
const DETERMINER = /^(?:the|an?|our|my|your|his|her|their|its|this|that|these|those)$/i;
/** What stands between what is spoken of and its verb. */
const HELPS =
	/^(?:was|were|is|are|am|had|has|have|been|being|got|did|do|does|also|just|already|finally|again|once|twice|today|yesterday|both|all|then|now|still|even|only|soon|\p{Ll}+ly)$/iu;
/** In which way something is touched by what was done; what stands there in any other way is merely where or how. */
const WAYS = new Map(
	`from from,to to,into to,onto to,toward to,towards to,against against,by by,for for,over over,than than,with with,about about,
of =,in in,on in,at in,within in,inside in,during in,under under,behind behind,between between,via via,through via,near near`
		.split(",")
		.map((pair) => {
			const [word = "", way = ""] = pair.trim().split(" ");
			return [word, way] as const;
		}),
);

/**
 * Of whom or what it is said that something was done, as stems: "webhook" of "the payment webhook", "dashboard" of "the dashboard
 * of the payment webhook". `before`: the words before the verb.
 */
export function headOf(before: readonly string[]): string {
	const phrase = phraseOf(before);
	while (phrase.length > 1 && HELPS.test(phrase.at(-1) ?? "")) phrase.pop();
	return termsOf(phrase.at(-1) ?? "")
		.map(stem)
		.join("-");
}

function phraseOf(before: readonly string[]): string[] {
	const begin = TELLS_MORE.has(before[0]?.toLowerCase() ?? "") ? afterLead(before) : 0;
	const phrase: string[] = [];
	for (const [at, word] of before.entries()) {
		if (at < begin) continue;
		const isDoing = /\p{Ll}ing$/u.test(word) && DETERMINER.test(before[at + 1] ?? "");
		if (phrase.length > 0 && (TELLS_MORE.has(word.toLowerCase()) || isDoing)) break;
		phrase.push(word);
	}
	return phrase;
}

/** "On Friday the deploy", "in Oslo Ada": where what is spoken of begins behind that. */
function afterLead(before: readonly string[]): number {
	const next = before.findIndex((word, at) => at > 1 && DETERMINER.test(word));
	return next > 0 ? next : Math.min(2, before.length - 1);
}

/** The way in which each word is touched by what was done: "" before the verb at `begin`, ">" behind it, ">to" behind "to". */
export function waysOf(words: readonly string[], begin: number): string[] {
	let way = "";
	return words.map((word, at) => {
		if (at === begin) way = ">";
		const next = WAYS.get(word.toLowerCase());
		if (next !== undefined && next !== "=") way = at > begin ? `>${next}` : next;
		return way;
	});
}
