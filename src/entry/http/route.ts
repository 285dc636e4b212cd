import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler, Next } from "hono";
import { ok } from "../../core/result.ts";
import { authorize } from "../../flows/authenticate.ts";
import type { KeyRole } from "../../ports/key-ring.ts";
import { refuseBody } from "./body.ts";
import type { AppEnv, BesideEnv, KeyedEnv } from "./context.ts";
import { requireKey, requireKeyBeside } from "./key.ts";
import { IDEMPOTENCY_PARAMETER, type OnceRules, once } from "./once.ts";
import { fail } from "./problem.ts";
import { type ProblemCode, ProblemSchema } from "./problem-schema.ts";
import { unknownFields } from "./validation.ts";

/*
 * How a route is declared and answered (routes/tenants.ts is a small one):
 *
 *	const appendMessages = keyedRoute(
 *		{
 *			method: "post",
 *			path: "/v1/threads/{id}/messages",
 *			tags: ["Threads"],
 *			summary: "Append messages",
 *			request: { params: ThreadPath, body: jsonBody(AppendBody) },
 *			responses: { 201: jsonAnswer(AppendedSchema, "The messages' seqs") },
 *		},
 *		{ role: "write", problems: ["conflict", "already_exists"] },
 *	);
 *
 *	export function registerMessages(app: App): void {
 *		app.openapi(appendMessages, async (c) => {
 *			const { deps, access } = c.var;
 *			const appended = await append(deps, access, c.req.valid("param").id, c.req.valid("json"));
 *			return appended.ok ? c.json(appended.value, 201) : fail(c, appended.error);
 *		});
 *	}
 *
 * `access` is what the key reaches, and what flows and ports ask for. A route that reads beside the key's look-up is a
 * besideRoute: it has only a `caller`, whose `access()` it awaits (flows/read-beside.ts); if the key does not pass, the
 * refusal replaces whatever was answered. One that only sometimes writes says `role: "read"`, which bodies write, and
 * asks `authorize(access, "write")` (flows/authenticate.ts) when it is about to.
 * Every POST that writes takes an `Idempotency-Key` (once.ts); its handler has only to make ids with `deps.ids`. What
 * deletes text of a thread forgets the answers that may hold it (flows/forget-answers.ts).
 * Schemas of bodies and queries are z.strictObject, so that unknown fields are refused, and a route that declares no
 * query takes none; path parameters that do not match
 * their schema answer 404.
 */

type Config<P extends string> = Omit<RouteConfig, "path" | "middleware" | "summary" | "tags"> & {
	path: P;
	summary: string;
	tags: string[];
};

type Door = {
	/** The least role that may call it; unless said, `read` for GET and `write` for the rest. */
	role?: KeyRole;
	/** Further codes it can answer, for the reference: those every such route has are known. */
	problems?: ProblemCode[];
	/** Which bodies of a POST write; unless said, all of them, and none where the role is `read`. */
	writes?: (body: unknown) => boolean;
	/** False where the answer says nothing that was said in the path's thread; it then outlives what is deleted there. */
	text?: boolean;
	/** The answer holds a secret, so a repeat under the same `Idempotency-Key` is refused and not answered again. */
	secret?: boolean;
};

const TOO_MANY = {
	description: "`rate_limited`: too many requests under this key.",
	headers: { "retry-after": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } } },
	content: { "application/problem+json": { schema: ProblemSchema } },
} as const;

type ProblemAnswer = {
	description: string;
	content: { "application/problem+json": { schema: typeof ProblemSchema } };
};

type Declared<R extends { responses: object }, E extends AppEnv> = Omit<R, "responses"> & {
	responses: R["responses"] & { default: ProblemAnswer };
	middleware: [MiddlewareHandler<E>];
};

/** A route behind a key; its handler has `c.var.access`. */
export function keyedRoute<P extends string, R extends Config<P>>(config: R, door: Door = {}): Declared<R, KeyedEnv> {
	return behindKey<P, R, KeyedEnv>(config, door, requireKey(roleOf(config, door)));
}

/** A route behind a key whose handler reads beside the look-up; it has `c.var.caller`. */
export function besideRoute<P extends string, R extends Config<P>>(config: R, door: Door = {}): Declared<R, BesideEnv> {
	return behindKey<P, R, BesideEnv>(config, door, requireKeyBeside(roleOf(config, door)));
}

/** A route without a key, or with a check of its own in `middleware`, which runs before the body is read. */
export function openRoute<P extends string, R extends Config<P>, E extends AppEnv = AppEnv>(
	config: R,
	problems: ProblemCode[] = [],
	middleware: MiddlewareHandler<E> = (_, next) => next(),
	rules: OnceRules<E> | null = null,
): Declared<R, E> {
	return declare<P, R, E>(config, problems, middleware, rules);
}

function roleOf(config: { method: string }, door: Door): KeyRole {
	return door.role ?? (config.method === "get" ? "read" : "write");
}

function behindKey<P extends string, R extends Config<P>, E extends BesideEnv>(
	config: R,
	door: Door,
	key: MiddlewareHandler<E>,
): Declared<R, E> {
	const problems: ProblemCode[] = ["unauthorized", "forbidden", ...(door.problems ?? []), "unavailable"];
	const writes = door.writes ?? (roleOf(config, door) === "read" ? null : () => true);
	const { secret = false, text = true } = door;
	const rules: OnceRules<E> | null =
		config.method !== "post" || writes === null ? null : { sender, writes, secret, text, thread: naming(config.path) };
	return declare<P, R, E>({ ...config, security: [{ key: [] }] }, problems, key, rules);
}

/** Where a path's answers name the thread they are about. */
function naming(path: string): OnceRules<AppEnv>["thread"] {
	if (/^\/v1\/(?:memories|relations|skills|reflect)/.test(path)) return "memories";
	if (path.startsWith("/v1/threads/{id}/")) return "path";
	return path === "/v1/threads" ? "body" : null;
}

/** Nothing is claimed for a key that has not passed, or may not write. */
async function sender<E extends BesideEnv>(c: Context<E>) {
	const access = await c.var.caller.access();
	const writer = access.ok ? authorize(access.value, "write") : access;
	return writer.ok ? ok({ tenant: writer.value.tenant, credential: writer.value.keyId }) : writer;
}

/** A JSON body, at most 1 MiB, that must be there. */
export function jsonBody<S extends z.ZodType>(schema: S) {
	return { required: true, content: { "application/json": { schema } } } as const;
}

/** The same where all of it may be left out: no body is `{}`. */
export function optionalBody<S extends z.ZodType>(schema: S) {
	return { required: false, content: { "application/json": { schema } } } as const;
}

/** An answer in JSON. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
	return { description, content: { "application/json": { schema } } } as const;
}

function declare<P extends string, R extends Config<P>, E extends AppEnv>(
	config: R,
	problems: ProblemCode[],
	door: MiddlewareHandler<E>,
	rules: OnceRules<E> | null,
): Declared<R, E> {
	const { request } = config;
	const keyed = config.security !== undefined;
	const codes = new Set<ProblemCode>([
		...(request?.body ? (["invalid_json", "unsupported_media_type", "too_large"] as const) : []),
		"invalid_request",
		...(request?.params ? (["not_found"] as const) : []),
		...problems,
		...(rules === null ? [] : (["idempotency_mismatch", "unavailable"] as const)),
		...(keyed ? (["rate_limited"] as const) : []),
		"internal",
	]);
	const problem: ProblemAnswer = {
		description: `A problem: ${[...codes].map((code) => `\`${code}\``).join(", ")}.`,
		content: { "application/problem+json": { schema: ProblemSchema } },
	};
	const hasBody = request?.body !== undefined;
	const steps = [
		door,
		...(request?.query ? [] : [refuseQuery<E>]),
		...(hasBody ? [readBody<E>(request?.body?.required !== false)] : []),
		...(rules === null ? [] : [once(rules, hasBody)]),
	];
	const middleware: [MiddlewareHandler<E>] = [chained(steps)];
	const described: R = rules === null ? config : { ...config, parameters: [IDEMPOTENCY_PARAMETER] };
	return createRoute({
		...described,
		responses: { ...config.responses, ...(keyed ? { 429: TOO_MANY } : {}), default: problem },
		middleware,
	});
}

/** Where no query is declared none is taken; one that is declared refuses what it does not know by its own schema. */
async function refuseQuery<E extends AppEnv>(c: Context<E>, next: Next): Promise<Response | undefined> {
	const problems = unknownFields(new Set(new URL(c.req.url).searchParams.keys()));
	if (problems.length > 0) return fail(c, { reason: "invalid_request", problems });
	await next();
	return undefined;
}

/** After the door's check, so that a body without a key costs nothing. */
function readBody<E extends AppEnv>(required: boolean): MiddlewareHandler<E> {
	return async (c, next) => {
		const refused = await refuseBody(c, required);
		if (refused !== null) return refused;
		await next();
		return undefined;
	};
}

/** One step behind the other; a step that answers ends it. */
function chained<E extends AppEnv>(steps: readonly MiddlewareHandler<E>[]): MiddlewareHandler<E> {
	const [first, ...rest] = steps;
	if (first === undefined) return (_, next) => next();
	return (c, next) =>
		first(c, async () => {
			const answer = await chained(rest)(c, next);
			if (answer instanceof Response) c.res = answer;
		});
}
