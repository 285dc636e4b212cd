import { SUMMARY_SHARE } from "../budget/reading-limits.ts";
import { gistsText, type ShownGist, selectGists } from "../history/gist-lines.ts";
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

/** What history shows: the window, the question where it is not in it, gists of what was left out. */
type HistoryChoice = { window: Window; question: ShownMessage | null; gists: ShownGist[] };

type Request = {
	view: ThreadView;
	/** Whether the newest user message must be there: no query takes its place. */
	needsQuestion: boolean;
	costing: Costing;
	/** Tokens between two places where the window may begin (layout `cache`); null: anywhere. */
	stepTokens: number | null;
};

/** All that history would cost with no limit, in tokens. */
export function historyCandidates(request: Request): { candidates: Candidates; wanted: number } {
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
	return { candidates, wanted: shown + olderTokens + unread + tags };
}

/** Fills the block with at most `limit` tokens, tags and what the format puts around each message included. */
export function historyBlock(
	request: Request,
	{ candidates, wanted }: { candidates: Candidates; wanted: number },
	limit: number,
): HistoryBlock {
	const { view, costing } = request;
	let room = limit;
	for (;;) {
		const choice = chosen(request, candidates, room);
		const said = choice.question === null ? choice.window.messages : [choice.question, ...choice.window.messages];
		const messages = said.toSorted((a, b) => a.source.seq - b.source.seq);
		const asText = rendersAsText(costing.format);
		const gists = gistsText(choice.gists);
		const spoken = asText ? messages.map(({ message }) => messageAsText(message)).join("\n") : "";
		const text = wrap("history", [gists, spoken].filter((line) => line !== "").join("\n"));
		const window = asText ? [] : messages;
		const textTokens = text === "" ? 0 : costing.count(text);
		const cost = textTokens + window.reduce((sum, message) => sum + message.cost, 0);
		if (cost <= limit) {
			const used = textTokens + window.reduce((sum, message) => sum + message.tokens, 0);
			const unanswered = new Set(
				view.window.flatMap(({ seq }, index) => (candidates.shown[index] === null ? [seq] : [])),
			);
			const listed = historyItems(view, messages, choice.gists, unanswered);
			const shownSeqs = new Set(messages.map((message) => message.source.seq));
			const sections = [...sectionOf("gists", gists, listed.items), ...sectionOf("window", spoken, listed.items)];
			return { name: "history", text, sections, wanted, used, window, shownSeqs, ...listed };
		}
		room -= cost - limit;
	}
}

/** The newest user message as it would be shown; null where there is none. */
function newestQuestion(view: ThreadView, candidates: Candidates, costing: Costing): ShownMessage | null {
	const newest = view.window.findLastIndex((message) => message.role === "user");
	if (newest >= 0) return candidates.shown[newest] ?? null;
	return view.question === null ? null : shownMessage(view.question, new Set(), costing);
}

function chosen(request: Request, candidates: Candidates, limit: number): HistoryChoice {
	const { view, costing, needsQuestion } = request;
	if (limit <= 0) return { window: { from: view.window.length, messages: [], cost: 0 }, question: null, gists: [] };
	const tags = costing.count(wrap("history", "x"));
	const room = rendersAsText(costing.format) || view.older.length > 0 ? limit - tags : limit;

	let window = selectWindow(candidates, room, costing);
	const asked = needsQuestion ? newestQuestion(view, candidates, costing) : null;
	const holds = (message: ShownMessage) => window.messages.some(({ source }) => source.seq === message.source.seq);
	let question: ShownMessage | null = null;
	if (asked !== null && !holds(asked)) {
		question = shortened(asked, Math.floor(room / 2), costing) ?? shortened(asked, room, costing);
		if (question !== null) window = selectWindow(candidates, room - question.cost, costing);
		if (question !== null && holds(question)) question = null;
	}
	const shown = new Set([...window.messages, ...(question ? [question] : [])].map(({ source }) => source.seq));
	const leftOut = [...view.window.toReversed(), ...view.older].filter((message) => !shown.has(message.seq));
	const used = window.cost + (question?.cost ?? 0);
	const gistRoom = Math.min(Math.floor(room * SUMMARY_SHARE), room - used);
	return { window, question, gists: selectGists(leftOut, gistRoom, costing.count) };
}
