import { compileSteps } from "../../base/compile-patterns.ts";
import { runSteps, type Steps } from "../../base/steps.ts";
import type { Clause } from "../../language/annotate.ts";
import { tellingCount } from "../../language/content-terms.ts";
import { isKin } from "../../language/people/kin-words.ts";
import { sameText } from "../../language/same-text.ts";
import { CORRECTION_PATTERNS, correctionIn, withCorrection } from "../../language/statements/correction.ts";
import { DENIAL_PATTERNS, overIn } from "../../language/statements/denial.ts";
import { forgettingIn } from "../../language/statements/forgetting.ts";
import { hazardsIn, imagines, isAside, requestLength, scraps, standsAlone } from "../../language/statements/hazards.ts";
import { CLEAREST, sureOfForm } from "../../language/statements/plain-telling.ts";
import { statementOf } from "../../language/statements/statement.ts";
import { joined } from "../../language/words/joined.ts";
import type { MemoryType } from "../../model/memory/remembered.ts";
import { textOf } from "../../model/thread/message.ts";
import type { ActModel } from "../acts/act-model.ts";
import { isGiven } from "../acts/frame-model.ts";
import { joinedText, passagesOf, sureAlone } from "../acts/passages.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import * as around from "./conversation.ts";
import {
	type Found,
	type FoundMemory,
	type FoundRelation,
	fact,
	SURE_OF_SLOTS,
	USER,
	withEnds,
} from "./found/found.ts";
import { type Gathering, gathering } from "./found/gathering.ts";
import { injectedIn, saidBeyondContext } from "./found/injected.ts";
import type { Gathered, KnownMemory, LearnedMessage, Skipped } from "./found/learned.ts";
import { type PeopleReader, peopleReader } from "./related/people.ts";
import { isSmall, RELATION_PATTERNS, relationsIn } from "./related/relations.ts";
import { SLOT_PATTERNS, slotsIn } from "./slots.ts";
import { timed } from "./timed.ts";

/** How sure a clause must be to be learned: chosen for precision on conversations left out. */
const SURE = {
	...{ tells: 0.9, alone: 0.75, slot: 0.05, standing: 0.55, rules: 0.4, decides: 0.4 },
	// What so surely only passes for worth knowing tells nothing but relations, unless its form says all ("I am allergic to nuts").
	passes: 0.5,
};
/** What is learned as one: a clause with neighbours that may tell something and are not sure alone, up to so many UTF-16 units. */
const JOINS = 0.1;
const LONGEST = 200;
/** Of a longer text the rest is not read: it is a document and not what somebody says. */
const MOST_CLAUSES = 2_000;
/** What reading one clause counts for as work, beside its text (UTF-16 units): a short one is asked as much as a long one. */
const CLAUSE_WORK = 120;
/** A clause of fewer telling words and numbers says nothing by itself. */
const LEAST_TERMS = 2;

/**
 * What messages tell that is worth remembering, in the words of who said it: only what users say of themselves and theirs, no text they want
 * worked on, nothing supposed, quoted, asked or taken back, and nothing that `known` says already. `before`: what was said right before and was
 * learned from already, which tells what is answered. In steps; linear in the text; never throws.
 */
export function* learningSteps(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
	{ before = [], model }: { before?: readonly LearnedMessage[]; model?: ActModel } = {},
): Steps<Gathered> {
	yield* compileSteps([...SLOT_PATTERNS, ...CORRECTION_PATTERNS, ...DENIAL_PATTERNS, ...RELATION_PATTERNS]);
	const gathered = gathering(known);
	const read = yield* readActs(messages, {
		...{ before, textIn: ({ content }) => saidBeyondContext(content), ...(model && { model }) },
	});
	const several = around.severalSpeak([...before, ...messages]);
	const people = peopleReader();
	for (const { content, name } of before.filter(({ role }) => role === "user")) {
		const text = saidBeyondContext(content).slice(0, around.LATELY_LENGTH);
		people(text, isSmall(text), several ? (name ?? null) : null);
	}
	let left = MOST_CLAUSES;
	const unread: Skipped[] = [];
	for (const [at, message] of messages.entries()) {
		if (message.role !== "user" || around.takenBack(messages, at)) continue;
		const clauses = read[at] ?? [];
		const own = around.withoutCorrected(clauses.slice(0, left));
		const over = clauses.length - left;
		if (over > 0)
			unread.push({ reason: "too_many", detail: `Message ${message.seq}: ${over} more clauses were not read.` });
		left = Math.max(0, left - clauses.length);
		const earlier = [...before.slice(-around.LATELY), ...messages.slice(Math.max(0, at - around.LATELY), at)];
		const text = saidBeyondContext(message.content);
		// What is said in a game that they play is of no one.
		if (around.plays(earlier.slice(-around.PLAYED)) || isGiven(earlier, { ...message, content: text })) continue;
		const said: Speaking = {
			...{ gathered, message, text, name: several ? (message.name ?? null) : null, people, small: isSmall(text) },
			...{ hazardOf: hazardsIn(text), requestEnd: requestLength(text), near: around.saidLately([...earlier, message]) },
		};
		const rest: ActClause[] = [];
		for (const [index, clause] of own.entries()) {
			const { text, asks, quoted } = clause.clause;
			if (forgettingIn(text) !== null) continue;
			const correction = asks || quoted ? null : correctionIn(text);
			const corrects = correction !== null && withCorrection(correction, around.saidLately(earlier)) !== null;
			const isCorrected = corrects && gathered.correct(correction, message, text);
			const behind = own[index + 1]?.clause.text ?? "";
			const related = learnRelations(said, clause, behind);
			const onlyPasses = clause.scores.passes >= SURE.passes && sureOfForm(clause.clause) > CLEAREST;
			const left = onlyPasses || scraps(behind) ? [] : learnSlots(said, clause, related);
			const fillsNone = left[0] === clause;
			if (!isCorrected && !(fillsNone && learnOver(said, clause.clause))) rest.push(...left);
			yield text.length + CLAUSE_WORK;
		}
		learnRest(said, rest, clauses.length === 1);
		yield rest.length * CLAUSE_WORK;
	}
	const learned = gathered.learned();
	return { ...learned, skipped: [...injectedIn(messages), ...learned.skipped, ...unread] };
}

/** A message and what is known of it; `name`: its speaker among several; `requestEnd`: where a text begins that is only worked on. */
type Speaking = {
	gathered: Gathering;
	message: LearnedMessage;
	text: string;
	name: string | null;
	/** What was said lately, this message too. */
	near: string;
	hazardOf: ReturnType<typeof hazardsIn>;
	requestEnd: number;
	people: PeopleReader;
	small: boolean;
};

/** Learns the relations that a clause tells, and returns them; `behind`: what is said right behind it. */
function learnRelations(said: Speaking, { clause }: ActClause, behind: string): FoundRelation[] {
	const { name, small, people, hazardOf } = said;
	const plain = plainPart(clause.text);
	if ((clause.quoted && plain === clause.text) || said.gathered.hasAllRelations(said.message)) return [];
	const found = hazardOf(plain);
	// Who asks for a text and gives none says the rest of the message of themselves: "I'm Ada, a welder in Hull, help with my resume".
	const isOwn = found === "material" && said.requestEnd === said.text.length && hazardsIn(plain)(plain) === null;
	const hazard = isOwn ? null : found;
	const isImagined = hazard === "supposed" && imagines(clause.text);
	// Whom a supposition speaks of may be "he" behind it.
	if (isImagined) people(clause.text, small, name);
	// "It's from my cousin Rosaire: …" is said by who wants the text worked on, and "maybe my sister Ana comes" by who has one.
	const supposed = hazard === "supposed" && !isImagined ? plain.length : 0;
	const given = hazard === "material" ? said.requestEnd - clause.start : supposed;
	if (hazard !== null && given <= 0) return [];
	const isPart = clause.quoted || (found === null && hazardOf(clause.text) !== null);
	const until = isPart ? plain.length : clause.text.length;
	const told = relationsIn(clause.text, { asks: clause.asks, small, by: name, people, behind, given, until });
	for (const found of told) add(said, clause, ofSpeaker(found, name), clause.text);
	return told;
}

/** Learns the slots that a clause fills, also with what is `related` in it; returns what else it says. */
function learnSlots(said: Speaking, read: ActClause, related: readonly FoundRelation[]): ActClause[] {
	const { clause, scores } = read;
	const { message, name, hazardOf } = said;
	if (clause.quoted || clause.asks || hazardOf(clause.text) !== null) return [];
	const parts = scores.tells >= SURE.slot ? filledParts(clause.text, related) : [];
	for (const { part, slots } of parts)
		for (const { key, value, is_static } of slots) {
			const told = { key: keyOf(key, name, message), value, is_static, confidence: SURE_OF_SLOTS };
			add(said, clause, fact(statementOf(part, name), told), part);
		}
	if (parts.length === 0) return [read];
	// A single word that is left, "hey", says nothing.
	const left = parts.filter(({ part, slots }) => slots.length === 0 && /\S\s+\S/.test(part));
	return left.map(({ part }) => ({ ...read, clause: { ...clause, text: part } }));
}

/** Learns that something known of the speaker is so no longer: what is said of it now takes its place. False where nothing is. */
function learnOver(said: Speaking, clause: Clause): boolean {
	const { gathered, message, name, near, small, people, hazardOf } = said;
	const { text } = clause;
	if (clause.asks || clause.quoted || hazardOf(text) !== null || isAside(text) || forgettingIn(text) !== null)
		return false;
	const { denied, isOver } = overIn(text, name);
	const found = timed(fact(statementOf(text, name)), text, message.created_at, near);
	if (!gathered.replace(isOver, found, ofNobody(name, message), text)) return false;
	for (const one of denied)
		for (const told of relationsIn(one, { small, by: name, people }))
			add(said, clause, ofSpeaker({ ...told, ended: true }, name), text);
	return true;
}

/** "my cousin Delores says I must not", 'my son, he lives in Hull, "…"': what she says is hers, and not who she is. */
const plainPart = (clause: string): string =>
	clause.replace(/(?:(?<=\S \S{1,40}) (?:says|thinks|reckons|said)\b|\s["“„«](?=\p{L}))[\s\S]*/u, "");

/** Learns what clauses tell beside the slots, neighbours together. */
function learnRest(said: Speaking, rest: readonly ActClause[], isAlone: boolean): void {
	const wanted = isAlone ? SURE.alone : SURE.tells;
	const sureOf = ({ scores }: ActClause) => (isAlone ? sureAlone(scores) : scores.tells);
	const isPlain = ({ clause, scores }: ActClause) => Math.max(scores.tells, scores.rules) >= sureOfForm(clause);
	const meant = rest.filter(({ clause }) => !isAside(clause.text));
	const passages = passagesOf(meant, {
		sureOf: (part) => (part.scores.rules >= SURE.standing ? 1 : sureOf(part)),
		longest: LONGEST,
		joins: (part) => part.scores.tells >= JOINS && part.scores.tells < wanted && !isPlain(part),
	});
	// Where something was taken out between two clauses, nobody said both in one.
	const isWhole = said.text === textOf(said.message.content);
	const isTogether = (parts: readonly ActClause[]) =>
		isWhole || !said.text.slice(parts[0]?.clause.start, parts.at(-1)?.clause.end).includes("\n\n");
	// What is not sure with its neighbours may be so by itself.
	const told = passages.flatMap(({ parts, sure }) =>
		sure >= wanted && isTogether(parts)
			? [parts]
			: parts.filter((part) => isPlain(part) || sureOf(part) >= wanted).map((part) => [part]),
	);
	for (const parts of told) {
		const words = joinedText(parts);
		const least = parts.every(({ clause }) => sureOfForm(clause) <= CLEAREST) ? 0 : LEAST_TERMS;
		const [best] = parts.toSorted((one, other) => other.scores.tells - one.scores.tells);
		if (best === undefined || !standsAlone(words) || tellingCount(words) < least) continue;
		const span = { start: parts[0]?.clause.start ?? 0, end: parts.at(-1)?.clause.end ?? 0 };
		add(said, span, fact(statementOf(words, said.name), { type: typeOf(best.scores) }), words);
	}
}

function add(said: Speaking, { start, end }: Pick<Clause, "start" | "end">, found: Found, words: string): void {
	const { gathered, message, text, name, near } = said;
	gathered.add(timed(found, words, message.created_at, near), ofNobody(name, message), text.slice(start, end));
}

/** Where a clause tells of another thing: "my name is Ada and I live in Bergen". Not before what somebody is: "petra, my boss,". */
const ANOTHER = new RegExp(
	joined`
		(?:,? and|,? but) (?=\p{L}+, (?:my|our) \p{L}+,)|
		(?:,? and|,? but|,(?! (?:my|our) \p{L}+(?: \p{L}+)?,)) (?=(?:i|i['’]\p{L}+|im|ive|my|we|our|please|you can)\b)`,
	"iu",
);

/** The slots of a clause with the words that fill each, so that none keeps what another one says; none where it fills none. */
function filledParts(clause: string, related: readonly FoundRelation[]) {
	const parts = clause.split(ANOTHER).map((part) => ({ part, slots: slotsIn(part, related) }));
	return parts.some(({ slots }) => slots.length > 0) ? parts : [];
}

export const sharesMemory = (name: string | null, { user_id }: LearnedMessage): boolean =>
	name !== null && typeof user_id !== "string";

/** Of several who share one memory nobody is its user. */
export const ofNobody = (name: string | null, message: LearnedMessage): LearnedMessage =>
	sharesMemory(name, message) ? { ...message, name: undefined } : message;

const OF_SOMEBODY = ["user.", "diet", "allergy."];

/** What is so of one is not so of the next who shares the memory. */
export function keyOf(key: string, name: string | null, message: LearnedMessage): string {
	const own = OF_SOMEBODY.some((begin) => key.startsWith(begin)) && sharesMemory(name, message);
	return own ? `person.${sameText(name ?? "")}.${key.replace("user.", "")}` : key;
}

/** Among several the subject is whoever speaks, by name. */
export function ofSpeaker(relation: FoundRelation, name: string | null): FoundRelation {
	if (name === null) return relation;
	const own = (entity: string) => (entity === USER ? name : isKin(entity) ? `${name}'s ${entity}` : entity);
	return withEnds(relation, own);
}

function typeOf({ rules, decides, tells }: ActClause["scores"]): FoundMemory["type"] {
	if (rules >= SURE.rules) return "preference";
	return decides >= SURE.decides && decides > tells ? "decision" : "fact";
}

/** Longer texts are documents rather than statements. */
const STATEMENT = 2_000;

/** What kind of memory a statement is: a preference or a decision where that is sure, else a fact. */
export function kindOfStatement(text: string): MemoryType {
	if (text.length > STATEMENT) return "fact";
	const [clauses = []] = runSteps(readActs([{ role: "user", content: text }]));
	const kinds = new Set(clauses.map(({ scores }) => typeOf(scores)));
	return kinds.size === 1 ? ([...kinds][0] ?? "fact") : "fact";
}
