import { runSteps } from "../../../../../src/core/base/steps.ts";
import type { Material, Observation } from "../../../../../src/core/writing/reflect/observation.ts";
import { reflectionSteps } from "../../../../../src/core/writing/reflect/reflect-observations.ts";

type Said = Partial<Observation> & { content: string };

/** 09:00 on a day of March 2026, which began on a Sunday. */
export const march = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

/** Facts that were said on the first of March, the third, the fifth and so on, where nothing else is said. */
export function observed(...said: (string | Said)[]): Observation[] {
	return said.map((one, index) => ({
		...{ id: `mem_${index + 1}`, type: "fact", key: null, importance: 4, depth: 0 },
		said_at: [march(1 + 2 * index, 7 + ((index * 5) % 12))],
		...(typeof one === "string" ? { content: one } : one),
	}));
}

function material(fresh: readonly Observation[], further: Partial<Material> = {}): Material {
	return { scope: "user:ada", fresh, beside: [], replaced: [], known: [], ...further };
}

export function reflected(fresh: readonly Observation[], further: Partial<Material> = {}) {
	return runSteps(reflectionSteps(material(fresh, further)));
}

/** What is concluded from facts said every other day: the contents alone. */
export function concluded(...said: (string | Said)[]): string[] {
	return reflected(observed(...said)).insights.map(({ content }) => content);
}

/** The pairs found, by what they say. */
export function contradicted(said: readonly (string | Said)[], scope = "user:ada"): string[] {
	const observations = observed(...said);
	const texts = new Map(observations.map(({ id, content }) => [id, content]));
	return reflected(observations, { scope }).contradictions.map(
		({ earlier, later }) => `${texts.get(earlier)} → ${texts.get(later)}`,
	);
}
