import { type Doing, doingsIn, type ThingsOf, undated } from "./doings.ts";
import { commonOf, labelOf } from "./label.ts";
import type { NewInsight, Observation } from "./observation.ts";
import { betweenDays, compareText, dayOf, dayText, quoted } from "./observation-lines.ts";
import { MOST_DAYS, MOST_EVIDENCE, PATTERN_DAYS } from "./reflect-figures.ts";
import { regularity } from "./regularity.ts";

/** An observation that tells something done. */
export type Told = { observation: Observation; doing: Doing };

type Group = { key: string; told: readonly Told[]; things: readonly string[] };

const MOST_KEY = 80;
/** Days from which on a pattern weighs more. */
const OFTEN = 5;
const VERY_OFTEN = 10;
/** How sure counting is: words may be of two things all the same. */
const SURE = 0.8;

/** The things that were done, by observation. */
export function toldIn(observations: readonly Observation[], thingsOf: ThingsOf): Told[] {
	return observations.flatMap((observation) =>
		doingsIn(observation, thingsOf).map((doing) => ({ observation, doing })),
	);
}

/**
 * What was noted of the same things and the same action on three or more days, what was noted on most days first. Each
 * observation counts to one pattern of an action. Nothing that all of its observations did not have in common is said but of
 * the latest. Linear in what is told.
 */
export function patternsIn(told: readonly Told[], isFresh: ReadonlySet<string>): NewInsight[] {
	const used = new Set<Told>();
	const insights = new Map<string | null, NewInsight>();
	for (const group of groupsOf(told)) {
		const own = group.told.filter((one) => !used.has(one));
		if (own.length === 0 || !isPattern(own, isFresh)) continue;
		for (const one of own) used.add(one);
		const pattern = patternOf({ ...group, told: own, things: commonThings(own) });
		if (!insights.has(pattern.key)) insights.set(pattern.key, pattern);
	}
	return [...insights.values()];
}

function isPattern(told: readonly Told[], isFresh: ReadonlySet<string>): boolean {
	return told.some(({ observation }) => isFresh.has(observation.id)) && daysOf(told).length >= PATTERN_DAYS;
}

/** Groups of one action of the same with the same two things, the same one thing alone or the same it happened to, of several days. */
function groupsOf(told: readonly Told[]): Group[] {
	const groups = new Map<string, Told[]>();
	for (const one of told)
		for (const key of keysOf(one.doing)) {
			const own = groups.get(key);
			if (own === undefined) groups.set(key, [one]);
			else own.push(one);
		}
	const found: (Group & { days: number })[] = [];
	for (const [key, own] of groups) {
		const days = own.length < PATTERN_DAYS && own.every(isSaidSeldom) ? 0 : daysOf(own).length;
		if (days >= PATTERN_DAYS) found.push({ key, told: own, things: commonThings(own), days });
	}
	return found.sort(
		(a, b) =>
			b.days - a.days ||
			b.things.length - a.things.length ||
			b.told.length - a.told.length ||
			compareText(a.key, b.key),
	);
}

const isSaidSeldom = ({ observation }: Told) => observation.said_at.length === 1;

function keysOf({ action, head, things, subject }: Doing): string[] {
	const sorted = [...things].sort();
	const done = `${action} | ${head} |`;
	const alone = subject === null ? [] : [`${done}: ${subject}`];
	if (sorted.length === 1) return [...alone, `${done} ${sorted[0]}`];
	return pairsOf(sorted)
		.map(([one, other]) => `${done} ${one} | ${other}`)
		.concat(alone);
}

function pairsOf(sorted: readonly string[]): [string, string][] {
	return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other): [string, string] => [one, other]));
}

function commonThings(told: readonly Told[]): string[] {
	const doings = told.map(({ doing }) => doing);
	return [...commonOf(doings, ({ things }) => things)].sort();
}

/** What is dated the same was noted twice, and happened once: of such a day only the first time counts. */
function timesOf(told: readonly Told[]): string[] {
	const dated = new Set<string>();
	const times: string[] = [];
	for (const { observation } of told) {
		const date = /\((\d{4}-\d{2}-\d{2})\)[.。]?$/u.exec(observation.content)?.[1];
		if (date !== undefined && dated.has(date)) continue;
		if (date !== undefined) dated.add(date);
		times.push(...observation.said_at);
	}
	return times.sort();
}

function daysOf(told: readonly Told[]): string[] {
	return [...new Set(timesOf(told).map(dayOf))].sort();
}

function patternOf({ told, things }: Group): NewInsight {
	const days = daysOf(told);
	const ordered = told.toSorted((a, b) =>
		compareText(a.observation.said_at.at(-1) ?? "", b.observation.said_at.at(-1) ?? ""),
	);
	const latest = ordered.at(-1)?.observation;
	const label = labelOf(ordered.map(({ doing }) => doing));
	const observations = [...new Set(ordered.map(({ observation }) => observation))];
	const last = days.at(-1) ?? "";
	const said = undated(latest?.content ?? "");
	const detail = said.toLowerCase() === label.toLowerCase() ? "" : ` The latest, on ${dayText(last)}: ${quoted(said)}`;
	const { action = "", head = "" } = ordered[0]?.doing ?? {};
	const others = things.filter((thing) => thing !== head);
	return {
		content: `${quoted(label)} was noted on ${days.length} days ${betweenDays(days[0] ?? "", last)}.${regularity(timesOf(told))}${detail === "" ? "" : `${detail}.`}`,
		key: `pattern.${slugged(action)}.${slugged([head, ...others].join(" "))}`.slice(0, MOST_KEY),
		importance: weightOf(days.length, observations),
		confidence: SURE,
		evidence: evidenceOf(observations).map(({ id }) => id),
		depth: 1,
	};
}

/** The latest, and of each day one at least, so that the days can be counted again. */
function evidenceOf(observations: readonly Observation[]): Observation[] {
	if (observations.length <= MOST_EVIDENCE) return [...observations];
	const days = new Set<string>();
	const kept = observations.toReversed().filter(({ said_at }) => {
		const before = days.size;
		if (before < MOST_DAYS) for (const time of said_at) days.add(dayOf(time));
		return days.size > before;
	});
	const each = new Set(kept);
	for (const one of observations.toReversed()) {
		if (each.size >= MOST_EVIDENCE) break;
		each.add(one);
	}
	return observations.filter((one) => each.has(one));
}

const slugged = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "_");

/** What came often weighs more than each time of it. */
function weightOf(days: number, observations: readonly Observation[]): number {
	const heaviest = Math.max(...observations.map(({ importance }) => importance));
	const often = days >= VERY_OFTEN ? 3 : days >= OFTEN ? 2 : 1;
	return Math.min(10, Math.max(5, heaviest) + often);
}
