import { TesseraError } from "./errors.ts";
import { type CallOptions, eachOf, type Request } from "./request.ts";
import type {
	AnyMessage,
	Appended,
	Format,
	Job,
	Message,
	Note,
	Shape,
	Summary,
	Thread,
	ThreadContext,
	ThreadContextRequest,
	ThreadSettings,
	WorkingState,
	WorkingStatePatch,
} from "./types.ts";

type Paging = { limit?: number };

/** A thread by its id. It is made when it is first used, with these settings if it is not there. */
export function threadOf(request: Request, id: string, settings: ThreadSettings) {
	const path = `/v1/threads/${encodeURIComponent(id)}`;
	let made: Promise<Thread | null> | null = null;

	/** Once for all calls; a call that fails may be tried again. */
	const make = (): Promise<Thread | null> => {
		made ??= makeThread(request, id, settings).catch((error: unknown) => {
			made = null;
			throw error;
		});
		return made;
	};
	const ready: Request = async (method, own, sent, options) => {
		await make();
		return request(method, `${path}${own}`, sent, options);
	};
	async function* rows<T>(own: string, query: Record<string, string | number | undefined>, options?: CallOptions) {
		await make();
		yield* eachOf<T>(request, `${path}${own}`, query, options);
	}

	return {
		id,
		/** Reads the thread. */
		get: (options?: CallOptions): Promise<Thread> => ready("GET", "", {}, options),
		update: (patch: ThreadSettings, options?: CallOptions): Promise<Thread> =>
			ready("PATCH", "", { body: patch }, options),
		/** Deletes the thread and all it holds. */
		delete: async (options?: CallOptions): Promise<void> => {
			await request("DELETE", path, {}, options);
			made = null;
		},
		/** Appends messages, all or none, in any shape. */
		append: (
			messages: AnyMessage | readonly AnyMessage[],
			{ format, if_seq, ...options }: CallOptions & { format?: Shape; if_seq?: number } = {},
		): Promise<Appended> =>
			ready(
				"POST",
				"/messages",
				{ body: { format, if_seq, messages: Array.isArray(messages) ? messages : [messages] } },
				options,
			),
		/** The context for the next call of a model, typed by its format. */
		context: <F extends Format = "messages">(
			asked: ThreadContextRequest<F> = {},
			options?: CallOptions,
		): Promise<ThreadContext<F>> => ready("POST", "/context", { body: asked }, options),
		messages: (
			query: Paging & { after_seq?: number; before_seq?: number; order?: "asc" | "desc" } = {},
			options?: CallOptions,
		) => rows<Message>("/messages", query, options),
		/** Deletes a message; its place stays. */
		deleteMessage: (message: string, options?: CallOptions): Promise<void> =>
			ready("DELETE", `/messages/${encodeURIComponent(message)}`, {}, options),
		note: (content: string, category: Note["category"] = "context", options?: CallOptions): Promise<Note> =>
			ready("POST", "/notes", { body: { content, category } }, options),
		notes: (query: Paging = {}, options?: CallOptions) => rows<Note>("/notes", query, options),
		deleteNote: (note: string, options?: CallOptions): Promise<void> =>
			ready("DELETE", `/notes/${encodeURIComponent(note)}`, {}, options),
		summaries: (query: Paging = {}, options?: CallOptions) => rows<Summary>("/summaries", query, options),
		jobs: (query: Paging = {}, options?: CallOptions) => rows<Job>("/jobs", query, options),
		workingState: (options?: CallOptions): Promise<WorkingState> => ready("GET", "/working-state", {}, options),
		updateWorkingState: (patch: WorkingStatePatch, options?: CallOptions): Promise<WorkingState> =>
			ready("PATCH", "/working-state", { body: patch }, options),
	};
}

/** Null if it was there already, with other settings. */
async function makeThread(request: Request, id: string, settings: ThreadSettings): Promise<Thread | null> {
	try {
		return await request("POST", "/v1/threads", { body: { id, ...settings } });
	} catch (error) {
		if (error instanceof TesseraError && error.code === "already_exists") return null;
		throw error;
	}
}
