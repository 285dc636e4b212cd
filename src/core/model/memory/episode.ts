/** A run of messages of one thread that are about the same; `text` is what was said, a line a message, with who said it. */
export type Episode = {
	id: string;
	thread_id: string;
	user_id: string | null;
	project_id: string | null;
	from_seq: number;
	to_seq: number;
	message_ids: readonly string[];
	text: string;
	/** When its first and its last message were said. */
	created_at: string;
	ended_at: string;
};
