/** Which parts of what a thread and long-term memory bring may enter a context. */
export type Include = {
	working_state: boolean;
	notes: boolean;
	relations: boolean;
	skills: boolean;
	earlier_messages: boolean;
};

export const EVERYTHING: Include = {
	working_state: true,
	notes: true,
	relations: true,
	skills: true,
	earlier_messages: true,
};
