import { firstOfEach } from "../../base/first-of-each.ts";
import { dayText } from "../../language/dates/day-text.ts";
import { sameText } from "../../language/same-text.ts";
import { framesOf } from "../../language/statements/only-values.ts";
import { sayingOf, saysAgain } from "../../language/statements/says-again.ts";
import type { Contradiction, Material, Observation } from "./observation.ts";
import { dayOf, inTime, lastSaid, quoted, said } from "./observation-lines.ts";
import { MOST_INSIGHTS_BY_RULES } from "./reflect-figures.ts";

type Value = { place: string; observation: Observation; value: string };

/**
 * Observations of which a later one says otherwise: under the same key, or the same sentence with another number or name, or
 * with and without "not". Plans, the past, other places and other people contradict nothing. In a scope of more than one speaker nothing
 * is compared that is said of "the user" or "we". Linear in what is read.
 */
export function contradictionsIn(material: Pick<Material, "scope" | "fresh" | "beside">): Contradiction[] {
	const { scope, fresh, beside } = material;
	const isFresh = new Set(fresh.map(({ id }) => id));
	const values = firstOfEach([...fresh, ...beside], ({ id }) => id)
		.filter((one) => one.depth === 0 && lastSaid(one) !== "")
		.flatMap((one) => valuesOf(one, !scope.startsWith("user:")));
	const pairs = [...Map.groupBy(values, ({ place }) => place).values()]
		.flatMap(pairsOf)
		.filter(({ earlier, later }) => isFresh.has(earlier) || isFresh.has(later));
	return firstOfEach(pairs, ({ earlier, later }) => `${earlier} ${later}`).slice(0, MOST_INSIGHTS_BY_RULES);
}

function valuesOf(observation: Observation, bySpeakers: boolean): Value[] {
	const { key, content, type } = observation;
	const text = said(content);
	const keyed = key === null ? [] : [{ place: `key ${key}`, observation, value: sameText(text) }];
	if (type === "episode" || type === "document") return keyed;
	const framed = framesOf(text, bySpeakers).map(({ name, value }) => ({ place: `frame ${name}`, observation, value }));
	return [...keyed, ...framed];
}

/** What was said last holds: each earlier one that says otherwise is contradicted by it. */
function pairsOf(values: readonly Value[]): Contradiction[] {
	const ordered = inTime(values.map(({ observation }) => observation));
	const given = new Map(values.map(({ observation: { id }, value }) => [id, value]));
	const later = ordered.pop();
	if (later === undefined) return [];
	return ordered.flatMap((earlier) => {
		const same = given.get(earlier.id) === given.get(later.id) || lastSaid(earlier) === lastSaid(later);
		if (same || (later.key !== null && later.key === earlier.key && saysTheSame(earlier, later))) return [];
		return [{ earlier: earlier.id, later: later.id, why: whyOf(earlier, later) }];
	});
}

function saysTheSame(one: Observation, other: Observation): boolean {
	const [first, second] = [sayingOf(one.content), sayingOf(other.content)];
	return saysAgain(first, second) || saysAgain(second, first);
}

function whyOf(earlier: Observation, later: Observation): string {
	const told = (one: Observation) => `on ${dayText(dayOf(lastSaid(one)))}: ${quoted(said(one.content))}`;
	return `Said ${told(earlier)}; ${told(later)}.`;
}
