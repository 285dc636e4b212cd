import { WORD_WEIGHTS } from "../../../src/core/recall/matching/weights.ts";
import { wordFeatures } from "../../../src/core/recall/matching/word-relevance.ts";
import { UNRELATED } from "../../../src/core/recall/meaning/likely.ts";
import { type Example, fitLogistic } from "../../talk/logistic.ts";
import { cosinesOf } from "./offline.ts";
import type { SearchUser } from "./search-cases.ts";

const NAMES = ["share", "mass", "own", "outdone", "spelling", "open", "preference"] as const;
const L2 = 0.3;
const ROUNDS = 300;

/** The weights that tell answers from others best, in the cases of these users. */
export function fittedWeights(users: readonly SearchUser[]): typeof WORD_WEIGHTS {
	const weights = fitLogistic(users.flatMap(examplesOf), NAMES.length, L2, ROUNDS);
	const rounded = (at: number) => Math.round((weights[at] ?? 0) * 100) / 100;
	const byName = Object.fromEntries(NAMES.map((name, at) => [name, rounded(at)]));
	return { ...WORD_WEIGHTS, constant: rounded(NAMES.length), ...byName };
}

function examplesOf({ memories, cases }: SearchUser): Example[] {
	const active = memories.filter(({ state }) => state === "active");
	return cases.flatMap(({ query, expected, allowed }) => {
		const cosines = cosinesOf(active, query);
		const compared = active.map(({ id, content, type }) => {
			const spelling = Math.max(0, (cosines.get(id) ?? 0) - UNRELATED) / (1 - UNRELATED);
			return { content, type, spelling };
		});
		return wordFeatures(query, compared).flatMap((asked, at): Example[] => {
			const id = active[at]?.id ?? "";
			// Of several things asked, the text answers the one of which it tells most.
			const [best] = asked.toSorted((a, b) => b.share + b.mass - b.outdone - (a.share + a.mass - a.outdone));
			if (best === undefined || allowed.includes(id)) return [];
			const values = Float64Array.from(NAMES, (name) => best[name]);
			const features = Int32Array.from(NAMES.keys());
			return [{ features, values, label: expected.includes(id) ? 1 : 0, weight: 1 }];
		});
	});
}
