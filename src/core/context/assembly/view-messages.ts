import type { ReadingLimits } from "../../model/budget/profiles.ts";
import { NO_CONTINUITY } from "../../model/thread/continuity.ts";
import { bodyTokens } from "../../model/thread/count-message.ts";
import { gistOf } from "../../model/thread/gist.ts";
import { type NewMessage, type StoredMessage, textOf } from "../../model/thread/message.ts";
import { readableText } from "../../model/thread/message-text.ts";
import type { FoundMessage, MessageEntry, ThreadView } from "../../model/thread/snapshot.ts";
import { memoryIndex } from "../../recall/ranking/memory-index.ts";
import { questionOf } from "../../recall/ranking/question.ts";
import { rankMessages } from "../../recall/ranking/rank.ts";
import { withNearMisses } from "../../recall/select-results.ts";
import type { CountText, Encoding } from "../../tokens/encoding.ts";
import { LISTED_MESSAGES } from "../history/history-items.ts";
import { withoutOldThinking } from "../history/shown-forms.ts";

type Recall = { query: string | null; limit: number };

type Sources = {
	encoding: Encoding;
	count: CountText;
	limits: ReadingLimits;
	/** What recall searches for (null: the newest user message) and how many messages it may return; null: no recall. */
	recall: Recall | null;
	/** The time of messages without a time of their own: ISO 8601. */
	now: string;
};

/** The view of messages that are not stored. It equals the view of a thread that contains just them. */
export function viewMessages(given: readonly NewMessage[], sources: Sources): ThreadView {
	const { count, encoding, limits } = sources;
	const messages = given.map((message, index) => stored(message, index, sources));
	const begin = messages.findIndex((message) => message.role !== "system");
	const leading = begin < 0 ? messages : messages.slice(0, begin);
	const rest = messages.slice(leading.length);

	const from = windowStart(rest, limits.window, count);
	const window = rest.slice(from).map((message) => ({ ...message, gist: gistOf(message, count) }));
	const before = rest.slice(0, from);
	const older = entries(before, { listed: LISTED_MESSAGES - window.length, gists: limits.gists }, count);
	const unread = before.slice(0, before.length - older.length);
	const asked = rest.findLast((message) => message.role === "user");
	return {
		encoding,
		leading,
		leading_unread: 0,
		window,
		window_from_tokens: [...leading, ...before].reduce((sum, message) => sum + message.tokens, 0),
		question: asked !== undefined && before.includes(asked) ? { ...asked, gist: null } : null,
		older,
		pinned: [],
		prefixHashes: [],
		continuity: { ...NO_CONTINUITY, last_seq: messages.length },
		hidden: { entries: [], more: 0 },
		unread: {
			messages: unread.filter((message) => message !== asked).length,
			tokens: unread.reduce((sum, message) => sum + message.tokens, 0),
		},
		found: sources.recall === null ? [] : found(rest, sources.recall, sources),
	};
}

function stored(message: NewMessage, index: number, { count, now }: Sources): StoredMessage {
	return {
		...message,
		id: message.id ?? `messages.${index}`,
		seq: index + 1,
		tokens: bodyTokens(message, count),
		pinned: false,
		created_at: message.created_at ?? now,
	};
}

/** Where the newest messages that may fit begin, without old thinking. A result is not shown without its call. */
function windowStart(messages: readonly StoredMessage[], limit: number, count: CountText): number {
	if (limit === 0) return messages.length;
	const left = new Map(withoutOldThinking(messages, NO_CONTINUITY.keep_thinking_turns).map((one) => [one.seq, one]));
	const shownTokens = (message: StoredMessage): number => {
		const shown = left.get(message.seq);
		if (shown === message) return message.tokens;
		return shown === undefined ? 0 : bodyTokens(shown, count);
	};
	const open = new Set<string>();
	let tokens = 0;
	for (let index = messages.length - 1; index >= 0; index--) {
		const message = messages[index];
		tokens += message === undefined ? 0 : shownTokens(message);
		for (const call of message?.tool_calls ?? []) open.delete(call.id);
		if (message?.tool_call_id !== undefined) open.add(message.tool_call_id);
		if (tokens > limit && open.size === 0) return index;
	}
	return 0;
}

/** Entries of the newest of these messages, newest first; as many as a receipt lists or gists have room for. */
function entries(
	messages: readonly StoredMessage[],
	room: { listed: number; gists: number },
	count: CountText,
): MessageEntry[] {
	const chosen: MessageEntry[] = [];
	let gists = 0;
	for (const message of messages.toReversed()) {
		if (chosen.length >= room.listed && gists >= room.gists) break;
		const gist = gistOf(message, count);
		gists += gist.tokens + 1;
		const { seq, id, role, tokens } = message;
		chosen.push({ seq, id, role, tokens, gist });
	}
	return chosen;
}

function found(messages: readonly StoredMessage[], recall: Recall, { count, now }: Sources): FoundMessage[] {
	const newest = messages.findLast((message) => message.role === "user");
	const query = recall.query ?? (newest === undefined ? "" : textOf(newest.content));
	const searched = messages.filter((message) => message !== newest || recall.query !== null);
	const question = questionOf(query, Date.parse(now));
	const index = memoryIndex(
		searched.map((message) => ({ ...message, name: message.name ?? null, ...searchable(message) })),
		count,
	);
	const bySeq = new Map(searched.map((message) => [message.seq, message]));
	return rankMessages(question, index.search(question), withNearMisses(recall.limit)).flatMap(({ seq, ...ranked }) => {
		const message = bySeq.get(seq);
		if (message === undefined) return [];
		const { id, tokens, created_at } = message;
		return [{ seq, id, tokens, created_at, ...ranked, message }];
	});
}

function searchable(message: StoredMessage): { text: string; saidAt: number } {
	return { text: readableText(message), saidAt: Date.parse(message.created_at) };
}
