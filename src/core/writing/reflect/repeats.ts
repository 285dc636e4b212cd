import { betweenDays, dayText } from "../../language/dates/day-text.ts";
import { shorten } from "../../language/shorten.ts";
import type { Material, NewInsight, Observation } from "./observation.ts";
import { compareText, dayOf, daysOf, quoted, said } from "./observation-lines.ts";
import { LONGEST_KEY, MOST_EVIDENCE, PATTERN_DAYS } from "./reflect-figures.ts";

const SURE = 0.9;
/** Days from which on it weighs more than what was said once; and changes that are more than a correction. */
const OFTEN = 5;
const FEWEST_CHANGES = 2;
/** Most values that are written out, the latest; of each so much (UTF-16 units); and words around them that tell what they are of. */
const MOST_SHOWN = 5;
const LONGEST_VALUE = 80;
const FRAME_WORDS = 2;

/** Preferences and decisions that were said on three or more days. What is counted is how often, not whether they were kept. */
export function saidAgain(observations: readonly Observation[]): NewInsight[] {
	return observations.flatMap(({ id, type, content, importance, said_at, depth }) => {
		const days = daysOf(said_at);
		if (depth > 0 || (type !== "preference" && type !== "decision") || days.length < PATTERN_DAYS) return [];
		const when = betweenDays(days[0] ?? "", days.at(-1) ?? "");
		const again = `${quoted(`${said(content)}.`)} was said on ${days.length} days ${when}.`;
		const weight = Math.min(10, importance + (days.length >= OFTEN ? 1 : 0));
		return { ...{ content: again, key: `said.${id}`, importance: weight, confidence: SURE }, evidence: [id], depth: 1 };
	});
}

/** Keys that had three or more values one after the other: "user.employer changed 2 times: A → B → C". */
export function changesIn({ fresh, beside, replaced }: Pick<Material, "fresh" | "beside" | "replaced">): NewInsight[] {
	const isFresh = new Set(fresh.map(({ id }) => id));
	const each = new Map([...replaced, ...beside, ...fresh].map((one) => [one.id, one]));
	const said = [...each.values()].filter(({ depth }) => depth === 0);
	return [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, own]) => {
		if (key === null || !own.some(({ id }) => isFresh.has(id))) return [];
		const first = ({ said_at }: Observation) => said_at[0] ?? "";
		const ordered = own.toSorted((a, b) => compareText(first(a), first(b)) || compareText(a.id, b.id));
		// The same twice in a row is one value.
		const values = ordered.filter((one, at) => one.content.toLowerCase() !== ordered[at - 1]?.content.toLowerCase());
		return values.length > FEWEST_CHANGES ? [changeOf(key, values)] : [];
	});
}

function changeOf(key: string, values: readonly Observation[]): NewInsight {
	const days = values.map(({ said_at }) => dayOf(said_at[0] ?? ""));
	const [first = "", last = ""] = [days[0], days.at(-1)];
	const shown = valueTexts(values.map(({ content }) => said(content))).slice(-MOST_SHOWN);
	const before = values.length > shown.length ? "… → " : "";
	const when = first === last ? `on ${dayText(last)}` : betweenDays(first, last);
	return {
		content: `“${key.slice(0, LONGEST_KEY)}” changed ${values.length - 1} times ${when}: ${before}${shown.join(" → ")}.`,
		key: `changes.${key}`.slice(0, LONGEST_KEY),
		importance: Math.max(...values.map(({ importance }) => importance)),
		...{ confidence: SURE, evidence: values.slice(-MOST_EVIDENCE).map(({ id }) => id), depth: 1 },
	};
}

/** What differs of texts that begin and end alike; else each as it was said. */
function valueTexts(texts: readonly string[]): string[] {
	const words = texts.map((text) => text.split(" "));
	const shortest = Math.min(...words.map(({ length }) => length));
	const same = (at: number) => new Set(words.map((one) => one.at(at))).size === 1;
	let [head, tail] = [0, 0];
	while (head < shortest && same(head)) head++;
	while (tail < shortest - head && same(-1 - tail)) tail++;
	return head + tail < FRAME_WORDS || head + tail >= shortest
		? texts.map((text) => quoted(shorten(text, LONGEST_VALUE)))
		: words.map((one) => shorten(one.slice(head, one.length - tail).join(" "), LONGEST_VALUE));
}
