import { exports } from "cloudflare:workers";
import * as z from "zod";

export const localKey = "tsr_local_dev";

export type Answer = { status: number; headers: Headers; body: unknown };
type Options = { key?: string | null; headers?: Record<string, string> };

/** One call of the Worker; `key: null` sends none. A text is sent as it is, anything else as JSON. */
export async function api(method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer> {
	const key = options.key === undefined ? localKey : options.key;
	const headers = new Headers(options.headers);
	if (key !== null) headers.set("authorization", `Bearer ${key}`);
	if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
	const sent = typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body);
	const answer = await exports.default.fetch(`http://tessera${path}`, {
		method,
		headers,
		redirect: "manual",
		...(sent === undefined ? {} : { body: sent }),
	});
	return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
}

/** A call that must succeed, its answer as the schema has it; a refusal is thrown with what was said. */
export async function ask<T>(
	schema: z.ZodType<T>,
	method: string,
	path: string,
	body?: unknown,
	options: Options = {},
): Promise<T> {
	const answer = await api(method, path, body, options);
	if (answer.status > 299) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
	return schema.parse(answer.body);
}

const founded = z.object({ id: z.string(), key: z.string() });

/** A tenant of its own; gives its admin key. */
export async function newTenant(id = `t-${crypto.randomUUID().slice(0, 18)}`): Promise<string> {
	return (await ask(founded, "POST", "/v1/tenants", { id })).key;
}

function parsed(text: string): unknown {
	if (text === "") return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
