/** What callers used: requests that their key let through, and tokens of the contexts they were given. */
export type Used = { requests: number; context_tokens: number };

/** Counts what tenants use, by day. */
export type UsageMeter = {
	/** Adds at once, writes a little later together with others. Made to run behind the answer: it never throws. */
	note(tenant: string, used: Used): Promise<void>;
};
