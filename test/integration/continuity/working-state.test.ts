import { describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { append, assistant, invalid, newThread, notFound, refusal, user } from "../thread-calls.ts";

const empty = {
	current_task: "",
	task_chain: [],
	completed_steps: [],
	next_step: "",
	open_files: [],
	recent_decisions: [],
	blockers: [],
	updated_at: null,
	updated_by: null,
};
const changed = { updated_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/), updated_by: "caller" };
const state = z.looseObject({ task_chain: z.array(z.string()), open_files: z.array(z.string()) });
const tasked = z.looseObject({ current_task: z.string() });

describe("reading", () => {
	it("is empty before the first update", async () => {
		const thread = await newThread();
		expect(await api("GET", `${thread}/working-state`)).toMatchObject({ status: 200, body: empty });
	});

	it("says where the work is after an answer of the assistant", async () => {
		const thread = await newThread();
		const call = { id: "c", name: "write_file", arguments: '{"path":"migrations/split.sql"}' };
		await ask(state, "PUT", `${thread}/working-state`, { recent_decisions: ["Split the name column", "Use tabs"] });
		await append(thread, [
			user("Scrap the split of the name column."),
			{ role: "assistant", content: "OK.", tool_calls: [call] },
			{ role: "tool", content: "written", tool_call_id: "c" },
			assistant("Fine."),
		]);

		expect(await api("GET", `${thread}/working-state`)).toMatchObject({
			body: {
				open_files: ["migrations/split.sql"],
				recent_decisions: expect.not.arrayContaining(["Split the name column"]),
				updated_by: "writer:embedded",
			},
		});
	});

	it("names what the user asks for next before anybody answers it", async () => {
		const thread = await newThread();
		const asked = "can you add a login page to the admin app?";
		const task = async () => (await ask(tasked, "GET", `${thread}/working-state`)).current_task;
		await append(thread, [user(asked)]);
		expect(await task()).toBe("");
		await append(thread, [assistant("I added src/login.tsx and a route for it.")]);
		await append(thread, [user("great, now please write the tests for the csv export of invoices")]);
		expect(await task()).toMatch(/csv export of invoices/);
	});

	it("forgets what the user called off", async () => {
		const thread = await newThread();
		const task = async () => (await ask(tasked, "GET", `${thread}/working-state`)).current_task;
		await append(thread, [user("can you add a login page to the admin app?"), assistant("I added src/login.tsx.")]);
		await append(thread, [user("great, now please write the tests for the csv export of invoices")]);
		expect(await task()).toMatch(/csv export/);
		await append(thread, [user("actually cancel that, the export goes away")]);
		expect(await task()).not.toMatch(/export/);
	});

	it("stays what a caller wrote until somebody answers", async () => {
		const thread = await newThread();
		await append(thread, [user("can you add a login page to the admin app?"), assistant("Done: src/login.tsx.")]);
		await api("PUT", `${thread}/working-state`, { current_task: "Move to Hono" });
		await append(thread, [user("please write the tests for the csv export of invoices")]);
		expect(await api("GET", `${thread}/working-state`)).toMatchObject({
			body: { current_task: "Move to Hono", updated_by: "caller" },
		});
	});

	it("is not there where the thread is not", async () => {
		expect(await api("GET", "/v1/threads/nobody/working-state")).toMatchObject(notFound);
		expect(await api("PUT", "/v1/threads/nobody/working-state", {})).toMatchObject(notFound);
		expect(await api("PATCH", "/v1/threads/nobody/working-state", {})).toMatchObject(notFound);
	});
});

describe("writing", () => {
	it("replaces all of it: what is absent becomes empty", async () => {
		const thread = await newThread();
		const path = `${thread}/working-state`;
		const first = await api("PUT", path, { current_task: "A", task_chain: ["one", "two"], blockers: ["b"] });
		expect(first).toMatchObject({
			status: 200,
			body: { ...empty, ...changed, current_task: "A", task_chain: ["one", "two"], next_step: "one", blockers: ["b"] },
		});

		const second = await api("PUT", path, { completed_steps: ["one"] });
		expect(second.body).toEqual({ ...empty, ...changed, completed_steps: ["one"] });
		expect((await api("GET", path)).body).toEqual(second.body);
	});

	it("changes what is given and leaves the rest", async () => {
		const thread = await newThread();
		const path = `${thread}/working-state`;
		await api("PUT", path, { current_task: "A", task_chain: ["one", "two"], open_files: ["a.ts"] });

		expect(await api("PATCH", path, { completed_steps: ["one"], open_files: [] })).toMatchObject({
			status: 200,
			body: { current_task: "A", task_chain: ["one", "two"], next_step: "two", open_files: [] },
		});
	});

	it("loses nothing of 20 changes at once", async () => {
		const thread = await newThread();
		const path = `${thread}/working-state`;
		const fields = ["task_chain", "completed_steps", "open_files", "recent_decisions", "blockers"] as const;
		const changes = Array.from({ length: 20 }, (_, n) => ({ [fields[n % 5] ?? "blockers"]: [`entry ${n % 5}`] }));
		const answers = await Promise.all(changes.map((change) => api("PATCH", path, change)));

		expect(answers.every(({ status }) => status === 200)).toBe(true);
		const all = Object.fromEntries(fields.map((field, n) => [field, [`entry ${n}`]]));
		expect(await api("GET", path)).toMatchObject({ body: all });
	});

	it.each([
		[{ next_step: "x" }, "next_step"],
		[{ updated_by: "caller" }, "updated_by"],
		[{ set_aside: [] }, "set_aside"],
		[{ current_task: "x".repeat(2_001) }, "current_task"],
		[{ current_task: null }, "current_task"],
		[{ task_chain: "one" }, "task_chain"],
		[{ task_chain: Array.from({ length: 101 }, () => "x") }, "task_chain"],
		[{ completed_steps: ["ok", 5] }, "completed_steps.1"],
		[{ open_files: [""] }, "open_files.0"],
		[{ blockers: ["x".repeat(501)] }, "blockers.0"],
	])("refuses %j", async (body, path) => {
		const thread = await newThread();
		for (const method of ["PUT", "PATCH"]) {
			expect(await api(method, `${thread}/working-state`, body)).toMatchObject(invalid(path));
		}
		expect((await api("GET", `${thread}/working-state`)).body).toEqual(empty);
	});

	it("takes the largest there may be, and goes on from it", async () => {
		const thread = await newThread();
		const path = `${thread}/working-state`;
		const chain = Array.from({ length: 100 }, (_, n) => `step ${n} ${"x".repeat(480)}`);
		await ask(state, "PUT", path, { current_task: "y".repeat(2_000), task_chain: chain });
		await append(thread, [assistant("I'll begin with src/schema.sql.")]);
		const after = await ask(state, "GET", path);

		expect(after.open_files).toEqual(["src/schema.sql"]);
		expect(after.task_chain.length).toBeGreaterThan(98);
	});
});

it("needs a key that may write", async () => {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const admin = await newTenant(tenant);
	const reader = await storedKey(tenant, { role: "read" });
	const thread = await newThread({}, admin);

	expect(await api("GET", `${thread}/working-state`, undefined, { key: reader })).toMatchObject({ status: 200 });
	for (const method of ["PUT", "PATCH"]) {
		expect(await api(method, `${thread}/working-state`, {}, { key: reader })).toMatchObject(refusal(403, "forbidden"));
	}
	expect(await api("GET", `${thread}/working-state`, undefined, { key: null })).toMatchObject({ status: 401 });
});

it("says nothing any more that a message says no more", async () => {
	const thread = await newThread();
	const [message] = (
		await append(thread, [user("Let's rebuild the exporter."), assistant("The wire format stands in src/OLDFACT7.ts.")])
	).messages.slice(1);
	expect(JSON.stringify((await api("GET", `${thread}/working-state`)).body)).toContain("OLDFACT7");

	await api("PATCH", `${thread}/messages/${message?.id}`, { content: "It stands in src/NEWFACT8.ts." });
	expect(JSON.stringify((await api("GET", `${thread}/working-state`)).body)).not.toContain("OLDFACT7");
	expect(JSON.stringify((await api("POST", `${thread}/context`, {})).body)).not.toContain("OLDFACT7");
});
