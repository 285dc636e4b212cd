/** How many tokens of each model one of ours is, as a tenant's callers report it. */
export type Calibrations = {
	/** The moving average of each model that was reported, by its name. */
	all(): Promise<Map<string, number>>;
	/** Takes one more report in. */
	note(model: string, ratio: number): Promise<void>;
};
