import { SUMMARY_SHARE } from "../../model/budget/profiles.ts";
import type { WindowMessage } from "../../model/thread/snapshot.ts";
import { type Costing, type ShownMessage, shortenMessage, shownMessage } from "../render/shown-message.ts";
import { gistCost, gistTags, mostGistCost } from "./gist-lines.ts";
import { orphanResults, pairToolCalls, type ShownForms } from "./shown-forms.ts";

/** Messages that can be shown, and the cost of representing those before each. */
export type Candidates = {
	rows: WindowMessage[];
	shown: (ShownMessage | null)[];
	cuttable: boolean[];
	/** By index: tokens of gists for all messages before it, including those that were not read. */
	gistsBefore: number[];
	/** By index: whether the window of layout `cache` may begin here; null in other layouts. */
	steps: boolean[] | null;
};

/**
 * Where windows of layout `cache` may begin: at the thread's beginning (`whole`: nothing precedes these rows) and at
 * each multiple of `every` tokens of its running sum. `before`: tokens of earlier messages.
 */
export type Steps = { every: number; before: number; whole: boolean };

/** A window begins at `from`; `messages` are shown, oldest first. */
export type Window = { from: number; messages: ShownMessage[]; cost: number };

/** `forms`: rows that are not shown completely. `covered`: whether messages before the rows are covered. */
type WindowOptions = { steps?: Steps | null; forms?: ShownForms; covered?: boolean };

/**
 * Prepares these rows as candidates; `gistsBeforeAll` tokens of gists represent what precedes them. A result whose
 * call is covered is not shown, and a window may begin before it.
 */
export function windowCandidates(
	rows: WindowMessage[],
	gistsBeforeAll: number,
	costing: Costing,
	{ steps = null, forms = new Map(), covered = false }: WindowOptions = {},
): Candidates {
	const orphans = covered ? orphanResults(rows) : new Set<number>();
	const { cuttable, unanswered } = pairToolCalls(rows, orphans);
	const shown = rows.map((row, index) =>
		orphans.has(row.seq) ? null : shownMessage(row, unanswered[index] ?? new Set(), costing, forms.get(row.seq)),
	);
	const tags = gistTags(costing.count);
	let gists = gistsBeforeAll;
	const gistsBefore = rows.map((row) => {
		const before = gists === 0 ? 0 : gists + tags;
		gists += row.gist === null ? mostGistCost(row.tokens) : gistCost(row.gist, costing.count);
		return before;
	});
	const starts = steps === null ? null : stepStarts(rows, cuttable, steps);
	return { rows, shown, cuttable, gistsBefore, steps: starts };
}

/**
 * Marks the first place at or after each multiple that does not separate a tool pair. It depends only on the thread's
 * own sums, so a window that begins there stays while messages are appended.
 */
function stepStarts(rows: WindowMessage[], cuttable: boolean[], { every, before, whole }: Steps): boolean[] {
	let sum = before;
	let due = whole;
	return rows.map((row, index) => {
		const starts = due && cuttable[index] === true;
		if (starts) due = false;
		const next = sum + row.tokens;
		if (Math.floor(next / every) > Math.floor(sum / every)) due = true;
		sum = next;
		return starts;
	});
}

/**
 * Selects the longest run of newest messages that fits `limit` tokens next to the gists of the messages it leaves
 * out, which may use `gistRoom`. Tool calls stay with their results. The newest message has priority over gists, and
 * its middle is cut out if it does not fit. In layout `cache` the window begins at a step if any such window fits.
 */
export function selectWindow(
	candidates: Candidates,
	limit: number,
	costing: Costing,
	gistRoom = Math.floor(limit * SUMMARY_SHARE),
): Window {
	const { rows, shown, cuttable, gistsBefore, steps } = candidates;
	let cost = 0;
	let best: { from: number; cost: number } | null = null;
	let bestStep: { from: number; cost: number } | null = null;
	for (let index = rows.length - 1; index >= 0; index--) {
		cost += shown[index]?.cost ?? 0;
		if (cost > limit) break;
		const gists = best === null ? 0 : Math.min(gistRoom, gistsBefore[index] ?? 0);
		if (!cuttable[index] || cost + gists > limit) continue;
		best = { from: index, cost };
		if (steps?.[index]) bestStep = best;
	}
	const from = bestStep ?? best;
	if (from !== null) return { from: from.from, messages: present(shown.slice(from.from)), cost: from.cost };
	const newest = newestShortened(candidates, limit, costing, gistRoom);
	if (newest !== null) return newest;
	// It can't be shortened. Earlier messages are better than an empty window.
	const unit = cuttable.lastIndexOf(true);
	return unit <= 0
		? { from: rows.length, messages: [], cost: 0 }
		: selectWindow(before(candidates, unit), limit, costing, gistRoom);
}

/** The same candidates without those from `end` on. */
function before(candidates: Candidates, end: number): Candidates {
	const { rows, shown, cuttable, gistsBefore, steps } = candidates;
	return {
		rows: rows.slice(0, end),
		shown: shown.slice(0, end),
		cuttable: cuttable.slice(0, end),
		gistsBefore: gistsBefore.slice(0, end),
		steps: steps?.slice(0, end) ?? null,
	};
}

/**
 * Shortens the newest message, with its results or call, to fair parts of what `limit` leaves next to gists; null if
 * one of them can't be shortened.
 */
function newestShortened(candidates: Candidates, limit: number, costing: Costing, gistRoom: number): Window | null {
	const from = candidates.cuttable.lastIndexOf(true);
	const unit = from < 0 ? [] : present(candidates.shown.slice(from));
	if (unit.length === 0) return null;

	const room = limit - Math.min(gistRoom, candidates.gistsBefore[from] ?? 0);
	let left = room;
	const cut = new Map<ShownMessage, ShownMessage>();
	for (const [index, message] of unit.toSorted((a, b) => a.cost - b.cost).entries()) {
		const short = shortenMessage(message, Math.floor(left / (unit.length - index)), costing);
		if (short === null) return null;
		cut.set(message, short);
		left -= short.cost;
	}
	const messages = unit.map((message) => cut.get(message) ?? message);
	return { from, messages, cost: room - left };
}

function present(shown: readonly (ShownMessage | null)[]): ShownMessage[] {
	return shown.filter((message) => message !== null);
}
