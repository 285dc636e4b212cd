import { describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { callTool, connect, PROTOCOLS, readJson } from "./mcp-calls.ts";

const TOOLS = [
	...["find_skill", "forget", "get_context", "note", "recall", "relations", "remember", "save_skill", "working_state"],
];

describe.each(PROTOCOLS)("protocol %s", (protocol) => {
	it("lists the tools with what they take and answer, and how they behave", async () => {
		const client = await connect({ protocol });
		expect(client.getServerVersion()).toMatchObject({ name: "tessera" });
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS);
		for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
			expect(title, name).not.toBeUndefined();
			expect(description, name).not.toBeUndefined();
			expect(outputSchema, name).toMatchObject({ type: "object" });
			expect(annotations?.readOnlyHint, name).toBeTypeOf("boolean");
			for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
				expect(schema, `${name}.${field}`).toMatchObject({ description: expect.any(String) });
			}
		}
		const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
		expect(hints.recall).toMatchObject({ readOnlyHint: true, openWorldHint: false });
		expect(hints.forget).toMatchObject({ readOnlyHint: false, destructiveHint: true });
	});

	it("remembers, recalls, relates and forgets", async () => {
		const user_id = `mira-${protocol}`;
		const client = await connect({ protocol, headers: { "x-tessera-user": user_id } });
		const { answer: memory } = await callTool(client, "remember", { content: "Mira is allergic to shellfish." });
		expect(memory).toMatchObject({ type: "fact", scope: `user:${user_id}`, status: "active" });
		expect((await api("GET", `/v1/memories/${memory.id}`)).body).toMatchObject({ content: memory.content });

		const found = await callTool(client, "recall", { query: "What is Mira allergic to?" });
		expect(found.answer).toMatchObject({ data: [{ memory: { id: memory.id } }], degraded: [] });
		expect(JSON.parse(found.text)).toEqual(found.answer);

		await api("POST", "/v1/relations", {
			...{ subject: "Mira", predicate: "LIVES_IN", object: "Lisbon", scope: `user:${user_id}` },
		});
		const { answer: graph } = await callTool(client, "relations", { entity: "mira" });
		expect(graph).toMatchObject({ edges: [{ predicate: "LIVES_IN", object: "Lisbon" }] });

		expect((await callTool(client, "forget", { id: memory.id })).answer).toEqual({ id: memory.id, forgotten: true });
		expect(await callTool(client, "forget", { id: memory.id })).toMatchObject({
			...{ isError: true, text: "not_found: There is no such memory." },
		});
		expect((await callTool(client, "recall", { query: "shellfish" })).answer).toMatchObject({ data: [] });
	});

	it("writes notes, keeps the working state and builds the context that shows them, with its receipt", async () => {
		const thread_id = `release-${protocol}`;
		const client = await connect({ protocol, headers: { "x-tessera-thread": thread_id } });
		const { answer: note } = await callTool(client, "note", {
			content: "Ask Ada before the release.",
			category: "task",
		});
		expect(note).toMatchObject({ category: "task", content: "Ask Ada before the release." });
		const change = { current_task: "Release 42", task_chain: ["write notes", "tag"] };
		const { answer: state } = await callTool(client, "working_state", { change });
		expect(state).toMatchObject({ ...change, next_step: "write notes", updated_by: "caller" });
		expect((await callTool(client, "working_state")).answer).toEqual(state);

		const context = await callTool(client, "get_context", { query: "What is left to do?", append: true });
		expect(context.answer).toMatchObject({ thread_id, format: "text", appended: { seq: 1 } });
		expect(context.text).toContain("Ask Ada before the release.");
		expect(context.text).toContain("Release 42");
		const receipt = z.string().parse(context.answer.receipt);
		expect(context.content[1]).toMatchObject({ type: "resource_link", uri: receipt });
		expect(await readJson(client, receipt)).toMatchObject({
			id: context.answer.id,
			response: { report: { blocks: expect.any(Array) } },
		});

		expect((await callTool(client, "forget", { id: note.id })).isError).toBe(false);
		expect(await readJson(client, `tessera://threads/${thread_id}/notes`)).toEqual({ data: [] });
	});

	it("reads threads with their messages, and their summaries", async () => {
		const thread = await newThread({ title: "Ferries", user_id: "oda" });
		const id = thread.split("/").at(-1) ?? "";
		await append(thread, [user("Is the ferry on time?"), assistant("It is.")]);
		await api("POST", `${thread}/distill?wait=true`, {});
		const client = await connect({ protocol });
		const { resources } = await client.listResources();
		await expect
			.poll(async () => (await client.listResources()).resources)
			.toContainEqual(expect.objectContaining({ uri: `tessera://threads/${id}`, name: id, title: "Ferries" }));
		expect(resources.every(({ mimeType }) => mimeType === "application/json")).toBe(true);
		const { resourceTemplates } = await client.listResourceTemplates();
		expect(resourceTemplates).toHaveLength(4);
		expect(await readJson(client, `tessera://threads/${id}`)).toMatchObject({
			...{ id, title: "Ferries", messages: [{ content: "Is the ferry on time?" }, { content: "It is." }] },
		});
		expect(await readJson(client, `tessera://threads/${id}/summaries`)).toMatchObject({ data: expect.any(Array) });
	});

	it("saves skills and finds them by their goal", async () => {
		const client = await connect({ protocol, headers: { "x-tessera-project": `tides-${protocol}` } });
		const skill = { name: "tag-release", description: "Tag a release", body: "git tag v1 && git push --tags" };
		const { answer } = await callTool(client, "save_skill", skill);
		expect(answer).toMatchObject({ ...skill, scope: `project:tides-${protocol}`, version: 1 });
		const found = await callTool(client, "find_skill", { goal: "tag the release" });
		expect(found.answer).toMatchObject({ data: [{ skill: { id: answer.id } }] });
	});
});

const kept = z.object({ request: z.object({ tools: z.array(z.string()) }) });

it("names to the model the tools that its key may use", async () => {
	const tenant = "mcp-tools";
	const admin = await newTenant(tenant);
	await api("POST", "/v1/threads", { id: "t" }, { key: admin });
	const toolsOf = async (key: string) => {
		const client = await connect({ key });
		const { answer } = await callTool(client, "get_context", { thread_id: "t" });
		return (await ask(kept, "GET", `/v1/threads/t/contexts/${answer.id}`, undefined, { key })).request.tools;
	};
	expect(await toolsOf(admin)).toEqual(["note", "remember", "recall", "forget"]);
	expect(await toolsOf(await storedKey(tenant, { role: "read" }))).toEqual(["recall"]);
});
