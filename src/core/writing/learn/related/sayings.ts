import { CALLINGS, DEPARTMENTS, FIRMS } from "../../../language/words/people-words.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { closes, isEveryday, type Word } from "./clause-words.ts";
import { isPlainName, placeOf, properOf } from "./named.ts";
import {
	ACTS,
	isAround,
	isKin,
	nameAt,
	namedSeveral,
	type Person,
	personAt,
	type Reading,
	WORKS_AS,
} from "./person.ts";
import { between, kinship } from "./relation-rule.ts";

type Said = { found: readonly FoundRelation[]; to: number };
const said = (to: number, ...found: readonly FoundRelation[]): Said | null =>
	found.length === 0 ? null : { found, to };

const CALLING = new RegExp(
	`^(?:${CALLINGS}|physio|vet|cook)$|.{3}(?:ist|ician|hand|smith|monger|man|woman|er|or|keeper)$`,
);
const NO_CALLING = new Set(
	"newcomer stranger foreigner visitor prisoner number member winner believer beginner other paper dinner letter corner tour bummer".split(
		" ",
	),
);
const DEPARTMENT = new RegExp(`^(?:${DEPARTMENTS})$`, "u");
const FIRM = new RegExp(`^(?:${FIRMS})$`);
const ARTICLES = new Set("a an the his her our my their der die das dem einer einem un une el la le".split(" "));

/** What the words behind a person say of them: where they live, work and study, and who they are to somebody. */
export function saidOf(reading: Reading, who: Person): Said | null {
	const { words } = reading;
	let at = who.to;
	// "Anna, 34, who lives in Oslo"
	while (/^\d+$/.test(words[at]?.low ?? "")) at++;
	const beside = besideName(reading, who, at);
	if (beside !== null) return beside;
	const title = words[at]?.gap === "," && (who.kin !== null || who.titled === true) ? calling(reading, who, at) : null;
	if (title !== null) return title;
	const aside = at > who.to && words[at]?.gap === ",";
	if (words[at]?.gap !== "" && !aside && !/^(?:who|which|que|qui|der|die)$/.test(words[at]?.low ?? "")) return null;
	return doing(reading, who, at);
}

/** What a verb and the words behind it say of a person. */
export function doing(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (lists.BETWEEN.has(words[at]?.low ?? "")) at++;
	const verb = words[at]?.low ?? "";
	const behind = at + 1;
	// "I live in Oslo" is told by the slot of the home.
	if (lists.LIVES.has(verb)) return words[who.to - 1]?.low === "i" ? null : living(reading, who, behind);
	if (verb === "drive" || verb === "ride") return having(reading, who, behind) ?? working(reading, who, behind);
	if (lists.WORKS.has(verb)) return working(reading, who, behind);
	if (lists.STUDIES.has(verb)) return studying(reading, who, behind);
	if (verb === "moved" && words[behind]?.low === "to") return placed(reading, who, behind + 1, "LIVES_IN");
	if (verb === "comes" && lists.FROM_WORDS.has(words[behind]?.low ?? ""))
		return placed(reading, who, behind + 1, "COMES_FROM", true);
	if (verb === "reports" || verb === "report") {
		const to = words[behind]?.low === "directly" ? behind + 1 : behind;
		const whom = words[to]?.low === "to" ? nameAt(reading, to + 1) : null;
		return whom === null ? null : said(whom.to, ...between(who.entity, "REPORTS_TO", whom.name));
	}
	if (verb === "hired" || verb === "employ") {
		const hired = nameAt(reading, behind, false);
		return hired === null ? null : said(hired.to, relation(hired.name, "WORKS_FOR", who.entity));
	}
	const led = LEADING.get(verb);
	if (led !== undefined && who.sure) return leading(reading, who, behind, led);
	if (verb === "met" && who.entity === USER) {
		const whom = personAt(reading, behind);
		const known = whom !== null && whom.kin === null && whom.named && whom.sure && whom.entity !== USER;
		return known ? said(whom.to, relation(USER, "KNOWS", whom.entity)) : null;
	}
	if (lists.HAVE.has(verb) && words[behind]?.low === "been") return being(reading, who, behind + 1);
	if (lists.HAVE.has(verb) && who.sure) return having(reading, who, behind);
	if (verb === "here" && words[behind]?.low === "from") return placed(reading, who, behind + 1, "COMES_FROM");
	return lists.BE.has(verb) ? being(reading, who, behind) : null;
}

/** A comma, and who that is; "(my girlfriend)"; "from Bala"; "at Harms". */
function besideName(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const word = words[at];
	if (word === undefined || !who.named || who.entity === USER) return null;
	const apposition = /^[,(]|^ ?[–-]/.test(word.gap);
	if (
		apposition &&
		(lists.OWN_WORDS.has(word.low) || (word.gap === "(" && isKin(word.low)) || ownerAt(reading, at) !== null)
	) {
		const kin = kinOf(reading, at);
		const closed =
			kin !== null && ((kin.whose === USER && who.sure) || words[kin.to] === undefined || words[kin.to]?.gap !== "");
		if (kin !== null && closed) return said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	}
	const capital = /^\p{Lu}/u.test(who.entity);
	if (word.gap === "" && (capital || who.sure) && /^(?:from|at|of)$/.test(word.low) && words[at + 1]?.gap === "") {
		const work = fromWork(reading, who, at);
		if (work !== null) return work;
	}
	if (/^(?:from|in)$/.test(word.low) && word.gap === "") {
		const department = departmentAt(reading, at + 1);
		if (department !== null && (who.sure || word.low === "from"))
			return said(department.to, relation(who.entity, "WORKS_IN", department.name));
	}
	const together = withSpeaker(reading, who, at);
	if (together !== null) return together;
	if (!who.sure && !(word.gap === "" && lists.OWN_WORDS.has(word.low) && ACTS.has(words[at + 2]?.low ?? "")))
		return null;
	if (/^[,(]|^ ?[–-]/.test(word.gap)) {
		const that = /^(?:that|who|he|she)$/.test(word.low) && words[at + 1]?.low === "is";
		const kin = that ? kinOf(reading, at + 2) : null;
		if (kin !== null) return said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	}
	if (/^[,(]/.test(word.gap)) {
		const department = departmentAt(reading, at);
		const end = department === null ? undefined : words[department.to];
		if (department !== null && who.sure && (end === undefined || end.gap !== ""))
			return said(department.to, relation(who.entity, "WORKS_IN", department.name));
	}
	if (word.gap !== "") return null;
	if (word.low === "that" && words[at + 1]?.low === "is") {
		const kin = kinOf(reading, at + 2);
		return kin === null ? null : said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	}
	if (lists.OWN_WORDS.has(word.low)) {
		const kin = kinOf(reading, at);
		return kin === null ? null : said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	}
	if (lists.FROM_WORDS.has(word.low)) {
		return working(reading, who, at, false) ?? placed(reading, who, at + 1, "COMES_FROM");
	}
	if (word.low === "in" && who.kin !== null && isAround(who.kin)) return placed(reading, who, at + 1, "LIVES_IN");
	if (word.low === "in" && (who.kin !== null || who.titled === true)) return placed(reading, who, at + 1, "LOCATED_IN");
	return word.low === "at" ? working(reading, who, at, false) : null;
}

/** "Yusra and me work together", "Jan and I are old friends". */
function withSpeaker(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	if (words[at]?.low !== "and" || !/^(?:i|me|myself)$/.test(words[at + 1]?.low ?? "")) return null;
	if (words[at + 2]?.low === "work" && words[at + 3]?.low === "together")
		return said(at + 4, ...between(USER, "WORKS_WITH", who.entity));
	if (/^(?:got|are|were)$/.test(words[at + 2]?.low ?? "") && words[at + 3]?.low === "married")
		return said(at + 4, ...between(USER, "MARRIED_TO", who.entity));
	if (!/^(?:are|were)$/.test(words[at + 2]?.low ?? "")) return null;
	let kin = at + 3;
	while (lists.WHICH_WORDS.has(words[kin]?.low ?? "")) kin++;
	const word = words[kin]?.low.replace(/s$/, "") ?? "";
	return isAround(word) ? said(kin + 1, ...kinship(USER, word, who.entity)) : null;
}

/** "Marloes from my team", "Tadeu from work", "Lena of the audit department", "Wietske at the met office". */
function fromWork(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const own = /^(?:my|our)$/.test(words[at + 1]?.low ?? "");
	const group = words[own ? at + 2 : at + 1]?.low ?? "";
	const to = own ? at + 3 : at + 2;
	if (group === "work" || (own && /^(?:team|office|department|company)$/.test(group)))
		return said(to, ...kinship(USER, "colleague", who.entity));
	if (own && /^(?:class|course|school|uni|university)$/.test(group))
		return said(to, ...kinship(USER, "classmate", who.entity));
	const department = departmentAt(reading, at + 1);
	if (department !== null) return said(department.to, relation(who.entity, "WORKS_IN", department.name));
	const firm = words[at + 1]?.low === "the" && words[at]?.low !== "of" ? firmAt(reading, at + 1) : null;
	return firm === null ? null : said(firm.to, relation(who.entity, "WORKS_AT", firm.name));
}

function being(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (lists.BETWEEN.has(words[at]?.low ?? "")) at++;
	const word = words[at];
	if (word === undefined || word.gap !== "") return null;
	if (lists.LIVES.has(word.low)) return living(reading, who, at + 1);
	if (lists.WORKS.has(word.low)) return working(reading, who, at + 1);
	if (lists.STUDIES.has(word.low)) return studying(reading, who, at + 1);
	if (lists.FROM_WORDS.has(word.low)) return who.sure ? placed(reading, who, at + 1, "COMES_FROM") : null;
	if (lists.IN_WORDS.has(word.low)) return !who.sure ? null : staying(reading, who, at + 1);
	if (/^(?:married|engaged)$/.test(word.low) && words[at + 1]?.low === "to") {
		const whom = nameAt(reading, at + 2);
		return whom === null
			? null
			: said(whom.to, ...between(who.entity, word.low === "married" ? "MARRIED_TO" : "ENGAGED_TO", whom.name));
	}
	if (/^\d+$/.test(word.low)) return { found: [], to: at + 1 };
	const kin = isKin(word.low) && words[at + 1]?.low !== "of" ? null : kinOf(reading, at);
	if (kin !== null && who.named && who.entity !== kin.whose) {
		const told =
			who.entity === USER
				? kinship(kin.whose, kin.kin, kin.whose).map((one) => ({ ...one, object: USER }))
				: kinship(kin.whose, kin.kin, who.entity);
		return said(kin.to, ...told);
	}
	const name = who.entity === USER ? nameAt(reading, at) : null;
	return name === null ? calling(reading, who, at) : introduced(reading, who, name.to);
}

/** "I'm Thiago, 31, engineer from Campinas". */
function introduced(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (/^(?:\d+|years?|old|here)$/.test(words[at]?.low ?? "")) at++;
	if (!/^,?$/.test(words[at]?.gap ?? "?")) return null;
	if (lists.FROM_WORDS.has(words[at]?.low ?? "")) return placed(reading, who, at + 1, "COMES_FROM");
	return calling(reading, who, at);
}

/** "my sister", "Chiara's son", "an old friend of mine", "the husband of Katrijn", "one of my friends". */
function kinOf(reading: Reading, from: number): { kin: string; whose: string; to: number } | null {
	const { words } = reading;
	const one = words[from]?.low === "one" && words[from + 1]?.low === "of" ? from + 2 : from;
	const first = words[one]?.low ?? "";
	const owner = lists.OWN_WORDS.has(first) ? { name: USER, to: one + 1 } : ownerAt(reading, one);
	let at = owner?.to ?? (/^(?:an?|the)$/.test(first) ? one + 1 : one);
	for (let count = 0; count < 3 && lists.WHICH_WORDS.has(words[at]?.low ?? ""); count++) at++;
	const next = words[at + 1];
	if (
		owner?.name === USER &&
		!isKin(words[at]?.low ?? "") &&
		next?.gap === "" &&
		(isKin(next.low) || WORKS_AS.test(next.low))
	)
		at++;
	const word = words[at];
	const work = owner?.name === USER && WORKS_AS.test(word?.low ?? "");
	const kin = word === undefined ? "" : isKin(word.low) || work ? word.low : word.low.replace(/s$/, "");
	if (word === undefined || !(isKin(kin) || work)) return null;
	if (owner === null && first === "the" && /^(?:wife|husband|missus|boss)$/.test(kin)) {
		if (closes(words, at + 1)) return { kin, whose: USER, to: at + 1 };
	}
	if (owner !== null || (words[at - 1]?.low !== "a" && first === word.low))
		return closes(words, at + 1) ? { kin, whose: owner?.name ?? USER, to: at + 1 } : null;
	if (words[at + 1]?.low !== "of") return null;
	if (/^(?:mine|ours)$/.test(words[at + 2]?.low ?? "")) return { kin, whose: USER, to: at + 3 };
	const whose = nameAt(reading, at + 2);
	return whose === null ? null : { kin, whose: whose.name, to: whose.to };
}

function ownerAt(reading: Reading, at: number): { name: string; to: number } | null {
	const name = nameAt(reading, at);
	return name !== null && reading.words[name.to]?.low === "'s" ? { name: name.name, to: name.to + 1 } : null;
}

function living(reading: Reading, who: Person, from: number): Said | null {
	let at = from;
	while (
		lists.BETWEEN.has(reading.words[at]?.low ?? "") ||
		/^(?:alone|up|down|out|here)$/.test(reading.words[at]?.low ?? "")
	)
		at++;
	return lists.IN_WORDS.has(reading.words[at]?.low ?? "") ? placed(reading, who, at + 1, "LIVES_IN") : null;
}

/** Who is in a place now may live elsewhere, so it takes no home's place; and for a while only it is not told. */
function staying(reading: Reading, who: Person, at: number): Said | null {
	const department = departmentAt(reading, at);
	const before = reading.words[who.to - 2];
	const told =
		who.entity !== USER || before === undefined || reading.words[who.to - 1]?.gap !== "" || SAYING.has(before.low);
	if (!told) return null;
	if (department !== null)
		return (
			working(reading, who, department.to) ?? said(department.to, relation(who.entity, "WORKS_IN", department.name))
		);
	const place = placeAt(reading, at);
	if (place === null || lists.FOR_A_WHILE.has(reading.words[place.to]?.low ?? "")) return null;
	return closes(reading.words, place.to) ? said(place.to, relation(who.entity, "LOCATED_IN", place.name)) : null;
}

function placed(reading: Reading, who: Person, at: number, predicate: string, lasting = false): Said | null {
	const place = placeAt(reading, at);
	if (lasting && place !== null && lists.FOR_A_WHILE.has(reading.words[place.to]?.low ?? "")) return null;
	return place === null || place.name === who.entity
		? null
		: said(place.to, relation(who.entity, predicate, place.name));
}

/** How many words may stand between "works" and "at": "works nights at". */
const MOST_BETWEEN = 5;

/** "as a nurse at the clinic in York": the first that says where. */
function working(reading: Reading, who: Person, from: number, far = true): Said | null {
	const { words } = reading;
	const found: FoundRelation[] = [];
	let to = from;
	for (let at = from; at <= from + (far ? MOST_BETWEEN : 0); at++) {
		const word = words[at];
		if (word === undefined || word.gap !== "" || word.text === "") break;
		const firm =
			lists.AT_WORDS.has(word.low) || (!far && lists.FROM_WORDS.has(word.low)) ? firmAt(reading, at + 1) : null;
		const department = word.low === "in" || word.low === "from" ? departmentAt(reading, at + 1) : null;
		const place = lists.IN_WORDS.has(word.low) && far ? placeAt(reading, at + 1) : null;
		const where = firm ?? department ?? place;
		if (where === null) continue;
		found.push(relation(who.entity, firm === null ? "WORKS_IN" : "WORKS_AT", where.name));
		to = where.to;
		break;
	}
	return said(to, ...found);
}

function studying(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	for (let at = from; at <= from + 2; at++) {
		if (words[at] === undefined || (at > from && words[at]?.gap !== "")) return null;
		if (!/^(?:at|in|an|à|en)$/.test(words[at]?.low ?? "")) continue;
		const where =
			words[at]?.low === "at" ? (firmAt(reading, at + 1) ?? placeAt(reading, at + 1)) : placeAt(reading, at + 1);
		return where === null ? null : said(where.to, relation(who.entity, "STUDIES_AT", where.name));
	}
	return null;
}

/** "a chef in Ballinasloe", "head baker at Harms". */
function calling(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const begin = ARTICLES.has(words[from]?.low ?? "") ? from + 1 : from;
	for (let at = begin; at < begin + 4; at++) {
		const word = words[at];
		if (word === undefined || (at > begin && word.gap !== "") || word.text === "") return null;
		if (NO_CALLING.has(word.low) || isAround(word.low)) return null;
		if (!CALLING.test(word.low)) continue;
		const from = words[at + 1];
		if (from?.low === "from" && from.gap === "") return placed(reading, who, at + 2, "COMES_FROM");
		return working(reading, who, at + 1);
	}
	return null;
}

/** Before "I'm in Oslo" where that is so: not "when I'm in Oslo", "on Friday I'm in Oslo". */
const SAYING = new Set("and but so because since as that cause also yes no well anyway now ok btw well".split(" "));

type Where = { name: string; to: number };

function placeAt(reading: Reading, at: number): Where | null {
	const { words, small } = reading;
	const word = words[at];
	if (word === undefined || word.gap !== "" || word.text === "") return null;
	if (word.capital) {
		const run = capitals(words, at, 3);
		const name = placeOf(run.name);
		return name === null ? null : { name, to: run.to };
	}
	const rare = small && isPlainName(word.low) && placeOf(word.text) !== null;
	return rare ? { name: word.text, to: at + 1 } : null;
}

/** "a 2014 Corolla". */
export function makeAt({ words }: Reading, owner: string, at: number): Said | null {
	const make = /^\d{4}$/.test(words[at + 1]?.low ?? "") ? at + 2 : at + 1;
	if (!/^an?$/.test(words[at]?.low ?? "") || words[make]?.capital !== true) return null;
	const run = capitals(words, make, 3);
	return properOf(run.name) === null ? null : said(run.to, relation(owner, "OWNS", run.name));
}

const LEADING: ReadonlyMap<string, string> = new Map([
	...["owns", "own"].map((verb): [string, string] => [verb, "OWNS"]),
	...["runs", "run", "manages", "manage", "leads", "lead", "heads"].map((verb): [string, string] => [verb, "LEADS"]),
	...["maintains", "maintain"].map((verb): [string, string] => [verb, "MAINTAINS"]),
]);
const LED = new RegExp(
	`^(?:${FIRMS}|team|department|service|shop|company|business|crew|kitchen|section|project|repo|server|infra)$`,
);

/** "She owns the billing service", "he runs the garage": a thing that is named in up to four words. */
function leading(reading: Reading, who: Person, from: number, predicate: string): Said | null {
	const { words } = reading;
	const begin = ARTICLES.has(words[from]?.low ?? "") ? from + 1 : from;
	let to = begin;
	while (to < begin + 4 && !closes(words, to)) to++;
	const last = words[to - 1];
	if (to === begin || last === undefined || !closes(words, to)) return null;
	const thing =
		LED.test(last.low) ||
		lists.PROPERTY.has(last.low) ||
		(predicate !== "LEADS" && who.entity !== USER && !isEveryday(last));
	if (!thing || words[begin]?.gap !== "") return null;
	const name = words
		.slice(begin, to)
		.map(({ text }) => text)
		.join(" ");
	return said(to, relation(who.entity, predicate, name));
}

/** "We have a spitz called Nakki", "I own a pharmacy": what is named, and what is said to be owned. */
function having(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const verb = words[from - 1]?.low ?? "";
	let at = from;
	if (words[at]?.low === "got") at++;
	const counted = words[at + 1];
	if (
		counted !== undefined &&
		/^(?:\d|two|three|four|five|both|zwei|drei|deux|dos|the)$/.test(words[at]?.low ?? "") &&
		counted.low.endsWith("s")
	) {
		const several = isKin(counted.low.slice(0, -1))
			? namedSeveral(reading, at + 1, who.entity, counted.low.slice(0, -1))
			: null;
		if (several !== null) return { found: several.found, to: several.to };
	}
	const make = /^(?:own|drive|ride)$/.test(verb) ? makeAt(reading, who.entity, at) : null;
	if (make !== null) return make;
	if (!/^(?:an?|one|the|un|una|ein|eine|einen)$/.test(words[at]?.low ?? "")) return null;
	for (let noun = at + 1; noun < at + 4; noun++) {
		const word = words[noun];
		if (word === undefined || word.gap !== "" || word.capital) return null;
		const pet = lists.PETS.has(word.low);
		if (!pet && !lists.PROPERTY.has(word.low)) continue;
		const called = /^(?:called|named)$/.test(words[noun + 1]?.low ?? "");
		const behind = called || words[noun + 1]?.gap === "," ? nameAt(reading, noun + (called ? 2 : 1), called) : null;
		if (behind !== null && closes(words, behind.to)) return said(behind.to, relation(who.entity, "OWNS", behind.name));
		const owned =
			/^(?:owns?|bought)$/.test(verb) ||
			(!pet && /^(?:an?|un|una)$/.test(words[at]?.low ?? "") && closes(words, noun + 1));
		const name = words
			.slice(at + 1, noun + 1)
			.map(({ text }) => text)
			.join(" ");
		return owned ? said(noun + 1, relation(who.entity, "OWNS", name)) : null;
	}
	return null;
}

function departmentAt({ words }: Reading, at: number): Where | null {
	const from = /^(?:the|our)$/.test(words[at]?.low ?? "") ? at + 1 : at;
	for (const count of [3, 2, 1]) {
		const run = words.slice(from, from + count);
		const name = run.map(({ text }) => text).join(" ");
		const plain = run.length === count && run.every(({ gap }) => gap === "");
		if (plain && DEPARTMENT.test(name) && !/^(?:my|our|your|their|his|her|an?|another|this|that) /.test(name))
			return { name, to: from + count };
	}
	return null;
}

function firmAt({ words, small }: Reading, at: number): Where | null {
	const article = ARTICLES.has(words[at]?.low ?? "");
	const from = article ? at + 1 : at;
	const word = words[from];
	if (word === undefined || word.gap !== "" || word.text === "") return null;
	if (word.capital) {
		const run = capitals(words, from, 4);
		return properOf(run.name.replaceAll("& ", "")) === null ? null : run;
	}
	for (
		let to = from;
		article && !/^an?$/.test(words[at]?.low ?? "") && to < from + 3 && (to === from || words[to]?.gap === "");
		to++
	) {
		if (!FIRM.test(words[to]?.low ?? "") || (words[to + 1]?.gap === "" && FIRM.test(words[to + 1]?.low ?? "")))
			continue;
		const name = words
			.slice(from, to + 1)
			.map(({ text }) => text)
			.join(" ");
		const of =
			/^(?:at|of|in)$/.test(words[to + 1]?.low ?? "") &&
			words[to + 1]?.gap === "" &&
			words[to + 2]?.capital === true &&
			words[to + 2]?.gap === "";
		if (!of) return { name, to: to + 1 };
		const run = capitals(words, to + 2, 3);
		return { name: `${name} ${words[to + 1]?.text} ${run.name}`, to: run.to };
	}
	const next = words[from + 1];
	return small &&
		!article &&
		isPlainName(word.low) &&
		(closes(words, from + 1) || (next !== undefined && isEveryday(next)))
		? { name: word.text, to: from + 1 }
		: null;
}

const INSIDE = new Set("of the de and & la le du on upon am".split(" "));

function capitals(words: readonly Word[], from: number, most: number): { name: string; to: number } {
	let to = from + 1;
	for (; to < from + most; to++) {
		const word = words[to];
		const next = words[to + 1];
		if (word?.gap === "&" && word.capital) continue;
		if (word === undefined || word.gap !== "") break;
		if (word.capital) continue;
		if (!INSIDE.has(word.low) || next?.capital !== true || next.gap !== "") break;
	}
	const name = words
		.slice(from, to)
		.map(({ text, gap }) => (gap === "&" ? `& ${text}` : text))
		.join(" ");
	return { name, to };
}
