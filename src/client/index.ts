/** The door of `tessera/client`: the HTTP API with types, for Node, browsers and Workers. It needs `fetch` and nothing else. */
import { jobsOf } from "./jobs.ts";
import { memoriesOf } from "./memories.ts";
import { type CallOptions, type ClientOptions, eachOf, requester } from "./request.ts";
import { threadOf } from "./thread.ts";
import { type ExportLine, exported, imported } from "./transfer.ts";
import type { Context, ContextRequest, Format, ListedNote, Note, Thread, ThreadSettings } from "./types.ts";

export { TesseraError } from "./errors.ts";
export { memoryToolHandlers } from "./memory-tool.ts";
export type { CallOptions, ClientOptions, Method } from "./request.ts";
export type { ExportLine, Imported } from "./transfer.ts";
export type * from "./types.ts";

type NoteFilter = {
	user_id?: string;
	project_id?: string;
	thread_id?: string;
	category?: Note["category"];
	q?: string;
	limit?: number;
};

/** A client of a Tessera service. */
export function connect(options: ClientOptions) {
	const request = requester(options);
	return {
		/** A thread by its id, made on first use. */
		thread: (id: string, settings: ThreadSettings = {}) => threadOf(request, id, settings),
		threads: (filter: { user_id?: string; project_id?: string; limit?: number } = {}, call?: CallOptions) =>
			eachOf<Thread>(request, "/v1/threads", filter, call),
		/** Notes of all threads, newest first; `q`: those that have all its words. */
		notes: (filter: NoteFilter = {}, call?: CallOptions) => eachOf<ListedNote>(request, "/v1/notes", filter, call),
		memories: memoriesOf(request),
		jobs: jobsOf(request),
		/** The context of messages that are stored nowhere. */
		context: <F extends Format = "messages">(asked: ContextRequest<F>, call?: CallOptions): Promise<Context<F>> =>
			request("POST", "/v1/context", { body: asked }, call),
		/** All that the key sees, or one user's part of it, line by line as it arrives. */
		export: (filter: { user_id?: string } = {}, call?: Pick<CallOptions, "signal">) => exported(options, filter, call),
		/** Imports such lines, or their text; what is there already is left alone. */
		import: (lines: Iterable<ExportLine | string> | AsyncIterable<ExportLine | string>, call?: CallOptions) =>
			imported(request, lines, call),
		/** Any call of the API, for what has no function here. */
		request,
	};
}

/** What `connect` makes. */
export type Client = ReturnType<typeof connect>;
/** A thread of a client. */
export type ClientThread = ReturnType<Client["thread"]>;
