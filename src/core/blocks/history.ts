import { SUMMARY_SHARE } from "../budget/reading-limits.ts";
import { gistsText, type ShownGist, selectGists } from "../history/gist-lines.ts";
import { type PinnedUnit, pinnedUnits, selectPins } from "../history/pins.ts";
import { type Costing, type ShownMessage, shortened, shownMessage } from "../history/shown-message.ts";
import { type Candidates, GIST_LINE_TOKENS, selectWindow, type Window, windowCandidates } from "../history/window.ts";
import { rendersAsText } from "../render/format.ts";
import { messageAsText } from "../render/message-tags.ts";
import { wrap } from "../render/tags.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import { MESSAGE_OVERHEAD } from "../tokens/count-message.ts";
import { type FilledBlock, sectionOf } from "./filled-block.ts";
import { historyItems } from "./history-items.ts";

/** History once filled: `window` are messages that stay messages (none in format `text`, where they are text). */
export type HistoryBlock = FilledBlock & {
	window: ShownMessage[];
	/** Seqs of the messages that are shown whole or shortened. */
	shownSeqs: ReadonlySet<number>;
	/** How many messages the receipt counts and does not list. */
	omitted: number;
	included: number;
	dropped: number;
};

/** What history shows: the window, pinned messages before it, the question where it is not in it, gists of what was left out. */
type HistoryChoice = { window: Window; pins: ShownMessage[]; question: ShownMessage | null; gists: ShownGist[] };

/** What it is filled from. */
type Sources = { candidates: Candidates; pins: PinnedUnit[]; wanted: number };

type Request = {
	view: ThreadView;
	/** Whether the newest user message must be there: no query takes its place. */
	needsQuestion: boolean;
	costing: Costing;
	/** Tokens between two places where the window may begin (layout `cache`); null: anywhere. */
	stepTokens: number | null;
};

/** All that history would cost with no limit, in tokens. */
export function historyCandidates(request: Request): Sources {
	const { view, costing } = request;
	const older = view.older.reduce((sum, entry) => sum + entry.gist.tokens + GIST_LINE_TOKENS, 0);
	const unreadGists = view.unread.messages > 0 ? Number.POSITIVE_INFINITY : 0;
	const whole = view.older.length === 0 && view.unread.messages === 0 && view.question === null;
	const steps =
		request.stepTokens === null ? null : { every: request.stepTokens, before: view.window_from_tokens, whole };
	const candidates = windowCandidates(view.window, older + unreadGists, costing, steps);
	const shown = candidates.shown.reduce((sum, message) => sum + (message?.cost ?? 0), 0);
	const olderTokens = view.older.reduce((sum, entry) => sum + entry.tokens + MESSAGE_OVERHEAD, 0);
	const unread = view.unread.tokens + MESSAGE_OVERHEAD * view.unread.messages;
	const tags = shown > 0 && rendersAsText(costing.format) ? costing.count(wrap("history", "x")) : 0;
	const pinned = view.pinned.reduce((sum) => sum + MESSAGE_OVERHEAD, 0);
	const pins = pinnedUnits(view, costing);
	return { candidates, pins, wanted: shown + olderTokens + unread + pinned + tags };
}

/** Fills the block with at most `limit` tokens, tags and what the format puts around each message included. */
export function historyBlock(request: Request, sources: Sources, limit: number): HistoryBlock {
	const { view, costing } = request;
	const { candidates, wanted } = sources;
	let room = limit;
	for (;;) {
		const choice = chosen(request, sources, room);
		const said = choice.question === null ? choice.window.messages : [choice.question, ...choice.window.messages];
		const messages = [...choice.pins, ...said].sort((a, b) => a.source.seq - b.source.seq);
		const asText = rendersAsText(costing.format);
		const gists = gistsText(choice.gists);
		const spoken = asText ? asLines(messages) : "";
		const text = wrap("history", [gists, spoken].filter((line) => line !== "").join("\n"));
		const window = asText ? [] : messages;
		const textTokens = text === "" ? 0 : costing.count(text);
		const cost = textTokens + window.reduce((sum, message) => sum + message.cost, 0);
		if (cost <= limit) {
			const used = textTokens + window.reduce((sum, message) => sum + message.tokens, 0);
			const unanswered = new Set(
				view.window.flatMap(({ seq }, index) => (candidates.shown[index] === null ? [seq] : [])),
			);
			const listed = historyItems(view, { messages, pins: choice.pins, gists: choice.gists, unanswered });
			const shownSeqs = new Set(messages.map((message) => message.source.seq));
			const sections = [
				...sectionOf("gists", gists, listed.items),
				...sectionOf("pinned", asText ? asLines(choice.pins) : "", listed.items),
				...sectionOf("window", asText ? asLines(said) : "", listed.items),
			];
			return { name: "history", text, sections, wanted, used, window, shownSeqs, ...listed };
		}
		room -= cost - limit;
	}
}

function asLines(messages: readonly ShownMessage[]): string {
	return messages.map(({ message }) => messageAsText(message)).join("\n");
}

/** The newest user message as it would be shown; null where there is none. */
function newestQuestion(view: ThreadView, candidates: Candidates, costing: Costing): ShownMessage | null {
	const newest = view.window.findLastIndex((message) => message.role === "user");
	if (newest >= 0) return candidates.shown[newest] ?? null;
	return view.question === null ? null : shownMessage(view.question, new Set(), costing);
}

function chosen(request: Request, { candidates, pins: units }: Sources, limit: number): HistoryChoice {
	const { view, costing, needsQuestion } = request;
	const nothing = { from: view.window.length, messages: [], cost: 0 };
	if (limit <= 0) return { window: nothing, pins: [], question: null, gists: [] };
	const tags = costing.count(wrap("history", "x"));
	const room = rendersAsText(costing.format) || view.older.length > 0 ? limit - tags : limit;

	let { window, pins } = windowWithPins(candidates, units, room, costing);
	const asked = needsQuestion ? newestQuestion(view, candidates, costing) : null;
	const holds = ({ source: { seq } }: ShownMessage) =>
		[...pins, ...window.messages].some(({ source }) => source.seq === seq);
	let question: ShownMessage | null = null;
	if (asked !== null && !holds(asked)) {
		question = shortened(asked, Math.floor(room / 2), costing) ?? shortened(asked, room, costing);
		if (question !== null) ({ window, pins } = windowWithPins(candidates, units, room - question.cost, costing));
		if (question !== null && holds(question)) question = null;
	}
	const all = [...pins, ...window.messages, ...(question === null ? [] : [question])];
	const shown = new Set(all.map(({ source }) => source.seq));
	const leftOut = [...view.window.toReversed(), ...view.older].filter((message) => !shown.has(message.seq));
	const used = all.reduce((sum, { cost }) => sum + cost, 0);
	const gistRoom = Math.min(Math.floor(room * SUMMARY_SHARE), room - used);
	return { window, pins, question, gists: selectGists(leftOut, gistRoom, costing.count) };
}

/**
 * The window and the pinned messages before it. What they cost makes the window shorter, which may leave further
 * ones before it: it only moves forward, so this ends.
 */
function windowWithPins(
	candidates: Candidates,
	units: readonly PinnedUnit[],
	room: number,
	costing: Costing,
): { window: Window; pins: ShownMessage[] } {
	const begin = (window: Window) => candidates.rows[window.from]?.seq ?? Number.POSITIVE_INFINITY;
	let window = selectWindow(candidates, room, costing);
	for (let before = begin(window); ; before = begin(window)) {
		const pins = selectPins(units, before, room);
		if (pins.length === 0) return { window, pins: [] };
		window = selectWindow(candidates, room - pins.reduce((sum, { cost }) => sum + cost, 0), costing);
		if (begin(window) > before) continue;
		const outside = pins.filter(({ from }) => from < begin(window));
		return { window, pins: outside.toReversed().flatMap(({ messages }) => messages) };
	}
}
