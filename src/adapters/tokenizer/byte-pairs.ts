import type { CountText } from "../../core/tokens/encoding.ts";
import { HASH_BASE, hashByte, rankTable, type Vocabulary, writeUtf8 } from "./rank-table.ts";

/** Positions within a piece take the low bits of a heap's key, ranks the others: the lowest rank is the first. */
const POSITION_BITS = 12;
/** A longer piece is counted in parts of this many UTF-16 units, each at most three bytes of UTF-8. */
const LONGEST_PIECE = 1_365;
const MOST_BYTES = LONGEST_PIECE * 3;
/** Counts of so many pieces are kept: words that are no token come again, and so do runs. */
const CACHED_PIECES = 2_000;
/** The rank of two parts that make no token, or of a part that was merged into the one before it. */
const NONE = -1;

/**
 * A byte-pair count over a vocabulary of less than 2¹⁹ tokens. `pieces` is the encoding's pre-tokenizer: its matches
 * cover any text without gaps. A piece of n bytes is merged in n·log n steps.
 */
export function bytePairCounter(vocabulary: Vocabulary, pieces: RegExp): CountText {
	const table = rankTable(vocabulary);
	const split = new RegExp(pieces);
	const cache = new Map<string, number>();
	const bytes = new Uint8Array(MOST_BYTES);
	/** Hashes of the first 0, 1, 2 … bytes, and the powers that take one prefix out of another. */
	const hashes = new Int32Array(MOST_BYTES + 1);
	const powers = new Int32Array(MOST_BYTES + 1).fill(1);
	for (let at = 1; at <= MOST_BYTES; at++) powers[at] = Math.imul(powers[at - 1] ?? 0, HASH_BASE);
	/** By the offset at which a part starts: where its neighbours start, and the rank it would have with the next. */
	const next = new Int32Array(MOST_BYTES);
	const previous = new Int32Array(MOST_BYTES);
	const ranks = new Int32Array(MOST_BYTES);
	const heap = minHeap(MOST_BYTES * 3);

	return (text) => {
		let total = 0;
		let from = 0;
		split.lastIndex = 0;
		while (split.test(text)) {
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
		const piece = text.slice(from, to);
		let count = cache.get(piece);
		if (count === undefined) {
			count = merge(length);
			if (cache.size >= CACHED_PIECES) cache.clear();
			cache.set(piece, count);
		}
		return count;
	}

	/** Merges the bytes of one piece and gives how many parts are left. */
	function merge(length: number): number {
		for (let at = 0; at < length; at++) {
			next[at] = at + 1;
			previous[at] = at - 1;
			rank(at, at + 2, length);
		}
		let parts = length;
		for (let key = heap.pop(); key >= 0; key = heap.pop()) {
			const start = key & ((1 << POSITION_BITS) - 1);
			// What the key stood for may have been merged or have grown since.
			if (ranks[start] !== key >> POSITION_BITS) continue;
			const middle = next[start] ?? length;
			const end = next[middle] ?? length;
			ranks[middle] = NONE;
			next[start] = end;
			parts--;
			if (end < length) previous[end] = start;
			rank(start, end < length ? (next[end] ?? length) : length + 1, length);
			const left = previous[start] ?? NONE;
			if (left >= 0) rank(left, end, length);
		}
		return parts;
	}

	/** Ranks the part at `start` with the one after it, which ends at `end`: beyond the piece if there is none. */
	function rank(start: number, end: number, length: number): void {
		let found = NONE;
		if (end <= length) {
			const before = Math.imul(hashes[start] ?? 0, powers[end - start] ?? 0);
			found = table.rankOf(bytes, start, end, ((hashes[end] ?? 0) - before) | 0);
		}
		ranks[start] = found;
		if (found !== NONE) heap.push((found << POSITION_BITS) | start);
	}
}

/** A binary heap of integers from 0, smallest first; popping an empty one gives -1. */
function minHeap(capacity: number) {
	const keys = new Int32Array(capacity);
	let size = 0;
	return {
		push(key: number): void {
			let at = size++;
			while (at > 0) {
				const parent = (at - 1) >> 1;
				const above = keys[parent] ?? 0;
				if (above <= key) break;
				keys[at] = above;
				at = parent;
			}
			keys[at] = key;
		},
		pop(): number {
			if (size === 0) return -1;
			const top = keys[0] ?? -1;
			const key = keys[--size] ?? 0;
			let at = 0;
			for (let child = 1; child < size; child = at * 2 + 1) {
				if (child + 1 < size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child++;
				const below = keys[child] ?? 0;
				if (below >= key) break;
				keys[at] = below;
				at = child;
			}
			keys[at] = key;
			return top;
		},
	};
}
