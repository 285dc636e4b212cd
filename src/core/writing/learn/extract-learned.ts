import { runSteps, type Steps } from "../../base/steps.ts";
import { contentTerms } from "../../language/content-terms.ts";
import { sameText } from "../../language/same-text.ts";
import type { MemoryType } from "../../model/memory/remembered.ts";
import type { ActModel } from "../acts/act-model.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import { CLEAR, type Found, type FoundMemory, type FoundRelation, fact, SURE as SURE_OF, USER } from "./found/found.ts";
import { type Gathering, gathering } from "./found/gathering.ts";
import { injectedIn, saidBeyondContext } from "./found/injected.ts";
import type { KnownMemory, Learned, LearnedMessage } from "./found/learned.ts";
import { hazardOf, takesBack, takesBackBefore } from "./hazards.ts";
import { relationsIn } from "./relations.ts";
import { type Slot, slotsIn } from "./slots.ts";
import { statementOf } from "./statement.ts";
import { timed } from "./timed.ts";

/** How sure a clause must be to be learned: chosen for precision on conversations left out. */
const SURE = { tells: 0.6, among: 0.55, slot: 0.1, rules: 0.4, decides: 0.4 };
/** Of a longer text the rest is not read: it is a document and not what somebody says. */
const MOST_CLAUSES = 2_000;
/** A clause of fewer telling words says nothing by itself. */
const LEAST_TERMS = 2;

type Extracted = Pick<Learned, "memories" | "relations" | "skipped" | "again">;

/**
 * What messages tell that is worth remembering, in the words of who said it: the embedded extractor. Only what users say of
 * themselves and theirs counts: no text they want worked on, nothing supposed, quoted, asked or taken back. What `known` says already
 * is not learned again. Linear in the text; never throws.
 */
export function extractLearned(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
	options: LearningOptions = {},
): Extracted {
	return runSteps(learningSteps(messages, known, options));
}

export type LearningOptions = {
	/** What was said right before, and was learned from already: it tells what is answered. */
	before?: readonly LearnedMessage[];
	model?: ActModel;
};

/** The same in steps. */
export function* learningSteps(
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
	{ before = [], model }: LearningOptions = {},
): Steps<Extracted> {
	const gathered = gathering(known);
	const read = yield* readActs(messages, {
		...{ before, textIn: ({ content }) => saidBeyondContext(content) },
		...(model && { model }),
	});
	const several =
		new Set([...before, ...messages].flatMap(({ role, name }) => (role === "user" ? (name ?? []) : []))).size > 1;
	let last: Slot | null = null;
	let left = MOST_CLAUSES;
	for (const [at, message] of messages.entries()) {
		if (message.role !== "user" || takenBack(messages, at)) continue;
		const text = saidBeyondContext(message.content);
		const name = several ? (message.name ?? null) : null;
		const former: Slot | null = last;
		for (const clause of read[at] ?? []) {
			if (left-- <= 0) break;
			last = learnClause(gathered, { message, text, name, clause, last });
		}
		// A number is another of what was told before only where nothing else was said in between.
		if (last === former) last = null;
		yield text.length;
	}
	const learned = gathered.learned();
	return { ...learned, skipped: [...injectedIn(messages), ...learned.skipped] };
}

/** The messages before that what was said now takes back: "just kidding". */
export function takenBackBefore(before: readonly LearnedMessage[], messages: readonly LearnedMessage[]): string[] {
	const ids = messages.slice(0, 3).flatMap(({ role, name, content }) => {
		if (role !== "user" || !takesBackBefore(saidBeyondContext(content))) return [];
		return before.findLast((one) => one.role === "user" && one.name === name)?.message_id ?? [];
	});
	return [...new Set(ids)];
}

/** Whether the next thing its speaker says takes a message back. */
function takenBack(messages: readonly LearnedMessage[], at: number): boolean {
	const own = messages[at];
	if (own === undefined || takesBack(saidBeyondContext(own.content))) return true;
	const next = messages.slice(at + 1, at + 4).find(({ role, name }) => role === "user" && name === own.name);
	return next !== undefined && takesBackBefore(saidBeyondContext(next.content));
}

type Reading = { message: LearnedMessage; text: string; name: string | null; clause: ActClause; last: Slot | null };

/** Learns what a clause tells; gives the slot that was spoken of last. */
function learnClause(
	gathered: Gathering,
	{ message, text, name, clause: { clause, scores }, last }: Reading,
): Slot | null {
	if (clause.quoted || clause.asks || hazardOf(text, clause.text) !== null) return last;
	// Of several who share one memory nobody is its user.
	const source = sharesMemory(name, message) ? { ...message, name: undefined } : message;
	const quote = text.slice(clause.start, clause.end);
	const add = (found: Found, part: string) => gathered.add(timed(found, part, message.created_at), source, quote);
	const parts = scores.tells >= SURE.slot ? filledParts(clause.text, last) : [];
	for (const { part, slots } of parts) {
		for (const { key, value, is_static, relation } of slots) {
			const told = { key: keyOf(key, name, message), value, is_static, confidence: SURE_OF };
			add(fact(statementOf(part, name), told), part);
			if (relation !== null) add(ofSpeaker(relation, name), part);
		}
	}
	for (const found of relationsIn(clause.text)) add(ofSpeaker(found, name), clause.text);
	const wanted = name === null ? SURE.tells : SURE.among;
	for (const rest of parts.length === 0
		? [clause.text]
		: parts.flatMap(({ part, slots }) => (slots.length === 0 ? part : []))) {
		if (scores.tells < wanted || contentTerms(rest).size < LEAST_TERMS) continue;
		add({ ...fact(statementOf(rest, name), { confidence: CLEAR }), type: typeOf(scores) }, rest);
	}
	return parts.flatMap(({ slots }) => slots).at(-1) ?? last;
}

/** Where a clause tells of another thing: "my name is Ada and I live in Bergen". */
const ANOTHER = /(?:,? and|,? but|,) (?=(?:i|i['’]\p{L}+|im|ive|my|we|our|please|you can)\b)/iu;

type Part = { part: string; slots: readonly Slot[] };

/** The slots of a clause with the words that fill each, so that none keeps what another one says; none where it fills none. */
function filledParts(clause: string, last: Slot | null): Part[] {
	const whole = slotsIn(clause, last);
	if (whole.length === 0) return [];
	const parts = clause.split(ANOTHER).map((part) => ({ part, slots: slotsIn(part, last) }));
	const found = new Set(parts.flatMap(({ slots }) => slots.map(({ key, value }) => `${key} ${value}`)));
	return whole.every(({ key, value }) => found.has(`${key} ${value}`)) ? parts : [{ part: clause, slots: whole }];
}

const sharesMemory = (name: string | null, { user_id }: LearnedMessage): boolean =>
	name !== null && typeof user_id !== "string";

/** What is so of one is not so of the next who shares the memory. */
function keyOf(key: string, name: string | null, message: LearnedMessage): string {
	const own = /^(?:user\.|diet|allergy\.)/.test(key) && sharesMemory(name, message);
	return own ? `person.${sameText(name ?? "")}.${key.replace(/^user\./, "")}` : key;
}

/** Among several the subject is whoever speaks, by name. */
function ofSpeaker(relation: FoundRelation, name: string | null): FoundRelation {
	if (name === null) return relation;
	const own = (entity: string) => (entity === USER ? name : entity);
	const aliases = relation.aliases.map(({ alias, entity }) => ({ alias, entity: own(entity) }));
	return { ...relation, subject: own(relation.subject), object: own(relation.object), aliases };
}

function typeOf({ rules, decides, tells }: ActClause["scores"]): FoundMemory["type"] {
	if (rules >= SURE.rules) return "preference";
	return decides >= SURE.decides && decides > tells ? "decision" : "fact";
}

/** Longer texts are documents rather than statements. */
const LONGEST = 2_000;

/** What kind of memory a statement is: a preference or a decision where that is sure, else a fact. */
export function kindOfStatement(text: string): MemoryType {
	if (text.length > LONGEST) return "fact";
	const [clauses = []] = runSteps(readActs([{ role: "user", content: text }]));
	const kinds = new Set(clauses.map(({ scores }) => typeOf(scores)));
	return kinds.size === 1 ? ([...kinds][0] ?? "fact") : "fact";
}
