import { sameText } from "../../language/same-text.ts";
import { sayingOf, saysAgain } from "../learn/found/says-again.ts";
import { undated } from "./doings.ts";
import type { Contradiction, Material, Observation } from "./observation.ts";
import { compareText, dayOf, dayText, lastSaid, quoted } from "./observation-lines.ts";
import { MOST_INSIGHTS_BY_RULES } from "./reflect-figures.ts";
import { framesOf } from "./statement-frames.ts";

type Said = { observation: Observation; value: string };

/**
 * Observations of which a later one says otherwise: under the same key, or the same sentence with another number or name, or
 * with and without "not". Only what is said of now, and of things that have one such value; plans, the past, other places and
 * other people contradict nothing. In a scope of more than one speaker nothing is compared that is said of "the user" or "we".
 * Linear in what is read.
 */
export function contradictionsIn({
	scope,
	fresh,
	beside,
}: Pick<Material, "scope" | "fresh" | "beside">): Contradiction[] {
	const isFresh = new Set(fresh.map(({ id }) => id));
	const bySpeakers = !scope.startsWith("user:");
	const places = new Map<string, Said[]>();
	const put = (name: string, said: Said) => {
		const own = places.get(name);
		if (own === undefined) places.set(name, [said]);
		else own.push(said);
	};
	const all = new Map([...beside, ...fresh].map((one) => [one.id, one]));
	for (const observation of all.values()) {
		if (observation.depth > 0 || lastSaid(observation) === "") continue;
		if (observation.key !== null)
			put(`key ${observation.key}`, { observation, value: sameText(undated(observation.content)) });
		for (const { name, value } of framesOf(observation, bySpeakers)) put(`frame ${name}`, { observation, value });
	}
	const found = new Map<string, Contradiction>();
	for (const [name, said] of places) {
		if (said.length < 2) continue;
		for (const pair of pairsOf(said, name.startsWith("key "))) {
			if (!isFresh.has(pair.earlier) && !isFresh.has(pair.later)) continue;
			const id = `${pair.earlier} ${pair.later}`;
			if (!found.has(id) && found.size < MOST_INSIGHTS_BY_RULES) found.set(id, pair);
		}
	}
	return [...found.values()];
}

/** What was said last holds: each earlier one that says otherwise is contradicted by it. */
function pairsOf(said: readonly Said[], byKey: boolean): Contradiction[] {
	const ordered = said.toSorted(
		(a, b) =>
			compareText(lastSaid(a.observation), lastSaid(b.observation)) || compareText(a.observation.id, b.observation.id),
	);
	const latest = ordered.pop();
	if (latest === undefined) return [];
	return ordered.flatMap(({ observation, value }) => {
		const isSame = value === latest.value || lastSaid(observation) === lastSaid(latest.observation);
		if (isSame || (byKey && saysTheSame(observation, latest.observation))) return [];
		return [{ earlier: observation.id, later: latest.observation.id, why: whyOf(observation, latest.observation) }];
	});
}

function saysTheSame(one: Observation, other: Observation): boolean {
	const [first, second] = [sayingOf(one.content), sayingOf(other.content)];
	return saysAgain(first, second) || saysAgain(second, first);
}

function whyOf(earlier: Observation, later: Observation): string {
	const said = (one: Observation) => `on ${dayText(dayOf(lastSaid(one)))}: ${quoted(undated(one.content))}`;
	return `Said ${said(earlier)}; ${said(later)}.`;
}
