import { eachRun } from "../../base/runs.ts";
import type { Steps } from "../../base/steps.ts";
import { contradictionsIn } from "./contradictions.ts";
import { knownEvidence } from "./known-evidence.ts";
import type { Material, NewInsight, Observation, Reflected } from "./observation.ts";
import { compareText, inTime } from "./observation-lines.ts";
import { patternsIn, type Told, toldIn } from "./patterns.ts";
import { MOST_BY_RULES, MOST_INSIGHTS_BY_RULES } from "./reflect-figures.ts";
import { changesIn, saidAgain } from "./repeats.ts";

const A_STEP = 100;

/**
 * What follows from observations by rules alone: what the same did of the same again and again, what was said again and what changed more
 * than once, with counts and dates; and what contradicts something earlier. Nothing rests on what an insight rests on already, and where only
 * a part of that is at hand, nothing is counted anew. The same observations, in any order, give the same. Linear; never throws.
 */
export function* reflectionSteps(material: Material): Steps<Pick<Reflected, "insights" | "contradictions">> {
	const [fresh, beside] = [byId(material.fresh), byId(material.beside)];
	const sorted = { ...material, fresh, beside };
	const isFresh = new Set(fresh.map(({ id }) => id));
	const all = [...beside.filter(({ id }) => !isFresh.has(id)), ...fresh];
	const before = knownEvidence(material.known);
	const evidence = knownEvidence(material.known);
	const told: Told[] = [];
	for (const some of eachRun(all, () => 1, { size: A_STEP })) {
		told.push(...some.flatMap((one) => toldIn(one, material.scope)));
		yield textOf(some);
	}
	const patterns = patternsIn(told, isFresh);
	yield textOf(all);
	const concluded = [...patterns, ...saidAgain(all), ...changesIn(sorted)];
	const insights: NewInsight[] = [];
	for (const insight of concluded.sort((a, b) => b.importance - a.importance)) {
		if (insights.length === MOST_INSIGHTS_BY_RULES) break;
		if (evidence.covers(insight.evidence) || before.outdoes(insight.evidence)) continue;
		evidence.add(insight.evidence);
		insights.push(insight);
	}
	yield textOf(all);
	return { insights, contradictions: contradictionsIn(sorted) };
}

const textOf = (observations: readonly Observation[]): number =>
	observations.reduce((sum, { content }) => sum + content.length, 0);

/** Each once, in the order of their ids; of too many the newest. */
function byId(observations: readonly Observation[]): Observation[] {
	const newest = observations.length <= MOST_BY_RULES ? observations : inTime(observations).slice(-MOST_BY_RULES);
	const each = new Map(newest.map((one) => [one.id, one]));
	return [...each.values()].sort((a, b) => compareText(a.id, b.id));
}
