import { expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api, newTenant } from "../client.ts";
import { refusal } from "../thread-calls.ts";
import { callTool, connect, post } from "./mcp-calls.ts";

const META = {
	"io.modelcontextprotocol/protocolVersion": "2026-07-28",
	"io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
	"io.modelcontextprotocol/clientCapabilities": {},
};
const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: META } };
const listHeaders = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" };

it("wants a key", async () => {
	expect(await post(list, listHeaders, null)).toMatchObject(refusal(401, "unauthorized"));
	expect((await post(list, listHeaders, null)).headers.get("www-authenticate")).toBe("Bearer");
	expect(await post(list, listHeaders, "tsr_t_forged")).toMatchObject(refusal(401, "unauthorized"));
});

it("has no sessions to read or end", async () => {
	for (const method of ["GET", "DELETE"]) {
		expect(await api(method, "/mcp")).toMatchObject(refusal(405, "method_not_allowed"));
	}
});

it("answers a message that stands by itself", async () => {
	expect(await post(list, listHeaders)).toMatchObject({
		status: 200,
		body: { id: 1, result: { tools: expect.any(Array) } },
	});
});

it.each([
	["no JSON", "{", {}, 400, { code: "invalid_json" }],
	["another media type", "{}", { "content-type": "text/plain" }, 415, { code: "unsupported_media_type" }],
	["a body over the limit", `"${"x".repeat(1_048_576)}"`, {}, 413, { code: "too_large" }],
	["text that can't be kept", '{"jsonrpc":"2.0","id":1,"method":"\\u0000"}', {}, 400, { code: "invalid_request" }],
	["no JSON-RPC", {}, {}, 400, { error: { code: -32600 } }],
	[
		"another method in the header",
		list,
		{ ...listHeaders, "mcp-method": "tools/call" },
		400,
		{ error: { code: -32020 } },
	],
	["no method in the header", list, { "mcp-protocol-version": "2026-07-28" }, 400, { error: { code: -32020 } }],
	["another protocol in the header", list, { ...listHeaders, "mcp-protocol-version": "2025-11-25" }, 400, {}],
	["a thread that can't be one", list, { ...listHeaders, "x-tessera-thread": "a b" }, 400, { code: "invalid_request" }],
])("refuses %s", async (_, body, headers, status, said) => {
	expect(await post(body, headers)).toMatchObject({ status, body: said });
});

it.each(["2024-11-05", "2025-06-18", "2027-01-01"])(
	"speaks no protocol %s, and names those it speaks",
	async (version) => {
		const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "old", version: "1" } };
		const { status, body } = await post({ jsonrpc: "2.0", id: 1, method: "initialize", params });
		expect(status).toBe(200);
		// The protocol's own way to say so: the client is offered another, and leaves if it does not speak it.
		expect(body).toMatch(/"protocolVersion":"2025-11-25"/);
		const refused = (supported: string[]) => {
			const message = expect.stringMatching(/2026-07-28.*2025-11-25/);
			return {
				status: 400,
				body: { id: 1, error: { code: -32022, message, data: { supported, requested: version } } },
			};
		};
		const meta = { ...META, "io.modelcontextprotocol/protocolVersion": version };
		const headers = { ...listHeaders, "mcp-protocol-version": version };
		// What is named in each request: the others begin with initialize.
		expect(await post({ ...list, params: { _meta: meta } }, headers)).toMatchObject(refused(["2026-07-28"]));
		const bare = { jsonrpc: "2.0", id: 1, method: "tools/list" };
		expect(await post(bare, headers)).toMatchObject(refused(["2026-07-28", "2025-11-25"]));
	},
);

it("refuses unknown methods, tools, resources and arguments by name", async () => {
	const client = await connect();
	const unknown = { jsonrpc: "2.0", id: 1, method: "tools/steal", params: { _meta: META } };
	expect(await post(unknown, { ...listHeaders, "mcp-method": "tools/steal" })).toMatchObject({
		body: { error: { code: -32601 } },
	});
	await expect(callTool(client, "shell", {})).rejects.toThrow(/shell/);
	await expect(client.readResource({ uri: "tessera://threads/none" })).rejects.toThrow(/tessera:\/\/threads\/none/);
	await expect(client.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow(/not found/);
	expect(await callTool(client, "recall", { question: "?" })).toMatchObject({
		...{ isError: true, text: expect.stringContaining("question") },
	});
	expect(await callTool(client, "note", { content: "Where?" })).toMatchObject({
		...{ isError: true, text: expect.stringContaining("thread_id") },
	});
	expect(await callTool(client, "remember", { content: "Whose?" })).toMatchObject({
		...{ isError: true, text: expect.stringContaining("scope") },
	});
});

it("makes a thread for a context only where the key may write", async () => {
	await newTenant("mcp-begins");
	const reader = await connect({ key: await storedKey("mcp-begins", { role: "read" }) });
	expect(await callTool(reader, "get_context", { thread_id: "begins" })).toMatchObject({
		...{ isError: true, text: "not_found: There is no such thread." },
	});
	const writer = await connect({ key: await storedKey("mcp-begins", { role: "write" }) });
	expect((await callTool(writer, "get_context", { thread_id: "begins", query: "Hello?" })).answer).toMatchObject({
		...{ thread_id: "begins", text: expect.stringContaining("Hello?") },
	});
	expect((await callTool(reader, "get_context", { thread_id: "begins" })).isError).toBeFalsy();
});

it("opens no stream of changes, as there are none", async () => {
	const params = { _meta: META, notifications: { toolsListChanged: true } };
	const listen = { jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params };
	const headers = { ...listHeaders, "mcp-method": "subscriptions/listen" };
	expect(JSON.stringify((await post(listen, headers)).body)).toContain("-32603");
});

it("lets a key write no further than it may, and shows nothing of another tenant", async () => {
	const [mine, other] = [await newTenant("mcp-mine"), await newTenant("mcp-other")];
	await api("POST", "/v1/threads", { id: "secret" }, { key: other });
	const writer = await connect({ key: other, headers: { "x-tessera-user": "ada" } });
	const { answer: memory } = await callTool(writer, "remember", { content: "The code is 4711." });

	const client = await connect({ key: mine, headers: { "x-tessera-user": "ada" } });
	expect((await callTool(client, "recall", { query: "What is the code?" })).answer).toMatchObject({ data: [] });
	expect((await callTool(client, "forget", { id: memory.id })).text).toBe("not_found: There is no such memory.");
	await expect(client.readResource({ uri: "tessera://threads/secret" })).rejects.toThrow(/not found/i);
	expect((await client.listResources()).resources).toEqual([]);

	const reader = await connect({ key: await storedKey("mcp-other", { role: "read" }) });
	for (const [tool, given] of [
		["note", { thread_id: "secret", content: "x" }],
		["remember", { content: "x", scope: "global" }],
		["forget", { id: memory.id }],
		["working_state", { thread_id: "secret", change: { current_task: "x" } }],
		["get_context", { thread_id: "secret", query: "x", append: true }],
		["save_skill", { name: "x", description: "x", body: "x", scope: "global" }],
	] as const) {
		expect(await callTool(reader, tool, given), tool).toMatchObject({
			...{ isError: true, text: expect.stringContaining("forbidden: This needs a key of role write") },
		});
	}
	const bound = await connect({ key: await storedKey("mcp-other", { userId: "bob" }) });
	expect((await callTool(bound, "remember", { content: "Bob likes tea." })).answer).toMatchObject({
		scope: "user:bob",
	});
	expect(await callTool(bound, "remember", { content: "x", scope: "user:ada" })).toMatchObject({ isError: true });
	expect(await callTool(bound, "recall", { query: "code", user_id: "ada" })).toMatchObject({ isError: true });
});
