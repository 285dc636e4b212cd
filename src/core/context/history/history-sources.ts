import { wrap } from "../../base/tags.ts";
import { MESSAGE_OVERHEAD } from "../../model/thread/count-message.ts";
import type { Gist, ThreadView, WindowMessage } from "../../model/thread/snapshot.ts";
import { rendersAsText } from "../render/format.ts";
import { type Costing, type ShownMessage, shownMessage } from "../render/shown-message.ts";
import { type DistilledPast, distilledPast, pastCost, pastWanted } from "./distilled-past.ts";
import { gistCost, gistTags } from "./gist-lines.ts";
import { type PinnedUnit, pinnedUnits } from "./pins.ts";
import { type ShownForms, shownForms } from "./shown-forms.ts";
import { type Candidates, windowCandidates } from "./window.ts";

export type HistoryRequest = {
	view: ThreadView;
	/** Whether the newest user message must be shown, because no query replaces it. */
	needsQuestion: boolean;
	costing: Costing;
	/** Tokens between two places where the window may begin (layout `cache`); null: anywhere. */
	stepTokens: number | null;
	/** Whether old results and old thinking are left out here, and not by the provider. */
	clears: boolean;
};

/** The sources of history. `question`: the newest user message as it would be shown. */
export type HistorySources = {
	past: DistilledPast;
	candidates: Candidates;
	forms: ShownForms;
	pins: PinnedUnit[];
	question: ShownMessage | null;
	/** Its cost without a limit, in tokens. */
	wanted: number;
};

/** Pinned messages and a question may each use half of the block. */
const HALF = 2;

export function historySources(request: HistoryRequest): HistorySources {
	const { view, costing } = request;
	const { count } = costing;
	const { continuity, window } = view;
	const past = distilledPast(continuity.summary, count);
	const forms: ShownForms = request.clears ? shownForms(inOrder(view), continuity, count) : new Map();
	const gists = view.older.reduce((sum, { gist }) => sum + gistCost(gist, count), 0);
	const unreadGists = view.unread.messages > 0 ? Number.POSITIVE_INFINITY : 0;
	const candidates = windowCandidates(window, gists + unreadGists, costing, {
		steps: stepsOf(request),
		forms,
		covered: continuity.covered_to > 0,
	});
	const pins = pinnedUnits(view, costing, forms);
	const question = newestQuestion(view, candidates, costing);
	const sources = { past, candidates, forms, pins, question };
	return { ...sources, wanted: wantedOf(request, sources) };
}

function inOrder({ pinned, window }: ThreadView): WindowMessage[] {
	const bySeq = new Map([...pinned, ...window].map((message) => [message.seq, message]));
	return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function stepsOf({ view, stepTokens }: HistoryRequest) {
	if (stepTokens === null) return null;
	const { older, unread, question, continuity } = view;
	const whole =
		older.length === 0 && unread.messages === 0 && (question === null || question.seq <= continuity.covered_to);
	return { every: stepTokens, before: view.window_from_tokens, whole };
}

/**
 * The cost of everything. Covered messages are represented by summaries and gists, except pinned ones and the
 * question, which are shown. A part with a share of the block is only complete in a block that is large enough for
 * the share.
 */
function wantedOf({ view, needsQuestion, costing }: HistoryRequest, sources: Omit<HistorySources, "wanted">): number {
	const { candidates, past, pins, question } = sources;
	const { count, format } = costing;
	const shown = candidates.shown.reduce((sum, message) => sum + (message?.cost ?? 0), 0);
	const alone = loneResults(sources).reduce((sum, gist) => sum + gistCost(gist, count), 0);
	const older = view.older.reduce((sum, { tokens }) => sum + tokens + MESSAGE_OVERHEAD, 0);
	const unread = view.unread.tokens + MESSAGE_OVERHEAD * view.unread.messages;
	const { covered_to } = view.continuity;
	const pinned = view.pinned.filter(({ seq }) => seq > covered_to).length * MESSAGE_OVERHEAD;
	const coveredPins = pins.filter(({ from }) => from <= covered_to).reduce((sum, { cost }) => sum + cost, 0);
	const asksCovered = needsQuestion && question !== null && question.source.seq <= covered_to;
	const asked = asksCovered ? question.cost : 0;

	const gists = alone === 0 ? 0 : alone + gistTags(count);
	const all = shown + gists + older + unread + pinned + coveredPins + asked;
	const messages = Math.max(all, HALF * coveredPins + asked, HALF * asked);
	const least = Math.max(pastCost(past) + messages, pastWanted(past, gists));
	const written = past.digest !== "" || past.lines.length > 0 || (shown > 0 && rendersAsText(format));
	return least + (written ? count(wrap("history", "x")) : 0);
}

/** Gists of results whose call is covered. Such results are never shown themselves. */
function loneResults({ candidates }: Pick<HistorySources, "candidates">): Gist[] {
	const { rows, shown } = candidates;
	return rows.flatMap(({ role, gist }, index) =>
		role === "tool" && shown[index] === null && gist !== null ? [gist] : [],
	);
}

/** The newest user message as it would be shown; null if there is none. */
function newestQuestion(view: ThreadView, candidates: Candidates, costing: Costing): ShownMessage | null {
	const newest = view.window.findLastIndex((message) => message.role === "user");
	if (newest >= 0) return candidates.shown[newest] ?? null;
	return view.question === null ? null : shownMessage(view.question, new Set(), costing);
}
