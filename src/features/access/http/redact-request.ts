import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Problem } from "../../../core/base/failure.ts";
import { redactJson } from "../../../core/language/secrets/redact.ts";
import type { KeyedDeclaration, StoredNames } from "../../../platform/http/declared.ts";
import { LOOKS_SECRET } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { redacts } from "../use-cases/redact.ts";
import type { ParallelEnv } from "./key.ts";

/**
 * Takes secrets out of a body, where that is on, before anything else reads it: so none is in what is stored of it, nor in an
 * answer or receipt that is kept. A name that looks like one is refused, as it would be another without it. Whether it is on is
 * asked only where there are any.
 */
export function redactRequest<E extends ParallelEnv>({
	redact,
	names,
}: Pick<KeyedDeclaration, "redact" | "names">): MiddlewareHandler<E> {
	return createMiddleware<E>(async (c, next) => {
		const body: unknown = await c.req.json();
		const { value, count } = redactJson(redact === "never" ? null : body);
		const refused = secretNames(c, body, names);
		if (count > 0 || refused.length > 0) {
			const access = await c.var.caller.access();
			if (!access.ok) return fail(c, access.error);
			const named = redact === "thread" ? c.req.param("id") : (threadIn(body) ?? c.req.header("x-tessera-thread"));
			const said = redact === "never" ? null : asked(body);
			if (said ?? (await redacts(c.var.deps, access.value, isSecret(named) ? null : (named ?? null)))) {
				if (refused.length > 0) return fail(c, { reason: "invalid_request", problems: refused });
				Object.defineProperty(c.req, "json", { value: () => Promise.resolve(value), configurable: true });
				c.set("redacted", count);
			}
		}
		await next();
		return undefined;
	});
}

/** Asking an object by a name like that would leave the name with it. */
function isSecret(id: unknown): boolean {
	return redactJson(id, false, "id").count > 0;
}

/** Headers whose ids are stored: whom a client works for, and what a repeated request is known by. */
const NAMING_HEADERS = ["x-tessera-thread", "x-tessera-user", "x-tessera-project", "Idempotency-Key"];

/** What looks like a secret of the names that a request gives; those in bodies that are redacted are refused by their schemas. */
function secretNames<E extends ParallelEnv>(c: Context<E>, body: unknown, names: StoredNames): Problem[] {
	const { params = [], ids = [], texts = [] } = names;
	const given = [
		...NAMING_HEADERS.map((path) => ({ path, name: c.req.header(path), isText: false })),
		...params.map((path) => ({ path, name: c.req.param(path), isText: false })),
		...ids.map((path) => ({ path, name: fieldOf(body, path), isText: false })),
		...texts.map((path) => ({ path, name: fieldOf(body, path), isText: true })),
	];
	return given
		.filter(({ name, isText }) => redactJson(name, isText, "id").count > 0)
		.map(({ path }) => ({ path, message: LOOKS_SECRET }));
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
