import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { d1JobList } from "../../../src/features/threads/store/list/job-list.ts";
import { api, localKey, newTenant } from "../client.ts";
import { newThread, user } from "../thread-calls.ts";

const app = createApp();
const SECRET = "Ada keeps the harbour keys under the third stone";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

/** The lines that are JSON, as they were written. */
function lines(): Record<string, unknown>[] {
	return logged.mock.calls.flatMap(([line]) => (String(line).startsWith("{") ? [JSON.parse(String(line))] : []));
}

const hashOf = (tenant: string) => createHash("sha256").update(tenant).digest("hex").slice(0, 12);

async function call(own: object, path: string, body: object, key: string) {
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
	return app.request(
		`http://tessera${path}`,
		{ method: "POST", headers, body: JSON.stringify(body) },
		{ ...env, ...own },
	);
}

describe("a failed call of another part", () => {
	it("is one line of JSON that names request, tenant, part, provider and status, and no content", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
		const key = await newTenant(tenant);
		const own = {
			...env,
			...{ TESSERA_EMBEDDERS: "openai-compatible", TESSERA_OPENAI_BASE_URL: "http://127.0.0.1:1/v1" },
			...{ TESSERA_OPENAI_EMBEDDING_MODEL: "minilm" },
		};
		const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(`can't: ${SECRET}`, { status: 503 }));
		const answer = await call(own, "/v1/memories/search", { query: SECRET }, key);
		sent.mockRestore();
		expect(answer.status).toBe(200);

		const failed = lines().filter(({ event }) => event === "call_failed");
		expect(failed).toEqual([
			{
				...{ event: "call_failed", request_id: answer.headers.get("x-request-id"), tenant: hashOf(tenant) },
				...{ part: "embedder", provider: "openai-compatible", model: expect.stringContaining("minilm") },
				...{ operation: "query", status: expect.stringContaining("503"), ms: expect.any(Number) },
			},
		]);
		expect(JSON.stringify(logged.mock.calls)).not.toContain("harbour");
		expect(JSON.stringify(logged.mock.calls)).not.toContain(tenant);
	});

	it("of the proxy's upstream is told without its address", async () => {
		const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}", { status: 500 }));
		await call({ ...env }, "/openai/v1/chat/completions", { model: "m", messages: [user(SECRET)] }, localKey);
		sent.mockRestore();
		expect(lines()).toMatchObject([{ part: "upstream", status: "HTTP 500", operation: "/chat/completions" }]);
	});
});

describe("GET /metrics", () => {
	const metrics = async () => String((await api("GET", "/metrics", undefined, { key: null })).body);
	const figure = (text: string, line: string) =>
		Number(
			text
				.split("\n")
				.find((one) => one.startsWith(`${line} `))
				?.slice(line.length + 1) ?? 0,
		);

	it("counts requests by route and status, latencies in buckets, and tokens of contexts", async () => {
		const before = await metrics();
		const thread = await newThread({ user_id: "metric-user" });
		await api("POST", `${thread}/context`, { query: SECRET });
		await api("POST", `${thread}/context`, { query: 3 });
		const after = await metrics();
		const more = (line: string) => figure(after, line) - figure(before, line);
		const route = 'method="POST",route="/v1/threads/:id/context"';
		expect(more(`tessera_requests_total{${route},status="200"}`)).toBe(1);
		expect(more(`tessera_requests_total{${route},status="400"}`)).toBe(1);
		expect(more(`tessera_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(2);
		expect(more(`tessera_request_duration_seconds_count{${route}}`)).toBe(2);
		expect(more("tessera_context_tokens_total")).toBeGreaterThan(10);
	});

	it("has buckets that only grow, and is text that Prometheus reads", async () => {
		const text = await metrics();
		const counts = text
			.split("\n")
			.filter((line) => line.startsWith('tessera_request_duration_seconds_bucket{method="GET",route="/metrics"'))
			.map((line) => Number(line.split(" ").at(-1)));
		expect(counts).toHaveLength(12);
		expect(counts).toEqual([...counts].sort((a, b) => a - b));
		const line = /^(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{(?:[a-z]+="[^"]*",?)+\})? [0-9.e+-]+|)$/;
		expect(text.split("\n").filter((one) => !line.test(one))).toEqual([]);
	});

	it("counts jobs by status, and names no tenant, user or thread", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
		const job = { id: `job_${tenant}`, kind: "distill", created_at: new Date().toISOString() } as const;
		await d1JobList(env.DB, tenant).add("metric-thread", job);
		const text = await metrics();
		expect(text).toMatch(/^tessera_jobs\{status="queued"\} [1-9]/m);
		for (const name of [tenant, "metric-thread", "metric-user"]) expect(text).not.toContain(name);
	});

	it("does not exist where the local key does not", async () => {
		const { TESSERA_LOCAL: _, ...production } = { ...env };
		expect((await app.request("http://tessera/metrics", {}, production)).status).toBe(404);
	});
});

it("writes a data point for each request and call where a dataset is bound", async () => {
	const writeDataPoint = vi.fn();
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const key = await newTenant(tenant);
	const own = { ...env, ANALYTICS: { writeDataPoint } };
	await call(own, "/v1/context", { query: SECRET }, key);
	const points = writeDataPoint.mock.calls.map(([point]) => point);
	expect(points.map(({ blobs }) => blobs[0])).toEqual(["call", "request"]);
	expect(points.at(-1)).toEqual({
		indexes: [hashOf(tenant)],
		blobs: ["request", "/v1/context", "POST", "200", null, null],
		doubles: [expect.any(Number), expect.any(Number), 0],
	});
});

describe("spans", () => {
	const collector = "http://127.0.0.1:4318/v1/traces";
	const Span = z.object({
		...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() },
		...{ attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.string()) })) },
	});
	const Export = z.object({
		resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
	});

	it("are sent to the collector: the request below its caller's, and each call of a model below the request", async () => {
		const bodies: string[] = [];
		const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
			if (url !== collector) return new Response("{}", { status: 500 });
			bodies.push(String(init?.body));
			return new Response("{}");
		});
		const own = { ...env, TESSERA_OTLP_URL: collector };
		const parent = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
		const headers = { authorization: `Bearer ${localKey}`, traceparent: `00-${parent.join("-")}-01` };
		const body = JSON.stringify({ model: "m-1", messages: [user(SECRET)] });
		const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
		await app.request("http://tessera/openai/v1/chat/completions", init, own);
		await vi.waitFor(() => expect(bodies).toHaveLength(1), 5_000);
		sent.mockRestore();

		const spans = Export.parse(JSON.parse(String(bodies[0]))).resourceSpans.flatMap(({ scopeSpans }) =>
			scopeSpans.flatMap(({ spans }) => spans),
		);
		const request = spans.find(({ name }) => name === "POST /openai/v1/chat/completions");
		const call = spans.find(({ name }) => name.startsWith("chat"));
		expect(request).toMatchObject({ traceId: parent[0], parentSpanId: parent[1] });
		expect(call).toMatchObject({ traceId: parent[0], parentSpanId: request?.spanId });
		expect(call?.attributes).toContainEqual({ key: "gen_ai.operation.name", value: { stringValue: "chat" } });
		expect(bodies[0]).not.toContain("harbour");
	});

	it("are neither made nor sent unless a collector is named, and one that is away harms nobody", async () => {
		const sent = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("away"));
		await call({}, "/v1/context", { query: "x" }, localKey);
		expect(sent).not.toHaveBeenCalled();
		const answer = await call({ TESSERA_OTLP_URL: collector }, "/v1/context", { query: "x" }, localKey);
		expect(answer.status).toBe(200);
		await vi.waitFor(() => expect(String(logged.mock.calls)).toContain("spans are lost"), 5_000);
		sent.mockRestore();
	});
});
