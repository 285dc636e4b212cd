/** Where resources are found: ids hold no character that would have to be escaped. */
export const TEMPLATES = {
	thread: "tessera://threads/{thread}",
	notes: "tessera://threads/{thread}/notes",
	summaries: "tessera://threads/{thread}/summaries",
	receipt: "tessera://threads/{thread}/contexts/{context}",
} as const;

export function threadUri(thread: string): string {
	return `tessera://threads/${thread}`;
}

export function receiptUri(thread: string, context: string): string {
	return `${threadUri(thread)}/contexts/${context}`;
}
