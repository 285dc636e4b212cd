import { annotate, type Clause } from "../../../language/annotate.ts";
import { datesIn } from "../../../language/dates/read-dates.ts";
import { formatDate, mainDate } from "../../../language/dates/reading.ts";
import { languageIn } from "../../../language/language.ts";
import { ownWords } from "../../../language/own-lines.ts";
import { speaking } from "../../../language/posing.ts";
import { restates, wordsSaid } from "../../../language/restates.ts";
import { sameText } from "../../../language/same-text.ts";
import { hazardOf } from "../../../language/statements/hazards.ts";
import { quoteIn } from "../../../language/statements/quote.ts";
import { tellingTerms } from "../../../language/statements/says-again.ts";
import { termsOf } from "../../../language/terms.ts";
import { type Evidence, evidenceOf, isAgreedTo } from "../../distill/evidence.ts";
import { isBorneOut } from "../../distill/ground.ts";
import { severalSpeak, takenBack } from "../conversation.ts";
import { saidBeyondContext } from "../found/injected.ts";
import type { KnownMemory, LearnedMessage } from "../found/learned.ts";
import type { AnsweredMemory } from "./read-extract-answer.ts";

/** So few common words tell the language of a memory, which is a sentence. */
const TELLING = 2;
const MOST_NAMES = 200;

/** A message that may be learned from; `clauses`: those of a user, null for what an assistant said and a user accepted. */
type Spoken = { message: LearnedMessage; said: string; clauses: readonly Clause[] | null };

/** The words that a claim rests on, their clauses, and who among several said them. */
export type Source = Spoken & { quote: string; quoted: readonly Clause[]; name: string | null };

/** What an answer is held to: the messages that were read, what was said right before, and what is known, as it was listed. */
export type Grounds = {
	messages: readonly LearnedMessage[];
	before?: readonly LearnedMessage[];
	known: readonly KnownMemory[];
};

type Claim = Pick<AnsweredMemory, "quote" | "seq">;

export function checksOf({ messages, before = [], known }: Grounds) {
	const sources = spokenIn(messages);
	const all = [...before, ...messages];
	const spoken = [...spokenIn(before), ...sources];
	const evidence = evidenceOf({
		messages: spoken.map(({ message, said }) => ({ ...message, content: said, created_at: "" })),
		known: known.map(({ content }) => content),
	});
	const days = new Set(all.flatMap(daysIn));
	const several = severalSpeak(all);
	return {
		/** The words that a claim quotes, where their speaker tells something with them; null where nobody does. */
		sourceOf(claim: Claim): Source | null {
			const source = quotedIn(claim, sources);
			if (source === null || !isMeant(source)) return null;
			return { ...source, name: several && source.clauses !== null ? (source.message.name ?? null) : null };
		},
		/** Whether a memory says nothing but what was said, of who was named. */
		isTold({ content, subject }: AnsweredMemory, source: Source): boolean {
			// The day that "yesterday" was is no number that nobody said.
			const plain = [...days].reduce((text, day) => text.replaceAll(day, ""), content);
			const inItsLanguage = isInItsLanguage(plain, source.said) && isBorneOut(plain, "task_context", evidence);
			return inItsLanguage && isAbout(subject, source, evidence) && sharesWords(plain, source.quote);
		},
		isNamed(name: string): boolean {
			const parts = termsOf(name);
			const stands = parts.length > 0 && parts.every((part) => evidence.terms.has(part));
			return isBorneOut(name, "tone", evidence) && (stands || restates(name, evidence.words()));
		},
	};
}

/** What users said and did not take back, and what they agreed to. */
function spokenIn(messages: readonly LearnedMessage[]): Spoken[] {
	const speaks = speaking([...new Set(messages.flatMap(({ name }) => name ?? []))].slice(0, MOST_NAMES));
	return messages.flatMap((message, at): Spoken[] => {
		const said = ownWords(saidBeyondContext(message.content), speaks);
		if (message.role !== "user") return isAgreedTo(messages, at) ? [{ message, said, clauses: null }] : [];
		return takenBack(messages, at) ? [] : [{ message, said, clauses: annotate(said).clauses }];
	});
}

/** The message that holds the quote: the one that is named, or else the first that does. */
function quotedIn({ quote, seq }: Claim, sources: readonly Spoken[]): Omit<Source, "name"> | null {
	const named = sources.filter(({ message }) => message.seq === seq);
	for (const source of [...named, ...sources]) {
		const found = quoteIn(source.said, quote);
		if (found === null) continue;
		const from = source.said.indexOf(found);
		const quoted = (source.clauses ?? []).filter(({ start, end }) => start < from + found.length && end > from);
		return { ...source, quote: found, quoted };
	}
	return null;
}

/** Whether whoever said a quote tells something with it: it is no question, quotation, text to work on or mere supposition. */
function isMeant({ said, clauses, quoted }: Omit<Source, "name">): boolean {
	if (clauses === null) return true;
	return quoted.some(({ asks }) => !asks) && quoted.every((one) => !one.quoted && hazardOf(said, one.text) === null);
}

function sharesWords(content: string, quote: string): boolean {
	const terms = new Set(tellingTerms(quote));
	const words = wordsSaid([quote]);
	return tellingTerms(content).some((term) => terms.has(term) || restates(term, words));
}

const FIRST_PERSON = /(?<![\p{L}\p{N}])(?:i|im|ive|ich|je|yo)(?![\p{L}\p{N}])/iu;

/** Whether who a memory is about was named; what somebody says as "I" is of nobody else. */
function isAbout(subject: string, { message, quote }: Source, evidence: Evidence): boolean {
	if (isUser(subject) || sameText(subject) === sameText(message.name ?? "")) return true;
	return isBorneOut(subject, "tone", evidence) && (!FIRST_PERSON.test(quote) || restates(subject, wordsSaid([quote])));
}

export const isUser = (name: string) => ["", "user", "the user"].includes(name.trim().toLowerCase());

/** The days that a message speaks of, as of when it was said. */
export function daysIn({ content, created_at }: LearnedMessage): string[] {
	return datesIn(saidBeyondContext(content), { at: Date.parse(created_at) }).flatMap((date) => {
		const main = mainDate([date]);
		return main === null ? [] : [formatDate(main), new Date(main.from).toISOString().slice(0, 10)];
	});
}

function isInItsLanguage(content: string, said: string): boolean {
	const [own, spoken] = [languageIn(content, TELLING), languageIn(said, TELLING)];
	return own === null || spoken === null || own === spoken;
}
