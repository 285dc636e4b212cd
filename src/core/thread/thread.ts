import type { BudgetRequest } from "../budget/profiles.ts";
import type { Encoding } from "../tokens/encoding.ts";
import type { Metadata } from "./message.ts";
import type { ThreadConfig, ThreadConfigPatch } from "./thread-config.ts";

/** What a caller says of a thread. `model` and `budget` are the defaults of its contexts. */
export type ThreadSettings = {
	user_id: string | null;
	project_id: string | null;
	title: string | null;
	model: string | null;
	budget: BudgetRequest | null;
	metadata: Metadata;
	config: ThreadConfig;
};

/** A change of settings: a field that is absent stays as it is, null clears it. */
export type ThreadPatch = { [Field in Exclude<keyof ThreadSettings, "config">]?: ThreadSettings[Field] | undefined } & {
	config?: ThreadConfigPatch | undefined;
};

/** A thread as its object keeps it. `token_count` is the sum of its messages' stored tokens. */
export type Thread = ThreadSettings & {
	id: string;
	/** What its messages are counted with: its model's encoding when the first one came. */
	encoding: Encoding;
	last_seq: number;
	message_count: number;
	token_count: number;
	created_at: string;
	updated_at: string;
};
