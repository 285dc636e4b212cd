/** Whether so many tokens more may be used on a day, and how many are left of its cap. */
export function allowance(cap: number, spent: { input_tokens: number; output_tokens: number }, wanted: number) {
	const remaining = Math.max(0, cap - spent.input_tokens - spent.output_tokens);
	return { allowed: wanted <= remaining, remaining };
}
