import { closes, low, type Word } from "../../../language/people/clause-words.ts";
import { english, isAround } from "../../../language/people/kin-words.ts";
import { nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { ARTICLES, departmentAt, firmAt, placeAt } from "../../../language/people/where.ts";
import { listed } from "../../../language/words/joined.ts";
import { CALLINGS, TOOLS } from "../../../language/words/people-words.ts";
import { KNOWN_PLACES } from "../../../language/words/place-words.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { relation, USER } from "../found/found.ts";
import { kinship, type Said, said } from "./relation-rule.ts";

const CALLING = new RegExp(
	`^(?:${CALLINGS}|physio|vet|cook|phd)$|.{3}(?:ist|ician|hand|smith|monger|man|woman|er|or|keeper)$`,
);

const HEADING = /^(?:ceo|cto|cfo|coo|director|manager|founder|curator|owner|editor|headmaster|headmistress)$/;

const NO_CALLING = listed`
	newcomer stranger foreigner visitor prisoner number member winner believer beginner other paper dinner letter corner tour bummer`;

/** "lives in Oslo", "with his mother in Gaia", "in my aunts basement in Hamilton", "next door to us". */
export function living(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (lists.BETWEEN.has(low(words, at))) at++;
	if (low(words, at) === "next" && low(words, at + 1) === "door") {
		const ours = low(words, at + 2) === "to" ? /^(?:us|me)$/.test(low(words, at + 3)) : closes(words, at + 2);
		return ours && who.named && who.kin === null ? said(at + 2, ...kinship(USER, "neighbour", who.entity)) : null;
	}
	const behind = at;
	if (low(words, at) === "with") at = furtherIn(words, at);
	if (!lists.IN_WORDS.has(low(words, at))) return null;
	const further = ARTICLES.has(low(words, at + 1)) ? furtherIn(words, at + 1) : at;
	const home = placed(reading, who, (lists.IN_WORDS.has(low(words, further)) ? further : at) + 1, "LIVES_IN");
	// "with my sister Fátima in Gaia": who she is tells the same of her.
	return home === null || low(words, behind) !== "with" ? home : said(behind, ...home.found);
}

function furtherIn(words: readonly Word[], from: number): number {
	let at = from + 1;
	while (at < from + MOST_BETWEEN && words[at]?.gap === "" && !lists.IN_WORDS.has(low(words, at))) at++;
	return at;
}

/** Before "I'm in Oslo" where that is so: not "when I'm in Oslo", "on Friday I'm in Oslo". */
const SAYING = new Set("and but so because since as that cause also yes no well anyway now ok btw well".split(" "));

/** Who is in a place now may live elsewhere, so it takes no home's place; and for a while only it is not told. */
export function staying(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const department = departmentAt(reading, at);
	const before = words[who.to - 2];
	if (who.entity === USER && before !== undefined && words[who.to - 1]?.gap === "" && !SAYING.has(before.low))
		return null;
	if (department !== null) {
		const { name, to } = department;
		return working(reading, who, to) ?? said(to, relation(who.entity, "WORKS_IN", name));
	}
	const place = placed(reading, who, at, "LOCATED_IN", true);
	return place !== null && closes(words, place.to) ? place : null;
}

export function placed(reading: Reading, who: Person, at: number, predicate: string, lasting = false): Said | null {
	const place = placeAt(reading, at);
	if (place === null || place.name === who.entity) return null;
	return lasting && lists.FOR_A_WHILE.has(low(reading.words, place.to))
		? null
		: said(place.to, relation(who.entity, predicate, place.name));
}

/** "Jonas from Hull": a firm may stand there too, unless it is a place that everybody knows, or kin is told of. */
export function comingFrom(reading: Reading, who: Person, at: number): Said | null {
	const firm = who.kin !== null && AT_WORK.has(english(who.kin)) && who.kin !== "friend" ? firmAt(reading, at) : null;
	if (firm !== null && !KNOWN_PLACES.has(firm.name.toLowerCase()))
		return said(firm.to, relation(who.entity, "WORKS_AT", firm.name));
	const place = placeAt(reading, at);
	if (place === null || !(isFamily(who.kin) || KNOWN_PLACES.has(place.name.toLowerCase()))) return null;
	return placed(reading, who, at, "COMES_FROM");
}

const isFamily = (kin: string | null): boolean => kin !== null && isAround(kin) && !AT_WORK.has(english(kin));

const AT_WORK = new Set(["colleague", "partner", "friend", "foreman"]);

/** How many words may stand between "works" and "at": "works nights at". */
const MOST_BETWEEN = 5;

/** "as a nurse at the clinic in York": the first that says where. */
export function working(reading: Reading, who: Person, from: number, far = true): Said | null {
	const { words } = reading;
	for (let at = from; at <= from + (far ? MOST_BETWEEN : 0); at++) {
		const word = words[at];
		if (word === undefined || word.gap !== "" || word.text === "") return null;
		const mate = word.low === "with" && far && who.entity === USER ? nameAt(reading, at + 1) : null;
		if (mate !== null && !TOOLS.test(mate.name)) {
			const where = working(reading, who, mate.to, false)?.found ?? [];
			return said(at + 1, relation(USER, "WORKS_WITH", mate.name), ...where);
		}
		const firm = lists.AT_WORDS.has(word.low) ? firmAt(reading, at + 1) : null;
		const department = word.low === "in" || word.low === "from" ? departmentAt(reading, at + 1) : null;
		const place = lists.IN_WORDS.has(word.low) && far ? placeAt(reading, at + 1) : null;
		const where = firm ?? department ?? place;
		if (where === null) continue;
		const { name, to } = where;
		const work = relation(who.entity, firm === null ? "WORKS_IN" : "WORKS_AT", name);
		const town = firm !== null && low(words, to) === "in" && words[to]?.gap === "" ? placeAt(reading, to + 1) : null;
		return town === null ? said(to, work) : said(town.to, work, relation(who.entity, "WORKS_IN", town.name));
	}
	return null;
}

/** "studies law at Lund"; "doing my degree in Coimbra". */
export function studying(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const at = [from, from + 1, from + 2].find((one) => /^(?:at|in|an|à|en)$/.test(low(words, one))) ?? words.length;
	const firm = low(words, at) === "at" ? firmAt(reading, at + 1) : null;
	const where = firm ?? placeAt(reading, at + 1);
	return where === null ? null : said(where.to, relation(who.entity, "STUDIES_AT", where.name));
}

/** "a chef in Ballinasloe", "head baker at Harms". */
export function calling(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const begin = ARTICLES.has(low(words, from)) ? from + 1 : from;
	for (let at = begin; at < begin + 4; at++) {
		const word = words[at];
		if (word === undefined || (at > begin && !/^\/?$/.test(word.gap)) || word.text === "") return null;
		if (NO_CALLING.has(word.low) || isAround(word.low)) return null;
		const head = /^(?:head|lead)$/.test(word.low) && low(words, at + 1) === "of" ? departmentAt(reading, at + 2) : null;
		if (head !== null) return working(reading, who, head.to);
		if (!CALLING.test(word.low)) continue;
		const from = words[at + 1];
		const heads = HEADING.test(word.low) && from?.low === "of" ? firmAt(reading, at + 2) : null;
		if (heads !== null) return said(heads.to, relation(who.entity, "WORKS_AT", heads.name));
		if (from?.low === "based" && from.gap === "") return living(reading, who, at + 2);
		if (from?.low === "from" && from.gap === "") return placed(reading, who, at + 2, "COMES_FROM");
		return working(reading, who, at + 1);
	}
	return null;
}
