import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import OpenAI from "openai";
import { afterAll, expect, it } from "vitest";
import { LOCAL_KEY } from "../../scripts/client/api.ts";
import { send } from "../../scripts/examples/send.ts";
import { connect } from "../../src/client/index.ts";
import { refuses, says, startFakeWriter } from "./fake-writer.ts";
import { against, anyTime, printed, snippetsIn } from "./snippets.ts";
import { judgedServer } from "./test-server.ts";

const EXAMPLES = snippetsIn("README.md").filter(({ language }) => language === "ts");

const upstream = await startFakeWriter();
const server = judgedServer(["--var", `TESSERA_PROXY_BASE_URL:${upstream.baseUrl}`]);

afterAll(() => upstream.stop());

const client = () => connect({ url: server.url, key: LOCAL_KEY, retries: 0 });
const META = {
	"io.modelcontextprotocol/protocolVersion": "2026-07-28",
	"io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
	"io.modelcontextprotocol/clientCapabilities": {},
};
const THREAD = "/v1/threads/contract";
const hello = [{ role: "user", content: "Hello" }];

it.each(EXAMPLES)("$name prints what it shows, and calls as its document says", async ({ code, output }) => {
	const file = join(server.folder, "example.ts");
	writeFileSync(file, against(server.url, code));
	const shown = await printed(process.execPath, [file], server.folder);
	rmSync(file);
	expect(anyTime(shown)).toBe(anyTime(output ?? ""));
});

it("the README has an agent loop of at most 15 lines and a memory example, and no sleep in either", () => {
	expect(EXAMPLES).toHaveLength(2);
	expect(EXAMPLES[0]?.code.trim().split("\n").length).toBeLessThanOrEqual(15);
	for (const { code } of EXAMPLES) expect(code).not.toMatch(/sleep|setTimeout/);
});

it("answers clients that read pages, formats and streams as its document says", async () => {
	const tessera = client();
	const thread = tessera.thread("contract", { user_id: "ada", title: "Contract" });
	await thread.append([
		{ role: "system", content: "Be brief." },
		{
			role: "user",
			content: [
				{ type: "text", text: "Look:" },
				{ type: "image_url", url: "https://example.com/a.png" },
			],
		},
		{ role: "assistant", content: "", tool_calls: [{ id: "c1", name: "look", arguments: '{"at":"a.png"}' }] },
		{ role: "tool", content: "A ferry.", tool_call_id: "c1" },
	]);
	await thread.append([{ role: "assistant", content: null, refusal: "I can't say." }], { format: "openai" });
	await thread.append([{ type: "message", role: "user", content: [{ type: "input_text", text: "Why?" }] }]);
	await thread.append([{ role: "assistant", content: [{ type: "thinking", thinking: "Hm.", signature: "s" }] }]);
	await thread.append([{ role: "user", content: [{ type: "image", image: "https://example.com/b.png" }] }]);
	const rows = [];
	for await (const row of thread.messages({ limit: 3 })) rows.push(row);
	expect(rows).toHaveLength(8);
	await tessera.memories.addAll([
		{ content: "Ada prefers short answers.", type: "preference", scope: "user:ada", metadata: { a: 1 } },
		{
			content: "Ada lives in Porto.",
			type: "fact",
			scope: "user:ada",
			key: "home",
			valid_from: "2026-01-01T00:00:00Z",
		},
	]);
	await tessera.request("POST", "/v1/relations", {
		body: { subject: "Ada", predicate: "LIVES_IN", object: "Porto", scope: "user:ada" },
	});
	await tessera.memories.search({ query: "Where does Ada live?", user_id: "ada" });
	for (const format of ["messages", "openai", "responses", "anthropic", "ai-sdk", "text", "blocks"] as const) {
		const { format: answered, id } = await thread.context({ query: "Where do I live?", format, recall: { limit: 3 } });
		expect(answered).toBe(format);
		await tessera.request("GET", `${THREAD}/contexts/${id}`);
	}
	for await (const { id } of tessera.memories.list({ scope: "user:ada", limit: 1 })) await tessera.memories.get(id);
	for await (const _ of tessera.threads({ limit: 1 }));
	await thread.deleteMessage("none").catch(() => undefined);
});

it.each<[number, string, unknown?, Record<string, string>?]>([
	[401, "GET /v1/threads", undefined, { authorization: "" }],
	[401, "GET /v1/threads", undefined, { authorization: "Bearer tsr_local_wrong" }],
	[401, "POST /mcp", { jsonrpc: "2.0", id: 1, method: "ping" }, { authorization: "Bearer x" }],
	[400, "POST /mcp", '"no JSON-RPC"'],
	[405, "GET /mcp"],
	[400, "POST /v1/threads", { id: "a b" }],
	[400, "POST /v1/threads", { id: "x", colour: "red" }],
	[400, `POST ${THREAD}/messages`, { messages: [] }],
	[400, `POST ${THREAD}/messages`, { messages: [{ role: "wizard", content: "x" }] }],
	[400, `GET ${THREAD}/messages?limit=0`],
	[400, `GET ${THREAD}/messages?cursor=none`],
	[400, "POST /v1/memories", { content: "x" }],
	[400, "POST /v1/memory-tool", { command: "view", path: "/etc/passwd" }],
	[400, "GET /v1/usage?from=yesterday"],
	[404, "GET /v1/threads/none"],
	[404, "GET /v1/memories/mem_00000000000000000000000000"],
	[404, "DELETE /v1/keys/key_00000000000000000000000000"],
	[404, "GET /v1/nothing"],
	[405, "PUT /v1/threads", {}],
	[409, "POST /v1/threads", { id: "contract", title: "Another" }],
	[409, `POST ${THREAD}/messages`, { messages: hello, if_seq: 1 }],
	[413, `POST ${THREAD}/messages`, { messages: [{ role: "user", content: "x".repeat(1_100_000) }] }],
	[415, "POST /v1/threads", "id: x", { "content-type": "text/yaml" }],
	[422, "POST /v1/context", { query: "x", model: "gpt-4", budget: { history: 9_000_000 } }],
	[422, "POST /v1/context", { query: "x", system: "word ".repeat(9_000), budget: "4k" }],
	[502, "POST /openai/v1/chat/completions", { model: "gpt-4o", messages: hello }, { "x-tessera-thread": "broken" }],
	[404, "POST /webhooks/generic/ins_00000000000000000000000000", {}],
])("answers %i to a bad %s as its document says", async (status, call, body, headers = {}) => {
	upstream.tell((response) => response.destroy());
	const [method = "", path = ""] = call.split(" ");
	expect(await send({ url: server.url, upstream: upstream.baseUrl }, { method, path, body, headers })).toMatchObject({
		status,
		answer: { status },
	});
});

it("answers OpenAI's client as its document says, streaming and not", async () => {
	const headers = { "x-tessera-thread": "proxied" };
	const openai = new OpenAI({
		baseURL: `${server.url}/openai/v1`,
		apiKey: LOCAL_KEY,
		defaultHeaders: headers,
		maxRetries: 0,
	});
	upstream.tell(says("Hi."));
	const asked = { model: "gpt-4o", messages: [{ role: "user" as const, content: "Hello" }] };
	const { choices } = await openai.chat.completions.create(asked);
	expect(choices[0]?.message.content).toBe("Hi.");
	upstream.tell((response) => {
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.end(
			`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "Hi again." } }] })}\n\ndata: [DONE]\n\n`,
		);
	});
	let heard = "";
	for await (const chunk of await openai.chat.completions.create({ ...asked, stream: true })) {
		heard += chunk.choices[0]?.delta.content ?? "";
	}
	expect(heard).toBe("Hi again.");
	upstream.tell(refuses(429));
	await expect(openai.responses.create({ model: "gpt-4o", input: "Hello" })).rejects.toMatchObject({ status: 429 });
	await expect(openai.models.list()).rejects.toMatchObject({ status: 429 });
});

it("answers MCP's client as its document says", async () => {
	const accept = "application/json, text/event-stream";
	for (const [status, headers] of [
		[400, { accept, "mcp-protocol-version": "1999-01-01" }],
		[400, { accept, "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call" }],
		[404, { accept, "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/steal" }],
		[406, {}],
	] as const) {
		const body = { jsonrpc: "2.0", id: 1, method: "tools/steal", params: status === 406 ? {} : { _meta: META } };
		expect(
			await send({ url: server.url, upstream: upstream.baseUrl }, { method: "POST", path: "/mcp", body, headers }),
		).toMatchObject({
			...{ status, answer: { error: { message: expect.any(String) } } },
		});
	}
	for (const mode of [{ pin: "2026-07-28" }, "legacy"] as const) {
		const mcp = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
		const requestInit = { headers: { authorization: `Bearer ${LOCAL_KEY}` } };
		await mcp.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }));
		expect((await mcp.listTools()).tools.length).toBeGreaterThan(5);
		await mcp.callTool({ name: "remember", arguments: { content: "Ada likes ferries." } });
		await expect(mcp.callTool({ name: "steal", arguments: {} })).rejects.toThrow("steal");
		await mcp.close();
	}
});
