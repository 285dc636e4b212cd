import { type CallOptions, eachOf, type Request } from "./request.ts";
import type {
	FoundMemories,
	Ingested,
	IngestRequest,
	Memory,
	MemoryPatch,
	MemorySearch,
	NewMemory,
	Review,
} from "./types.ts";

/** `review: "due"`: those whose review is due, and what was learned and waits for approval (`status: "proposed"`). */
type Filter = {
	scope?: string;
	type?: Memory["type"];
	status?: Memory["status"];
	key?: string;
	review?: "due";
	limit?: number;
};

/** What is remembered, of every user and thread that the key reaches. */
export function memoriesOf(request: Request) {
	const at = (id: string) => `/v1/memories/${encodeURIComponent(id)}`;
	return {
		add: (memory: NewMemory, options?: CallOptions): Promise<Memory> =>
			request("POST", "/v1/memories", { body: memory }, options),
		/** At most 100 at once. */
		addAll: async (memories: readonly NewMemory[], options?: CallOptions): Promise<Memory[]> => {
			const { data } = await request<{ data: Memory[] }>("POST", "/v1/memories", { body: { memories } }, options);
			return data;
		},
		get: (id: string, options?: CallOptions): Promise<Memory> => request("GET", at(id), {}, options),
		update: (id: string, patch: MemoryPatch, options?: CallOptions): Promise<Memory> =>
			request("PATCH", at(id), { body: patch }, options),
		delete: (id: string, options?: CallOptions): Promise<void> => request("DELETE", at(id), {}, options),
		list: (filter: Filter = {}, options?: CallOptions) => eachOf<Memory>(request, "/v1/memories", filter, options),
		/** Says whether it still holds; of what waits for approval, whether it is remembered (`keep`) or dropped (`expire`). */
		review: (id: string, review: Review, options?: CallOptions): Promise<Memory> =>
			request("POST", `${at(id)}/review`, { body: review }, options),
		search: (asked: MemorySearch, options?: CallOptions): Promise<FoundMemories> =>
			request("POST", "/v1/memories/search", { body: asked }, options),
		/** Learns from messages or a text, and answers when that is done. */
		ingest: (asked: IngestRequest, options?: CallOptions): Promise<Ingested> =>
			request("POST", "/v1/memories/ingest", { body: { ...asked, wait: true } }, { timeoutMs: 90_000, ...options }),
	};
}
