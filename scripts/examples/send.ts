import { setTimeout as sleep } from "node:timers/promises";
import { LOCAL_KEY } from "../client/api.ts";
import { PRINTED } from "./upstream.ts";

/** A call as it is sent, ids filled in. */
type Call = { method: string; path: string; headers?: Record<string, string> | undefined; body?: unknown };

/** The server that is called and what stands behind it. */
type Servers = { url: string; upstream: string };

const POLL_MS = 50;

const MOST_POLLS = 200;

/**
 * Sends one call to a server and reads its JSON; server-sent events and lines stay text. A job that is asked for is read when it has
 * ended, and forwarded events when they are delivered.
 */
export async function send(servers: Servers, call: Call, polls = 0): Promise<{ status: number; answer: unknown }> {
	const { url, upstream } = servers;
	const { method, path, headers, body } = call;
	const own = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json", ...headers };
	const given = typeof body === "string" ? body : JSON.stringify(body);
	const sent = given === undefined ? {} : { body: given.replaceAll(PRINTED, upstream) };
	const response = await fetch(`${url}${path}`, { method, headers: own, ...sent });
	const text = (await response.text()).replaceAll(url, "http://127.0.0.1:8787").replaceAll(upstream, PRINTED);
	const type = response.headers.get("content-type") ?? "";
	const stream = type.startsWith("text/event-stream") || type.startsWith("application/x-ndjson");
	const answer: unknown = text === "" ? undefined : stream ? text : JSON.parse(text);
	if (method === "GET" && polls < MOST_POLLS && isEarly(path, Object(answer))) {
		await sleep(POLL_MS);
		return send(servers, call, polls + 1);
	}
	return { status: response.status, answer };
}

function isEarly(path: string, { status, data }: { status?: unknown; data?: unknown }): boolean {
	if (path.startsWith("/v1/jobs/")) return status === "queued" || status === "running";
	if (!path.endsWith("/deliveries") || !Array.isArray(data)) return false;
	return data.length === 0 || data.some((delivery) => Object(delivery).status === "queued");
}
