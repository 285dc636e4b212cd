const DAY_MS = 86_400_000;

/** The day (YYYY-MM-DD, UTC) that a time lies in (ms since the epoch). */
export function utcDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export function daysAfter(day: string, days: number): string {
	return utcDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** How many days lie from one to the other, both included; 0 or less where they are the wrong way round. */
export function daysIn(from: string, to: string): number {
	return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
}

/** Whether so many tokens more may be used on a day, and how many are left of its cap. */
export function remainingAllowance(
	cap: number,
	spent: { input_tokens: number; output_tokens: number },
	wanted: number,
) {
	const remaining = Math.max(0, cap - spent.input_tokens - spent.output_tokens);
	return { allowed: wanted <= remaining, remaining };
}
