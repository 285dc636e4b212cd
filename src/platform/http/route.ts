import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler, Next, TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";
import { type BodyRules, refuseBody } from "./body.ts";
import type { AppEnv } from "./context.ts";
import { noteDeclared } from "./declared.ts";
import { IDEMPOTENCY_PARAMETER, type OnceRules, once } from "./once.ts";
import { fail, type ProblemCode, ProblemSchema } from "./problem.ts";
import { unknownFields } from "./validation.ts";

/** A route as zod-openapi has it, with what the reference shows of each. */
export type Config<P extends string> = Omit<RouteConfig, "path" | "middleware" | "operationId" | "summary" | "tags"> & {
	path: P;
	operationId: string;
	summary: string;
	tags: string[];
};

const PROBLEM = { "application/problem+json": { schema: ProblemSchema } } as const;

/** Where an upstream's answers are passed on, its own refusals are too. Prism reads both as the first of the two. */
export const OURS_OR_THEIRS = {
	"application/json": { schema: z.looseObject({}).openapi({ description: "As the upstream refuses it" }) },
	...PROBLEM,
} as const;

/** Where more is asked than is allowed. */
const TOO_MANY = {
	description: "`rate_limited`: too many requests under this key, of this tenant or to this installation.",
	headers: { "retry-after": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } } },
} as const;

type ProblemAnswer = {
	description: string;
	content: typeof PROBLEM;
};

/** A route whose reference names the problems it can answer, and that does its own checks. */
export type Declared<R extends { responses: object }, E extends AppEnv> = Omit<R, "responses"> & {
	responses: R["responses"] & { default: ProblemAnswer };
	middleware: [MiddlewareHandler<E>];
};

/** A route without a key, or with a check of its own in `middleware`, which runs before the body is read. */
export function openRoute<P extends string, R extends Config<P>, E extends AppEnv = AppEnv>(
	config: R,
	problems: ProblemCode[] = [],
	middleware: MiddlewareHandler<E> = (_, next) => next(),
	rules: OnceRules<E> | null = null,
): Declared<R, E> {
	noteDeclared(config, {
		role: null,
		problems,
		schedulesIndexing: false,
		bulkBytes: null,
		repeat: rules?.repeat ?? "never",
		redact: "never",
		names: {},
		passedOn: false,
	});
	return declare<P, R, E>(config, problems, { door: middleware, redact: null, passedOn: false, rules });
}

/** A JSON body, at most 1 MiB, that must be there. */
export function jsonBody<S extends z.ZodType>(schema: S) {
	return { required: true, content: { "application/json": { schema } } } as const;
}

/** The same where all of it may be left out: no body is `{}`. */
export function optionalBody<S extends z.ZodType>(schema: S) {
	return { required: false, content: { "application/json": { schema } } } as const;
}

/** For a route that takes nothing: no body or `{}`, so that what somebody means to say there is not dropped in silence. */
export const emptyBody = optionalBody(z.strictObject({}));

/** A body of another type and any size, which its handler reads as it comes. */
export function streamedBody<S extends z.ZodType>(type: string, schema: S) {
	return { required: true, content: { [type]: { schema } } } as const;
}

/** An answer in JSON. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
	return { description, content: { "application/json": { schema } } } as const;
}

type WrittenJson<T> = Response & TypedResponse<JSONParsed<T>, 200, "json">;

/** `c.json(answer, 200)` where its JSON is written already. Hono's type is a mark that no response has, so it can't be made of parts. */
export function writtenJson<T>(c: Context, json: string, _answer: T): WrittenJson<T> {
	return c.newResponse(json, 200, { "Content-Type": "application/json" }) as WrittenJson<T>;
}

/** What stands before a handler; `redact`: what is done with a request once its body is read. */
type Steps<E extends AppEnv> = {
	door: MiddlewareHandler<E>;
	redact: MiddlewareHandler<E> | null;
	/** Whether what can't be kept of a body is let by. */
	passedOn: boolean;
	rules: OnceRules<E> | null;
};

/** A route with its checks in order: the door, the query, the body, and whether the request was done before. */
export function declare<P extends string, R extends Config<P>, E extends AppEnv>(
	config: R,
	problems: ProblemCode[],
	{ door, redact, passedOn, rules }: Steps<E>,
): Declared<R, E> {
	const { request } = config;
	const limited = problems.includes("rate_limited");
	const body = request?.body;
	const types = Object.keys(body?.content ?? {});
	const hasBody = types.includes("application/json");
	const [streamed] = hasBody ? [] : types;
	const codes = new Set<ProblemCode>([
		...(body ? (["invalid_json", "unsupported_media_type"] as const) : []),
		...(hasBody ? (["too_large"] as const) : []),
		"invalid_request",
		...(request?.params ? (["not_found"] as const) : []),
		...problems,
		...(rules === null ? [] : (["idempotency_mismatch"] as const)),
		"forbidden",
		"unavailable",
		"internal",
	]);
	const content = codes.has("upstream_failed") ? OURS_OR_THEIRS : PROBLEM;
	const description = `A problem: ${[...codes].map((code) => `\`${code}\``).join(", ")}.`;
	const problem: ProblemAnswer = { description, content };
	const steps = [
		door,
		...(request?.query ? [] : [refuseQuery<E>]),
		...(streamed === undefined ? [] : [refuseType<E>(streamed)]),
		...(hasBody ? [readBody<E>({ required: body?.required !== false, passedOn })] : []),
		...(hasBody && redact !== null ? [redact] : []),
		...(rules === null ? [] : [once(rules, hasBody)]),
	];
	const middleware: [MiddlewareHandler<E>] = [chained(steps)];
	const described: R = rules === null ? config : { ...config, parameters: [IDEMPOTENCY_PARAMETER] };
	return createRoute({
		...described,
		responses: { ...config.responses, ...(limited ? { 429: { ...TOO_MANY, content } } : {}), default: problem },
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

/** Nothing of a body of another type is read. */
function refuseType<E extends AppEnv>(type: string): MiddlewareHandler<E> {
	return async (c, next) => {
		const [given = ""] = (c.req.header("content-type") ?? "").split(";");
		if (given.trim().toLowerCase() !== type) {
			return fail(c, { reason: "unsupported_media_type", detail: `The body must be ${type} in UTF-8.` });
		}
		await next();
		return undefined;
	};
}

/** After the door's check, so that a body without a key costs nothing. */
function readBody<E extends AppEnv>(rules: BodyRules): MiddlewareHandler<E> {
	return async (c, next) => {
		const refused = await refuseBody(c, rules);
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
