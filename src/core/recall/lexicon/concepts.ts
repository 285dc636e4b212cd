import { CONCEPTS } from "./concepts.gen.ts";

/** A kind of things, an event of life or work, or words that mean the same. */
export type Sort = keyof typeof CONCEPTS;
const SORTS = ["kind", "event", "synonym"] as const satisfies readonly Sort[];

/** The phrases that begin alike: what the stems so far stand for, if they are a phrase, and what may come next. */
type Branch = { concepts: readonly number[] | null; next: Map<string, Branch> | null };

/** Phrases by their first stem. */
export type Phrases = ReadonlyMap<string, Branch>;

type Concepts = {
	/** The sort of each concept, by its number. */
	sorts: readonly Sort[];
	/** What a question says that asks for it. */
	asked: Phrases;
	/** What a message says that tells of it. */
	told: Phrases;
};

let known: Concepts | null = null;

/** All concepts. They are read when they are first needed, because most requests to a Worker need none. */
export function concepts(): Concepts {
	known ??= readConcepts();
	return known;
}

function readConcepts(): Concepts {
	const sorts: Sort[] = [];
	const asked = new Map<string, number[]>();
	const told = new Map<string, number[]>();
	for (const sort of SORTS) {
		for (const line of CONCEPTS[sort].split("\n")) {
			const [first = "", second = first] = line.split("|");
			add(asked, first, sorts.length);
			add(told, second, sorts.length);
			// "We married" answers a question about the wedding.
			if (sort === "event") add(told, first, sorts.length);
			sorts.push(sort);
		}
	}
	return { sorts, asked: phrasesOf(asked), told: phrasesOf(told) };
}

function add(to: Map<string, number[]>, phrases: string, concept: number): void {
	for (const phrase of phrases.split(",")) {
		const known = to.get(phrase);
		if (known === undefined) to.set(phrase, [concept]);
		else if (known.at(-1) !== concept) known.push(concept);
	}
}

/** Makes phrases, each with the numbers that it stands for, ready to be found. */
export function phrasesOf(concepts: ReadonlyMap<string, readonly number[]>): Phrases {
	const phrases = new Map<string, Branch>();
	for (const [phrase, numbers] of concepts) {
		let [among, branch]: [Map<string, Branch>, Branch | null] = [phrases, null];
		for (const stem of phrase.split(" ")) {
			if (branch !== null) among = branch.next ??= new Map();
			branch = among.get(stem) ?? { concepts: null, next: null };
			among.set(stem, branch);
		}
		if (branch !== null) branch.concepts = numbers;
	}
	return phrases;
}

/** Where a phrase of concepts stands: the concepts, and the stems of the phrase. */
type Spot = { concepts: readonly number[]; at: number; length: number };

/**
 * The phrases among these stems, in order. Of phrases that begin at the same stem the longest counts. `within`: so does what
 * begins inside it. Linear in the stems.
 */
export function spotsIn(phrases: Phrases, stems: readonly string[], within: boolean): Spot[] {
	const spots: Spot[] = [];
	for (let at = 0; at < stems.length; at++) {
		const spot = longestAt(phrases, stems, at);
		if (spot === null) continue;
		spots.push(spot);
		if (!within) at += spot.length - 1;
	}
	return spots;
}

function longestAt(phrases: Phrases, stems: readonly string[], at: number): Spot | null {
	let spot: Spot | null = null;
	let branch = phrases.get(stems[at] ?? "");
	for (let length = 1; branch !== undefined; length++) {
		if (branch.concepts !== null) spot = { concepts: branch.concepts, at, length };
		branch = at + length < stems.length ? branch.next?.get(stems[at + length] ?? "") : undefined;
	}
	return spot;
}

/** The numbers of the concepts whose phrases are among these stems, ascending. */
export function conceptsIn(phrases: Phrases, stems: readonly string[], within: boolean): number[] {
	const found = new Set(spotsIn(phrases, stems, within).flatMap(({ concepts }) => concepts));
	return [...found].sort((a, b) => a - b);
}
