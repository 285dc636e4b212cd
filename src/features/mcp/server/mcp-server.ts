import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { VERSION } from "../../../platform/http/docs.ts";
import type { McpCall } from "../call/mcp-call.ts";
import { registerResources } from "../resources/resources.ts";
import { contextTool } from "../tools/context-tool.ts";
import { memoryTools } from "../tools/memory-tools.ts";
import { skillTools } from "../tools/skill-tools.ts";
import { threadTools } from "../tools/thread-tools.ts";
import type { Tool } from "../tools/tool.ts";

const TOOLS: readonly Tool[] = [...threadTools, ...memoryTools, contextTool, ...skillTools];

const INSTRUCTIONS =
	"Tessera is your memory. Call get_context before you answer in a thread, recall when you need something that is not in " +
	"it, note for what matters in this thread, and remember for what should be known in every later one.";

/** What is here does not change while the server runs: nobody has to be told. */
const CAPABILITIES = { tools: { listChanged: false }, resources: { listChanged: false } };

/** Answers one request, of protocol 2026-07-28 or of those from 2025, with tools and resources within the caller's access scope. */
export async function answerMcp(call: McpCall, request: Request, parsedBody: unknown): Promise<Response> {
	const handler = createMcpHandler(() => serverFor(call), { maxSubscriptions: 0 });
	const answer = await handler.fetch(request, { parsedBody });
	// All of it, so that what follows an answer follows what was done: older protocols have answers as streams.
	const body = answer.body === null ? null : await answer.arrayBuffer();
	return new Response(body, answer);
}

function serverFor(call: McpCall): McpServer {
	const server = new McpServer(
		{ name: "tessera", title: "Tessera", version: VERSION },
		{ capabilities: CAPABILITIES, instructions: INSTRUCTIONS },
	);
	for (const register of TOOLS) register(server, call);
	registerResources(server, call);
	return server;
}
