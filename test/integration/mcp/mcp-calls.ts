import { exports } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import * as z from "zod";
import { type Answer, api, localKey } from "../client.ts";

export const PROTOCOLS = ["2026-07-28", "2025-11-25"] as const;

type Options = { key?: string; headers?: Record<string, string>; protocol?: (typeof PROTOCOLS)[number] };

/** The official client, connected to the Worker over streamable HTTP. */
export async function connect({
	key = localKey,
	headers = {},
	protocol = "2026-07-28",
}: Options = {}): Promise<Client> {
	const mode = protocol === "2026-07-28" ? { pin: protocol } : "legacy";
	const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
	const transport = new StreamableHTTPClientTransport(new URL("http://tessera/mcp"), {
		fetch: (url, init) => exports.default.fetch(new Request(url, init)),
		requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
	});
	await client.connect(transport);
	return client;
}

const told = z.object({
	isError: z.boolean().optional(),
	structuredContent: z.record(z.string(), z.unknown()).optional(),
	content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
});

/** What a tool said: its structured answer, and what a model reads. */
export async function callTool(client: Client, name: string, given: Record<string, unknown> = {}) {
	const {
		isError = false,
		structuredContent: answer = {},
		content,
	} = told.parse(await client.callTool({ name, arguments: given }));
	return { isError, answer, text: content.map(({ text }) => text ?? "").join("\n"), content };
}

export async function readJson(client: Client, uri: string): Promise<Record<string, unknown>> {
	const { contents } = await client.readResource({ uri });
	const [first] = contents;
	if (first === undefined || !("text" in first)) throw new Error(`${uri} has no text`);
	return z.record(z.string(), z.unknown()).parse(JSON.parse(first.text));
}

const HEADERS = { accept: "application/json, text/event-stream" };

/** One message as it stands, with the headers that go with it unless said otherwise. */
export function post(body: unknown, headers: Record<string, string> = {}, key?: string | null): Promise<Answer> {
	return api("POST", "/mcp", body, { headers: { ...HEADERS, ...headers }, ...(key !== undefined && { key }) });
}
