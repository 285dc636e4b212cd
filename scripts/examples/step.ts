/** A call of the API as the reference shows it. `{name}` stands for what an earlier step saved under that name. */
export type Step = {
	operation: string;
	call: string;
	body?: unknown;
	headers?: Record<string, string>;
	/** The reference shows what it was answered, and of the request what another step sent. */
	answerOnly?: true;
	/** What later steps need of the answer: a name and where it is (`messages.0.id`). */
	save?: Record<string, string>;
};
