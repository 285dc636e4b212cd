import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { redactJson } from "../../../core/language/secrets/redact.ts";
import type { KeyedDeclaration } from "../../../platform/http/declared.ts";
import { fail } from "../../../platform/http/problem.ts";
import { redacts } from "../use-cases/redact.ts";
import type { ParallelEnv } from "./key.ts";

/**
 * Takes secrets out of a body, where that is on, before anything else reads it: so none is in what is stored of it, nor in an
 * answer or receipt that is kept. Whether it is on is asked only where there are any.
 */
export function redactBody<E extends ParallelEnv>(redact: KeyedDeclaration["redact"]): MiddlewareHandler<E> {
	return createMiddleware<E>(async (c, next) => {
		const body: unknown = await c.req.json();
		const { value, count } = redactJson(body);
		if (count > 0) {
			const access = await c.var.caller.access();
			if (!access.ok) return fail(c, access.error);
			const named = redact === "thread" ? c.req.param("id") : (threadIn(body) ?? c.req.header("x-tessera-thread"));
			if (asked(body) ?? (await redacts(c.var.deps, access.value, named ?? null))) {
				Object.defineProperty(c.req, "json", { value: () => Promise.resolve(value), configurable: true });
				c.set("redacted", count);
			}
		}
		await next();
		return undefined;
	});
}

/** What a body says of itself, which makes or changes a thread. */
function asked(body: unknown): boolean | null {
	const redact = fieldOf(fieldOf(body, "config"), "redact");
	return typeof redact === "boolean" ? redact : null;
}

/** The thread that a body names: as such, in the scope of what it writes, or in what a client of MCP asks. */
function threadIn(body: unknown): string | null {
	const scopes = [fieldOf(body, "scope"), fieldOf(fieldOf(body, "memories"), "0", "scope")];
	const scope = scopes.find((one) => typeof one === "string" && one.startsWith("thread:"));
	const named = [fieldOf(body, "thread_id"), fieldOf(body, "params", "arguments", "thread_id")];
	const thread = named.find((one) => typeof one === "string") ?? (typeof scope === "string" ? scope.slice(7) : null);
	return typeof thread === "string" && /^[A-Za-z0-9._:-]{1,128}$/.test(thread) ? thread : null;
}

function fieldOf(value: unknown, ...names: readonly string[]): unknown {
	return names.reduce<unknown>(
		(inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
		value,
	);
}
