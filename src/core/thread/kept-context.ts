/** A context as its thread keeps it. Request, report and rendering are JSON. */
export type KeptContext = {
	id: string;
	created_at: string;
	model: string;
	/** What was answered as `tokens.total`. */
	counted: number;
	/** The model's ratio that is in that count. */
	ratio: number;
	request: string;
	/** The answer as it was given but for its rendering. */
	report: string;
	/** What a model reads of the answer; null where it was too large to be kept, or a message of the thread was deleted since. */
	rendering: string | null;
};

/** What is written of a context besides. */
export type NewKeptContext = KeptContext & {
	/** What the next context's prefix is compared with (core/render/cache-figures.ts). */
	marks: readonly string[];
	/** The id of the message that its query became. */
	appended: string | null;
	/** How many messages no context showed when it was made: if there are more now, what is deleted may stand in it. */
	gone: number;
};
