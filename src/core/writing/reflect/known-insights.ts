import { contentTerms } from "../../language/content-terms.ts";
import type { NewInsight, Observation } from "./observation.ts";
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
const PARTS = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Of the insights of a scope those that what is new may be about, at most so many: first those that share most telling stems
 * with one new observation, or its key; of equals in their order. Linear in all of them and in what they share.
 */
export function insightsAbout(
	fresh: readonly Observation[],
	insights: readonly Observation[],
	limit: number,
): Observation[] {
	const stems = insights.map(stemsOf);
	const having = new Map<string, number[]>();
	for (const [at, own] of stems.entries())
		for (const one of own) {
			const others = having.get(one);
			if (others === undefined) having.set(one, [at]);
			else others.push(at);
		}
	const most = new Map<number, number>();
	const keys = new Map(insights.map(({ key }, at) => [key, at]));
	for (const { content, key } of fresh) {
		const shared = new Map<number, number>();
		for (const one of contentTerms(content))
			for (const at of having.get(one) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
		const changed = key === null ? undefined : keys.get(`${CHANGES}${key}`);
		if (changed !== undefined) shared.set(changed, Number.MAX_SAFE_INTEGER);
		for (const [at, count] of shared) if (count > (most.get(at) ?? 0)) most.set(at, count);
	}
	return [...most]
		.filter(([at, count]) => count >= Math.min(SHARED, stems[at]?.size ?? 0))
		.sort((a, b) => b[1] - a[1] || a[0] - b[0])
		.slice(0, limit)
		.flatMap(([at]) => insights[at] ?? []);
}

/** Of what an insight counts, and of its key, where it says more than it shows. */
function stemsOf({ content, key }: Observation): Set<string> {
	const parts = (key ?? "").match(PARTS)?.slice(1) ?? [];
	return new Set([
		...contentTerms(firstQuoted(content) ?? content),
		...parts.flatMap((part) => [...contentTerms(part)]),
	]);
}

/**
 * Whether an insight may take the place of the one under its key: nobody corrected that, and all that it rests on was at hand,
 * and is counted again where the new one rests on less. `shown`: the ids of all that it was concluded from.
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
