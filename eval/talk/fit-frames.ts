import { areShort, type FrameWeights, frameFeatures, opensFrame } from "../../src/core/writing/acts/frame-model.ts";
import { fitLogistic } from "./logistic.ts";
import type { Talk } from "./talk.ts";
import { frames, hostileStatements } from "./talk-sets.ts";

/** A message with the answer to it, and whether what its sender says next is given to work or play with; `labels`: of what is told there. */
export type FrameRow = { from: string; asked: string; answer: string; label: 0 | 1; labels: number };

/** A feature must be seen in so many exchanges. */
const LEAST_ROWS = 2;
const L2 = 1;
const ROUNDS = 20;
/** So much more than even odds must speak for a frame: chosen on exchanges left out, so that 0.2% of what is told is taken for given. */
const SURE = 0.3;
const FOLDS = 6;
/** A feature that weighs less is left out. */
const LEAST_WEIGHT = 0.1;

/** All exchanges: of framed statements, of those written for this, and of conversations, where the next message tells something or is no trap. */
export function frameRows(talks: readonly Talk[]): FrameRow[] {
	const framed = hostileStatements("told").flatMap(({ framed, messages: [asked, answer] }): FrameRow | [] =>
		framed && asked && answer ? rowOf("framed", asked.content, answer.content, 1) : [],
	);
	const written = frames("told").map(({ said, answer, given }) => rowOf("written", said, answer, given ? 1 : 0));
	const own = talks.flatMap((talk) => talk.messages.flatMap((_, at) => rowOfTalk(talk, at)));
	return [...framed, ...written, ...own].filter(({ asked, answer }) => areShort(asked, answer));
}

const rowOf = (from: string, asked: string, answer: string, label: 0 | 1, labels = 0): FrameRow => ({
	...{ from, asked, answer, label, labels },
});

function rowOfTalk({ name, messages, labels }: Talk, at: number): FrameRow | [] {
	const [asked, answer, next] = messages.slice(at, at + 3);
	if (asked?.role !== "user" || answer?.role !== "assistant" || next?.role !== "user") return [];
	const told = [labels.facts, labels.instructions, labels.decisions].flatMap((kind) => kind ?? []);
	const count = told.filter((label) => label.at === at + 2).length;
	const isTrap = (labels.traps ?? []).some((trap) => trap.at === at + 2);
	return isTrap && count === 0 ? [] : rowOf(name, asked.content, answer.content, 0, count);
}

/** The weights of frames, fitted to exchanges. */
export function fitFrames(rows: readonly FrameRow[]): FrameWeights {
	const named = rows.map(({ asked, answer }) => frameFeatures(asked, answer));
	const counts = new Map<string, number>();
	for (const name of named.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
	const kept = [...counts].filter(([, count]) => count >= LEAST_ROWS).map(([name]) => name);
	const ids = new Map(kept.sort().map((name, at) => [name, at]));
	const examples = rows.map(({ label }, at) => ({
		...{ features: Int32Array.from((named[at] ?? []).flatMap((name) => ids.get(name) ?? [])), label, weight: 1 },
	}));
	const weights = fitLogistic(examples, ids.size, L2, ROUNDS);
	const features: Record<string, number> = {};
	for (const [name, at] of ids) {
		const weight = weights[at] ?? 0;
		if (Math.abs(weight) >= LEAST_WEIGHT) features[name] = Math.round(10 * weight);
	}
	return { constant: Math.round(10 * ((weights[ids.size] ?? 0) - SURE)) / 10, features };
}

/** What weights of the others make of each sixth of the exchanges; a conversation is left out as a whole. */
export function leftOutFrames(rows: readonly FrameRow[]): string {
	const talks = [...new Set(rows.map(({ from }) => from))];
	const foldOf = ({ from }: FrameRow, at: number) => (talks.indexOf(from) > 1 ? talks.indexOf(from) : at) % FOLDS;
	const opened = Array.from({ length: FOLDS }, (_, fold) => {
		const weights = fitFrames(rows.filter((row, at) => foldOf(row, at) !== fold));
		return rows.filter((row, at) => foldOf(row, at) === fold && opensFrame(row.asked, row.answer, weights));
	}).flat();
	const told = (some: readonly FrameRow[]) => some.reduce((sum, { labels }) => sum + labels, 0);
	const given = (some: readonly FrameRow[]) => some.filter(({ label }) => label === 1).length;
	const own = (some: readonly FrameRow[]) => some.filter(({ from, label }) => from === "written" && label === 0).length;
	return (
		`frames left out: ${given(opened)} of ${given(rows)} seen; taken for one: ${own(opened)} of ${own(rows)} ` +
		`that look like it, ${told(opened)} of ${told(rows)} labels in conversations`
	);
}
