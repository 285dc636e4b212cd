/** How many tokens of each model one of ours is, as a tenant's callers report it. */
export type Calibrations = {
	/** The moving average of each model that was reported, by its name. */
	all(): Promise<Map<string, number>>;
	/** Takes one more report in; the average begins at the ratio that held before the first, as if it were several. */
	note(model: string, report: { ratio: number; before: number }): Promise<void>;
};
