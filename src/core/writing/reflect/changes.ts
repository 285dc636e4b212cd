import { shorten } from "../../language/shorten.ts";
import { undated } from "./doings.ts";
import type { Material, NewInsight, Observation } from "./observation.ts";
import { betweenDays, compareText, dayOf, dayText, quoted } from "./observation-lines.ts";
import { MOST_EVIDENCE } from "./reflect-figures.ts";

/** So many changes are more than a correction. */
const FEWEST_CHANGES = 2;
/** Most values that are written out, the latest. */
const MOST_SHOWN = 5;
/** Of each, in UTF-16 units. */
const LONGEST_VALUE = 80;
const MOST_KEY = 80;
const SURE = 0.9;
/** So many words that all begin or end with tell which value it is of. */
const FRAME_WORDS = 2;

/** Keys that had three or more values one after the other: "user.employer changed 2 times: A → B → C". */
export function changesIn({ fresh, beside, replaced }: Pick<Material, "fresh" | "beside" | "replaced">): NewInsight[] {
	const isFresh = new Set(fresh.map(({ id }) => id));
	const all = [...replaced, ...beside, ...fresh].filter(({ depth }) => depth === 0);
	const byKey = Map.groupBy(all, ({ key }) => key);
	return [...byKey].flatMap(([key, own]) => {
		if (key === null || !own.some(({ id }) => isFresh.has(id))) return [];
		const values = valuesInTime(own);
		return values.length > FEWEST_CHANGES ? [changeOf(key, values)] : [];
	});
}

/** What was said under a key one after the other, each until the next; the same twice in a row is one value. */
function valuesInTime(observations: readonly Observation[]): Observation[] {
	const ordered = [...new Map(observations.map((one) => [one.id, one])).values()].sort(
		(a, b) => compareText(a.said_at[0] ?? "", b.said_at[0] ?? "") || compareText(a.id, b.id),
	);
	return ordered.filter((one, at) => one.content.toLowerCase() !== ordered[at - 1]?.content.toLowerCase());
}

function changeOf(key: string, values: readonly Observation[]): NewInsight {
	const first = dayOf(values[0]?.said_at[0] ?? "");
	const last = dayOf(values.at(-1)?.said_at[0] ?? "");
	const changes = values.length - 1;
	const shown = valueTexts(values.map(({ content }) => undated(content))).slice(-MOST_SHOWN);
	const before = values.length > shown.length ? "… → " : "";
	const when = first === last ? `on ${dayText(last)}` : betweenDays(first, last);
	return {
		content: `“${key.slice(0, MOST_KEY)}” changed ${changes} times ${when}: ${before}${shown.join(" → ")}.`,
		key: `changes.${key}`.slice(0, MOST_KEY),
		importance: Math.min(10, Math.max(...values.map(({ importance }) => importance))),
		confidence: SURE,
		evidence: values.slice(-MOST_EVIDENCE).map(({ id }) => id),
		depth: 1,
	};
}

/** What differs of texts that begin and end alike; else each as it was said. */
function valueTexts(texts: readonly string[]): string[] {
	const words = texts.map((text) => text.split(/\s+/));
	const shortest = Math.min(...words.map(({ length }) => length));
	const same = (at: (one: readonly string[]) => string | undefined) => new Set(words.map(at)).size === 1;
	let head = 0;
	while (head < shortest && same((one) => one[head])) head++;
	let tail = 0;
	while (tail < shortest - head && same((one) => one.at(-1 - tail))) tail++;
	if (head + tail < FRAME_WORDS || head + tail >= shortest)
		return texts.map((text) => quoted(shorten(text, LONGEST_VALUE)));
	return words.map((one) => shorten(one.slice(head, one.length - tail).join(" "), LONGEST_VALUE));
}
