import type { VectorKind } from "../../core/recall/vector.ts";
import type { VectorHit } from "../../ports/vector-index.ts";

type Ranked = VectorHit;

/** The best of many hits, best first and ties by id; `takes` tells whether one would be among them. */
export type Best = {
	takes(score: number, id: string): boolean;
	add(hit: Ranked): void;
	list(): Ranked[];
};

export function best(limit: number): Best {
	const hits: Ranked[] = [];
	const before = (score: number, id: string, other: Ranked) =>
		score > other.score || (score === other.score && id < other.id);
	return {
		takes(score, id) {
			const last = hits[limit - 1];
			return limit > 0 && (last === undefined || before(score, id, last));
		},
		add(hit) {
			let at = hits.length;
			for (; at > 0; at--) {
				const other = hits[at - 1];
				if (other === undefined || !before(hit.score, hit.id, other)) break;
			}
			hits.splice(at, 0, hit);
			if (hits.length > limit) hits.pop();
		},
		list: () => hits,
	};
}

/** A vector as it is kept: 8 bits a number; `scale` brings it back to length 1. `scope` is hashed. */
export type KeptVector = {
	id: string;
	kind: VectorKind;
	scope: string;
	version: number;
	scale: number;
	bytes: Int8Array;
};

/** What a search keeps to. */
type Wanted = { scopes: readonly string[]; kinds: readonly VectorKind[]; limit: number };

/** The vectors of an index in memory, side by side. */
export type VectorCache = {
	size(): number;
	put(vector: KeptVector): void;
	remove(id: string): void;
	search(query: Float32Array, wanted: Wanted): Ranked[];
};

const FIRST_CAPACITY = 256;

type Entry = { id: string; kind: VectorKind; version: number };

/** Room for vectors of this length; grows by doubling. A vector that goes leaves its place to the last. */
export function vectorCache(dimensions: number): VectorCache {
	const places = new Map<string, number>();
	const scopeNumbers = new Map<string, number>();
	const entries: Entry[] = [];
	let bytes = new Int8Array(FIRST_CAPACITY * dimensions);
	let scales = new Float32Array(FIRST_CAPACITY);
	let scopes = new Int32Array(FIRST_CAPACITY);

	function grow(): void {
		const [oldBytes, oldScales, oldScopes] = [bytes, scales, scopes];
		bytes = new Int8Array(oldBytes.length * 2);
		scales = new Float32Array(oldScales.length * 2);
		scopes = new Int32Array(oldScopes.length * 2);
		bytes.set(oldBytes);
		scales.set(oldScales);
		scopes.set(oldScopes);
	}

	function numberOf(scope: string): number {
		const known = scopeNumbers.get(scope) ?? scopeNumbers.size;
		scopeNumbers.set(scope, known);
		return known;
	}

	return {
		size: () => entries.length,
		put({ id, kind, scope, version, scale, bytes: given }) {
			const place = places.get(id) ?? entries.length;
			if (place === scales.length) grow();
			places.set(id, place);
			entries[place] = { id, kind, version };
			bytes.set(given, place * dimensions);
			scales[place] = scale;
			scopes[place] = numberOf(scope);
		},
		remove(id) {
			const place = places.get(id);
			const last = entries.pop();
			if (place === undefined || last === undefined) {
				if (last !== undefined) entries.push(last);
				return;
			}
			places.delete(id);
			if (last.id === id) return;
			const from = entries.length;
			entries[place] = last;
			places.set(last.id, place);
			bytes.copyWithin(place * dimensions, from * dimensions, (from + 1) * dimensions);
			scales[place] = scales[from] ?? 0;
			scopes[place] = scopes[from] ?? 0;
		},
		search(query, { scopes: wanted, kinds, limit }) {
			const numbers = new Set(wanted.flatMap((scope) => scopeNumbers.get(scope) ?? []));
			const found = best(limit);
			for (const [place, { id, kind, version }] of entries.entries()) {
				if (!numbers.has(scopes[place] ?? -1) || !kinds.includes(kind)) continue;
				const score = similarity(query, bytes, place * dimensions, scales[place] ?? 0);
				if (found.takes(score, id)) found.add({ id, kind, version, score });
			}
			return found.list();
		},
	};
}

/** The cosine of a query of length 1 and the vector that begins there. */
export function similarity(query: Float32Array, bytes: Int8Array, from: number, scale: number): number {
	let sum = 0;
	for (let at = 0; at < query.length; at++) sum += (query[at] ?? 0) * (bytes[from + at] ?? 0);
	return Math.max(-1, Math.min(1, sum * scale));
}

/** A vector in 8 bits a number. */
export function quantised(vector: Float32Array): { bytes: Int8Array; scale: number } {
	const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
	const bytes = Int8Array.from(vector, (value) => Math.round((value / most) * 127));
	const length = Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0));
	return { bytes, scale: Math.fround(1 / length) };
}
