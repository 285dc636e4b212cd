import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { refuseBody } from "./body.ts";
import type { AppEnv, KeyedEnv } from "./context.ts";
import { type KeyDemand, requireKey } from "./key.ts";
import { type ProblemCode, ProblemSchema } from "./problem-schema.ts";

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
 *			const { deps, caller } = c.var;
 *			const appended = await append(deps, caller.tenant, c.req.valid("param").id, c.req.valid("json"));
 *			return appended.ok ? c.json(appended.value, 201) : fail(c, appended.error);
 *		});
 *	}
 *
 * A route that reads beside the key's look-up says `beside: true`, and awaits `caller.access()` itself before it
 * writes; if the key does not pass, the refusal replaces whatever was answered. One that only sometimes writes says
 * `role: "read"` too, and asks `authorize(access, "write")` (flows/authenticate.ts) when it is about to.
 * Schemas of bodies are z.strictObject, so that unknown fields are refused; path parameters that do not match
 * their schema answer 404.
 */

type Config<P extends string> = Omit<RouteConfig, "path" | "middleware" | "summary" | "tags"> & {
	path: P;
	summary: string;
	tags: string[];
};

type Door = {
	/** The least role that may call it; unless said, `read` for GET and `write` for the rest. */
	role?: KeyDemand["role"];
	/** The handler awaits `c.var.caller.access()` itself, beside its reads. */
	beside?: boolean;
	/** Further codes it can answer, for the reference: those every such route has are known. */
	problems?: ProblemCode[];
};

type ProblemAnswer = {
	description: string;
	content: { "application/problem+json": { schema: typeof ProblemSchema } };
};

type Declared<R extends { responses: object }, E extends AppEnv> = Omit<R, "responses"> & {
	responses: R["responses"] & { default: ProblemAnswer };
	middleware: [MiddlewareHandler<E>];
};

/** A route behind a key; its handler has `c.var.caller`. */
export function keyedRoute<P extends string, R extends Config<P>>(config: R, door: Door = {}): Declared<R, KeyedEnv> {
	const role = door.role ?? (config.method === "get" ? "read" : "write");
	const problems: ProblemCode[] = ["unauthorized", "forbidden", ...(door.problems ?? []), "unavailable"];
	const key = requireKey({ role, beside: door.beside ?? false });
	return declare<P, R, KeyedEnv>({ ...config, security: [{ key: [] }] }, problems, key);
}

/** A route without a key, or with a check of its own in `middleware`, which runs before the body is read. */
export function openRoute<P extends string, R extends Config<P>>(
	config: R,
	problems: ProblemCode[] = [],
	middleware: MiddlewareHandler<AppEnv> = (_, next) => next(),
): Declared<R, AppEnv> {
	return declare<P, R, AppEnv>(config, problems, middleware);
}

/** A JSON body, at most 1 MiB, that must be there. */
export function jsonBody<S extends z.ZodType>(schema: S) {
	return { required: true, content: { "application/json": { schema } } } as const;
}

/** An answer in JSON. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
	return { description, content: { "application/json": { schema } } } as const;
}

function declare<P extends string, R extends Config<P>, E extends AppEnv>(
	config: R,
	problems: ProblemCode[],
	door: MiddlewareHandler<E>,
): Declared<R, E> {
	const { request } = config;
	const codes = new Set<ProblemCode>([
		...(request?.body ? (["invalid_json", "unsupported_media_type", "too_large"] as const) : []),
		...(request === undefined ? [] : (["invalid_request"] as const)),
		...(request?.params ? (["not_found"] as const) : []),
		...problems,
		"internal",
	]);
	const problem: ProblemAnswer = {
		description: `A problem: ${[...codes].map((code) => `\`${code}\``).join(", ")}.`,
		content: { "application/problem+json": { schema: ProblemSchema } },
	};
	const middleware: [MiddlewareHandler<E>] = [request?.body ? withBody(door) : door];
	return createRoute({ ...config, responses: { ...config.responses, default: problem }, middleware });
}

/** The door's check first, so that a body without a key costs nothing; then the body. */
function withBody<E extends AppEnv>(door: MiddlewareHandler<E>): MiddlewareHandler<E> {
	return (c, next) =>
		door(c, async () => {
			const refused = await refuseBody(c);
			if (refused === null) return next();
			c.res = refused;
		});
}
