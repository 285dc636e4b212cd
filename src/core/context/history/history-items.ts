import type { Item, Reason, SectionName } from "../../model/receipt.ts";
import type { Continuity } from "../../model/thread/continuity.ts";
import type { HiddenMessage, ThreadView } from "../../model/thread/snapshot.ts";
import type { ShownMessage } from "../render/shown-message.ts";
import type { DistilledPast, FittedPast, FittedText } from "./distilled-past.ts";
import type { ShownGist } from "./gist-lines.ts";

/** How many messages a receipt lists one by one. Older ones are only counted. */
export const LISTED_MESSAGES = 200;

type Listed = { items: Item[]; omitted: number; included: number; dropped: number };

/** What the block shows: `messages` are all shown ones, `pins` those before the window. */
type Shown = {
	messages: ShownMessage[];
	pins?: ShownMessage[];
	gists: ShownGist[];
	/** Messages of which nothing can be shown, and why. */
	unshowable?: ReadonlyMap<number, Reason>;
};

/** One item per message, oldest first: shown, represented by its gist, or with the reason why it is neither. */
export function historyItems(view: ThreadView, { messages: shown, pins = [], gists, unshowable }: Shown): Listed {
	const shownBySeq = new Map(shown.map((message) => [message.source.seq, message]));
	const inPins = new Set([...pins.map(({ source }) => source), ...view.pinned].map(({ seq }) => seq));
	const { covered } = view.continuity;
	const reasons = new Map<number, Reason>([
		...(unshowable ?? []),
		...covered.entries.map(({ seq, as }) => [seq, as] as const),
		...view.hidden.entries.map(({ seq }) => [seq, "deleted"] as const),
	]);
	const gistBySeq = new Map(gists.map((gist) => [gist.seq, gist]));
	const question = view.question === null ? [] : [view.question];
	const live = [...view.window, ...question, ...view.pinned, ...view.older];
	const newestFirst = [...live, ...covered.entries, ...view.hidden.entries].sort((a, b) => b.seq - a.seq);
	const seen = new Set<number>();
	const items: Item[] = [];
	const unread = view.unread.messages + covered.more + view.hidden.more;
	let omitted = unread;
	for (const message of newestFirst) {
		if (seen.has(message.seq)) continue;
		seen.add(message.seq);
		const gist = gistBySeq.get(message.seq);
		const pinned = inPins.has(message.seq);
		if (seen.size > LISTED_MESSAGES && gist === undefined && !pinned) omitted++;
		else if (gist !== undefined) items.push(gistItem(gist));
		else {
			const left = reasons.get(message.seq) ?? "over_budget";
			items.push(messageItem(message, shownBySeq.get(message.seq), left, pinned ? "pinned" : "window"));
		}
	}
	const all = seen.size + unread;
	const included = shown.length + gists.length;
	return { items: items.reverse(), omitted, included, dropped: all - included };
}

function messageItem(
	message: HiddenMessage,
	shown: ShownMessage | undefined,
	left: Reason,
	section: SectionName,
): Item {
	return {
		id: message.id,
		block: "history",
		section,
		kind: "message",
		seq: message.seq,
		tokens: shown?.tokens ?? message.tokens,
		included: shown !== undefined,
		reason: shown !== undefined ? "fits" : left,
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

/** The items of the digest and the summary, if there are such texts. */
export function pastItems(summary: Continuity["summary"], past: DistilledPast, shown: FittedPast): Item[] {
	if (summary === null) return [];
	const { id, created_at } = summary;
	const provenance = { source_id: id, source_type: "summary", confidence: 1, created_at };
	const item = (name: "digest" | "summary", whole: number, { tokens, missing }: FittedText): Item[] => {
		if (whole === 0) return [];
		const included = tokens > 0;
		return [
			{
				...{ id: name === "digest" ? name : id, block: "history", section: name, kind: name },
				...{ tokens: included ? tokens : whole, included, reason: included ? "fits" : "over_budget" },
				...(missing > 0 && included ? { truncated_tokens: missing } : {}),
				provenance,
			},
		];
	};
	return [...item("digest", past.digestTokens, shown.digest), ...item("summary", past.summaryTokens, shown.summary)];
}
