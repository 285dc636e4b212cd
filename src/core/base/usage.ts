const DAY_MS = 86_400_000;

/** The UTC day (YYYY-MM-DD) of a time in ms since the epoch. */
export function utcDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** Adds days to a day; a negative number subtracts. */
export function daysAfter(day: string, days: number): string {
	return utcDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** Counts the days from one day to another, both included; 0 or less if they are in the wrong order. */
export function daysIn(from: string, to: string): number {
	return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
}

/** Whether this many more tokens may be used on a day, and how many remain. */
export function remainingAllowance(
	cap: number,
	spent: { input_tokens: number; output_tokens: number },
	wanted: number,
) {
	const remaining = Math.max(0, cap - spent.input_tokens - spent.output_tokens);
	return { allowed: wanted <= remaining, remaining };
}
