import { setTimeout as sleep } from "node:timers/promises";
import { LOCAL_KEY } from "../client/api.ts";

/** A call as it is sent, ids filled in. */
type Call = { method: string; path: string; headers?: Record<string, string> | undefined; body?: unknown };

const POLL_MS = 50;

/** Sends one call to a server and reads its JSON. A job that is asked for is read when it has ended. */
export async function send(url: string, call: Call): Promise<{ status: number; answer: unknown }> {
	const { method, path, headers, body } = call;
	const own = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json", ...headers };
	const sent = body === undefined ? {} : { body: JSON.stringify(body) };
	const response = await fetch(`${url}${path}`, { method, headers: own, ...sent });
	const text = (await response.text()).replaceAll(url, "http://127.0.0.1:8787");
	const answer: unknown = text === "" ? undefined : JSON.parse(text);
	if (method === "GET" && path.startsWith("/v1/jobs/") && /^(?:queued|running)$/.test(Object(answer).status)) {
		await sleep(POLL_MS);
		return send(url, call);
	}
	return { status: response.status, answer };
}
