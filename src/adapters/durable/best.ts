import type { VectorHit } from "../../ports/vector-index.ts";

export type Ranked = VectorHit;

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
