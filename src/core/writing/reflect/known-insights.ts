import { contentTerms } from "../../language/content-terms.ts";
import { termsOf } from "../../language/terms.ts";
import type { NewInsight, Observation, Observations } from "./observation.ts";
import { firstQuoted } from "./observation-lines.ts";

/** What stands under the key of something that is concluded anew. */
export type Holder = {
	key: string;
	/** Somebody wrote what it says since it was concluded. */
	corrected: boolean;
	/** What it rests on that still says what it said, and what of that others took the place of. */
	stands: readonly string[];
	replaced: readonly string[];
};

const CHANGES = "changes.";
/** Stems that an insight and something new share, where it has so many. */
const SHARED = 2;

/**
 * Of the insights of a scope those that what is new may be about, at most so many: first those that share most telling stems with one new
 * observation, or its key. Linear in all of them and in what they share.
 */
export function insightsAbout(fresh: Observations, insights: Observations, limit: number): Observation[] {
	const about = insights.map((insight) => ({ insight, stems: stemsOf(insight), most: 0 }));
	const each = about.flatMap((one) => [...one.stems].map((root) => ({ root, one })));
	const having = Map.groupBy(each, ({ root }) => root);
	const keys = new Map(about.map((one) => [one.insight.key, one]));
	for (const { content, key } of fresh) {
		const all = [...contentTerms(content)].flatMap((root) => having.get(root) ?? []);
		for (const [one, { length }] of Map.groupBy(all, ({ one }) => one)) one.most = Math.max(one.most, length);
		const changed = key === null ? undefined : keys.get(`${CHANGES}${key}`);
		if (changed !== undefined) changed.most = Number.MAX_SAFE_INTEGER;
	}
	return about
		.filter(({ most, stems }) => most > 0 && most >= Math.min(SHARED, stems.size))
		.sort((a, b) => b.most - a.most)
		.slice(0, limit)
		.map(({ insight }) => insight);
}

/** Of what an insight counts, and of its key, where it says more than it shows. */
function stemsOf({ content, key }: Observation): Set<string> {
	const [, ...parts] = termsOf(key ?? "");
	return new Set([...contentTerms(firstQuoted(content) ?? content), ...contentTerms(parts.join(" "))]);
}

/**
 * Whether an insight may take the place of the one under its key: nobody corrected that, and all that it rests on was among what the new one
 * was concluded from (`shown`), and is counted again where that rests on less.
 */
export function givesWay(
	{ corrected, stands, replaced }: Holder,
	{ key, evidence }: Pick<NewInsight, "key" | "evidence">,
	shown: ReadonlySet<string>,
): boolean {
	if (corrected) return false;
	const counted = key?.startsWith(CHANGES) ? [...stands, ...replaced] : stands;
	const own = new Set(evidence);
	const left = counted.filter((id) => !own.has(id));
	return left.every((id) => shown.has(id)) && (left.length === 0 || counted.length <= own.size);
}
