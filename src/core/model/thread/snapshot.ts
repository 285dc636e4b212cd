import type { Preset } from "../../base/block.ts";
import type { Encoding } from "../../tokens/encoding.ts";
import type { BudgetRequest } from "../budget/profiles.ts";
import type { Continuity } from "./continuity.ts";
import type { StoredMessage } from "./message.ts";
import type { Thread } from "./thread.ts";

/** One sentence of a message that represents it; `tokens` counts it. */
export type Gist = { text: string; tokens: number };

/** A message of the window, with its gist in case it is left out (null: to be made when needed). */
export type WindowMessage = StoredMessage & { gist: Gist | null };

/** An older message of which only the entry was read. */
export type MessageEntry = Pick<StoredMessage, "seq" | "id" | "role" | "tokens"> & { gist: Gist };

/** A message that no context shows: it is deleted, or it is the result of a deleted call. */
export type HiddenMessage = Pick<StoredMessage, "seq" | "id" | "tokens">;

/** A message that recall found. `message` is null if it is larger than any budget of the context. */
export type FoundMessage = Pick<StoredMessage, "seq" | "id" | "tokens" | "created_at"> & {
	/** How well it answers the query, on 0..1 (recall/ranking). */
	relevance: number;
	/** What changed the relevance most, by name, in the ranker's units. */
	parts: Record<string, number>;
	/** The run of talk that it belongs to; equal for messages of one run. */
	run: number;
	/** The passages of a long message: where each ends in its readable text, and how far it ranks below the best. */
	passages: { end: number; tokens: number; belowBest: number }[] | null;
	/** It has too little in common with the query to be shown. */
	belowThreshold?: true;
	/** It is shown for its meaning alone, or for a question that may be about nothing here: there is little room for such. */
	unsure?: true;
	/** Where the question asks for coverage: how far its best passage goes ahead, in the ranker's units. */
	ahead?: number;
	message: StoredMessage | null;
};

/** What a context sees of a thread. */
export type ThreadView = {
	/** The encoding of the stored token counts. */
	encoding: Encoding;
	/** The system messages at the very beginning, in order; without their text if nobody will see it. */
	leading: StoredMessage[];
	/** Their tokens if their text was too large to read, else 0. */
	leading_unread: number;
	/** The newest messages, oldest first, without the leading ones. */
	window: WindowMessage[];
	/** Tokens of all messages before the window: its position in the thread's running sum. */
	window_from_tokens: number;
	/** The newest user message, if it is older than the window. */
	question: WindowMessage | null;
	/** Messages before the window, newest first; as many as a receipt lists or gists have room for. */
	older: MessageEntry[];
	/**
	 * Pinned messages before the window, oldest first, as many as a context may have room for. Calls come with all
	 * their results, and results with their call.
	 */
	pinned: WindowMessage[];
	/** Hidden messages, newest first, and how many more there are. */
	hidden: { entries: HiddenMessage[]; more: number };
	/** Messages that are in none of these, and their tokens. */
	unread: { messages: number; tokens: number };
	/** Best first. Messages of the window may be among them. */
	found: FoundMessage[];
	/** Why they were not looked for by meaning too, where an encoder should have been there. */
	not_compared?: string;
	/** The prefix hashes of the thread's last context (render/cache-figures.ts). */
	prefixHashes: string[];
	continuity: Continuity;
};

export type SnapshotRequest = {
	model: string | null;
	budget: BudgetRequest | null;
	waterfall: boolean;
	preset: Preset;
	/** Whether the request has instructions of its own, so that the thread's leading messages are not shown. */
	own_instructions: boolean;
	/** Whether old results and thinking are left out here, and not by the provider. */
	clears: boolean;
	/** What recall searches for; null: the newest user message's text. */
	query: string | null;
	/**
	 * How many messages recall may return besides near misses, and the time of the request (ms since the epoch);
	 * null: no recall. `byWords`: the encoder is not asked.
	 */
	recall: { limit: number; now: number; byWords?: true } | null;
};

/**
 * A thread and everything that a context needs of it, read in one call. `notesMoved`: its notes are elsewhere; where they are not,
 * the view has all of them that a context may show.
 */
export type Snapshot = { thread: Thread; view: ThreadView; notesMoved: boolean };
