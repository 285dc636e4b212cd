import * as z from "zod";
import { ask, settledJobs } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { NewMessage } from "../src/core/model/thread/message.ts";

/** Messages of one append. */
const BATCH = 12;

const anything = z.looseObject({});
const context = z.object({ messages: z.array(z.object({ content: z.unknown() })) });
const summaries = z.object({
	data: z.array(z.object({ from_seq: z.number(), to_seq: z.number(), tokens: z.number() })),
});
const working = z.object({
	current_task: z.string(),
	completed_steps: z.array(z.string()),
	next_step: z.string(),
});

export type Served = {
	create(id: string, body: object): Promise<void>;
	append(id: string, messages: readonly NewMessage[]): Promise<void>;
	distil(id: string): Promise<void>;
	/** The whole text of a context. */
	context(id: string, query: string | null): Promise<string>;
	summaries(id: string): Promise<z.infer<typeof summaries>["data"]>;
	workingState(id: string): Promise<z.infer<typeof working>>;
};

/** Runs against a server of its own, whose data is removed in the end. */
export function withCalls<T>(run: (server: Served) => Promise<T>): Promise<T> {
	return withServer(({ url }) => run(callsOf(`${url}/v1/threads`)));
}

function callsOf(threads: string): Served {
	return {
		create: async (id, body) => void (await ask(anything, "POST", threads, { id, ...body })),
		append: async (id, messages) => {
			for (let from = 0; from < messages.length; from += BATCH) {
				const batch = messages.slice(from, from + BATCH);
				await ask(anything, "POST", `${threads}/${id}/messages`, { messages: batch });
			}
			await settledJobs(`${threads}/${id}`);
		},
		distil: async (id) => void (await ask(anything, "POST", `${threads}/${id}/distill?wait=true`)),
		context: async (id, query) => {
			const { messages } = await ask(context, "POST", `${threads}/${id}/context`, query === null ? {} : { query });
			return messages.map(({ content }) => JSON.stringify(content)).join("\n");
		},
		summaries: async (id) => (await ask(summaries, "GET", `${threads}/${id}/summaries`)).data,
		workingState: (id) => ask(working, "GET", `${threads}/${id}/working-state`),
	};
}
