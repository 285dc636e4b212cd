import * as z from "zod";

const localKey = "tsr_local_dev";

/** One call with the local key; the answer's body is JSON where there is one. */
async function call(method: string, url: string, body?: unknown): Promise<{ status: number; body: unknown }> {
	const answer = await fetch(url, {
		method,
		headers: { authorization: `Bearer ${localKey}`, "content-type": "application/json" },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}

/** A call that must succeed; a refusal is thrown with what the server said. */
export async function ask<T>(schema: z.ZodType<T>, method: string, url: string, body?: unknown): Promise<T> {
	const answer = await call(method, url, body);
	if (answer.status < 200 || answer.status > 299) {
		throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
	}
	return schema.parse(answer.body);
}

export const appended = z.object({
	messages: z.array(z.object({ id: z.string(), seq: z.number() })),
	last_seq: z.number(),
});
export type Appended = z.infer<typeof appended>;

const page = z.object({
	data: z.array(z.object({ id: z.string(), seq: z.number(), content: z.string() })),
	next_cursor: z.string().nullable(),
});
type Listed = z.infer<typeof page>["data"];

/** Every message of a thread, oldest first, read page by page. */
export async function allMessages(threadUrl: string): Promise<Listed> {
	const all: Listed = [];
	for (;;) {
		const after = all.at(-1)?.seq ?? 0;
		const { data } = await ask(page, "GET", `${threadUrl}/messages?order=asc&limit=200&after_seq=${after}`);
		all.push(...data);
		if (data.length === 0) return all;
	}
}
