import { err, ok, type Result } from "../../../../core/base/result.ts";
import { DEFAULT_MODEL, modelOf } from "../../../../core/model/budget/models.ts";
import { readingLimits } from "../../../../core/model/budget/profiles.ts";
import { type InvalidBudget, resolveBudget } from "../../../../core/model/budget/resolve-budget.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { Snapshot, SnapshotRequest, ThreadView, WindowMessage } from "../../../../core/model/thread/snapshot.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import { type Allowance, textAllowance } from "../object/allowance.ts";
import { liveBetween, oneByOne, readHidden } from "../object/hidden-messages.ts";
import { clearingOf, tokensUpTo } from "../object/pending-tokens.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { changesOf, type ThreadRow, threadOf } from "../object/thread-row.ts";
import { lastMarks } from "./contexts.ts";
import type { nearMessages } from "./near-messages.ts";
import { readContinuity, readCovered } from "./read-continuity.ts";
import { readFound } from "./read-found.ts";
import { readLeading, readPinned } from "./read-leading.ts";
import { readShown } from "./read-messages.ts";
import { readOlder, readWindow } from "./read-window.ts";

type Near = Awaited<ReturnType<typeof nearMessages>>;

/**
 * A context's reading of the thread. What no meaning decides is read while it is asked for how near the messages are (`nearing`);
 * again, if the thread changed meanwhile.
 */
export async function snapshotOf(
	store: Store,
	used: () => ThreadRow | null,
	request: SnapshotRequest,
	nearing: Promise<Near>,
): ReturnType<ThreadLog["snapshot"]> {
	const read = () => {
		const row = used();
		return row === null ? err(THREAD_MISSING) : readSnapshot(store, row, request);
	};
	const ahead = read();
	const before = changesOf(store);
	const near = await nearing;
	const whole = changesOf(store) === before ? ahead : read();
	return whole.ok ? ok(whole.value(near)) : whole;
}

/**
 * All that a context needs of the thread, once it is known how near its messages are to the question; index seeks only, so it
 * costs the same at any length, and never more text than an allowance (allowance.ts).
 */
export function readSnapshot(
	store: Store,
	row: ThreadRow,
	request: SnapshotRequest,
): Result<(near: Near) => Snapshot, InvalidBudget> {
	const model = modelOf(request.model ?? row.model ?? DEFAULT_MODEL);
	const budget = resolveBudget(model, row.budget, request.budget);
	if (!budget.ok) return budget;
	const limits = readingLimits(budget.value, request.waterfall, request.preset);

	const allowance = textAllowance();
	const continuity = readContinuity(store, row, request.clears, allowance);
	const leading = readLeading(store, row, request.own_instructions, allowance);
	// What is covered is not shown: there the thread begins.
	const after = Math.max(row.leading, row.coveredTo);
	const window = readWindow(store, { after, limits, clearing: clearingOf(row, request.clears) }, allowance);
	const from = window[0]?.seq ?? row.lastSeq + 1;
	const asked = newestQuestion(store, row, { request, window }, allowance);
	const question = asked !== null && asked.seq < from ? { ...asked, gist: null } : null;
	const pinned = readPinned(store, row, { before: from, limits }, allowance);
	const single = question === null ? pinned : [question, ...pinned];
	const older = readOlder(store, { after, before: from, shown: window.length, limits });
	const rest = older.at(-1)?.seq ?? from;
	const found =
		request.recall === null
			? () => []
			: readFound(store, row, { ...request, ...request.recall, asked, limits }, allowance);
	const view: Omit<ThreadView, "found"> = {
		encoding: row.encoding,
		...leading,
		window,
		window_from_tokens: tokensUpTo(store, from - 1),
		question,
		older,
		prefixHashes: lastMarks(store),
		continuity: { ...continuity, covered: readCovered(store, row, single, window.length + older.length) },
		pinned,
		hidden: readHidden(store),
		unread: {
			messages: liveBetween(store, after, rest) - oneByOne(single, after, rest),
			tokens: Math.max(0, tokensUpTo(store, rest - 1) - tokensUpTo(store, after)),
		},
	};
	return ok((near) => ({
		thread: threadOf(row),
		view: {
			...view,
			found: found(near.ok ? near.value : null),
			...(near.ok ? {} : { not_compared: near.error }),
		},
		notesMoved: row.notesMoved,
	}));
}

/** The newest user message, where no query takes its place. */
function newestQuestion(
	store: Store,
	row: ThreadRow,
	{ request, window }: { request: SnapshotRequest; window: readonly WindowMessage[] },
	allowance: Allowance,
): StoredMessage | null {
	if (request.query !== null || row.lastUserSeq === 0) return null;
	return window.find(({ seq }) => seq === row.lastUserSeq) ?? readShown(store, row.lastUserSeq, allowance);
}
