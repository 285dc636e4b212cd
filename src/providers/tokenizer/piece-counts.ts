/** A slot holds a piece of so many bytes; a longer one is not kept. */
const SLOT_BYTES = 16;
const SLOTS = 2 ** 13;

/** The counts of pieces that are no token themselves, by their bytes. */
export type PieceCounts = {
	/** The count of the first `length` bytes, whose hash this is; 0: it is not known. */
	get(bytes: Uint8Array, length: number, hash: number): number;
	set(bytes: Uint8Array, length: number, hash: number, count: number): void;
};

/**
 * Keeps counts of pieces in a table of fixed size (160 KB), each in the one slot that its hash gives it, where it displaces
 * another. Bytes are compared, so a count is never another piece's; no text is kept alive by its pieces.
 */
export function pieceCounts(): PieceCounts {
	const kept = new Uint8Array(SLOTS * SLOT_BYTES);
	const lengths = new Uint8Array(SLOTS);
	const counts = new Uint8Array(SLOTS);
	const slotOf = (hash: number) => (hash ^ (hash >>> 13)) & (SLOTS - 1);
	return {
		get(bytes, length, hash) {
			const slot = slotOf(hash);
			if (lengths[slot] !== length) return 0;
			const from = slot * SLOT_BYTES;
			for (let at = 0; at < length; at++) if (kept[from + at] !== bytes[at]) return 0;
			return counts[slot] ?? 0;
		},
		set(bytes, length, hash, count) {
			if (length > SLOT_BYTES) return;
			const slot = slotOf(hash);
			lengths[slot] = length;
			counts[slot] = count;
			kept.set(bytes.subarray(0, length), slot * SLOT_BYTES);
		},
	};
}
