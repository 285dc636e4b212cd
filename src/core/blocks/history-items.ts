import type { ShownGist } from "../history/gist-lines.ts";
import type { ShownMessage } from "../history/shown-message.ts";
import type { Item } from "../receipt.ts";
import type { MessageEntry, ThreadView, WindowMessage } from "../thread/snapshot.ts";

/** Messages that a receipt lists one by one; older ones are counted. */
export const LISTED_MESSAGES = 200;

type Listed = { items: Item[]; omitted: number; included: number; dropped: number };

/** One item a message, oldest first: shown, or there as its gist, or nothing but calls without a result, or over budget. */
export function historyItems(
	view: ThreadView,
	shown: ShownMessage[],
	gists: ShownGist[],
	unanswered: ReadonlySet<number> = new Set(),
): Listed {
	const shownBySeq = new Map(shown.map((message) => [message.source.seq, message]));
	const gistBySeq = new Map(gists.map((gist) => [gist.seq, gist]));
	const question = view.question === null ? [] : [view.question];
	const newestFirst = [...view.window, ...question, ...view.older].sort((a, b) => b.seq - a.seq);
	const seen = new Set<number>();
	const items: Item[] = [];
	let omitted = view.unread.messages;
	for (const message of newestFirst) {
		if (seen.has(message.seq)) continue;
		seen.add(message.seq);
		const gist = gistBySeq.get(message.seq);
		if (seen.size > LISTED_MESSAGES && gist === undefined) omitted++;
		else if (gist !== undefined) items.push(gistItem(gist));
		else items.push(messageItem(message, shownBySeq.get(message.seq), unanswered.has(message.seq)));
	}
	const all = seen.size + view.unread.messages;
	const included = shown.length + gists.length;
	return { items: items.reverse(), omitted, included, dropped: all - included };
}

function messageItem(
	message: WindowMessage | MessageEntry,
	shown: ShownMessage | undefined,
	unanswered: boolean,
): Item {
	return {
		id: message.id,
		block: "history",
		section: "window",
		kind: "message",
		seq: message.seq,
		tokens: shown?.tokens ?? message.tokens,
		included: shown !== undefined,
		reason: shown !== undefined ? "fits" : unanswered ? "unanswered" : "over_budget",
		...(shown !== undefined && shown.missing > 0 ? { truncated_tokens: shown.missing } : {}),
	};
}

function gistItem({ id, seq, gist }: ShownGist): Item {
	return {
		id,
		block: "history",
		section: "gists",
		kind: "gist",
		seq,
		tokens: gist.tokens,
		included: true,
		reason: "fits",
	};
}
