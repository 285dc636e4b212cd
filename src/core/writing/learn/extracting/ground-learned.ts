import { languageCounts, languageOf } from "../../../language/language.ts";
import { termsOf } from "../../../language/terms.ts";
import { type Evidence, evidenceOf } from "../../distill/evidence.ts";
import { isBorneOut } from "../../distill/ground.ts";
import { saysYes } from "../agreement.ts";
import { type FoundMemory, relation, USER } from "../found/found.ts";
import { gathering } from "../found/gathering.ts";
import { injectedIn, saidBeyondContext } from "../found/injected.ts";
import type { KnownMemory, Learned, LearnedMessage, Skipped } from "../found/learned.ts";
import { quoteIn } from "../found/quote.ts";
import { saidDate } from "../found/said-date.ts";
import { withoutSecrets } from "../found/secrets.ts";
import type { AnsweredMemory, AnsweredRelation, ExtractAnswer } from "./read-extract-answer.ts";

/** How sure something is that a model says nothing of. */
const UNSAID_CONFIDENCE = 0.8;
const LONGEST_KEY = 80;
/** So few common words tell the language of a memory, which is a sentence. */
const TELLING = 2;

type Source = { message: LearnedMessage; quote: string; said: string };

/**
 * Of what a model answered what the messages bear out: the quote stands in its message, every name and number was said, in
 * the language it was said in. The rest is reported as `ungrounded`; what is known already as `duplicate`.
 */
export function groundedLearned(
	{ memories, relations }: ExtractAnswer,
	messages: readonly LearnedMessage[],
	known: readonly KnownMemory[],
): Pick<Learned, "memories" | "relations" | "skipped" | "again"> {
	const gathered = gathering(known);
	const ungrounded: Skipped[] = [];
	const sources = spokenIn(messages);
	const evidence = evidenceFor(sources, known);
	const drop = (detail: string) =>
		ungrounded.push({ reason: "ungrounded", detail: withoutSecrets(detail.slice(0, 600)) });
	// Later values stand behind earlier ones, whatever the order of the answer.
	for (const answered of memories.toSorted(bySeq)) {
		const source = sourceOf(answered, sources);
		if (source === null || !isTold(answered.content, source, evidence)) drop(answered.content);
		else gathered.add(foundMemory(answered, source), source.message, source.quote);
	}
	for (const answered of relations.toSorted(bySeq)) {
		const source = sourceOf(answered, sources);
		const found = foundRelation(answered);
		const ends = [found.subject, found.object].filter((name) => name !== USER);
		if (source === null || !ends.every((name) => isBorneOut(name, "tone", evidence) && stands(name, evidence))) {
			drop(`${answered.subject} ${answered.predicate} ${answered.object}`);
		} else gathered.add(found, source.message, source.quote);
	}
	const learned = gathered.learned();
	return { ...learned, skipped: [...injectedIn(messages), ...ungrounded, ...learned.skipped] };
}

const bySeq = (a: { seq: number | null }, b: { seq: number | null }) => (a.seq ?? 0) - (b.seq ?? 0);

type Spoken = { message: LearnedMessage; said: string };

/** What users said, and what they agreed to. */
function spokenIn(messages: readonly LearnedMessage[]): Spoken[] {
	const turns = messages.filter(({ role }) => role === "user" || role === "assistant");
	return turns.flatMap((message, at) => {
		const next = turns[at + 1];
		const agreed = next?.role === "user" && saysYes(saidBeyondContext(next.content));
		return message.role === "user" || agreed ? [{ message, said: saidBeyondContext(message.content) }] : [];
	});
}

/** What was said, what is known, and the days that were meant. */
function evidenceFor(sources: readonly Spoken[], known: readonly KnownMemory[]): Evidence {
	const said = sources.map(({ message, said }) => ({ ...sourceMessage(message), content: said }));
	const days = sources.map(({ message }) => ({ ...sourceMessage(message), content: message.created_at.slice(0, 10) }));
	const texts = known.map(({ content }, seq) => ({ seq, role: "user" as const, content, created_at: "" }));
	return evidenceOf({ previous: null, messages: [...said, ...days, ...texts] });
}

function sourceMessage({ seq, role, name, created_at }: LearnedMessage) {
	return { seq, role, created_at, ...(name !== undefined && { name }) };
}

/** The message that holds the quote: the one that is named, or else the first that does. */
function sourceOf({ quote, seq }: Pick<AnsweredMemory, "quote" | "seq">, sources: readonly Spoken[]): Source | null {
	const named = sources.filter(({ message }) => message.seq === seq);
	for (const { message, said } of [...named, ...sources]) {
		const found = quoteIn(said, quote);
		if (found !== null) return { message, quote: found, said };
	}
	return null;
}

function isTold(content: string, { message, quote, said }: Source, evidence: Evidence): boolean {
	const date = saidDate(quote, message.created_at);
	// The day that "yesterday" was is no number that nobody said.
	const plain = date === null ? content : withoutDay(content, [date.written, date.from.slice(0, 10)]);
	return isBorneOut(plain, "task_context", evidence) && isInItsLanguage(plain, said);
}

function withoutDay(content: string, days: readonly string[]): string {
	return days.reduce((text, day) => text.replaceAll(day, ""), content);
}

function isInItsLanguage(content: string, said: string): boolean {
	const own = languageOf(languageCounts(termsOf(content)), TELLING);
	const spoken = languageOf(languageCounts(termsOf(said)), TELLING);
	return own === null || spoken === null || own === spoken;
}

function stands(name: string, { terms }: Evidence): boolean {
	const parts = termsOf(name);
	return parts.length > 0 && parts.every((part) => terms.has(part));
}

function foundMemory(answered: AnsweredMemory, { message }: Source): FoundMemory {
	const { content, type, importance, confidence, is_static, valid_from } = answered;
	const rated = importance === null ? null : Math.round(importance);
	return {
		...{ kind: "memory", content, value: null, is_static, valid_to: null },
		type: type === "preference" || type === "decision" ? type : "fact",
		key: keyOf(answered.key),
		importance: rated === null || rated < 1 || rated > 10 ? null : rated,
		confidence: confidence === null ? UNSAID_CONFIDENCE : Math.min(1, Math.max(0, confidence)),
		valid_from: dayOf(valid_from, message.created_at),
	};
}

function keyOf(key: string | null): string | null {
	const plain = (key ?? "").trim().toLowerCase().replace(/\s+/g, "_");
	return /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(plain) && plain.length <= LONGEST_KEY ? plain : null;
}

/** A day that has begun: what is to come is a plan already. */
function dayOf(text: string | null, said_at: string): string | null {
	const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0];
	const at = day === undefined ? Number.NaN : Date.parse(day);
	return Number.isNaN(at) || at > Date.parse(said_at) ? null : new Date(at).toISOString();
}

function foundRelation({ subject, predicate, object, ended }: AnsweredRelation) {
	const named = (name: string) => (/^(?:the )?user$/i.test(name) ? USER : name);
	const written = predicate
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.replaceAll(" ", "_");
	return relation(named(subject), written, named(object), { ended, confidence: UNSAID_CONFIDENCE });
}
