import { wrap } from "../../base/tags.ts";
import { SUMMARY_SHARE } from "../../model/budget/profiles.ts";
import { rendersAsText } from "../render/format.ts";
import { type ShownMessage, shortenMessage } from "../render/shown-message.ts";
import { type FittedPast, fitPast } from "./distilled-past.ts";
import { type ShownGist, selectGists } from "./gist-lines.ts";
import type { HistoryRequest, HistorySources } from "./history-sources.ts";
import { selectPins } from "./pins.ts";
import { selectWindow, type Window } from "./window.ts";

/** The shown messages: the window, pinned ones before it, and the question if it is in neither. */
type ChosenMessages = { window: Window; pins: ShownMessage[]; question: ShownMessage | null };

/** What history shows: digest and summary, gists of messages that are neither summarised nor shown, and messages. */
export type HistoryChoice = ChosenMessages & { past: FittedPast; gists: ShownGist[] };

/** Tokens for messages and gists, and how many of them gists may use. */
type Room = { all: number; gists: number };

/**
 * Chooses what a block of `limit` tokens shows. Digest and summary get their shares before any message except the
 * newest, which may use them if it can't be shown otherwise. Gists get what the summary leaves of its share.
 */
export function chooseHistory(request: HistoryRequest, sources: HistorySources, limit: number): HistoryChoice {
	const { view, costing } = request;
	const { count } = costing;
	const nothing = { window: { from: view.window.length, messages: [], cost: 0 }, pins: [], question: null };
	if (limit <= 0) return { ...nothing, past: fitPast(sources.past, 0, 0, count), gists: [] };
	const { past: distilled } = sources;
	const tagged =
		rendersAsText(costing.format) || view.older.length > 0 || distilled.digestTokens + distilled.summaryTokens > 0;
	const room = tagged ? limit - count(wrap("history", "x")) : limit;
	const share = Math.floor(room * SUMMARY_SHARE);

	let past = fitPast(distilled, room, room, count);
	const gistShare = () => Math.max(0, share - past.summaryCost);
	let chosen = chooseMessages(request, sources, { all: room - past.cost, gists: gistShare() });
	if (past.cost > 0 && allOf(chosen).length === 0 && view.window.length > 0) {
		chosen = chooseMessages(request, sources, { all: room, gists: share });
		past = fitPast(distilled, room, room - costOf(chosen), count);
	}
	if (allOf(chosen).length === 0 && room < limit && !rendersAsText(costing.format)) {
		// Tags are only needed for text next to messages, and a message is more important.
		const bare = chooseMessages(request, sources, { all: limit, gists: 0 });
		if (allOf(bare).length > 0) return { ...bare, past: fitPast(distilled, 0, 0, count), gists: [] };
	}
	const shown = new Set(allOf(chosen).map(({ source }) => source.seq));
	const leftOut = [...view.window.toReversed(), ...view.older].filter((message) => !shown.has(message.seq));
	const gistRoom = Math.min(gistShare(), room - past.cost - costOf(chosen));
	return { ...chosen, past, gists: selectGists(leftOut, gistRoom, count) };
}

function allOf({ window, pins, question }: ChosenMessages): ShownMessage[] {
	return [...pins, ...window.messages, ...(question === null ? [] : [question])];
}

function costOf(chosen: ChosenMessages): number {
	return allOf(chosen).reduce((sum, { cost }) => sum + cost, 0);
}

function chooseMessages(request: HistoryRequest, sources: HistorySources, room: Room): ChosenMessages {
	const { costing, needsQuestion } = request;
	const { window, pins } = windowWithPins(request, sources, room);
	const holds = (seq: number, shown: readonly ShownMessage[]) => shown.some(({ source }) => source.seq === seq);
	const asked = needsQuestion ? sources.question : null;
	if (asked === null || holds(asked.source.seq, [...pins, ...window.messages])) return { window, pins, question: null };
	const question = shortenMessage(asked, Math.floor(room.all / 2), costing) ?? shortenMessage(asked, room.all, costing);
	if (question === null) return { window, pins, question };
	const withQuestion = windowWithPins(request, sources, { ...room, all: room.all - question.cost });
	const twice = holds(asked.source.seq, [...withQuestion.pins, ...withQuestion.window.messages]);
	return { ...withQuestion, question: twice ? null : question };
}

/**
 * Selects the window and the pinned messages before it. Their cost makes the window shorter, so more pinned messages
 * may precede it. The window only moves forward, so this ends.
 */
function windowWithPins(
	{ costing }: HistoryRequest,
	{ candidates, pins: units }: HistorySources,
	room: Room,
): { window: Window; pins: ShownMessage[] } {
	const begin = (window: Window) => candidates.rows[window.from]?.seq ?? Number.POSITIVE_INFINITY;
	const select = (limit: number) => selectWindow(candidates, limit, costing, room.gists);
	let window = select(room.all);
	for (let before = begin(window); ; before = begin(window)) {
		const pins = selectPins(units, before, room.all);
		if (pins.length === 0) return { window, pins: [] };
		window = select(room.all - pins.reduce((sum, { cost }) => sum + cost, 0));
		if (begin(window) > before) continue;
		const outside = pins.filter(({ from }) => from < begin(window));
		return { window, pins: outside.toReversed().flatMap(({ messages }) => messages) };
	}
}
