import { decodeTime, ulid } from "ulid";

type IdPrefix =
	| "thr"
	| "msg"
	| "ctx"
	| "key"
	| "job"
	| "sum"
	| "note"
	| "mem"
	| "rel"
	| "skl"
	| "eps"
	| "ers"
	| "ins"
	| "evt"
	| "mov";

/** New ids: prefix, underscore, ULID. */
export type IdSource = {
	next(prefix: IdPrefix): string;
	/** Ids that follow from the seed, any text: another source with the same one gives the same ids in the same order. */
	seeded(seed: string): IdSource;
	/** A random seed. */
	seed(): string;
};

/** Random ids that sort by time of creation. */
export const ulidSource: IdSource = {
	next: (prefix) => `${prefix}_${ulid()}`,
	seeded: seededSource,
	seed: () => ulid(),
};

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Ids with the time of the seed, where that is itself a ULID, and randomness that its text gives. */
function seededSource(seed: string): IdSource {
	// ulid takes 0 for now.
	const time = ULID.test(seed) ? decodeTime(seed) : 1;
	const random = fractionsFrom(seed);
	return { ...ulidSource, next: (prefix) => `${prefix}_${ulid(time, random)}` };
}

/** Numbers from 0 up to 1 that the text alone decides (sfc32 over four hashes of it). */
function fractionsFrom(text: string): () => number {
	let [a, b, c, count] = [hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4)];
	const next = () => {
		const sum = (a + b + count) | 0;
		count = (count + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return (sum >>> 0) / 4_294_967_296;
	};
	// The first numbers still show how alike two texts are.
	for (let round = 0; round < 20; round++) next();
	return next;
}

function hash(text: string, salt: number): number {
	let mixed = Math.imul(salt, 0x9e3779b1);
	for (let at = 0; at < text.length; at++) {
		mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x85ebca6b);
		mixed = (mixed << 13) | (mixed >>> 19);
	}
	return mixed ^ (mixed >>> 16);
}
