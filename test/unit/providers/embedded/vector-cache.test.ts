import fc from "fast-check";
import { expect, it } from "vitest";
import { hashedVector } from "../../../../src/core/recall/hashed-vector.ts";
import type { VectorHit } from "../../../../src/ports/vector-index.ts";
import { quantised, vectorCache } from "../../../../src/providers/embedded/vector-cache.ts";

const SCOPES = ["a", "b", "c"] as const;
const KINDS = ["memory", "episode"] as const;

const change = fc.record({
	id: fc.integer({ min: 0, max: 400 }),
	text: fc.option(fc.string({ maxLength: 12 }), { freq: 4 }),
	scope: fc.constantFrom(...SCOPES),
	kind: fc.constantFrom(...KINDS),
});

it("finds what a search through all of it would, after any writes and removals", () => {
	fc.assert(
		fc.property(
			fc.array(change, { maxLength: 600 }),
			fc.subarray([...SCOPES]),
			fc.subarray([...KINDS]),
			fc.integer({ min: 1, max: 30 }),
			(changes, scopes, kinds, limit) => {
				const cache = vectorCache(256);
				const all = new Map<string, VectorHit & { scope: string }>();
				const query = hashedVector("the query");
				for (const [version, { id: n, text, scope, kind }] of changes.entries()) {
					const id = `m${n}`;
					if (text === null) {
						cache.remove(id);
						all.delete(id);
						continue;
					}
					const kept = quantised(hashedVector(text));
					cache.put({ id, kind, scope, version, ...kept });
					const score = query.reduce((sum, value, at) => sum + value * (kept.bytes[at] ?? 0), 0) * kept.scale;
					all.set(id, { id, kind, scope, version, score });
				}
				expect(cache.size()).toBe(all.size);
				const expected = [...all.values()]
					.filter(({ scope, kind }) => scopes.some((one) => one === scope) && kinds.some((one) => one === kind))
					.map(({ scope: _, ...hit }) => ({ ...hit, score: Math.max(-1, Math.min(1, hit.score)) }))
					.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
					.slice(0, limit);
				expect(cache.search(query, { scopes, kinds, limit })).toEqual(expected);
			},
		),
	);
});

it("brings vectors to 8 bits a number without turning them", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const vector = hashedVector(text);
			const { bytes, scale } = quantised(vector);
			expect(vector.reduce((sum, value, at) => sum + value * (bytes[at] ?? 0), 0) * scale).toBeGreaterThan(0.995);
		}),
	);
});
