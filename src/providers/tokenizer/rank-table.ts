/** A vocabulary: the token of each rank, as text or, where its bytes are no text, as bytes. */
export type Vocabulary = (string | number[])[];

/** Finds the rank of a run of bytes by its hash, -1 if it is no token. */
export type RankTable = { rankOf(bytes: Uint8Array, from: number, to: number, hash: number): number };

/** Hashes are polynomials modulo 2³² in this number, so that a run's follows from those of two prefixes. */
export const HASH_BASE = 0x2c9277b5;

/**
 * A slot holds a rank of less than 2¹⁹ and the high bits of its hash, by which nearly every run that is no token is
 * told from the one found there without reading that one's bytes. No rank is all ones: that is an empty slot.
 */
const FINGERPRINT = -1 << 19;
const EMPTY = -1;

/** The hash of a run that is one byte longer. */
export function hashByte(hash: number, byte: number): number {
	return (Math.imul(hash, HASH_BASE) + byte + 1) | 0;
}

/**
 * An open-addressed table over the bytes of all tokens. Built in a few dozen milliseconds, and smaller than a Map;
 * bytes are compared, so hashes need not be unique.
 */
export function rankTable(vocabulary: Vocabulary): RankTable {
	const tokens = new Uint8Array(vocabulary.reduce((sum, token) => sum + token.length * 3, 0));
	const starts = new Int32Array(vocabulary.length + 1);
	const slots = new Int32Array(2 ** Math.ceil(Math.log2(vocabulary.length * 2))).fill(EMPTY);
	const mask = slots.length - 1;
	// Every merge begins with pairs of single bytes, most of them no token: these are found without hashing.
	const pairs = new Int32Array(0x10000).fill(-1);
	let longest = 0;
	let end = 0;
	for (const [rank, token] of vocabulary.entries()) {
		const start = end;
		end =
			typeof token === "string" ? writeUtf8(token, 0, token.length, tokens, start) : writeBytes(token, tokens, start);
		let hash = 0;
		for (let at = start; at < end; at++) hash = hashByte(hash, tokens[at] ?? 0);
		let slot = slotOf(hash) & mask;
		while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
		slots[slot] = rank | (hash & FINGERPRINT);
		starts[rank + 1] = end;
		longest = Math.max(longest, end - start);
		if (end - start === 2) pairs[((tokens[start] ?? 0) << 8) | (tokens[start + 1] ?? 0)] = rank;
	}

	return {
		rankOf(bytes, from, to, hash) {
			const length = to - from;
			if (length === 2) return pairs[((bytes[from] ?? 0) << 8) | (bytes[from + 1] ?? 0)] ?? -1;
			if (length > longest) return -1;
			for (let slot = slotOf(hash) & mask; ; slot = (slot + 1) & mask) {
				const found = slots[slot] ?? EMPTY;
				if (found === EMPTY) return -1;
				if (((found ^ hash) & FINGERPRINT) !== 0) continue;
				const rank = found & ~FINGERPRINT;
				const start = starts[rank] ?? 0;
				if ((starts[rank + 1] ?? 0) - start !== length) continue;
				let same = 0;
				while (same < length && tokens[start + same] === bytes[from + same]) same++;
				if (same === length) return rank;
			}
		},
	};
}

/** Low bits of a polynomial hash know only the low bits of the bytes; the high ones are folded in. */
function slotOf(hash: number): number {
	return hash ^ (hash >>> 15);
}

function writeBytes(token: number[], target: Uint8Array, at: number): number {
	target.set(token, at);
	return at + token.length;
}

/** Writes part of a text as UTF-8 and gives where it ends; half a surrogate pair becomes U+FFFD. */
export function writeUtf8(text: string, from: number, to: number, target: Uint8Array, at: number): number {
	let end = at;
	for (let index = from; index < to; index++) {
		let code = text.charCodeAt(index);
		if (code < 0x80) {
			target[end++] = code;
			continue;
		}
		if (code >= 0xd800 && code <= 0xdfff) {
			const low = index + 1 < to ? text.charCodeAt(index + 1) : 0;
			if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) {
				code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
				index++;
			} else code = 0xfffd;
		}
		if (code < 0x800) target[end++] = 0xc0 | (code >> 6);
		else {
			if (code < 0x10000) target[end++] = 0xe0 | (code >> 12);
			else {
				target[end++] = 0xf0 | (code >> 18);
				target[end++] = 0x80 | ((code >> 12) & 0x3f);
			}
			target[end++] = 0x80 | ((code >> 6) & 0x3f);
		}
		target[end++] = 0x80 | (code & 0x3f);
	}
	return end;
}
