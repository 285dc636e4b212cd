import { restates, wordsSaid } from "../../../language/restates.ts";
import { withoutSecrets } from "../../../language/secrets/withheld.ts";
import { tellingTerms } from "../../../language/statements/says-again.ts";
import { predicateOf } from "../../../model/relations/predicates.ts";
import { textOf } from "../../../model/thread/message.ts";
import { keyOf, ofNobody, ofSpeaker } from "../extract-learned.ts";
import { type FoundMemory, type FoundRelation, relation, typeLike, USER } from "../found/found.ts";
import { gathering } from "../found/gathering.ts";
import { injectedIn } from "../found/injected.ts";
import type { Gathered, KnownMemory, LearnedMessage, Skipped } from "../found/learned.ts";
import { knownUnder } from "../found/learned-transcript.ts";
import { PREDICATES } from "../related/relation-rule.ts";
import { isUntrue, relationsIn } from "../related/relations.ts";
import { slotsIn } from "../slots.ts";
import { timed } from "../timed.ts";
import { checksOf, daysIn, type Grounds, isUser, type Source } from "./grounds.ts";
import type { AnsweredMemory, AnsweredRelation, ExtractAnswer } from "./read-extract-answer.ts";

/** How sure something is that a model says nothing of. */
const UNSAID_CONFIDENCE = 0.8;
/** So much of the message tells what a day of it is about, in UTF-16 units. */
const NEAR = 2_000;
const CLOSED = new Set(PREDICATES);

/**
 * Of what a model answered what the messages bear out: the quote stands in its message, its speaker meant it, and every name and number
 * was said, in its language. The rest is reported as `ungrounded`; what is known already as `duplicate`.
 */
export function groundedLearned({ memories, relations }: ExtractAnswer, grounds: Grounds): Gathered {
	const gathered = gathering(grounds.known);
	const ungrounded: Skipped[] = [];
	const { sourceOf, isTold, isNamed } = checksOf(grounds);
	/** Each is replaced by one thing only. */
	const replaceable = new Set(grounds.known);
	const drop = (detail: string) =>
		ungrounded.push({ reason: "ungrounded", detail: withoutSecrets(detail.slice(0, 600)) });
	// Later values stand behind earlier ones, whatever the order of the answer.
	for (const answered of memories.toSorted(bySeq)) {
		const source = sourceOf(answered);
		if (source === null || !isTold(answered, source)) {
			drop(answered.content);
			continue;
		}
		const listed = knownUnder(answered.replaces, grounds.known);
		const replaced = listed.find((one) => replaceable.has(one) && isOfTheSame(one.content, answered.content)) ?? null;
		if (replaced !== null) replaceable.delete(replaced);
		gathered.add(foundMemory(answered, source, replaced), ofNobody(source.name, source.message), source.quote);
	}
	for (const answered of relations.toSorted(bySeq)) {
		const source = sourceOf(answered);
		const found = foundRelation(answered);
		const ends = [found?.subject ?? "", found?.object ?? ""].filter((name) => name !== USER);
		if (source === null || found === null || !ends.every(isNamed) || (!found.ended && isUntold(source, ends))) {
			drop(`${answered.subject} ${answered.predicate} ${answered.object}`);
		} else gathered.add(ofSpeaker(found, source.name), ofNobody(source.name, source.message), source.quote);
	}
	const learned = gathered.learned();
	return { ...learned, skipped: [...injectedIn(grounds.messages), ...ungrounded, ...learned.skipped] };
}

/** Whether its speaker denies or doubts what is claimed of these. */
const isUntold = ({ quoted, clauses }: Source, names: readonly string[]): boolean =>
	quoted.some((clause) => isUntrue(clause.text, names, clauses?.[clause.index + 1]?.text ?? ""));

const bySeq = (a: { seq: number | null }, b: { seq: number | null }) => (a.seq ?? 0) - (b.seq ?? 0);

/** What a new value replaces speaks of the same thing. */
function isOfTheSame(known: string, content: string): boolean {
	const own = new Set(tellingTerms(content));
	return tellingTerms(known).some((term) => term !== USER && own.has(term));
}

function foundMemory(answered: AnsweredMemory, source: Source, replaced: KnownMemory | null): FoundMemory {
	const { type, importance, confidence, is_static } = answered;
	const { message, name, quote, quoted } = source;
	const content = name === null ? answered.content : answered.content.replace(/^The user(?=['’\s])/i, name);
	// A quote may tell of several things; the slot is that of the value that is told.
	const slot = quoted
		.flatMap(({ text }) => slotsIn(text, relationsIn(text)))
		.find(({ value }) => restates(value, wordsSaid([content])));
	const rated = importance === null ? null : Math.round(importance);
	const found: FoundMemory = {
		...{ kind: "memory", content, value: slot?.value ?? null, is_static },
		type: typeLike(type),
		key: replaced?.key ?? (slot === undefined ? null : keyOf(slot.key, name, message)),
		importance: rated === null || rated < 1 || rated > 10 ? null : rated,
		confidence: confidence === null ? UNSAID_CONFIDENCE : Math.min(1, Math.max(0, confidence)),
		valid_from: dayOf(answered.date, message),
		...(replaced?.key === null && { replaces: { id: replaced.id, scope: replaced.scope } }),
	};
	return timed(found, quote, message.created_at, textOf(message.content).slice(0, NEAR));
}

/** A day that the message speaks of, and that has begun: what is to come is a plan already. */
function dayOf(text: string | null, message: LearnedMessage): string | null {
	const day = (text ?? "").slice(0, 10);
	if (day > message.created_at || !daysIn(message).includes(day)) return null;
	return new Date(day).toISOString();
}

function foundRelation({ subject, predicate, object, ended }: AnsweredRelation): FoundRelation | null {
	const named = (name: string) => (isUser(name) ? USER : name);
	const written = predicateOf(predicate);
	if (written === null || !CLOSED.has(written)) return null;
	return relation(named(subject), written, named(object), { ended, confidence: UNSAID_CONFIDENCE });
}
