import { firstOfEach } from "../../base/first-of-each.ts";
import { annotate } from "../../language/annotate.ts";
import { betweenDays, dayText, weekdayText } from "../../language/dates/day-text.ts";
import { type Deed, deedsIn } from "../../language/statements/deeds.ts";
import { hazardOf } from "../../language/statements/hazards.ts";
import { thirdPerson } from "../../language/statements/third-person.ts";
import { stem } from "../../language/stem.ts";
import type { NewInsight, Observation } from "./observation.ts";
import { compareText, dateOf, dayOf, daysOf, inTime, lastSaid, quoted, said, speakerOf } from "./observation-lines.ts";
import { LONGEST_KEY, MOST_DAYS, MOST_EVIDENCE, PATTERN_DAYS } from "./reflect-figures.ts";

/** A deed that an observation tells; `who` is its speaker where it is told by "I". */
export type Told = { observation: Observation; deed: Deed };

const MOST_READ = 1_000;
/** So large a part of the days makes a regularity; three on one weekday are of three weeks. */
const SHARE = 0.75;
/** Days from which on a pattern weighs more; and how sure counting is: words may be of two things all the same. */
const OFTEN = 5;
const VERY_OFTEN = 10;
const SURE = 0.8;

/** What somebody did, or likes, as an observation tells it; in a scope of several nothing of "I" and "the user". */
export function toldIn(observation: Observation, scope: string): Told[] {
	if (observation.depth > 0 || observation.type === "document") return [];
	const content = said(observation.content.slice(0, MOST_READ));
	if (hazardOf(content, content) !== null) return [];
	const name = speakerOf(observation.content);
	const speaker = name === "The user" ? null : name;
	return annotate(content).clauses.flatMap((clause) =>
		deedsIn(clause).flatMap((deed) => {
			const who = deed.own && speaker !== null ? stem(speaker.toLowerCase()) : deed.who;
			if (who === "user" && !scope.startsWith("user:")) return [];
			const text = deed.own ? thirdPerson(deed.text, speaker ?? "The user") : deed.text;
			return text === null ? [] : [{ observation, deed: { ...deed, who, text } }];
		}),
	);
}

/** The same person did the same thing to the same object on three or more days. Linear in what is told. */
export function patternsIn(told: readonly Told[], isFresh: ReadonlySet<string>): NewInsight[] {
	const groups = [...Map.groupBy(told, ({ deed: { who, act, head } }) => `${who}|${act}|${head}`).values()];
	const patterns = groups
		.flatMap(sameObject)
		.filter(({ told: own }) => own.some(({ observation }) => isFresh.has(observation.id)))
		.filter(({ told: own }) => daysNoted(own).length >= PATTERN_DAYS)
		.map(patternOf);
	return [...new Map(patterns.map((pattern) => [pattern.key, pattern])).values()];
}

type Group = { thing: string; told: readonly Told[] };

/**
 * Of deeds of which the object has one name those that are about one thing: "a shelter" is "the homeless shelter" where no other is spoken of;
 * else only what is called the same, and is no mere "a book".
 */
function sameObject(told: readonly Told[]): Group[] {
	const bySize = told.toSorted((a, b) => a.deed.object.length - b.deed.object.length);
	const isChain = bySize.every(({ deed }, at) => {
		const longer = bySize[at + 1]?.deed.object;
		return longer === undefined || deed.object.every((one) => longer.includes(one));
	});
	if (isChain && told.some(({ deed }) => deed.definite)) return [{ thing: told[0]?.deed.head ?? "", told }];
	const named = told.filter(({ deed }) => deed.definite || deed.object.length > 1);
	return [...Map.groupBy(named, ({ deed }) => deed.object.join(" "))].map(([thing, own]) => ({ thing, told: own }));
}

/** The days of it. What is dated the same was noted twice, and happened once: of such a day only the first time counts. */
function daysNoted(told: readonly Told[]): string[] {
	const each = firstOfEach([...told.entries()], ([at, { observation }]) => dateOf(observation.content) ?? `${at}`);
	return daysOf(each.flatMap(([, { observation }]) => observation.said_at));
}

/** On which weekday (UTC) it was noted again and again, as a sentence; "" where on none. */
function regularity(days: readonly string[]): string {
	const [most] = [...Map.groupBy(days, weekdayText)].sort((a, b) => b[1].length - a[1].length);
	if (most === undefined) return "";
	const [weekday, { length }] = most;
	if (length < PATTERN_DAYS || length < SHARE * days.length) return "";
	return ` ${length === days.length ? `All ${length}` : `${length} of the ${days.length}`} days were ${weekday}s.`;
}

function patternOf({ thing, told }: Group): NewInsight {
	const ordered = told.toSorted((a, b) => compareText(lastSaid(b.observation), lastSaid(a.observation)));
	// The words of the latest of those that say least.
	const shortest = ordered.reduce((best, one) => (one.deed.object.length < best.deed.object.length ? one : best));
	const { who, act, text } = shortest.deed;
	const observations = inTime([...new Set(told.map(({ observation }) => observation))]);
	const latest = observations.at(-1);
	const days = daysNoted(told);
	const last = days.at(-1) ?? "";
	const words = said(latest?.content ?? "");
	const noted = `${quoted(text)} was noted on ${days.length} days ${betweenDays(days[0] ?? "", last)}.${regularity(days)}`;
	const isSame = words.toLowerCase() === text.toLowerCase();
	return {
		content: isSame ? noted : `${noted} The latest, on ${dayText(last)}: ${quoted(words)}.`,
		key: `pattern.${slugged(act)}.${slugged(`${who} ${thing}`.trim())}`.slice(0, LONGEST_KEY),
		importance: weightOf(days.length, observations),
		confidence: SURE,
		evidence: evidenceOf(observations),
		depth: 1,
	};
}

/** The latest, and of each day one at least, so that the days can be counted again. */
function evidenceOf(observations: readonly Observation[]): string[] {
	const latest = observations.toReversed();
	const days = new Set<string>();
	const ofNewDays = latest.filter(({ said_at }) => {
		const before = days.size;
		for (const time of said_at) days.add(dayOf(time));
		return days.size > before;
	});
	const kept = ofNewDays.slice(0, MOST_DAYS);
	const chosen = new Set([...new Set([...kept, ...latest])].slice(0, Math.max(kept.length, MOST_EVIDENCE)));
	return observations.filter((one) => chosen.has(one)).map(({ id }) => id);
}

const slugged = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "_");

function weightOf(days: number, observations: readonly Observation[]): number {
	const heaviest = Math.max(...observations.map(({ importance }) => importance));
	const often = days >= VERY_OFTEN ? 3 : days >= OFTEN ? 2 : 1;
	return Math.min(10, Math.max(5, heaviest) + often);
}
