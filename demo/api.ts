/** A small client of Tessera's HTTP interface: one call, and every answer checked against a schema. */
import * as z from "zod";

export type Api = { origin: string; key: string };

/** Why the server said no: `code` and `detail` of its problem document. */
type Refusal = { status: number; code: string; detail: string };

export type Answer<T> = { ok: true; status: number; value: T; raw: unknown } | { ok: false; refusal: Refusal };

const problem = z.object({
	code: z.string(),
	title: z.string().optional(),
	detail: z.string().optional(),
	errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Sends one request. A refusal is an answer; only an unreachable server or an unreadable answer throws. */
export async function call<T>(
	api: Api,
	method: "GET" | "POST" | "DELETE",
	path: string,
	schema: z.ZodType<T>,
	body?: unknown,
): Promise<Answer<T>> {
	const response = await reach(api, method, path, body);
	const raw = parseJson(await response.text());
	if (!response.ok) return { ok: false, refusal: readRefusal(response.status, raw) };
	const parsed = schema.safeParse(raw);
	if (parsed.success) return { ok: true, status: response.status, value: parsed.data, raw };
	const issue = parsed.error.issues[0];
	const where = issue ? `${issue.path.join(".") || "the body"}: ${issue.message}` : "no reason given";
	throw new Error(`${method} ${path} answered something unexpected (${where})`);
}

/** The value, or an error that names the request, the code and the detail. */
export function demand<T>(answer: Answer<T>, what: string): T {
	if (answer.ok) return answer.value;
	const { status, code, detail } = answer.refusal;
	throw new Error(`${what} was refused: ${status} ${code}${detail ? `: ${detail}` : ""}`);
}

async function reach(api: Api, method: string, path: string, body: unknown): Promise<Response> {
	const headers = { authorization: `Bearer ${api.key}`, "content-type": "application/json" };
	const sent = body === undefined ? {} : { body: JSON.stringify(body) };
	try {
		return await fetch(api.origin + path, { method, headers, ...sent });
	} catch (cause) {
		throw new Error(`no answer from ${api.origin}${path}`, { cause });
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function readRefusal(status: number, raw: unknown): Refusal {
	const parsed = problem.safeParse(raw);
	if (!parsed.success) return { status, code: "unknown", detail: typeof raw === "string" ? raw.slice(0, 200) : "" };
	const { code, title, detail, errors } = parsed.data;
	const places = errors?.map((error) => `${error.path} ${error.message}`).join("; ");
	return { status, code, detail: [detail ?? title, places].filter(Boolean).join(" · ") };
}
