import * as z from "zod";
import type { NewMessage } from "../src/core/model/thread/message.ts";
import { ask } from "../test/e2e/client.ts";
import { type Server, startServer, temporaryFolder } from "../test/e2e/server.ts";

/** Messages of one append. */
const BATCH = 12;
const POLL_MS = 50;

const anything = z.looseObject({});
const jobs = z.object({ data: z.array(z.object({ status: z.string() })) });
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
	/** Until no job of the thread waits or runs. */
	settled(id: string): Promise<void>;
	distil(id: string): Promise<void>;
	/** The whole text of a context. */
	context(id: string, query: string | null): Promise<string>;
	summaries(id: string): Promise<z.infer<typeof summaries>["data"]>;
	workingState(id: string): Promise<z.infer<typeof working>>;
};

/** Runs against a server of its own, whose data is removed in the end. */
export async function withServer<T>(run: (server: Served) => Promise<T>): Promise<T> {
	const folder = temporaryFolder();
	let server: Server | null = null;
	try {
		server = await startServer(folder.path);
		return await run(callsOf(`${server.url}/v1/threads`));
	} finally {
		await server?.stop();
		folder.remove();
	}
}

function callsOf(threads: string): Served {
	const settled = async (id: string) => {
		for (;;) {
			const { data } = await ask(jobs, "GET", `${threads}/${id}/jobs`);
			if (data.every(({ status }) => status === "done" || status === "failed")) return;
			await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		}
	};
	return {
		settled,
		create: async (id, body) => void (await ask(anything, "POST", threads, { id, ...body })),
		append: async (id, messages) => {
			for (let from = 0; from < messages.length; from += BATCH) {
				const batch = messages.slice(from, from + BATCH);
				await ask(anything, "POST", `${threads}/${id}/messages`, { messages: batch });
			}
			await settled(id);
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
