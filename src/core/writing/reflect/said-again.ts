import { undated } from "./doings.ts";
import type { NewInsight, Observation } from "./observation.ts";
import { betweenDays, dayOf, quoted } from "./observation-lines.ts";
import { PATTERN_DAYS } from "./reflect-figures.ts";

const SURE = 0.9;
/** Days from which on it weighs more than what was said once. */
const OFTEN = 5;

/** Preferences and decisions that were said on three or more days. What is counted is how often, not whether they were kept. */
export function saidAgain(observations: readonly Observation[]): NewInsight[] {
	return observations.flatMap(({ id, type, content, importance, said_at, depth }) => {
		if (depth > 0 || (type !== "preference" && type !== "decision")) return [];
		const days = [...new Set(said_at.map(dayOf))].sort();
		if (days.length < PATTERN_DAYS) return [];
		return [
			{
				content: `${quoted(`${undated(content)}.`)} was said on ${days.length} days ${betweenDays(days[0] ?? "", days.at(-1) ?? "")}.`,
				...{ key: `said.${id}`, importance: Math.min(10, importance + (days.length >= OFTEN ? 1 : 0)) },
				...{ confidence: SURE, evidence: [id], depth: 1 },
			},
		];
	});
}
