import { closes, low } from "../../../language/people/clause-words.ts";
import { isAround, isChild, isKin } from "../../../language/people/kin-words.ts";
import { nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { personAt } from "../../../language/people/person.ts";
import { departmentAt, placeAt, type Where } from "../../../language/people/where.ts";
import { KNOWN_PLACES } from "../../../language/words/place-words.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { besideName, kinOf } from "./beside.ts";
import { having, LEADING, leading } from "./owning.ts";
import { calling, comingFrom, living, placed, staying, studying, working } from "./places.ts";
import { between, kinship, type Said, said, tied } from "./relation-rule.ts";
import { hiring, isKinTo, mateAt, meeting, renting, roleAt } from "./ties.ts";

/** What the words behind a person say of them: where they live, work and study, and who they are to somebody. */
export function saidOf(reading: Reading, who: Person): Said | null {
	const { words } = reading;
	let at = who.to;
	// "Anna, 34, who lives in Oslo"
	while (/^\d+$/.test(low(words, at))) at++;
	if (at > who.to && !who.sure && !/^\p{Lu}/u.test(who.entity) && words[who.to]?.gap !== "(") return null;
	const beside = besideName(reading, who, at);
	if (beside !== null) return beside;
	const title = words[at]?.gap === "," && (who.kin !== null || who.titled === true) ? calling(reading, who, at) : null;
	if (title !== null) return title;
	if (words[at]?.gap === "," && (who.sure || who.first === true || at > who.to)) {
		const behind = behindAside(reading, at);
		if (behind > 0) return doing(reading, who, behind);
	}
	const aside = at > who.to && words[at]?.gap === ",";
	if (words[at]?.gap !== "" && !aside && !/^(?:who|which|que|qui|der|die)$/.test(low(words, at))) return null;
	return doing(reading, who, at);
}

/** Where "Blessing, on the packing line, lives in …" goes on; 0 where it does not. */
function behindAside({ words }: Reading, from: number): number {
	const isDoing = (at: number) => lists.LIVES.has(low(words, at)) || lists.WORKS.has(low(words, at));
	if (low(words, from).endsWith("s") && isDoing(from)) return from;
	const next = words.slice(0, from + FURTHEST).findIndex(({ gap }, at) => at > from && /[,.!?;:]/.test(gap));
	return words[next]?.gap === "," && isDoing(next) ? next : 0;
}

const ORIGINS = new Map(Object.entries({ "grew up in": "COMES_FROM", "was born in": "BORN_IN" }));

/** What a verb and the words behind it say of a person. */
export function doing(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (lists.BETWEEN.has(low(words, at))) at++;
	const verb = low(words, at);
	const behind = at + 1;
	if (lists.LIVES.has(verb)) return living(reading, who, behind);
	if (verb === "drive" || verb === "ride") return having(reading, who, behind) ?? working(reading, who, behind);
	const tied = mateAt(reading, who, behind) ?? roleAt(reading, who, at);
	if (tied !== null) return tied;
	if (lists.WORKS.has(verb)) return working(reading, who, behind);
	if (/^do(?:es)?$/.test(verb)) return doingAt(reading, who, behind);
	if (lists.STUDIES.has(verb)) return studying(reading, who, behind);
	if (/^(?:moved|retired|relocated)$/.test(verb)) {
		let to = /^(?:back|out|over|up|down|home|away)$/.test(low(words, behind)) ? behind + 1 : behind;
		if (low(words, to) === "from")
			while (to < behind + FURTHEST && words[to]?.gap === "" && low(words, to) !== "to") to++;
		return low(words, to) === "to" ? placed(reading, who, to + 1, "LIVES_IN") : null;
	}
	if (/^rents?$/.test(verb)) return renting(reading, who, behind);
	if (COMING.has(verb) && (who.sure || words[who.to - 1]?.capital)) return arriving(reading, who, behind);
	const spouse = lists.MARRIES.has(verb) ? nameAt(reading, behind, false) : null;
	if (spouse !== null) return said(spouse.to, ...between(who.entity, "MARRIED_TO", spouse.name));
	if (verb === "hired") return hiring(reading, who, behind);
	if (verb === "reports" || verb === "report") {
		const whom = low(words, behind) === "to" ? nameAt(reading, behind + 1) : null;
		return whom === null ? null : said(whom.to, ...between(who.entity, "REPORTS_TO", whom.name));
	}
	const led = LEADING.get(verb);
	if (led !== undefined && (who.sure || /^\p{Lu}/u.test(who.entity))) return leading(reading, who, behind, led);
	const origin = ORIGINS.get([at, behind, behind + 1].map((one) => low(words, one)).join(" "));
	if (origin !== undefined) return placed(reading, who, behind + 2, origin);
	const job = hired(reading, behind, verb);
	if (job > 0) return working(reading, who, job, false);
	const met = who.entity === USER ? meeting(reading, at) : null;
	if (met !== null) return met;
	if (lists.HAVE.has(verb) && low(words, behind) === "been") return being(reading, who, behind + 1);
	if ((lists.HAVE.has(verb) && who.sure) || (verb === "had" && who.entity === USER))
		return having(reading, who, behind);
	return lists.BE.has(verb) ? being(reading, who, behind) : null;
}

/** "He does sound at the Transbordeur": at a firm. What is done for or in something may be done once. */
function doingAt(reading: Reading, who: Person, from: number): Said | null {
	for (let at = from + 1; at <= from + 3 && reading.words[at]?.gap === ""; at++)
		if (low(reading.words, at) === "at") return working(reading, who, at, false);
	return null;
}

/** The "at" behind "got a new job", "started", "interns"; 0 where there is none. */
function hired({ words }: Reading, from: number, verb: string): number {
	let at = from;
	if (/^(?:got|found|has|have|landed|took)$/.test(verb)) {
		at = words.findIndex((word, job) => job >= from && job <= from + 4 && word.low === "job") + 1;
	} else if (!lists.STARTS.has(verb) || (verb === "start" && low(words, at) !== "as")) return 0;
	// "start as a junior at"
	else if (low(words, at) === "as") while (at < from + 5 && low(words, at) !== "at" && words[at + 1]?.gap === "") at++;
	return low(words, at) === "at" && words[at]?.gap === "" ? at : 0;
}

const COMING = new Set("comes came coming flying travelling driving".split(" "));

/** "My daughter comes from Exeter for two weeks": kin who visit live there; others may come from anywhere. */
function arriving(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (/^(?:over|down|up|in|here|back)$/.test(low(words, at))) at++;
	if (!lists.FROM_WORDS.has(low(words, at))) return null;
	const isAtHome = who.kin !== null && isAround(who.kin);
	return placed(reading, who, at + 1, isAtHome ? "LIVES_IN" : "COMES_FROM", !isAtHome);
}

function being(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (lists.BETWEEN.has(low(words, at))) at++;
	const word = words[at];
	if (word === undefined || word.gap !== "") return null;
	if (lists.LIVES.has(word.low)) return living(reading, who, at + 1);
	if (lists.WORKS.has(word.low)) return working(reading, who, at + 1);
	const degree = word.low === "doing" && /^(?:degree|phd|masters?|bachelors?)$/.test(low(words, at + 2));
	if (degree || lists.STUDIES.has(word.low)) return studying(reading, who, degree ? at + 3 : at + 1);
	if (lists.FROM_WORDS.has(word.low)) return who.sure ? placed(reading, who, at + 1, "COMES_FROM") : null;
	if (lists.IN_WORDS.has(word.low))
		return who.sure || (who.first === true && KNOWN_PLACES.has(low(words, at + 1)))
			? staying(reading, who, at + 1)
			: null;
	if (lists.AT_WORDS.has(word.low) && who.sure) return beingAt(reading, who, at);
	if (/^(?:married|engaged)$/.test(word.low)) {
		const spouse = low(words, at + 1) === "to" ? personAt(reading, at + 2) : null;
		if (spouse === null || spouse.entity === USER || spouse.entity === who.entity) return null;
		if (spouse.kin === null && nameAt(reading, at + 2) === null) return null;
		const predicate = word.low === "married" ? "MARRIED_TO" : "ENGAGED_TO";
		return said(spouse.to, relation(who.entity, predicate, spouse.entity), ...tied(spouse));
	}
	const role = roleAt(reading, who, at);
	if (role !== null) return role;
	const friend = lists.WITH_OTHERS.has(word.low) && low(words, at + 1) === "with" ? nameAt(reading, at + 2) : null;
	if (friend !== null) return said(friend.to, ...kinship(who.entity, word.low.slice(0, -1), friend.name));
	if (/^\d+$/.test(word.low)) return { found: ageOfChild(reading, who, at), to: at + 1 };
	const kin = isKin(word.low) && low(words, at + 1) !== "of" ? null : kinOf(reading, at);
	if (kin !== null && who.named && who.entity !== kin.whose) {
		const told = who.entity === USER ? isKinTo(kin) : kinship(kin.whose, kin.kin, who.entity);
		const from = low(words, kin.to) === "from" ? comingFrom(reading, { ...who, kin: kin.kin }, kin.to + 1) : null;
		return said(from?.to ?? kin.to, ...told, ...(from?.found ?? []));
	}
	const name = who.entity === USER ? nameAt(reading, at) : null;
	return name === null ? calling(reading, who, at) : introduced(reading, who, name.to);
}

/** "I'm at Equinor, in procurement": where somebody is who says since when or as what. */
function beingAt(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const work = working(reading, who, at, false);
	if (work === null || low(words, at) === "with") return null;
	const next = low(words, work.to);
	const inside = /^(?:in|on)$/.test(next) && departmentAt(reading, work.to + 1) !== null;
	return inside || next === "since" || next === "as" ? work : null;
}

/** "I've the two girls in school. Efa is 12": one of the children who were spoken of without their names. */
function ageOfChild(reading: Reading, who: Person, at: number): FoundRelation[] {
	const { words, people, sentence, by } = reading;
	const child = people.findLast((one) => one.kin !== null && !one.named && isChild(one.kin) && one.by === by);
	const near = child !== undefined && sentence - child.sentence <= reading.reach;
	const isAge = Number(low(words, at)) < GROWN && closes(words, at + 1);
	const isOther = who.named && who.kin === null && who.entity !== USER;
	return near && isAge && isOther ? kinship(USER, child.kin ?? "kid", who.entity) : [];
}

const GROWN = 20;

/** "I'm Thiago, 31, engineer from Campinas". */
export function introduced(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	let at = from;
	while (/^(?:\d+|years?|old|here)$/.test(low(words, at))) at++;
	if (!/^,?$/.test(words[at]?.gap ?? "?")) return null;
	const kin = who.entity === USER ? kinOf(reading, at) : null;
	if (kin !== null && kin.whose !== USER) return said(kin.to, ...isKinTo(kin));
	const told = lists.FROM_WORDS.has(low(words, at)) ? comingFrom(reading, who, at + 1) : calling(reading, who, at);
	const home = homeBehind(reading, told?.to ?? at);
	return home === null ? told : said(home.to, ...(told?.found ?? []), relation(who.entity, "LIVES_IN", home.name));
}

/** "retired cellist, Halifax": a place that everybody knows, alone between commas, in the same sentence. */
function homeBehind(reading: Reading, from: number): Where | null {
	const { words } = reading;
	for (let at = from; at < from + FURTHEST && !/[.!?;]/.test(words[at]?.gap ?? "."); at++) {
		if (TELLING_ON.has(low(words, at))) return null;
		const word = words[at];
		if (word?.gap !== ",") continue;
		if (lists.FROM_WORDS.has(word.low)) return placeAt(reading, at + 1);
		const place = placeAt({ ...reading, words: words.with(at, { ...word, gap: "" }) }, at);
		const alone = place !== null && (words[place.to] === undefined || words[place.to]?.gap !== "");
		if (alone && KNOWN_PLACES.has(place.name.toLowerCase())) return place;
	}
	return null;
}

/** Words. */
const FURTHEST = 8;
/** Behind these somebody or something else is told of. */
const TELLING_ON = new Set("my i we he she who that moving flying going born was visiting".split(" "));
