import type { Quote } from "../../../model/memory/memory.ts";
import type { MemoryType } from "../../../model/memory/remembered.ts";
import type { StoredMessage } from "../../../model/thread/message.ts";
import type { Written } from "../../writers/writers.ts";

/** A message as it is learned from: only what was said, without what contexts put before it. */
export type LearnedMessage = Pick<StoredMessage, "role" | "content" | "name" | "created_at" | "user_id"> & {
	/** Null where the message is stored in no thread. */
	thread_id: string | null;
	message_id: string;
	seq: number;
};

/** Something to remember that a text says, before it is a memory. */
export type LearnedMemory = {
	content: string;
	type: Exclude<MemoryType, "episode" | "insight" | "document">;
	/** What it is about, such as `user.name` or `stack.postgresql`; null where nothing else can replace it. */
	key: string | null;
	is_static: boolean;
	/** From 1 to 10; null: to be rated by rules. */
	importance: number | null;
	confidence: number;
	valid_from: string | null;
	quote: Quote;
	/** Whose user said it; null: the thread's. */
	user_id: string | null;
	/** What is so no more because of it, where that has no key yet. */
	replaces?: Pick<KnownMemory, "id" | "scope"> | undefined;
};

/** A relation that a text says. */
export type LearnedRelation = {
	subject: string;
	predicate: string;
	object: string;
	valid_from: string | null;
	valid_to: string | null;
	ended: boolean;
	confidence: number;
	aliases: readonly { alias: string; entity: string }[];
	quote: Quote;
	user_id: string | null;
};

type NotLearned = "injected" | "duplicate" | "ungrounded" | "unusable" | "too_long" | "too_many";

/** Why something was not learned, or not remembered. */
export type Skipped = { reason: NotLearned | "no_scope" | "over_quota" | "proposed"; detail: string };

/** What was found in messages, and by whom. */
export type Learned = Gathered & Written;
export type Gathered = {
	memories: LearnedMemory[];
	relations: LearnedRelation[];
	skipped: Skipped[];
	/** What is known word for word, or was said before in the same messages: further words that it rests on. */
	again?: LearnedMemory[];
};

/** What is known already: what the same words may replace or repeat. Active memories that the speaker sees. */
export type KnownMemory = { id: string; content: string; type: MemoryType; key: string | null; scope: string };
