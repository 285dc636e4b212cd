import { exports } from "cloudflare:workers";
import type Anthropic from "@anthropic-ai/sdk";
import type { ModelMessage } from "ai";
import type OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { connect, TesseraError } from "../../../src/client/index.ts";
import { localKey } from "../client.ts";

const send: typeof fetch = (input, init) => exports.default.fetch(new Request(input, init));
const tessera = connect({ url: "http://tessera", key: localKey, fetch: send });

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
	const found: T[] = [];
	for await (const row of rows) found.push(row);
	return found;
}

it("finds jobs, cancels one that waits, and queues it again", async () => {
	const thread = tessera.thread("client-jobs", { config: { learn: "turn" } });
	await thread.append({ role: "user", content: "I review the migration today." });
	const [waiting] = await all(thread.jobs());
	const id = waiting?.id ?? "";
	expect(await tessera.jobs.cancel(id)).toMatchObject({ id, kind: "learn", status: "cancelled" });
	const cancelled = await all(tessera.jobs.list({ status: "cancelled", kind: "learn" }));
	expect(cancelled).toContainEqual(await tessera.jobs.get(id));
	expect(await tessera.jobs.requeue(id)).toMatchObject({ id, status: "queued", attempts: 0 });
	await expect(tessera.jobs.cancel("job_none")).rejects.toMatchObject({ code: "not_found" });
});

describe("a thread of the client", () => {
	it("is made on first use, once, with its settings", async () => {
		const thread = tessera.thread("client-first-use", { user_id: "ada" });
		const [{ last_seq }, thread2] = await Promise.all([thread.append({ role: "user", content: "hi" }), thread.get()]);
		expect(last_seq).toBe(1);
		expect(thread2).toMatchObject({ id: "client-first-use", user_id: "ada" });
	});

	it("is used as it is if it is there with other settings", async () => {
		await tessera.thread("client-there", { user_id: "ada", title: "A" }).append({ role: "user", content: "hi" });
		const again = tessera.thread("client-there");
		expect(await again.get()).toMatchObject({ title: "A" });
	});

	it("gives contexts with the types of their formats, which the SDKs take", async () => {
		const thread = tessera.thread("client-formats");
		await thread.append([{ role: "user", content: "The migration runs on Friday." }]);
		const query = "When does it run?";
		const openai: OpenAI.Chat.Completions.ChatCompletionMessageParam[] = (
			await thread.context({ query, format: "openai" })
		).messages;
		const anthropic = await thread.context({ query, format: "anthropic" });
		const system: Anthropic.TextBlockParam[] = anthropic.system;
		const turns: Anthropic.MessageParam[] = anthropic.messages;
		const aiSdk = await thread.context({ query, format: "ai-sdk" });
		const messages: ModelMessage[] = aiSdk.messages;
		const { text } = await thread.context({ query, format: "text" });
		expect([openai.at(-1)?.role, system.length, turns.at(-1)?.role, messages.at(-1)?.role]).toEqual([
			"user",
			1,
			"user",
			"user",
		]);
		expect(aiSdk.instructions).toHaveLength(1);
		expect(text).toContain("<query>\nWhen does it run?\n</query>");
		expect((await thread.context({ query })).messages[0]?.role).toBe("system");
	});

	it("takes what SDKs hand over", async () => {
		const given: OpenAI.Chat.Completions.ChatCompletionMessageParam[] = [
			{ role: "user", content: [{ type: "text", text: "Look" }] },
			{
				role: "assistant",
				content: null,
				tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
			},
		];
		expect(await tessera.thread("client-openai").append(given, { format: "openai" })).toMatchObject({ last_seq: 2 });
	});

	it("pages through its messages as they are needed", async () => {
		const thread = tessera.thread("client-paging");
		await thread.append(Array.from({ length: 7 }, (_, index) => ({ role: "user" as const, content: `m${index}` })));
		expect((await all(thread.messages({ limit: 3 }))).map(({ content }) => content)).toEqual(
			Array.from({ length: 7 }, (_, index) => `m${index}`),
		);
	});

	it("has notes, a working state, and is deleted", async () => {
		const thread = tessera.thread("client-notes");
		const note = await thread.note("PostgreSQL 16 it is.", "decision");
		expect(await all(thread.notes())).toEqual([note]);
		expect(await all(tessera.notes({ thread_id: "client-notes", q: "postgresql" }))).toMatchObject([note]);
		await thread.deleteNote(note.id);
		expect(await thread.updateWorkingState({ current_task: "Plan" })).toMatchObject({ current_task: "Plan" });
		await thread.delete();
		expect(await all(thread.messages())).toEqual([]);
	});
});

it("memories are written, found and changed", async () => {
	const scope = "user:client-mira";
	const memory = await tessera.memories.add({ content: "Lives in Lisbon.", type: "fact", scope });
	await tessera.memories.addAll([{ content: "Allergic to shellfish.", type: "preference", scope }]);
	expect(await all(tessera.memories.list({ scope, limit: 1 }))).toHaveLength(2);
	const { data } = await tessera.memories.search({ query: "Lisbon", user_id: "client-mira" });
	expect(data[0]?.memory.id).toBe(memory.id);
	expect(await tessera.memories.update(memory.id, { content: "Lives in Porto." })).toMatchObject({ version: 2 });
	await tessera.memories.delete(memory.id);
	await expect(tessera.memories.get(memory.id)).rejects.toMatchObject({ code: "not_found", status: 404 });
	const text = "My name is Mira.";
	expect(await tessera.memories.ingest({ text, user_id: "client-mira" })).toMatchObject({ memories: [{}] });
});

it("a refusal is an error with its code and its places", async () => {
	const refused = tessera.thread("client-refused").append({ role: "user", content: [{ type: "hologram" }] });
	await expect(refused).rejects.toBeInstanceOf(TesseraError);
	await expect(refused).rejects.toMatchObject({
		code: "invalid_request",
		status: 400,
		problem: { errors: [{ path: "messages.0.content.0.type" }] },
	});
});

describe("what fails on the way", () => {
	/** Fails as told, then goes through. */
	function failing(...faults: (() => Response | Promise<never>)[]) {
		const keys: (string | null)[] = [];
		const client = connect({
			url: "http://tessera",
			key: localKey,
			fetch: async (input, init) => {
				const request = new Request(input, init);
				keys.push(request.headers.get("idempotency-key"));
				const answer = faults.shift();
				return answer === undefined ? send(request) : answer();
			},
		});
		return { client, keys };
	}
	const busy = () => new Response(null, { status: 503 });
	const unreachable = () => Promise.reject(new TypeError("network"));

	it("is tried again under the same idempotency key", async () => {
		const { client, keys } = failing(busy, unreachable);
		const memory = await client.memories.add({ content: "Once.", type: "fact", scope: "user:client-once" });
		expect(memory.content).toBe("Once.");
		expect(keys).toHaveLength(3);
		expect(new Set(keys).size).toBe(1);
	});

	it("is done once even if only the answer was lost", async () => {
		let lost = true;
		const client = connect({
			url: "http://tessera",
			key: localKey,
			fetch: async (input, init) => {
				const answer = await send(input, init);
				if (!lost || !String(input).endsWith("/messages")) return answer;
				lost = false;
				await answer.body?.cancel();
				throw new TypeError("network");
			},
		});
		expect(await client.thread("client-lost").append({ role: "user", content: "hi" })).toMatchObject({ last_seq: 1 });
	});

	it("is given up after the retries, and told apart", async () => {
		const { client } = failing(unreachable, unreachable);
		await expect(client.request("GET", "/health", {}, { retries: 1 })).rejects.toMatchObject({
			code: "unreachable",
			status: 0,
		});
		const refused = failing(() => Response.json({ code: "forbidden", detail: "no" }, { status: 403 }));
		await expect(refused.client.request("GET", "/v1/models")).rejects.toMatchObject({ code: "forbidden" });
		expect(refused.keys).toHaveLength(1);
	});

	it("ends when the caller's signal says so, and when it takes too long", async () => {
		const never: typeof fetch = (_, init) =>
			new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
		const client = connect({ url: "http://tessera", key: localKey, fetch: never, retries: 0 });
		const controller = new AbortController();
		const call = client.request("GET", "/health", {}, { signal: controller.signal });
		controller.abort(new Error("enough"));
		await expect(call).rejects.toThrow("enough");
		await expect(client.request("GET", "/health", {}, { timeoutMs: 5 })).rejects.toMatchObject({ code: "timeout" });
	});
});
