import { eachRun } from "../../base/runs.ts";
import { contentTerms } from "../../language/content-terms.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Observation, Observations } from "./observation.ts";
import { compareText, inTime, lastSaid, observationLine } from "./observation-lines.ts";
import { DEEPEST, MOST_A_BATCH, MOST_BESIDE } from "./reflect-figures.ts";

/** Observations that a writer reads at once, by time: new ones, numbered from 1, and older ones that may belong with them, numbered on. */
export type ReflectionBatch = {
	fresh: Observations;
	beside: Observations;
	freshLines: string;
	besideLines: string;
	tokens: number;
};

type Topics = ReadonlyMap<Observation, readonly string[]>;
/** Of the room older observations take so much at most; and what a break between two lines may cost. */
const BESIDE_SHARE = 1 / 3;
const JOINT = 1;

/**
 * Cuts new observations into batches of at most `room` tokens as they are read, with the older and earlier ones that share most with them.
 * A batch is a run in time, so that whoever did some goes on behind the last. One that is larger than the room alone is in none.
 */
export function reflectionBatches(
	{ fresh, beside }: { fresh: Observations; beside: Observations },
	room: number,
	count: CountText,
): ReflectionBatch[] {
	const topics = new Map([...fresh, ...beside].map((one) => [one, [...contentTerms(one.content)]]));
	const before = [...beside];
	const size = Math.floor(room * (1 - BESIDE_SHARE));
	const sized = inTime(fresh)
		// Under the largest number that one can have in its run.
		.map((one) => ({ one, tokens: count(observationLine(MOST_A_BATCH, one)) + JOINT }))
		.filter(({ tokens }) => tokens <= size);
	return [...eachRun(sized, ({ tokens }) => tokens, { size, items: MOST_A_BATCH })].map((all) => {
		const run = all.map(({ one }) => one);
		const freshLines = linesOf(run, 1);
		const taken = count(freshLines);
		const related = fitting(besideOf(run, before, topics), run.length + 1, room - taken - JOINT, count);
		before.push(...run);
		const besideLines = linesOf(related, run.length + 1);
		const tokens = taken + (related.length === 0 ? 0 : count(besideLines) + JOINT);
		return { fresh: run, beside: related, freshLines, besideLines, tokens };
	});
}

/** Of older observations those that share most with a batch, oldest first: each topic counts the more the fewer have it, insights twice. Linear. */
function besideOf(batch: Observations, older: Observations, topics: Topics): Observation[] {
	const own = new Set(batch.map(({ id }) => id));
	const sought = new Set(batch.flatMap((one) => topics.get(one) ?? []));
	const keys = new Set(batch.flatMap(({ key }) => key ?? []));
	const spread = new Map<string, number>();
	const found = older
		.filter(({ id, depth }) => !own.has(id) && depth < DEEPEST)
		.map((one) => ({ one, shared: (topics.get(one) ?? []).filter((term) => sought.has(term)) }));
	for (const { shared } of found) for (const term of shared) spread.set(term, (spread.get(term) ?? 0) + 1);
	const weighed = found.map(({ one, shared }) => {
		const ofKey = one.key !== null && keys.has(one.key) ? 1 : 0;
		const weight = shared.reduce((sum, term) => sum + 1 / Math.sqrt(spread.get(term) ?? 1), ofKey);
		return { one, weight: one.depth > 0 ? weight * 2 : weight };
	});
	const best = weighed
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight || compareText(lastSaid(b.one), lastSaid(a.one)));
	return inTime(best.slice(0, MOST_BESIDE).map(({ one }) => one));
}

/** As many as fit into the room, from the newest. */
function fitting(observations: Observation[], number: number, room: number, count: CountText): Observation[] {
	let left = room;
	const tooOld = observations.findLastIndex((observation) => {
		left -= count(observationLine(number + MOST_BESIDE, observation)) + JOINT;
		return left < 0;
	});
	return observations.slice(tooOld + 1);
}

const linesOf = (observations: Observations, from: number): string =>
	observations.map((observation, index) => observationLine(from + index, observation)).join("\n");
