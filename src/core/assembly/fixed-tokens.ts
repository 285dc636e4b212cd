import { type Format, rendersAsText } from "../render/format.ts";
import { taggedQuery } from "../render/query.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import { contentTokens, MESSAGE_OVERHEAD, REPLY_OVERHEAD } from "../tokens/count-message.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { ContextRequest } from "./context-request.ts";

/** A blank line between two texts may be a token of its own. */
const JOIN_TOKENS = 1;

/** Anthropic's conversations may want an opening by the user besides. */
const OPENING_TOKENS = 16;

/** Which parts this context may have, whatever is chosen for them. */
type Parts = { leading: boolean[]; history: boolean; head: boolean; query: boolean };

/** What the query and all that stands around the blocks cost at most, in tokens: it is paid from the query's reserve. */
export function queryFixed(request: ContextRequest, view: ThreadView, systemText: string, count: CountText): number {
	const parts = partsOf(request, view, systemText);
	const { query } = request;
	const tagged = parts.head || rendersAsText(request.format);
	const asked = query === null ? 0 : contentTokens(tagged ? taggedQuery(query) : query, count);
	return asked + frameTokens(request.format, parts, view);
}

function partsOf({ budget, layout, ...request }: ContextRequest, view: ThreadView, systemText: string): Parts {
	const messages = view.window.length + view.pinned.length + view.older.length + view.unread.messages;
	const said = messages > 0 || view.question !== null || view.continuity.summary !== null;
	const task = budget.task > 0 && request.task !== null;
	const knowledge = budget.knowledge > 0 && request.documents.length + view.found.length > 0;
	return {
		leading: [systemText !== "", budget.project > 0 && request.project !== null, task && layout === "ranked"],
		history: budget.history > 0 && said,
		head: knowledge || (task && layout === "cache"),
		query: request.query !== null,
	};
}

function frameTokens(format: Format, parts: Parts, view: ThreadView): number {
	const leading = parts.leading.filter((part) => part).length;
	const joins = (count: number) => Math.max(0, count - 1) * JOIN_TOKENS;
	if (rendersAsText(format)) {
		return joins(leading + Number(parts.history) + 2 * Number(parts.head) + Number(parts.query));
	}
	const system = leading === 0 ? 0 : MESSAGE_OVERHEAD + joins(leading);
	const history = parts.history ? MESSAGE_OVERHEAD : 0;
	const asked = parts.head || parts.query ? MESSAGE_OVERHEAD + (parts.head ? JOIN_TOKENS : 0) : 0;
	const opening = format === "anthropic" && view.window.length + view.pinned.length > 0 ? OPENING_TOKENS : 0;
	return REPLY_OVERHEAD + system + history + asked + opening;
}
