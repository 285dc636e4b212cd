import { stem, termsOf } from "../language/terms.ts";
import { STOP_WORDS } from "../language/words/stop-words.ts";

export const HASHED_DIMENSIONS = 256;

/** How many terms of a text are read. Later ones hardly change the vector. */
const MOST_TERMS = 2_000;
/** How much of a text is read, in UTF-16 units. */
const MOST_LENGTH = 32_768;
/** The weight of a term's parts, relative to the term. */
const PARTS_WEIGHT = 1;
/** The weight of each character of a bigram, relative to the bigram. */
const CHARACTER_WEIGHT = 0.6;
/** The number of places of a term. */
const PLACES = 4;
const STOP_WEIGHT = 0.1;
const COMMON_WEIGHT = 0.5;
/** How many terms' features are cached, because most terms occur again. */
const MOST_REMEMBERED = 20_000;

const MARKS = /\p{M}+/gu;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Words that occur in most texts and say little about one. */
const COMMON = new Set(
	(
		"also always back come day find get give go good help keep know last let like look lot make many may mean more most " +
		"need new never now often one only people please put really say see set show start take tell thing think time today " +
		"told try two use user want way week well work year yes"
	).split(" "),
);

/** What a term adds to a vector: `values[n]` at `places[n]`. */
type Features = { places: Uint8Array; values: Float32Array };

const remembered = new Map<string, Features>();

/**
 * Computes the vector of a text without a model, by signed feature hashing (Weinberger et al. 2009) of stems and
 * their runs of 3 to 5 characters, so that inflected, misspelt and compound words are similar. Chinese, Japanese and
 * Korean use bigrams and characters. Frequent words count less. Returns 256 numbers of length 1, always the same for
 * the same text.
 */
export function hashedVector(text: string): Float32Array {
	const vector = new Float32Array(HASHED_DIMENSIONS);
	for (const [term, count] of countedTerms(text)) add(vector, featuresOf(term), 1 + Math.log(count));
	if (vector.every((value) => value === 0))
		add(vector, hashed([{ text: `\u0000${text.slice(0, 100)}`, weight: 1 }]), 1);
	return unitOf(vector);
}

function countedTerms(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const term of termsOf(text.slice(0, MOST_LENGTH)).slice(0, MOST_TERMS)) {
		counts.set(term, (counts.get(term) ?? 0) + 1);
	}
	return counts;
}

function add(vector: Float32Array, { places, values }: Features, times: number): void {
	for (const [n, place] of places.entries()) vector[place] = (vector[place] ?? 0) + (values[n] ?? 0) * times;
}

function featuresOf(term: string): Features {
	const known = remembered.get(term);
	if (known !== undefined) return known;
	const made = hashed(UNSPACED.test(term) ? unspacedParts(term) : spacedParts(term));
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	remembered.set(term, made);
	return made;
}

type Part = { text: string; weight: number };

function unspacedParts(term: string): Part[] {
	return [...spread(term, 1), ...[...term].flatMap((character) => spread(`#${character}`, CHARACTER_WEIGHT))];
}

function spacedParts(term: string): Part[] {
	const weight = STOP_WORDS.has(term) ? STOP_WEIGHT : COMMON.has(term) ? COMMON_WEIGHT : 1;
	const framed = [...`<${term.normalize("NFKD").replace(MARKS, "")}>`];
	const grams: string[] = [];
	for (const size of [3, 4, 5]) {
		for (let at = 0; at + size <= framed.length; at++) grams.push(framed.slice(at, at + size).join(""));
	}
	const each = (weight * PARTS_WEIGHT) / Math.sqrt(Math.max(1, grams.length));
	return [...spread(stem(term), weight), ...grams.map((gram) => ({ text: `#${gram}`, weight: each }))];
}

/** Puts one feature in several places, so that a collision of two features matters less. */
function spread(text: string, weight: number): Part[] {
	const each = weight / Math.sqrt(PLACES);
	return Array.from({ length: PLACES }, (_, n) => ({ text: `${n}${text}`, weight: each }));
}

function hashed(parts: readonly Part[]): Features {
	const places = new Uint8Array(parts.length);
	const values = new Float32Array(parts.length);
	for (const [n, { text, weight }] of parts.entries()) {
		const hash = hashOf(text);
		places[n] = hash & 0xff;
		values[n] = (hash & 0x100) === 0 ? weight : -weight;
	}
	return { places, values };
}

/** FNV-1a with the last steps of MurmurHash3, which separate the hashes of short texts. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

function unitOf(vector: Float32Array): Float32Array {
	const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
	return vector.map((value) => value / length);
}
