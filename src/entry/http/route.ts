import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler, Next } from "hono";
import { ok } from "../../core/result.ts";
import { authorize } from "../../flows/authenticate.ts";
import type { KeyRole } from "../../ports/key-ring.ts";
import { refuseBody } from "./body.ts";
import type { AppEnv, BesideEnv, KeyedEnv } from "./context.ts";
import { type KeyedDeclaration, noteDeclared } from "./declared.ts";
import { requireKey, requireKeyBeside } from "./key.ts";
import { IDEMPOTENCY_PARAMETER, type OnceRules, once, type Repeat } from "./once.ts";
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
 *		{ problems: ["conflict", "already_exists"], wakesIndex: false, repeat: { about: "thread", holds: "figures" } },
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
 * refusal replaces whatever was answered. One that only sometimes writes says `role: "read"`, which bodies it repeats,
 * and asks `authorize(access, "write")` (flows/authenticate.ts) when it is about to.
 * A route that writes declares what that means for others: whether vector indexes have to hear of it, and for a POST
 * what an answer kept under an `Idempotency-Key` is about (once.ts); its handler has only to make ids with `deps.ids`.
 * What deletes text of a thread forgets the answers that may hold it (flows/forget-answers.ts).
 * Schemas of bodies and queries are z.strictObject, so that unknown fields are refused, and a route that declares no
 * query takes none; path parameters that do not match
 * their schema answer 404.
 */

type Config<P extends string> = Omit<RouteConfig, "path" | "middleware" | "summary" | "tags"> & {
	path: P;
	summary: string;
	tags: string[];
};

/** What a route asks of its callers. */
type ReadDoor = {
	/** The least role that may call it; unless said, `read` for GET and `write` for the rest. */
	role?: KeyRole;
	/** Further codes it can answer, for the reference: those every such route has are known. */
	problems?: ProblemCode[];
};

/** What a route that writes means for others: each says it, and nothing is derived from its path. */
type WriteDoor = ReadDoor & {
	/** Vector indexes must hear of what it wrote or removed: its answer wakes the tenant's jobs. */
	wakesIndex: boolean;
};

/** The same for a POST, which may also be repeated under an `Idempotency-Key`. */
type PostDoor = WriteDoor & { repeat: Repeat };

type Door<Method extends string> = Method extends "get" ? ReadDoor : Method extends "post" ? PostDoor : WriteDoor;

/** A door may be left out where everything in it may be. */
type DoorOf<R extends { method: string }> = R["method"] extends "get"
	? [door?: Door<R["method"]>]
	: [door: Door<R["method"]>];
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
export function keyedRoute<P extends string, R extends Config<P>>(
	config: R,
	...[door]: DoorOf<R>
): Declared<R, KeyedEnv> {
	const declared = declarationOf(config, door ?? {});
	return behindKey<P, R, KeyedEnv>(config, declared, requireKey(declared));
}

/** A route behind a key whose handler reads beside the look-up; it has `c.var.caller`. */
export function besideRoute<P extends string, R extends Config<P>>(
	config: R,
	...[door]: DoorOf<R>
): Declared<R, BesideEnv> {
	const declared = declarationOf(config, door ?? {});
	return behindKey<P, R, BesideEnv>(config, declared, requireKeyBeside(declared));
}

/** A route without a key, or with a check of its own in `middleware`, which runs before the body is read. */
export function openRoute<P extends string, R extends Config<P>, E extends AppEnv = AppEnv>(
	config: R,
	problems: ProblemCode[] = [],
	middleware: MiddlewareHandler<E> = (_, next) => next(),
	rules: OnceRules<E> | null = null,
): Declared<R, E> {
	noteDeclared(config, { role: null, problems, wakesIndex: false, repeat: rules?.repeat ?? "never" });
	return declare<P, R, E>(config, problems, middleware, rules);
}

function declarationOf(config: { method: string; path: string }, door: ReadDoor & Partial<PostDoor>): KeyedDeclaration {
	const {
		role = config.method === "get" ? "read" : "write",
		problems = [],
		wakesIndex = false,
		repeat = "never",
	} = door;
	const declared = { role, problems, wakesIndex, repeat };
	noteDeclared(config, declared);
	return declared;
}

function behindKey<P extends string, R extends Config<P>, E extends BesideEnv>(
	config: R,
	{ problems: own, repeat }: KeyedDeclaration,
	key: MiddlewareHandler<E>,
): Declared<R, E> {
	const problems: ProblemCode[] = ["unauthorized", ...own];
	const rules: OnceRules<E> | null = repeat === "never" ? null : { sender, repeat };
	return declare<P, R, E>({ ...config, security: [{ key: [] }] }, problems, key, rules);
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
		...(rules === null ? [] : (["idempotency_mismatch"] as const)),
		"forbidden",
		"unavailable",
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
