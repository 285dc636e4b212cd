import type { CountText } from "../../core/tokens/encoding.ts";
import { pieceCounts } from "./piece-counts.ts";
import { HASH_BASE, hashByte, rankTable, type Vocabulary, writeUtf8 } from "./rank-table.ts";

/** Positions within a piece take the low bits of a key, ranks the others: the lowest rank is the first. */
const POSITION_BITS = 12;
/** A longer piece is counted in parts of this many UTF-16 units, each at most three bytes of UTF-8. */
const LONGEST_PIECE = 1_365;
const MOST_BYTES = LONGEST_PIECE * 3;
/** The rank of two parts that make no token. */
const NONE = -1;

/**
 * A byte-pair count over a vocabulary of less than 2¹⁹ tokens. `pieces` is the encoding's pre-tokenizer: its matches
 * cover any text without gaps. A piece of n bytes is merged in n·log n steps.
 */
export function bytePairCounter(vocabulary: Vocabulary, pieces: RegExp): CountText {
	const table = rankTable(vocabulary);
	const split = new RegExp(pieces);
	const known = pieceCounts();
	const bytes = new Uint8Array(MOST_BYTES);
	/** Hashes of the first 0, 1, 2 … bytes, and the powers that take one prefix out of another. */
	const hashes = new Int32Array(MOST_BYTES + 1);
	const powers = new Int32Array(MOST_BYTES + 1).fill(1);
	for (let at = 1; at <= MOST_BYTES; at++) powers[at] = Math.imul(powers[at - 1] ?? 0, HASH_BASE);
	/** By the offset at which a part starts: where its neighbours start. */
	const next = new Int32Array(MOST_BYTES);
	const previous = new Int32Array(MOST_BYTES);
	const keys = leastKeys(MOST_BYTES);

	return (text) => {
		let total = 0;
		let from = 0;
		while (from < text.length) {
			const word = wordEnd(text, from);
			if (word > from) {
				total += countPiece(text, from, word);
				from = word;
				continue;
			}
			split.lastIndex = from;
			if (!split.test(text)) break;
			const end = split.lastIndex;
			for (; end - from > LONGEST_PIECE; from += LONGEST_PIECE) total += countPiece(text, from, from + LONGEST_PIECE);
			total += countPiece(text, from, end);
			from = end;
		}
		return total;
	};

	function countPiece(text: string, from: number, to: number): number {
		const length = writeUtf8(text, from, to, bytes, 0);
		if (length === 1) return 1;
		let hash = 0;
		for (let at = 0; at < length; at++) {
			hash = hashByte(hash, bytes[at] ?? 0);
			hashes[at + 1] = hash;
		}
		if (table.rankOf(bytes, 0, length, hash) !== NONE) return 1;
		let count = known.get(bytes, length, hash);
		if (count === 0) {
			count = merge(length);
			known.set(bytes, length, hash, count);
		}
		return count;
	}

	/** Merges the bytes of one piece, at least two, and returns how many parts are left. */
	function merge(length: number): number {
		keys.clear(length);
		for (let at = 0; at < length; at++) {
			next[at] = at + 1;
			previous[at] = at - 1;
			keys.set(at, keyOf(at, at + 2, length));
		}
		keys.order();
		let parts = length;
		for (let key = keys.least(); key !== NO_KEY; key = keys.least()) {
			const start = key & ((1 << POSITION_BITS) - 1);
			const middle = next[start] ?? length;
			const end = next[middle] ?? length;
			next[start] = end;
			parts--;
			if (end < length) previous[end] = start;
			keys.replace(middle, NO_KEY);
			keys.replace(start, keyOf(start, end < length ? (next[end] ?? length) : length + 1, length));
			const left = previous[start] ?? NONE;
			if (left >= 0) keys.replace(left, keyOf(left, end, length));
		}
		return parts;
	}

	/** The key of the part at `start` with the one after it, which ends at `end`: beyond the piece if there is none. */
	function keyOf(start: number, end: number, length: number): number {
		if (end > length) return NO_KEY;
		const before = Math.imul(hashes[start] ?? 0, powers[end - start] ?? 0);
		const rank = table.rankOf(bytes, start, end, ((hashes[end] ?? 0) - before) | 0);
		return rank === NONE ? NO_KEY : (rank << POSITION_BITS) | start;
	}
}

/** A longer word is left to the pattern. */
const LONGEST_WORD = 64;

/**
 * Where the piece at `from` ends if it is a plain word: one space or none, one capital or none, and letters a to z with
 * no letter, mark or apostrophe behind them. Every encoding's pattern takes such a word as one piece, and most pieces are
 * words. `from` where it is anything else.
 */
function wordEnd(text: string, from: number): number {
	let at = text.charCodeAt(from) === 32 ? from + 1 : from;
	const first = text.charCodeAt(at);
	if (first >= 65 && first <= 90) at++;
	const letters = at;
	const most = Math.min(text.length, at + LONGEST_WORD);
	let unit = text.charCodeAt(at);
	while (at < most && unit >= 97 && unit <= 122) unit = text.charCodeAt(++at);
	if (at === letters || (at === most && at < text.length)) return from;
	const isLetter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);
	return at < text.length && (isLetter || unit === 39 || unit >= 128) ? from : at;
}

/** The key of a part that makes no token with the next one: beyond all others. */
const NO_KEY = 0x7fffffff;

/**
 * The least of up to `capacity` keys from 0, each in a place of its own: a tree of minima over them. Unlike a heap it
 * holds no key that is out of date. Which of two is less can't be foreseen by a processor, so it is computed and not
 * asked.
 */
function leastKeys(capacity: number) {
	const tree = new Int32Array(2 * widthOf(capacity));
	let width = 1;
	const lesserOf = (node: number): number => {
		const left = tree[2 * node] ?? 0;
		const difference = (tree[2 * node + 1] ?? 0) - left;
		return left + (difference & (difference >> 31));
	};
	return {
		/** Makes room for keys at 0 to `length` - 1, to be given by `set` and then ordered by `order`. */
		clear(length: number): void {
			width = widthOf(length);
			tree.fill(NO_KEY, width + length, 2 * width);
		},
		set(at: number, key: number): void {
			tree[width + at] = key;
		},
		order(): void {
			for (let node = width - 1; node > 0; node--) tree[node] = lesserOf(node);
		},
		/** Puts a key in the place of another once they are in order. */
		replace(at: number, key: number): void {
			let node = width + at;
			tree[node] = key;
			for (node >>= 1; node > 0; node >>= 1) {
				const least = lesserOf(node);
				if (tree[node] === least) return;
				tree[node] = least;
			}
		},
		least: (): number => tree[1] ?? NO_KEY,
	};
}

/** The least power of two that is not below a length. */
function widthOf(length: number): number {
	return length <= 1 ? 1 : 1 << (32 - Math.clz32(length - 1));
}
