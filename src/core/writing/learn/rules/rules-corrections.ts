import { CLEAR, type Found, fact, relation, USER } from "../found/found.ts";
import { isName } from "./names.ts";
import { productIn, usesKey, written } from "./products.ts";
import { slug } from "./rule.ts";

/** What is said or known of a key; `said`: in what is read now. */
export type Told = { key: string; content: string; said: boolean };

const CORRECTED =
	/^(?:(?:no|sorry|actually|in fact|wait|oops|again),? )*(?:(?:it['’]s|it is|that['’]s|that is|it was|it should be|make (?:it|that)|i meant|we(?:['’]re| are) on|we (?:use|run)|i use|it has to be) )(?:(?:now|actually|really|in fact|to be) )*(?:(?:version|on|at) )?(.{1,60}?), (?:and )?not (?:(?:version|on|at) )?(.{1,60})$/iu;
const TURNED =
	/^(?:(?:no|sorry|actually|in fact|wait|oops),? )*(?:it['’]s|it is|that['’]s) not (.{1,60}?),? (?:but|it['’]s|it is) (?:actually )?(.{1,60})$/iu;
/** What else is told where one of these is. */
const PREDICATES = new Map([
	["user.home", "LIVES_IN"],
	["user.employer", "WORKS_AT"],
	["user.manager", "REPORTS_TO"],
	...["wife", "husband", "spouse"].map((kin): [string, string] => [`user.${kin}`, "MARRIED_TO"]),
]);
/** A number, a name or a date: what a value is known by. */
const TELLING = /[\p{N}\p{Lu}]/u;
const BARE_NUMBER = /^v?\d+(?:\.\d+)*$/i;

/** The day that was written behind it is that of the other value. */
const DATED = / \((?:since |from |week of )*\d{4}(?:-\d\d){0,2}\)(?=[.。]?$)/u;

/**
 * "It's 16, not 15": the one thing told that has the value which is corrected, with the new one. Nothing where it could be
 * of several, or where the words do not carry over.
 */
export function correctedIn(clause: string, told: readonly Told[]): Found[] {
	const match = CORRECTED.exec(clause);
	const turned = match === null ? TURNED.exec(clause) : null;
	const [right = "", wrong = ""] = match !== null ? match.slice(1) : (turned?.slice(1).reverse() ?? []);
	if (right === "" || wrong === "" || !TELLING.test(right) || !TELLING.test(wrong)) return [];
	const meant = theOne(told, wrong);
	if (meant === null) return [];
	const content = exchanged(meant.content.replace(DATED, ""), wrong, right);
	if (content === null) return [];
	const [before, after] = [productIn(wrong), productIn(right)];
	const owner = meant.key.startsWith("user.uses.") ? "user.uses" : "uses";
	if (
		before !== null &&
		meant.key.startsWith(usesKey(owner, before, "")) &&
		slug(before.name) !== slug(after?.name ?? "")
	) {
		if (after === null) return [];
		// Its key names what it was: that is over, and the other is another thing.
		const purpose = meant.key.slice(usesKey(owner, before, "").length);
		const ended = fact(`${content.replace(/\.$/, "")}, not ${wrong}`, { key: meant.key, confidence: CLEAR });
		return [
			ended,
			fact(content, { key: `${usesKey(owner, after, "")}${purpose}`, value: written(after), confidence: CLEAR }),
		];
	}
	const predicate = PREDICATES.get(meant.key);
	const held = predicate === undefined || !isName(right) ? [] : [relation(USER, predicate, right)];
	return [fact(content, { key: meant.key, value: right, confidence: CLEAR }), ...held];
}

/** What was said last counts before what is known; of that, only one may have the value. A number alone may be of anything. */
function theOne(told: readonly Told[], value: string): Told | null {
	const having = told.filter(
		({ key, content }) => has(content, value) && (!BARE_NUMBER.test(value) || /^(?:user\.)?uses\./.test(key)),
	);
	const newest = new Map(having.map((one) => [one.key, one]));
	const said = [...newest.values()].filter((one) => one.said);
	const candidates = said.length > 0 ? said : [...newest.values()];
	const [only] = candidates;
	// A later value of the key has taken its place.
	return only !== undefined && candidates.length === 1 && told.findLast(({ key }) => key === only.key) === only
		? only
		: null;
}

function placesOf(content: string, value: string): number[] {
	const places: number[] = [];
	const [text, sought] = [content.toLowerCase(), value.toLowerCase()];
	const inWord = /[\p{L}\p{N}]/u;
	for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
		const [before = "", after = ""] = [text[at - 1], text[at + sought.length]];
		const number = after === "." && /\p{N}/u.test(text[at + sought.length + 1] ?? "");
		if (!inWord.test(before) && !inWord.test(after) && !number && before !== ".") places.push(at);
	}
	return places;
}

const has = (content: string, value: string) => placesOf(content, value).length === 1;

/** "PostgreSQL 16" for the 15 of "PostgreSQL 15" takes the name along. */
function exchanged(content: string, wrong: string, right: string): string | null {
	const [at] = placesOf(content, wrong);
	if (at === undefined) return null;
	const words = right.split(" ");
	const named = BARE_NUMBER.test(wrong) && words.length > 1 ? words.slice(0, -1).join(" ") : "";
	const before = content.slice(0, at);
	if (named !== "" && !before.toLowerCase().endsWith(`${named.toLowerCase()} `)) return null;
	return `${before.slice(0, before.length - (named === "" ? 0 : named.length + 1))}${right}${content.slice(at + wrong.length)}`;
}
