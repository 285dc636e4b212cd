import { stem, termsOf } from "../../language/terms.ts";
import { KIND_WORDS } from "./kind-words.ts";

const NAMES = Object.keys(KIND_WORDS);

/** The numbers of the kinds that a stem is a member of, and of those that it asks for. */
const MEMBERS = byStem(({ members }) => members);
const ASKED = byStem(({ asked }) => asked);

function byStem(words: (kind: { asked: string; members: string }) => string): ReadonlyMap<string, number[]> {
	const found = new Map<string, number[]>();
	for (const [number, name] of NAMES.entries()) {
		const kind = KIND_WORDS[name];
		if (kind === undefined) continue;
		for (const word of new Set(termsOf(words(kind)).map(stem))) found.set(word, [...(found.get(word) ?? []), number]);
	}
	return found;
}

/** Kinds that are recognised by form and not by words. Their numbers follow the others. */
const FIRST_SHAPE = NAMES.length;
export const SHAPE_KINDS = {
	name: [FIRST_SHAPE],
	place: [FIRST_SHAPE + 1],
	title: [FIRST_SHAPE + 2],
	amount: [FIRST_SHAPE + 3],
	duration: [FIRST_SHAPE + 4],
} as const;

/** The numbers of the kinds that a stem is a member of. */
export function kindsOf(stemmed: string): readonly number[] | undefined {
	return MEMBERS.get(stemmed);
}

/** The names of these kinds (kind-words.ts). */
export function kindNames(bits: number): string[] {
	return kindNumbers(bits).map((number) => NAMES[number] ?? "");
}

/** The kinds of things that a text mentions, as bits, from its stems. */
export function kindsIn(stems: Iterable<string>): number {
	return bitsOf(MEMBERS, stems);
}

/** The kinds of things that a question asks for, as bits, from its stems including stop words. */
export function kindsAsked(stems: Iterable<string>): number {
	return bitsOf(ASKED, stems);
}

/** The numbers of these kinds. There are too many bits for integer operators. */
export function kindNumbers(bits: number): number[] {
	return NAMES.flatMap((_, number) => (hasKind(bits, number) ? [number] : []));
}

export function hasKind(bits: number, number: number): boolean {
	return Math.floor(bits / 2 ** number) % 2 === 1;
}

function bitsOf(words: ReadonlyMap<string, number[]>, stems: Iterable<string>): number {
	const found = new Set<number>();
	for (const one of stems) for (const number of words.get(one) ?? []) found.add(number);
	let bits = 0;
	for (const number of found) bits += 2 ** number;
	return bits;
}
