import { describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { contextOf } from "../contexts/context-calls.ts";
import { append, invalid, newThread, notFound, refusal, user } from "../thread-calls.ts";

const note = z.object({
	id: z.string().regex(/^note_[0-9A-Z]{26}$/),
	content: z.string(),
	category: z.string(),
	tokens: z.number(),
	created_at: z.string(),
});
const page = z.object({ data: z.array(note), next_cursor: z.string().nullable() });

describe("notes", () => {
	it("are answered as they are kept, with their tokens", async () => {
		const thread = await newThread({ model: "gpt-4o" });
		const plain = await api("POST", `${thread}/notes`, { content: "hello world" });
		expect(plain.status).toBe(201);
		expect(note.parse(plain.body)).toMatchObject({ content: "hello world", category: "context", tokens: 2 });
		const other = await ask(note, "POST", `${thread}/notes`, { content: "Use tabs.", category: "preference" });

		expect(await ask(page, "GET", `${thread}/notes`)).toEqual({ data: [other, plain.body], next_cursor: null });
	});

	it("are listed newest first, page by page", async () => {
		const thread = await newThread();
		for (const content of ["1", "2", "3", "4", "5"]) await ask(note, "POST", `${thread}/notes`, { content });
		const first = await ask(page, "GET", `${thread}/notes?limit=3`);
		const second = await ask(page, "GET", `${thread}/notes?limit=3&cursor=${first.next_cursor}`);

		expect(first.data.map(({ content }) => content)).toEqual(["5", "4", "3"]);
		expect(second.data.map(({ content }) => content)).toEqual(["2", "1"]);
		expect(second.next_cursor).toBeNull();
		expect(await api("GET", `${thread}/notes?cursor=x`)).toMatchObject(invalid("cursor"));
		expect(await api("GET", `${thread}/notes?limit=0`)).toMatchObject(invalid("limit"));
		expect(await api("GET", `${thread}/notes?category=task`)).toMatchObject(invalid("category"));
	});

	it("are deleted once", async () => {
		const thread = await newThread();
		const { id } = await ask(note, "POST", `${thread}/notes`, { content: "x" });

		expect(await api("DELETE", `${thread}/notes/${id}`)).toMatchObject({ status: 204, body: null });
		expect(await api("DELETE", `${thread}/notes/${id}`)).toMatchObject(notFound);
		expect(await ask(page, "GET", `${thread}/notes`)).toEqual({ data: [], next_cursor: null });
	});

	it.each([
		[{}, "content"],
		[{ content: "" }, "content"],
		[{ content: "x".repeat(8_001) }, "content"],
		[{ content: ["x"] }, "content"],
		[{ content: "x", category: "fact" }, "category"],
		[{ content: "x", id: "note_mine" }, "id"],
		[{ content: "x", tokens: 1 }, "tokens"],
	])("refuses %j", async (body, path) => {
		const thread = await newThread();
		expect(await api("POST", `${thread}/notes`, body)).toMatchObject(invalid(path));
		expect((await ask(page, "GET", `${thread}/notes`)).data).toEqual([]);
	});

	it("take the largest there may be", async () => {
		const thread = await newThread();
		const { content } = await ask(note, "POST", `${thread}/notes`, { content: "🐟".repeat(4_000) });
		expect(content).toHaveLength(8_000);
	});

	it("are not there where the thread is not, or belongs to another", async () => {
		const thread = await newThread();
		const { id } = await ask(note, "POST", `${thread}/notes`, { content: "x" });
		const other = await newThread();

		expect(await api("POST", "/v1/threads/nobody/notes", { content: "x" })).toMatchObject(notFound);
		expect(await api("GET", "/v1/threads/nobody/notes")).toMatchObject(notFound);
		expect(await api("DELETE", `/v1/threads/nobody/notes/${id}`)).toMatchObject(notFound);
		expect(await api("DELETE", `${other}/notes/${id}`)).toMatchObject(notFound);
	});

	it("go with their thread, and stay when a message is deleted", async () => {
		const thread = await newThread();
		await append(thread, [user("hello", { id: "m1" })]);
		await ask(note, "POST", `${thread}/notes`, { content: "hello" });
		await api("DELETE", `${thread}/messages/m1`);
		expect((await ask(page, "GET", `${thread}/notes`)).data).toHaveLength(1);

		await api("DELETE", thread);
		expect(await api("GET", `${thread}/notes`)).toMatchObject(notFound);
	});

	it("are all kept when twenty come at once, each with its own id", async () => {
		const thread = await newThread();
		const contents = Array.from({ length: 20 }, (_, n) => `note ${n}`);
		await Promise.all(contents.map((content) => ask(note, "POST", `${thread}/notes`, { content })));
		const { data } = await ask(page, "GET", `${thread}/notes`);

		expect(data.map(({ content }) => content).sort()).toEqual(contents.sort());
		expect(new Set(data.map(({ id }) => id)).size).toBe(20);
	});

	it("are written once under an Idempotency-Key", async () => {
		const thread = await newThread();
		const send = (content: string) =>
			api("POST", `${thread}/notes`, { content }, { headers: { "idempotency-key": thread } });
		const answers = await Promise.all([send("x"), send("x"), send("x")]);

		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect((await send("x")).headers.get("idempotent-replayed")).toBe("true");
		expect(await send("y")).toMatchObject(refusal(422, "idempotency_mismatch"));
		expect((await ask(page, "GET", `${thread}/notes`)).data).toHaveLength(1);
	});

	it("need a key that may write", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
		const admin = await newTenant(tenant);
		const reader = await storedKey(tenant, { role: "read" });
		const thread = await newThread({}, admin);
		const call = (method: string, suffix: string, body?: object) =>
			api(method, `${thread}/notes${suffix}`, body, { key: reader });

		expect(await call("GET", "")).toMatchObject({ status: 200 });
		expect(await call("POST", "", { content: "x" })).toMatchObject(refusal(403, "forbidden"));
		expect(await call("DELETE", "/note_1")).toMatchObject(refusal(403, "forbidden"));
	});
});

it("stands in contexts after three distillations, newest first", async () => {
	const thread = await newThread();
	for (const content of ["Never deploy on a Friday.", "The ledger is read only."]) {
		expect((await api("POST", `${thread}/notes`, { content, category: "correction" })).status).toBe(201);
	}
	for (let round = 1; round <= 3; round++) {
		const talk = Array.from({ length: 30 }, (_, n) => user(`In round ${round} we look at batch ${n} of the exports.`));
		await append(thread, talk);
		expect((await api("POST", `${thread}/distill?wait=true`)).body).toMatchObject({ summary: { number: round } });
	}
	const { text } = await contextOf(thread, { format: "text" });
	expect(text).toMatch(/The ledger is read only\.[\s\S]*Never deploy on a Friday\.[\s\S]*<\/task>/);
});
