import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../client.ts";
import { call, completion, fakeUpstream, response, text } from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const tool = (limit: string) =>
	`[{"type":"function","function":{"name":"f","parameters":{"properties":{"a":{"type":"integer","maximum":${limit}}}}}}]`;

const NUMBERS: [path: string, fields: string][] = [
	["seed", '"seed":12345678901234567890'],
	["temperature", '"temperature":1e400'],
	["tools.0.function.parameters.properties.a.maximum", `"tools":${tool("12345678901234567890")}`],
];

const SHAPES: [path: string, said: string][] = [
	["/chat/completions", '"messages":[{"role":"user","content":"hi"}]'],
	["/responses", '"input":"hi"'],
];

describe.each(SHAPES)("numbers that can't be held, in %s", (path, said) => {
	const answering = () =>
		fakeUpstream(() => (path === "/responses" ? Response.json(response(text("Hi."))) : completion("Hi.")));

	it.each(NUMBERS)("are passed on as they came without a thread: %s", async (_, fields) => {
		const upstream = answering();
		const sent = `{ "model":"gpt-4o",  ${fields}, ${said}, "model":"gpt-4o-mini", "note":"\\u00e9é" }`;
		expect((await call(path, sent)).status).toBe(200);
		expect(upstream.sent.map(({ text }) => text)).toEqual([sent]);
	});

	it.each(NUMBERS)("are passed on as they came in a thread: %s", async (_, fields) => {
		const upstream = answering();
		const headers = { "x-tessera-thread": crypto.randomUUID() };
		const sent = `{"model":"gpt-4o",${fields},"top_p":0.50,"n":1e0,"of":"12345678901234567890",${said}}`;
		expect((await call(path, sent, { headers })).status).toBe(200);
		const kept = `${fields},"top_p":0.50,"n":1e0,"of":"12345678901234567890",`;
		expect(upstream.sent[0]?.text).toContain(kept);
		expect(upstream.sent[0]?.text).toContain('"model":"gpt-4o"');
	});

	it("are refused in the conversation of a thread, which is made anew", async () => {
		const upstream = answering();
		const thread = crypto.randomUUID();
		const field = path === "/responses" ? "input" : "messages";
		const item = '{"role":"user","content":"hi","at":12345678901234567890}';
		const sent = `{"model":"gpt-4o","seed":1e400,"${field}":[${item}]}`;
		expect(await call(path, sent, { headers: { "x-tessera-thread": thread } })).toMatchObject({
			status: 400,
			body: {
				code: "invalid_request",
				errors: [{ path: `${field}.0.at`, message: "this number can't be held exactly" }],
				error: { param: `${field}.0.at` },
			},
		});
		expect(upstream.sent).toEqual([]);
		expect((await api("GET", `/v1/threads/${thread}`)).status).toBe(404);
	});
});
