import { shorten } from "../../language/shorten.ts";
import type { Item } from "../../model/receipt.ts";
import type { FoundMessage } from "../../model/thread/snapshot.ts";
import type { OtherThreads } from "../../recall/other-threads/rank-talk.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";
import { messageCandidates } from "./earlier-messages.ts";

/** The longest title that is shown, in UTF-16 units. */
const LONGEST_TITLE = 60;

/**
 * The candidates of what was said in the user's other threads, best first: a message each. Those of one episode have one
 * id; `mergedEpisodes` makes one item of them.
 */
export function otherThreadCandidates(
	others: OtherThreads | null,
	recall: { limit: number; minScore: number },
	count: CountText,
): Candidate[] {
	if (others === null || others.ranked.length === 0) return [];
	const { ranked } = others;
	const bySeq = new Map(ranked.map(({ seq, message }) => [seq, message]));
	const found = ranked.map(({ message, ...one }): FoundMessage => {
		const { seq, ids, role, name, text } = message;
		const id = ids[0] ?? "";
		const tokens = one.passages?.reduce((sum, passage) => sum + passage.tokens, 0) ?? count(text);
		const created_at = new Date(message.saidAt).toISOString();
		const said = { ...{ id, seq, role, tokens, created_at, content: text, pinned: false }, ...(name && { name }) };
		return { ...one, id, tokens, created_at, message: said };
	});
	const { query, now } = others;
	const sources = { shownSeqs: new Set<number>(), recall, now, query, count, storedCounts: true };
	return messageCandidates(found, sources).flatMap((candidate): Candidate[] => {
		const message = candidate.spoken && bySeq.get(candidate.spoken.seq);
		if (candidate.spoken === undefined || message === undefined) return [];
		const { id, title } = message.episode;
		const { thread_id, created_at } = message.episode;
		const { seq: _, ...item } = candidate.item;
		const thread = { id: thread_id, title: title === null ? null : shorten(title, LONGEST_TITLE) };
		return [
			{
				...candidate,
				item: {
					...item,
					...{ id, section: "memories", kind: "episode" },
					provenance: {
						...{ source_id: thread_id, source_ids: message.ids, source_type: "thread" },
						...{ confidence: 1, created_at },
					},
				},
				spoken: { ...candidate.spoken, thread },
			},
		];
	});
}

/** One item for all messages of an episode, where the best of them stands: of what is shown, else of what might have been. */
export function mergedEpisodes(items: readonly Item[]): Item[] {
	const all = new Map<string, Item[]>();
	for (const [index, item] of items.entries()) {
		const key = item.provenance?.source_type === "thread" && item.kind === "episode" ? item.id : `${index}`;
		all.set(key, [...(all.get(key) ?? []), item]);
	}
	return [...all.values()].flatMap((same) => {
		const shown = same.filter(({ included }) => included);
		const [best, ...more] = shown.length > 0 ? shown : same;
		return best === undefined ? [] : [more.reduce(merged, best)];
	});
}

function merged(item: Item, { tokens, truncated_tokens = 0, provenance }: Item): Item {
	const truncated = (item.truncated_tokens ?? 0) + truncated_tokens;
	const source_ids = [...(item.provenance?.source_ids ?? []), ...(provenance?.source_ids ?? [])];
	return {
		...item,
		tokens: item.tokens + tokens,
		...(truncated > 0 && { truncated_tokens: truncated }),
		...(item.provenance && { provenance: { ...item.provenance, source_ids } }),
	};
}
