import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../../src/app.ts";
import wrangler from "../../../../wrangler.toml?raw";
import { storedMemory } from "../../../contract/memory/stored-rows.ts";
import { tried } from "../../../long.ts";
import { ask, newTenant } from "../../client.ts";
import { completion } from "../../proxy/upstream.ts";
import { connected } from "../../webhooks/webhook-calls.ts";
import { ALSO, BINDINGS, FAULTS, type Fault, production, SHORT } from "./broken.ts";

type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> };
type Answer = { status: number; headers: Headers; text: string };

const tenant = `faults-${crypto.randomUUID().slice(0, 8)}`;
const app = createApp();
const SAID = "the harbour of Genoa";
let key = "";
let count = 0;

beforeAll(async () => {
	key = await newTenant(tenant);
	await storedMemory({ tenant, scope: "user:ada", id: "known", content: `I keep ${SAID}` });
	vi.stubGlobal("fetch", async () => completion("Yes."));
});
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterAll(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

async function asked({ method, path, body, headers = {} }: Call, broken: object): Promise<Answer> {
	const sent = new Headers({ authorization: `Bearer ${key}`, "content-type": "application/json", ...headers });
	const init = {
		method,
		headers: sent,
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	};
	const settings = { ...env, ...production(), ...SHORT, ...WORKING, ...broken };
	const answer = await app.fetch(new Request(`http://tessera${path}`, init), settings, createExecutionContext());
	return { status: answer.status, headers: answer.headers, text: new TextDecoder().decode(await answer.arrayBuffer()) };
}

const post = (path: string, body: object, headers: Record<string, string> = {}): Call => ({
	method: "POST",
	path,
	body,
	headers,
});
/** Storage that works may take its time on a busy machine. */
const WORKING = { TESSERA_DEADLINE_STORAGE_MS: "20000" };
const read = async (path: string) => (await asked({ method: "GET", path }, {})).text;

/** What an operation asks for, what is stored of it, and which bindings it can't do without. */
type Operation = { needs: string[]; call: Call; stored?: () => Promise<string>; done?: number };

/** One of each kind, about things of its own: what failed is asked again as it was. */
const OPERATIONS: Record<string, () => Promise<Operation>> = {
	append: async () => {
		const thread = await threadOf();
		const messages = [{ id: "m1", role: "user", content: SAID }];
		return {
			needs: ["DB", "THREADS"],
			call: post(`${thread}/messages`, { messages }),
			stored: () => read(`${thread}/messages`),
			done: 201,
		};
	},
	context: async () => ({ needs: ["DB", "THREADS"], call: post(`${await threadOf()}/context`, { query: SAID }) }),
	"context that appends": async () => {
		const thread = await threadOf();
		const call = post(`${thread}/context`, { query: SAID, append: true }, once());
		return { needs: ["DB", "THREADS"], call, stored: () => read(`${thread}/messages`) };
	},
	"context of no thread": async () => ({ needs: ["DB"], call: post("/v1/context", { query: SAID, user_id: "ada" }) }),
	search: async () => ({ needs: ["DB"], call: post("/v1/memories/search", { query: SAID, user_id: "ada" }) }),
	remember: async () => {
		const scope = `user:u${++count}`;
		const call = post("/v1/memories", { content: `${SAID} ${count}`, scope }, once());
		return { needs: ["DB"], call, stored: () => read(`/v1/memories?scope=${scope}`), done: 201 };
	},
	note: async () => {
		const thread = await threadOf();
		const call = post(`${thread}/notes`, { content: SAID, category: "task" }, once());
		return { needs: ["DB", "THREADS"], call, stored: () => read(`${thread}/notes`), done: 201 };
	},
	distill: async () => {
		const thread = await threadOf();
		const messages = [1, 2, 3].map((at) => ({ role: "user", content: `${SAID} ${at}` }));
		await ask(z.unknown(), "POST", `${thread}/messages`, { messages }, { key });
		return {
			needs: ["DB", "THREADS"],
			call: post(`${thread}/distill?wait=true`, {}),
			stored: () => read(`${thread}/summaries`),
		};
	},
	learn: async () => {
		const text = `I live in Oslo${++count}.`;
		const call = post("/v1/memories/ingest", { text, user_id: `l${count}` }, once());
		return { needs: ["DB", "JOBS"], call, done: 202 };
	},
	webhook: async () => {
		const { path, sign } = await connected("generic", { tenant });
		const event = { id: "e1", type: "message", channel: "C1", message_id: "m1", user: "ada", text: SAID };
		const { headers, body } = await sign({ ...event, ts: new Date().toISOString() });
		const sent = { authorization: "", ...Object.fromEntries(headers) };
		const call = { method: "POST", path, body: new TextDecoder().decode(body), headers: sent };
		return { needs: ["DB", "INSTALLATIONS"], call };
	},
	delete: async () => {
		const thread = await threadOf();
		return { needs: ["DB", "THREADS"], call: { method: "DELETE", path: thread }, done: 204 };
	},
	export: async () => ({ needs: ["DB", "THREADS"], call: { method: "GET", path: "/v1/export?user_id=ada" } }),
	mcp: async () => {
		const params = { name: "recall", arguments: { query: SAID, user_id: "ada" }, _meta: META };
		const headers = {
			accept: "application/json, text/event-stream",
			"mcp-protocol-version": "2026-07-28",
			"mcp-method": "tools/call",
			"mcp-name": "recall",
		};
		return { needs: ["DB"], call: post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params }, headers) };
	},
	proxy: async () => {
		const body = { model: "gpt-4o", messages: [{ role: "user", content: SAID }] };
		return {
			needs: ["DB", "THREADS"],
			call: post("/openai/v1/chat/completions", body, { "x-tessera-thread": `proxied-${++count}` }),
		};
	},
	docs: async () => ({ needs: ["ASSETS"], call: { method: "GET", path: "/docs" } }),
};

const META = {
	"io.modelcontextprotocol/protocolVersion": "2026-07-28",
	"io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
	"io.modelcontextprotocol/clientCapabilities": {},
};

const once = () => ({ "idempotency-key": crypto.randomUUID() });

/** Each of a user of its own: a deletion takes back kept answers that another thread of the user may have. */
async function threadOf(): Promise<string> {
	const config = { overflow: { preserve_messages: 1 }, learn: "off" };
	const made = await ask(
		z.object({ id: z.string() }),
		"POST",
		"/v1/threads",
		{ user_id: `user-${++count}`, config },
		{ key },
	);
	return `/v1/threads/${made.id}`;
}

/** The answer that is documented where a part is away that is needed. */
function unavailable({ status, headers, text }: Answer): string {
	const problem = z.object({ code: z.string() }).safeParse(JSON.parse(text || "{}")).data;
	if (status !== 503 || problem?.code !== "unavailable") return `${status} ${text}`;
	return Number(headers.get("retry-after")) > 0 ? "unavailable" : "no retry-after";
}

it("breaks every binding that is configured", () => {
	const bound = wrangler.match(/^(?:binding|name) = "[A-Z][A-Z_0-9]*"$/gm) ?? [];
	const names = new Set(bound.map((line) => line.split('"')[1] ?? ""));
	expect([...names].sort()).toEqual([...Object.keys(BINDINGS), ...Object.keys(ALSO)].sort());
});

/** What stands once where the request was done, however often it was sent. */
const STORED_ONCE = ["append", "context that appends", "remember", "note"];
const INTERNALS = /D1_ERROR|Network connection|gibberish|TypeError|undefined/;

/** What is wrong with an operation while a binding is broken, and once it is back. */
async function wrongWith(
	name: string,
	prepared: () => Promise<Operation>,
	binding: string,
	fault: Fault,
): Promise<string[]> {
	const { needs, call, stored = async () => "", done = 200 } = await prepared();
	const before = await stored();
	const answer = await asked(call, BINDINGS[binding]?.(fault) ?? {});
	const wrong: string[] = [];
	const note = (what: string) => void wrong.push(`${name}: ${what}`);
	if (answer.status >= 300) {
		const said = unavailable(answer);
		if (said !== "unavailable") note(said);
		if (!needs.includes(binding)) note(`needs no ${binding}, but answers ${answer.status}`);
		if (fault !== "hangs" && (await stored()) !== before) note("half done");
	}
	if (INTERNALS.test(answer.text)) note(`tells of it: ${answer.text}`);
	const again = await asked(call, {});
	const expected = name === "delete" && answer.status < 300 ? 404 : done;
	// A deletion elsewhere in the tenant may take the kept answer back: then it was done all the same, and once.
	const wasDone = answer.status < 300 && again.status === 409 && again.text.includes('"already_exists"');
	if (again.status !== expected && !wasDone) note(`then ${again.status} ${again.text}`);
	if (STORED_ONCE.includes(name) && (await stored()).split(SAID).length !== 2)
		note(`then stands ${(await stored()).slice(0, 300)}`);
	return wrong;
}

describe.each(Object.keys(BINDINGS))("%s", (binding) => {
	// Before each commit each operation meets one fault of each binding, and of another binding another one.
	const turn = Object.keys(BINDINGS).indexOf(binding) % FAULTS.length;
	const turned = [...FAULTS.slice(turn), ...FAULTS.slice(0, turn)];
	it.each(FAULTS)(
		"%s: the documented answer of every operation, nothing half done, and then it works",
		async (fault) => {
			// A deletion takes back every kept answer that is on its way, so it has its turn behind the others.
			const { delete: deletion, ...others } = OPERATIONS;
			const broken = ([name, prepared]: [string, () => Promise<Operation>]) =>
				wrongWith(name, prepared, binding, fault);
			const found = await Promise.all(tried(Object.entries(others), fault, turned).map(broken));
			if (deletion !== undefined) found.push(await broken(["delete", deletion]));
			if (found.flat().length > 0) throw new Error(found.flat().join("\n"));
			const health = await asked({ method: "GET", path: "/health" }, BINDINGS[binding]?.(fault) ?? {});
			expect(health.status).toBe(200);
			expect(health.text).not.toMatch(INTERNALS);
		},
		300_000,
	);
});
