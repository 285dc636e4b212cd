import type { Step } from "./step.ts";

const FOR_ADA = { "x-tessera-thread": "release-42", "x-tessera-user": "ada" };
const QUESTION = "When does the migration run?";

/** What a request of protocol 2026-07-28 says of its client, as it has no session. */
const META = {
	"io.modelcontextprotocol/protocolVersion": "2026-07-28",
	"io.modelcontextprotocol/clientInfo": { name: "example", version: "1" },
	"io.modelcontextprotocol/clientCapabilities": {},
};

/** What other clients speak: the Model Context Protocol, and OpenAI's calls through the proxy. */
export const DOORS: readonly Step[] = [
	{
		operation: "speakMcp",
		call: "POST /mcp",
		headers: { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25", ...FOR_ADA },
		body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "recall", arguments: { query: QUESTION } } },
	},
	{
		operation: "speakMcp",
		answerOnly: true,
		call: "POST /mcp",
		headers: {
			accept: "application/json, text/event-stream",
			"mcp-protocol-version": "2026-07-28",
			"mcp-method": "tools/call",
			"mcp-name": "recall",
			...FOR_ADA,
		},
		body: {
			jsonrpc: "2.0",
			id: 1,
			method: "tools/call",
			params: { name: "recall", arguments: { query: QUESTION }, _meta: META },
		},
	},
	{ operation: "listUpstreamModels", call: "GET /openai/v1/models" },
	{
		operation: "proxyChatCompletion",
		call: "POST /openai/v1/chat/completions",
		headers: FOR_ADA,
		body: { model: "gpt-4o", messages: [{ role: "user", content: QUESTION }] },
	},
	{
		operation: "proxyChatCompletion",
		answerOnly: true,
		call: "POST /openai/v1/chat/completions",
		headers: { ...FOR_ADA, "x-tessera-thread": "release-44" },
		body: { model: "gpt-4o", stream: true, messages: [{ role: "user", content: QUESTION }] },
	},
	{
		operation: "proxyResponse",
		call: "POST /openai/v1/responses",
		headers: { ...FOR_ADA, "x-tessera-thread": "release-43" },
		body: { model: "gpt-4o", input: QUESTION },
	},
	{
		operation: "proxyResponse",
		answerOnly: true,
		call: "POST /openai/v1/responses",
		headers: { ...FOR_ADA, "x-tessera-thread": "release-45" },
		body: { model: "gpt-4o", stream: true, input: QUESTION },
	},
];
