import { TURNING_WORDS } from "../../../language/negation.ts";
import { sameText } from "../../../language/same-text.ts";
import { stem, termsOf } from "../../../language/terms.ts";
import { STOP_WORDS } from "../../../language/words/stop-words.ts";
import type { MemoryStatus } from "../../../model/memory/memory.ts";
import type { KnownMemory } from "./learned.ts";

/** So much of what either says stands in the other where the same is said in other words. */
const ALIKE = 0.6;
/** Of a shorter text each word may be the one that counts: it is the same only word for word. */
const FEWEST = 2;

const NUMBER = /\p{N}/u;

const NAME = /\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

/**
 * What a text says, as it is compared: without regard to how it is written, its telling words, its numbers and denials, and
 * who stands in it in which order.
 */
export type Saying = { same: string; terms: ReadonlySet<string>; marks: string; names: readonly string[] };

/** Linear in the text. */
export function sayingOf(text: string): Saying {
	const terms = new Set<string>();
	const marks: string[] = [];
	for (const term of termsOf(text)) {
		if (NUMBER.test(term) || TURNING_WORDS.has(term)) marks.push(term);
		if (!STOP_WORDS.has(term)) terms.add(stem(term));
	}
	const names = new Set(Array.from(text.matchAll(NAME), ([name]) => stem(name.toLowerCase())));
	const same = sameText(text);
	return { same, terms, marks: marks.sort().join(" "), names: [...names].filter((name) => terms.has(name)) };
}

/** The words that all stand in what says a text again, as they are searched for. */
export function tellingTerms(text: string): string[] {
	const all = termsOf(text);
	const telling = all.filter((term) => !STOP_WORDS.has(term));
	return [...new Set((telling.length === 0 ? all : telling).map(stem))];
}

/**
 * Whether something said adds nothing to what is known: the same words, or the same in others: every telling word of it
 * stands there, little else does, numbers and denials are the same, and names come in the same order.
 */
export function saysAgain(said: Saying, known: Saying): boolean {
	if (said.same === known.same) return true;
	if (said.terms.size < FEWEST || said.marks !== known.marks) return false;
	let both = 0;
	for (const term of said.terms) if (known.terms.has(term)) both++;
	if (both < said.terms.size || both / known.terms.size < ALIKE) return false;
	const names = known.names.filter((name) => said.terms.has(name));
	return names.join(" ") === said.names.filter((name) => known.names.includes(name)).join(" ");
}

/** What is known of a memory beside what it says (features/memory/store/memories/known-memories.ts). */
type Compared = KnownMemory & {
	status: MemoryStatus;
	created_at: string;
	ended_at: string | null;
	superseded: boolean;
};

/** Something that is about to be remembered; `said_at` is null where that was not told. */
export type Candidate = { content: string; key: string | null; scope: string; said_at: string | null };

/**
 * The memory because of which something said is not remembered: one that says it already; one of its scope that says
 * something newer under its key; or one that said so and was replaced since. Null where it is news.
 */
export function alreadyKnown<M extends Compared>(candidate: Candidate, known: readonly M[]): M | null {
	const said = sayingOf(candidate.content);
	return known.find((memory) => isNoNews(candidate, said, memory)) ?? null;
}

function isNoNews(candidate: Candidate, said: Saying, memory: Compared): boolean {
	const mine = memory.scope === candidate.scope;
	if (memory.status === "active") {
		if (mine && isNewer(memory, candidate)) return true;
		// Under one key in one scope a few words more are another value.
		const other = mine && candidate.key !== null && candidate.key === memory.key;
		const then = sayingOf(memory.content);
		return other ? said.same === then.same : saysAgain(said, then);
	}
	// What was taken back because its message was edited may be said there still.
	if (!mine || memory.ended_at === null || (memory.status === "superseded" && !memory.superseded)) return false;
	const later = candidate.said_at !== null && candidate.said_at > memory.ended_at;
	return !later && saysAgain(said, sayingOf(memory.content));
}

function isNewer(memory: Compared, { key, said_at }: Candidate): boolean {
	return key !== null && memory.key === key && said_at !== null && memory.created_at > said_at;
}
