import {
	createMcpHandler,
	McpServer,
	PROTOCOL_VERSION_META_KEY,
	UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/server";
import * as z from "zod";
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

/** The protocols that are spoken, and no others: the SDK would speak older ones too. The second begins with `initialize`. */
const [STATELESS, NEGOTIATED] = ["2026-07-28", "2025-11-25"];
const PROTOCOLS = [STATELESS, NEGOTIATED];

/** Answers one request, of a protocol that is spoken, with tools and resources within the caller's access scope. */
export async function answerMcp(call: McpCall, request: Request, parsedBody: unknown): Promise<Response> {
	const refused = refusedProtocol(request, parsedBody);
	if (refused !== null) return refused;
	const handler = createMcpHandler(() => serverFor(call), { maxSubscriptions: 0 });
	const answer = await handler.fetch(request, { parsedBody });
	// All of it, so that what follows an answer follows what was done: older protocols have answers as streams.
	const body = answer.body === null ? null : await answer.arrayBuffer();
	return new Response(body, answer);
}

const Meta = z.looseObject({ [PROTOCOL_VERSION_META_KEY]: z.string().optional() });
const Asked = z.looseObject({
	id: z.union([z.string(), z.number()]).optional(),
	method: z.string(),
	params: z.looseObject({ _meta: Meta.optional() }).optional(),
});

/** The refusal of a protocol that is not spoken, which names those that are; one who begins (`initialize`) is offered one instead. */
function refusedProtocol({ headers }: Request, body: unknown): Response | null {
	const { id = null, method, params } = Asked.safeParse(body).data ?? {};
	const [own, named] = [params?._meta?.[PROTOCOL_VERSION_META_KEY], headers.get("mcp-protocol-version")];
	const requested = own ?? named;
	// That the two differ is the SDK's to say.
	if (method === "initialize" || requested === null || (named ?? requested) !== requested) return null;
	if (PROTOCOLS.includes(requested)) return null;
	// Who names it in each request can go on with one that is named so too.
	const supported = own === undefined ? PROTOCOLS : [STATELESS];
	const { code, message, data } = new UnsupportedProtocolVersionError({ supported, requested });
	const both = `${message}. Supported are ${STATELESS}, and ${NEGOTIATED} after initialize.`;
	return Response.json({ jsonrpc: "2.0", id, error: { code, message: both, data } }, { status: 400 });
}

function serverFor(call: McpCall): McpServer {
	const server = new McpServer(
		{ name: "tessera", title: "Tessera", version: VERSION },
		{ capabilities: CAPABILITIES, instructions: INSTRUCTIONS, supportedProtocolVersions: PROTOCOLS },
	);
	for (const register of TOOLS) register(server, call);
	registerResources(server, call);
	return server;
}
