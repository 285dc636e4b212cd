import { contentTerms } from "../../language/content-terms.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Observation } from "./observation.ts";
import { compareText, inTime, observationLine } from "./observation-lines.ts";
import { DEEPEST, MOST_A_BATCH, MOST_BESIDE } from "./reflect-figures.ts";

/** Observations that a writer reads at once, as it reads them. */
export type ReflectionBatch = {
	/** New ones, by topic and then by time; their numbers are 1, 2, 3 … */
	fresh: readonly Observation[];
	/** Older ones that may belong with them, by time; their numbers go on from there. */
	beside: readonly Observation[];
	freshLines: string;
	besideLines: string;
	tokens: number;
};

/** Of the room older observations take so much at most. */
const BESIDE_SHARE = 1 / 3;
/** What a break between two lines may cost. */
const JOINT = 1;

/**
 * Cuts new observations into batches of at most 100, and of at most `room` tokens as they are read with what stands beside
 * them. A batch is a run in time (so that whoever did some goes on behind the last), within it the same topics stand together.
 * Beside each stand the older observations and earlier batches' that share most with it. Every new one is in one batch; one
 * that is larger than the room alone is in none.
 */
export function reflectionBatches(
	{ fresh, beside }: { fresh: readonly Observation[]; beside: readonly Observation[] },
	room: number,
	count: CountText,
): ReflectionBatch[] {
	const forFresh = Math.floor(room * (1 - BESIDE_SHARE));
	const runs = runsOf(inTime(fresh).map(told), forFresh, count);
	const before = beside.map(told);
	return runs.map((run) => {
		const ordered = byTopic(run);
		const freshLines = linesOf(ordered, 1);
		const taken = count(freshLines);
		const related = fitting(besideOf(run, before), run.length + 1, room - taken - JOINT, count);
		before.push(...run);
		const besideLines = linesOf(related, run.length + 1);
		const tokens = taken + (related.length === 0 ? 0 : count(besideLines) + JOINT);
		return { fresh: ordered, beside: related, freshLines, besideLines, tokens };
	});
}

/** An observation, and what it is about: read once. */
type Topical = { observation: Observation; topics: readonly string[] };

function told(observation: Observation): Topical {
	return { observation, topics: [...contentTerms(observation.content)] };
}

/**
 * Of older observations those that share most with a batch, at most 50, oldest first: each topic counts the more the fewer of
 * them have it, insights twice. Linear in all of them.
 */
function besideOf(batch: readonly Topical[], older: readonly Topical[]): Observation[] {
	const own = new Set(batch.map(({ observation }) => observation.id));
	const sought = new Set(batch.flatMap(({ topics }) => topics));
	const keys = new Set(batch.flatMap(({ observation: { key } }) => (key === null ? [] : [key])));
	const found = older
		.filter(({ observation: { id, depth } }) => !own.has(id) && depth < DEEPEST)
		.map(({ observation, topics }) => ({ observation, shared: topics.filter((term) => sought.has(term)) }));
	const spread = spreadOf(found.map(({ shared }) => shared));
	const weights = new Map(
		found.map(({ observation, shared }) => {
			const { key, depth } = observation;
			const weight = shared.reduce(
				(sum, term) => sum + 1 / Math.sqrt(spread(term)),
				key !== null && keys.has(key) ? 1 : 0,
			);
			return [observation, depth > 0 ? weight * 2 : weight];
		}),
	);
	const weightOf = (one: Observation) => weights.get(one) ?? 0;
	const latest = inTime([...weights.keys()].filter((one) => weightOf(one) > 0)).reverse();
	return inTime(latest.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_BESIDE));
}

/** How many of some lists have a term. */
function spreadOf(lists: readonly (readonly string[])[]): (term: string) => number {
	const spread = new Map<string, number>();
	for (const terms of lists) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
	return (term) => spread.get(term) ?? 0;
}

function runsOf(observations: readonly Topical[], room: number, count: CountText): Topical[][] {
	const runs: Topical[][] = [];
	let open: Topical[] = [];
	let taken = 0;
	for (const one of observations) {
		// The largest number it can have in its run.
		const tokens = count(observationLine(MOST_A_BATCH, one.observation)) + JOINT;
		if (tokens > room) continue;
		if (taken + tokens > room || open.length === MOST_A_BATCH) {
			runs.push(open);
			[open, taken] = [[], 0];
		}
		open.push(one);
		taken += tokens;
	}
	if (open.length > 0) runs.push(open);
	return runs;
}

/** The topic that most of the run have stands first; each observation counts to the most frequent topic it has. */
function byTopic(run: readonly Topical[]): Observation[] {
	const spread = spreadOf(run.map(({ topics }) => topics));
	const before = (one: string, other: string) => spread(other) - spread(one) || compareText(one, other);
	const placed = run.map(({ observation, topics }) => ({ observation, topic: topics.toSorted(before)[0] ?? "" }));
	return placed.sort((a, b) => before(a.topic, b.topic)).map(({ observation }) => observation);
}

/** As many as fit into the room, from the newest. */
function fitting(observations: Observation[], number: number, room: number, count: CountText): Observation[] {
	const kept: Observation[] = [];
	let taken = 0;
	for (const observation of observations.toReversed()) {
		taken += count(observationLine(number + MOST_BESIDE, observation)) + JOINT;
		if (taken > room) break;
		kept.unshift(observation);
	}
	return kept;
}

function linesOf(observations: readonly Observation[], from: number): string {
	return observations.map((observation, index) => observationLine(from + index, observation)).join("\n");
}
