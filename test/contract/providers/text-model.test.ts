import { describe, expect, it, vi } from "vitest";
import { openAiCompatibleEmbedder } from "../../../src/providers/openai-compatible/embedder.ts";
import { openAiCompatibleModel } from "../../../src/providers/openai-compatible/text-model.ts";
import { type AiBinding, workersAiModel } from "../../../src/providers/workers-ai/text-model.ts";
import { request, textModelContract, type VendorBehaviour } from "./text-model.ts";

const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
const choice = (content: unknown) => [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
const never = () => new Promise<never>(() => undefined);

/** The platform's binding before a model that behaves like this; errors are worded as it words them. */
function aiThat(behaviour: VendorBehaviour): AiBinding {
	return {
		run: async () => {
			switch (behaviour.does) {
				case "answers":
					return behaviour.reply;
				case "hangs":
					return never();
				case "is busy":
					throw new Error("3040: Capacity temporarily exceeded, please try again.");
				case "breaks":
					throw new Error("InferenceUpstreamError: <html>502</html>");
				case "refuses":
					throw new Error("5007: No such model");
			}
		},
	};
}

describe("workersAiModel", () => {
	textModelContract({
		make: (behaviour) => workersAiModel(aiThat(behaviour), { model: "@cf/meta/llama-3.3-70b-instruct-fp8-fast" }),
		shapes: (text) => ({
			response: { reply: { response: text, usage, tool_calls: [] }, counted: true },
			text: { reply: text, counted: false },
			"OpenAI's": { reply: { choices: choice(text), usage }, counted: true },
			"OpenAI's, in parts": { reply: { choices: choice([{ type: "text", text }]), usage }, counted: true },
			"with odd fields": { reply: { response: text, usage: "none", choices: 3, request_id: 4 }, counted: false },
		}),
		textless: {
			queued: { reply: { request_id: "abc" }, reason: "refused" },
			"an empty text": { reply: { response: "  " }, reason: "empty" },
			"no field that is known": { reply: { result: 1 }, reason: "empty" },
			"nothing at all": { reply: null, reason: "empty" },
			"only calls of tools": { reply: { tool_calls: [{ name: "f", arguments: {} }] }, reason: "empty" },
			"no content": { reply: { choices: choice(null) }, reason: "empty" },
		},
		saysHowLong: false,
	});

	it("gives an answer that came as a value as its JSON", async () => {
		const ai = aiThat({ does: "answers", reply: { response: { a: "b" } } });
		const made = await workersAiModel(ai, { model: "@cf/x/y" }).generate(request);
		expect(made).toMatchObject({ value: { text: '{"a":"b"}' } });
	});

	it.each([
		["@cf/google/gemma-3-12b-it", { guided_json: request.schema?.schema }],
		["@cf/mistralai/mistral-small-3.1-24b-instruct", { guided_json: request.schema?.schema }],
		[
			"@cf/openai/gpt-oss-20b",
			{ response_format: { type: "json_schema", json_schema: { ...request.schema, strict: true } } },
		],
		[
			"@cf/meta/llama-3.3-70b-instruct-fp8-fast",
			{ response_format: { type: "json_schema", json_schema: request.schema?.schema } },
		],
	])("tells %s the schema in its own manner", async (model, field) => {
		const run = vi.fn(async () => ({ response: "{}" }));
		await workersAiModel({ run }, { model }).generate(request);
		const messages = [
			{ role: "system", content: request.system },
			{ role: "user", content: request.prompt },
		];
		expect(run).toHaveBeenCalledExactlyOnceWith(
			model,
			{ messages, max_tokens: 500, temperature: 0, ...field },
			expect.anything(),
		);
	});

	it("goes on without the schema where the model can't be held to one, and remembers", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const run = vi.fn(async (_: string, inputs: Record<string, unknown>) => {
			if ("response_format" in inputs) throw new Error("5025: This model doesn't support JSON Schema.");
			return { response: "ok" };
		});
		const model = workersAiModel({ run }, { model: "@cf/x/y" });
		expect(await model.generate(request)).toMatchObject({ ok: true, value: { text: "ok" } });
		expect(await model.generate(request)).toMatchObject({ ok: true });
		expect(run).toHaveBeenCalledTimes(3);
		logged.mockRestore();
	});
});

type Sent = { url: string; headers: Headers; body: Record<string, unknown> };

/** A server that answers each request as told, and what it was sent. */
function serverThat(answer: (sent: Sent) => Response | Promise<Response>) {
	const sent: Sent[] = [];
	const fetch = async (url: string, init: RequestInit) => {
		sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
		const late = new Promise<never>((_, reject) => {
			init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
		});
		return Promise.race([
			Promise.resolve(answer({ url, headers: new Headers(), body: JSON.parse(String(init.body)) })),
			late,
		]);
	};
	const model = (apiKey: string | null = null, baseUrl = "http://127.0.0.1:11434/v1/") =>
		openAiCompatibleModel({ baseUrl, apiKey, model: "llama3.2", fetch });
	return { sent, model };
}

function answerOf(behaviour: VendorBehaviour): Response | Promise<Response> {
	switch (behaviour.does) {
		case "answers":
			return behaviour.reply instanceof Response ? behaviour.reply : Response.json(behaviour.reply);
		case "hangs":
			return never();
		case "is busy":
			return new Response("slow down", { status: 429, headers: { "retry-after": `${behaviour.retryAfterSeconds}` } });
		case "breaks":
			return new Response("oops", { status: 500 });
		case "refuses":
			return Response.json({ error: { message: "no such model" } }, { status: 404 });
	}
}

describe("openAiCompatibleModel", () => {
	textModelContract({
		make: (behaviour) => serverThat(() => answerOf(behaviour)).model(),
		shapes: (text) => ({
			"a text": { reply: { choices: choice(text), usage }, counted: true },
			parts: { reply: { choices: choice([{ type: "text", text }]), usage }, counted: true },
			"without usage": { reply: { choices: choice(text) }, counted: false },
			"with odd fields": { reply: { choices: choice(text), usage: null, id: 7 }, counted: false },
		}),
		textless: {
			"a page instead of JSON": { reply: new Response("<html>welcome</html>"), reason: "refused" },
			"another JSON": { reply: { message: "hello" }, reason: "refused" },
			"more than 2 MB": { reply: new Response("x".repeat(2_100_000)), reason: "refused" },
			"an empty text": { reply: { choices: choice("") }, reason: "empty" },
			"no content": { reply: { choices: choice(null) }, reason: "empty" },
			"no choice": { reply: { choices: [] }, reason: "empty" },
		},
		saysHowLong: true,
	});

	it("asks at the base URL, with the key where there is one", async () => {
		const server = serverThat(() => Response.json({ choices: choice("ok") }));
		await server.model("sk-1").generate(request);
		await server.model(null, "https://api.example.com/v1").generate(request);
		expect(server.sent.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
			["http://127.0.0.1:11434/v1/chat/completions", "Bearer sk-1"],
			["https://api.example.com/v1/chat/completions", null],
		]);
		expect(server.sent[0]?.body).toMatchObject({ model: "llama3.2", max_tokens: 500 });
	});

	it("asks for less where the server refuses a format, and remembers what it takes", async () => {
		const server = serverThat(({ body }) =>
			"response_format" in body
				? Response.json({ error: "unknown field response_format" }, { status: 400 })
				: Response.json({ choices: choice("ok") }),
		);
		const model = server.model();
		expect(await model.generate(request)).toMatchObject({ ok: true, value: { text: "ok" } });
		expect(server.sent.map(({ body }) => body.response_format)).toMatchObject([
			{ type: "json_schema", json_schema: { name: "summary", strict: true } },
			{ type: "json_object" },
			undefined,
		]);
		await model.generate(request);
		expect(server.sent).toHaveLength(4);
	});

	it("names the limit as newer models want it", async () => {
		const server = serverThat(({ body }) =>
			"max_tokens" in body
				? Response.json({ error: { message: "Use 'max_completion_tokens' instead." } }, { status: 400 })
				: Response.json({ choices: choice("ok") }),
		);
		expect(await server.model().generate(request)).toMatchObject({ ok: true });
		expect(server.sent[1]?.body).toMatchObject({
			max_completion_tokens: 500,
			response_format: { type: "json_schema" },
		});
	});

	it("asks without a temperature where a model has only its own, and remembers", async () => {
		const server = serverThat(({ body }) =>
			"temperature" in body
				? Response.json({ error: { message: "Unsupported value: 'temperature'" } }, { status: 400 })
				: Response.json({ choices: choice("ok") }),
		);
		const model = server.model();
		expect(await model.generate(request)).toMatchObject({ ok: true });
		await model.generate(request);
		expect(server.sent.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
		expect(server.sent[1]?.body).toMatchObject({ response_format: { type: "json_schema" } });
	});

	it("gives up where a server refuses whatever it is asked", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const server = serverThat(() => new Response("no", { status: 400 }));
		expect(await server.model().generate(request)).toEqual({
			ok: false,
			error: { reason: "refused", detail: "HTTP 400" },
		});
		expect(server.sent).toHaveLength(3);
		logged.mockRestore();
	});

	it("tells of a refusal the code alone, as the server may repeat what it was asked", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const error = { message: `no model for: ${request.prompt}`, type: "invalid_request_error", code: null };
		const server = serverThat(() => Response.json({ error }, { status: 404 }));
		const made = await server.model().generate(request);
		expect(made).toEqual({ ok: false, error: { reason: "refused", detail: "HTTP 404, invalid_request_error" } });
		expect(logged).not.toHaveBeenCalled();
		logged.mockRestore();
	});

	it.each([301, 302, 303, 307, 308])("follows no redirect (%i), and says so", async (status) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const asked: (RequestInit["redirect"] | null)[] = [];
		const fetch = async (_: string, init: RequestInit) => {
			asked.push(init.redirect ?? null);
			return new Response(null, { status, headers: { location: "https://elsewhere.example/" } });
		};
		const server = { baseUrl: "https://api.example.com/v1", apiKey: "sk-1", model: "m", fetch };
		const detail = expect.stringMatching(/redirects.*TESSERA_OPENAI_BASE_URL/);
		const made = await openAiCompatibleModel(server).generate(request);
		expect(made).toEqual({ ok: false, error: { reason: "refused", detail } });
		const vectors = await openAiCompatibleEmbedder(server).embed(["a"], "query", 1_000);
		expect(vectors).toEqual({ ok: false, error: { reason: "failed", detail } });
		expect(asked).toEqual(["manual", "manual"]);
		expect(logged).not.toHaveBeenCalled();
		logged.mockRestore();
	});

	it("says that a server can't be reached", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const server = serverThat(() => Promise.reject(new TypeError("connection refused")));
		expect(await server.model().generate(request)).toMatchObject({ error: { reason: "failed" } });
		logged.mockRestore();
	});

	it("takes a date for the time to wait", async () => {
		const at = new Date(Date.now() + 30_000).toUTCString();
		const server = serverThat(() => new Response("", { status: 429, headers: { "retry-after": at } }));
		const made = await server.model().generate(request);
		const ms = !made.ok && made.error.reason === "rate_limited" ? made.error.retry_after_ms : null;
		expect(ms).toBeGreaterThan(25_000);
		expect(ms).toBeLessThanOrEqual(30_000);
	});
});
