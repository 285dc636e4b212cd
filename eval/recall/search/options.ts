/** What `npm run eval -- --search` takes. */
export const SEARCH_OPTIONS = {
	search: { type: "boolean", default: false },
	"held-out": { type: "boolean", default: false },
	offline: { type: "boolean", default: false },
	fit: { type: "boolean", default: false },
	show: { type: "boolean", default: false },
	"other-words": { type: "boolean", default: false },
	pairs: { type: "boolean", default: false },
} as const;
