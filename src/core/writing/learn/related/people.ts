import { begins, clauseWords, closes, low } from "../../../language/people/clause-words.ts";
import { isInvented } from "../../../language/people/invented.ts";
import { english, sexOf } from "../../../language/people/kin-words.ts";
import { lastOf, nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { personAt } from "../../../language/people/person.ts";
import { firmAt } from "../../../language/people/where.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { besideName, kinOf } from "./beside.ts";
import { belonging, calledBehind, makeAt, ownedBy } from "./owning.ts";
import { working } from "./places.ts";
import { kinship, type Said, said, tied } from "./relation-rule.ts";
import { doing, introduced, saidOf } from "./sayings.ts";
import { isBehindHead, isNoun, relativeTo } from "./whose.ts";

/** A relation, with the words of the clause that tell it (offsets in UTF-16 units). */
type Told = {
	found: FoundRelation;
	start: number;
	end: number;
	/** A question takes it for given: "can my sister Ana come?". */
	given: boolean;
};
type Add = (from: number, said: Said | null, given?: boolean) => void;
/** Reads clauses in the order in which they are said: who was spoken of tells who "he" and "she" are. */
export type PeopleReader = (clause: string, small: boolean, by?: string | null) => Told[];

/** How long a person is meant by "she", in sentences; and how many are known at a time. */
const REACH = 4;
const MOST_KNOWN = 40;

/** Tells what clauses say of people, and remembers whom they speak of. Each call is linear in its clause. */
export function peopleReader(): PeopleReader {
	let people: readonly Person[] = [];
	let sentence = 0;
	return (clause, small, by = null) => {
		const words = clauseWords(clause);
		const told: Told[] = [];
		const add: Add = (from, said, given = false) => {
			const [start, end] = [words[from]?.start ?? 0, words[(said?.to ?? 0) - 1]?.end ?? clause.length];
			for (const found of said?.found ?? []) told.push({ found, start, end, given });
		};
		sentence++;
		if (isInvented(clause, words)) return [];
		for (let at = 0; at < words.length; ) {
			if (at > 0 && /[.!?]/.test(words[at]?.gap ?? "")) sentence++;
			const reading: Reading = { words, small, people, sentence, by, reach: REACH };
			add(at, begins(words, at) ? elliptic(reading, at) : null);
			add(at, jobAt(reading, at), true);
			const spoken = isNoun(words, at) ? null : personAt(reading, at);
			const placed = PLACED.has(low(words, at - 1)) && words[at]?.gap === "";
			const who = placed && spoken?.kin === null ? { ...spoken, sure: spoken.titled === true } : spoken;
			if (who === null) {
				at++;
				continue;
			}
			add(at, { found: tied(who), to: who.to }, true);
			if (who.entity !== USER) people = [...people, { ...who, sentence, by }].slice(-MOST_KNOWN);
			// "a rail discount works there": in small letters who does something stands where a part begins.
			const object = !who.sure && !/^\p{Lu}/u.test(who.entity) && !begins(words, at);
			const to = readOn(reading, who, object || isBehindHead(words, at, who.to), add);
			// Who is said to live or work somewhere is somebody.
			if (to > who.to && who.entity !== USER) people = [...people.slice(0, -1), { ...who, sentence, by, sure: true }];
			at = Math.max(to, at + 1);
		}
		return told;
	};
}

/** Adds what is said of one person, as far as it goes on; of who is no subject only what stands beside the name: "by order of Aleksi, our cto". */
function readOn(reading: Reading, who: Person, isObject: boolean, add: Add): number {
	const { words } = reading;
	let to = who.to;
	add(to, ownedBy(reading, who), true);
	const aside = /^\d+$/.test(low(words, to)) ? to + 1 : to;
	for (let more = isObject ? besideName(reading, who, aside) : saidOf(reading, who); more !== null && more.to > to; ) {
		add(to, more);
		to = more.to;
		const next = isObject ? to : relativeTo(reading, who, more);
		if (next !== null) return next;
		const and = AND.has(low(words, to)) ? to + 1 : to;
		more = (and > to ? doing(reading, who, and) : null) ?? saidOf(reading, { ...who, kin: null, sure: true, to });
	}
	return to;
}

const AND = new Set("and but y und et".split(" "));

/** "my new role as a producer at Harms", "my job at the library". */
function jobAt(reading: Reading, at: number): Said | null {
	const { words } = reading;
	let job = at + 1;
	while (lists.WHICH_JOB.has(low(words, job)) && job < at + 3) job++;
	const isOver = [1, 2].some((back) => lists.ENDING.has(low(words, at - back)));
	if (isOver || !lists.OWN_WORDS.has(low(words, at)) || !lists.JOBS.has(low(words, job))) return null;
	let to = job + 1;
	if (low(words, to) === "as") while (to < job + FURTHEST && words[to]?.gap === "" && low(words, to) !== "at") to++;
	return low(words, to) === "at" && words[to]?.gap === "" ? working(reading, { ...SELF, to }, to, false) : null;
}

const SELF = { entity: USER, kin: null, sex: null, found: [], sentence: 0, named: true, sure: true, by: null };

/** In words. */
const FURTHEST = 9;

/** What stands behind these may be a place or a thing. */
const PLACED = new Set("in at near from the a an on into".split(" "));

const OWN_VERBS = new Set("live wohne vivo habite work arbeite trabajo wrk study studiere estudio".split(" "));

/** A clause without a subject: "live in Tampere"; "that's my wife", of who was named last. */
function elliptic(reading: Reading, at: number): Said | null {
	const { words } = reading;
	const first = low(words, at);
	if (OWN_VERBS.has(first)) return doing(reading, { ...SELF, to: at }, at);
	const called = calledAt(reading, at) ?? belonging(reading, at);
	if (called !== null) return called;
	if (lists.OWN_WORDS.has(first) && low(words, at + 1) === "employer" && low(words, at + 2) === "is") {
		const firm = firmAt(reading, at + 3);
		return firm === null ? null : said(firm.to, relation(USER, "WORKS_AT", firm.name));
	}
	const thing = words[at + 1];
	if (lists.OWN_WORDS.has(first) && lists.PROPERTY.has(thing?.low ?? "") && lists.BE.has(low(words, at + 2))) {
		const called = calledBehind(reading, at + 3);
		return called === null ? makeAt(reading, USER, at + 3) : said(called.to, relation(USER, "OWNS", called.name));
	}
	const name = nameAt(reading, at);
	const own = at === 0 && reading.by !== null && name?.name.toLowerCase() === reading.by.toLowerCase();
	// "Jan here, 19, Kiel".
	if (name !== null && (own || low(words, name.to) === "here"))
		return introduced(reading, { ...SELF, to: name.to }, name.to);
	const only = lists.OWN_WORDS.has(first) ? at + 1 : at;
	const spoken = lastOf(reading, null, true);
	const meant = spoken?.named === true && spoken.kin === null ? spoken : null;
	const kin = low(words, only);
	const alone = words[only + 1] === undefined || /^[.!?]/.test(words[only + 1]?.gap ?? "");
	if (meant !== null && alone && sexOf(kin) !== null && (meant.sure || isOften(reading, meant)))
		return { found: kinship(USER, kin, meant.entity), to: only + 1 };
	const aside = lists.OWN_WORDS.has(first) && /^[(,]$/.test(words[at]?.gap ?? "") ? kinOf(reading, at) : null;
	if (aside !== null && meant?.sentence === reading.sentence) {
		const isClosed = words[at]?.gap === "(" && words[aside.to]?.gap.startsWith(")");
		if (isClosed || (meant.first && SPOKEN_OF.test(low(words, aside.to))))
			return { found: kinship(USER, aside.kin, meant.entity), to: aside.to };
	}
	const sex = first === "he" ? "m" : first === "she" ? "f" : null;
	if ((first !== "that" && sex === null) || low(words, at + 1) !== "is") return null;
	const who = kinOf(reading, at + 2);
	// "that's my cousin, not my brother"
	const other = who?.whose === USER && low(words, who.to) === "not" ? kinOf(reading, who.to + 1) : null;
	const former = other?.whose === USER ? english(other.kin) : null;
	const meantBy = reading.people.findLast((one) => one.named && one.kin !== null && english(one.kin) === former);
	if (who !== null && former !== null && meantBy !== undefined) {
		const over = kinship(USER, former, meantBy.entity).map((one) => ({ ...one, ended: true }));
		return { found: [...over, ...kinship(USER, who.kin, meantBy.entity)], to: who.to };
	}
	const last = lastOf(reading, sex, true);
	if (who === null || who.whose !== USER || last === null || !last.named || last.kin !== null) return null;
	const isMeant = last.sure || last.first === true || reading.sentence - last.sentence <= (sex === null ? 0 : 1);
	return isMeant ? { found: kinship(USER, who.kin, last.entity), to: who.to } : null;
}

/** "Lale comes, my girlfriend, she's …": who goes on to speak of the same one. */
const SPOKEN_OF = /^(?:he|she|his|her|who|)$/;

/** Whether somebody was spoken of more than once. */
const isOften = ({ people }: Reading, { entity, by }: Person): boolean =>
	people.filter((one) => one.entity === entity && one.by === by).length > 1;

const WHOSE = new Map<string, Person["sex"]>(Object.entries({ his: "m", he: "m", her: "f", she: "f", it: null }));

/** "Her name is Ilse", "he's called clive": of kin without a name who was spoken of last. */
function calledAt(reading: Reading, at: number): Said | null {
	const { words } = reading;
	const sex = WHOSE.get(low(words, at));
	let to = at + 1;
	if (sex === undefined || !/^(?:names?|is)$/.test(low(words, to))) return null;
	while (/^(?:names?|is|was|'s|called|named)$/.test(low(words, to))) to++;
	const plainly = /^(?:names?|called|named)$/.test(low(words, at + 1)) || /^(?:called|named)$/.test(low(words, to - 1));
	const name = plainly && words[to]?.gap === "" ? nameAt(reading, to) : null;
	const last = lastOf(reading, sex);
	if (name === null || last === null || last.named || last.kin === null || !closes(words, name.to)) return null;
	return { found: kinship(USER, last.kin, name.name), to: name.to };
}
