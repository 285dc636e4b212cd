import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { invalid, newThread, refusal } from "../thread-calls.ts";

const TENANT = "all-notes";
const note = z.looseObject({
	id: z.string(),
	content: z.string(),
	thread_id: z.string(),
	user_id: z.string().nullable(),
});
const page = z.object({ data: z.array(note), next_cursor: z.string().nullable() });

let [admin, ada, inHarbour, stranger] = ["", "", "", ""];

async function write(thread: string, content: string, category = "context", key = admin) {
	return ask(z.looseObject({ id: z.string() }), "POST", `/v1/threads/${thread}/notes`, { content, category }, { key });
}

async function found(query: string, key = admin): Promise<string[]> {
	return (await ask(page, "GET", `/v1/notes${query}`, undefined, { key })).data.map(({ content }) => content);
}

beforeAll(async () => {
	admin = await newTenant(TENANT);
	stranger = await newTenant("all-notes-stranger");
	ada = await storedKey(TENANT, { userId: "ada" });
	inHarbour = await storedKey(TENANT, { projectId: "harbour" });
	await newThread({ id: "a1", user_id: "ada", project_id: "harbour" }, admin);
	await newThread({ id: "a2", user_id: "ada" }, admin);
	await newThread({ id: "b1", user_id: "bo", project_id: "harbour" }, admin);
	await newThread({ id: "n1" }, admin);
	await newThread({ id: "a1", user_id: "ada" }, stranger);
	await write("a1", "The ferries leave at nine.");
	await write("a2", "Never deploy on a Friday.", "correction");
	await write("b1", "The ferry of Bo is late.");
	await write("a1", "Tabs, not spaces.", "preference");
	await write("n1", "港は朝に閉まります。");
	await write("a1", "The ferry of strangers.", "context", stranger);
}, 60_000);

describe("GET /v1/notes", () => {
	it("lists notes across threads, newest first, with whose they are", async () => {
		const { data } = await ask(page, "GET", "/v1/notes", undefined, { key: admin });
		expect(data.map(({ thread_id }) => thread_id)).toEqual(["n1", "a1", "b1", "a2", "a1"]);
		expect(data[1]).toEqual({
			...{ id: expect.stringMatching(/^note_/), content: "Tabs, not spaces.", category: "preference" },
			...{ tokens: expect.any(Number), created_at: expect.any(String) },
			...{ thread_id: "a1", user_id: "ada", project_id: "harbour" },
		});
	});

	it.each([
		["?user_id=ada", ["Tabs, not spaces.", "Never deploy on a Friday.", "The ferries leave at nine."]],
		["?project_id=harbour", ["Tabs, not spaces.", "The ferry of Bo is late.", "The ferries leave at nine."]],
		["?user_id=ada&project_id=harbour&category=context", ["The ferries leave at nine."]],
		["?thread_id=a2", ["Never deploy on a Friday."]],
		["?thread_id=nobody", []],
		["?category=correction", ["Never deploy on a Friday."]],
		["?q=FERRY", ["The ferry of Bo is late.", "The ferries leave at nine."]],
		["?q=the%20ferry%20leaving", ["The ferries leave at nine."]],
		["?q=ferry&user_id=ada", ["The ferries leave at nine."]],
		["?q=ferry&user_id=bo&project_id=harbour", ["The ferry of Bo is late."]],
		["?q=ferry&thread_id=b1", ["The ferry of Bo is late."]],
		["?q=朝に", ["港は朝に閉まります。"]],
		["?q=ferr", []],
		["?q=%22*()AND", []],
		["?q=%3F%21", []],
	])("%s gives %j", async (query, contents) => {
		expect(await found(query)).toEqual(contents);
	});

	it("gives them page by page, each once", async () => {
		const first = await ask(page, "GET", "/v1/notes?limit=3", undefined, { key: admin });
		const second = await ask(page, "GET", `/v1/notes?limit=3&cursor=${first.next_cursor}`, undefined, { key: admin });
		expect(first.data).toHaveLength(3);
		expect([...first.data, ...second.data].map(({ content }) => content)).toEqual(await found(""));
		expect(second.next_cursor).toBeNull();
	});

	it.each([
		["?q=", "q"],
		["?category=fact", "category"],
		["?limit=0", "limit"],
		["?cursor=x", "cursor"],
		["?scope=global", "scope"],
		["?user_id=%20", "user_id"],
	])("refuses %s", async (query, path) => {
		expect(await api("GET", `/v1/notes${query}`, undefined, { key: admin })).toMatchObject(invalid(path));
	});

	it("holds a key to its tenant, and to what it is bound to", async () => {
		expect(await found("", stranger)).toEqual(["The ferry of strangers."]);
		expect(await found("?q=ferry", stranger)).toEqual(["The ferry of strangers."]);
		expect(await found("", ada)).toEqual(await found("?user_id=ada"));
		expect(await found("?q=ferry", ada)).toEqual(["The ferries leave at nine."]);
		expect(await found("?thread_id=b1", ada)).toEqual([]);
		expect(await found("", inHarbour)).toEqual(await found("?project_id=harbour"));
		expect(await found("?thread_id=a2&q=friday", inHarbour)).toEqual([]);
		expect(await api("GET", "/v1/notes?user_id=bo", undefined, { key: ada })).toMatchObject(refusal(403, "forbidden"));
	});

	it("follows a thread to another user, and loses the notes of one that is deleted", async () => {
		await newThread({ id: "moving", user_id: "cy" }, admin);
		const { id } = await write("moving", "The crane is red.");
		expect(await found("?user_id=cy")).toEqual(["The crane is red."]);
		await api("PATCH", "/v1/threads/moving", { user_id: "di" }, { key: admin });
		expect([await found("?user_id=cy"), await found("?user_id=di")]).toEqual([[], ["The crane is red."]]);
		expect([await found("?user_id=cy&q=crane"), await found("?user_id=di&q=crane")]).toEqual([
			[],
			["The crane is red."],
		]);

		await write("moving", "The crane is blue.");
		await api("DELETE", `/v1/threads/moving/notes/${id}`, undefined, { key: admin });
		expect(await found("?q=crane")).toEqual(["The crane is blue."]);
		await api("DELETE", "/v1/threads/moving", undefined, { key: admin });
		expect(await found("?q=crane")).toEqual([]);
		await newThread({ id: "moving", user_id: "di" }, admin);
		expect(await found("?user_id=di")).toEqual([]);
	});
});
