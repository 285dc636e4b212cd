import type { Context, MiddlewareHandler } from "hono";
import type { KeyRole } from "../../../core/base/access-scope.ts";
import { ok } from "../../../core/base/result.ts";
import { type KeyedDeclaration, noteDeclared } from "../../../platform/http/declared.ts";
import type { OnceRules, Repeat } from "../../../platform/http/once.ts";
import type { ProblemCode } from "../../../platform/http/problem.ts";
import { type Config, type Declared, declare } from "../../../platform/http/route.ts";
import { authorize } from "../use-cases/authenticate.ts";
import { type KeyedEnv, type ParallelEnv, requireKey, requireKeyInParallel } from "./key.ts";
import { redactRequest } from "./redact-request.ts";

/*
 * How a route is declared and answered (routes/tenants.ts is a small one):
 *
 *	const appendMessages = keyedRoute(
 *		{
 *			method: "post",
 *			path: "/v1/threads/{id}/messages",
 *			operationId: "appendMessages",
 *			tags: ["Threads"],
 *			summary: "Append messages",
 *			request: { params: ThreadPath, body: jsonBody(AppendBody) },
 *			responses: { 201: jsonAnswer(AppendedSchema, "The messages' seqs") },
 *		},
 *		{ problems: ["conflict", "already_exists"], schedulesIndexing: false, bulkBytes: 65_536, repeat: { about: "thread", holds: "figures" } },
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
 * `access` is the key's access scope; use cases and ports ask for it. A route that reads in parallel with the key's look-up is
 * a parallelRoute: it has only a `caller`, and awaits `access()` (features/contexts/use-cases/read-in-parallel.ts). If the key
 * is refused, the refusal replaces any answer. A route that only sometimes writes has `role: "read"` and `repeat.when`, and
 * asks `authorize(access, "write")` (features/access/use-cases/authenticate.ts) before it writes.
 * A route that writes declares what that means for others: whether the vector index must hear of it, and for a POST what the
 * answer stored under an `Idempotency-Key` is about (once.ts). Its handler makes ids with `deps.ids` only.
 * Secrets are taken out of every body, where that is on, unless the route says `redact: "never"`; ids in headers, and what the
 * route declares under `names`, are refused instead (redact-request.ts).
 * Whatever deletes text of a thread removes the stored answers that may contain it (platform/idempotency/answers.ts).
 * Schemas of bodies and queries are z.strictObject, so unknown fields are refused. A route without a declared query takes
 * none. Path parameters that do not match their schema answer 404.
 */

/** What a route asks of its callers. */
type ReadDoor = {
	/** The lowest role that may call it; by default `read` for GET and `write` for the rest. */
	role?: KeyRole;
	/** Its own problem codes, for the reference, besides those that every route has. */
	problems?: ProblemCode[];
};

/** What a route that writes means for others. Nothing is derived from its path. */
type WriteDoor = ReadDoor & {
	/** The vector index must hear of what it wrote or removed: its answer starts the tenant's jobs. */
	schedulesIndexing: boolean;
	/** A larger body is a bulk write. Bulk writes of a tenant take turns, so that other tenants are not delayed. */
	bulkBytes?: number;
	/** Whose setting says whether secrets are taken out of its body (platform/http/declared.ts); unless said, that of what the body names. */
	redact?: KeyedDeclaration["redact"];
	/** What is stored of its path, or of a body that nothing is taken out of, under the name it came with. */
	names?: KeyedDeclaration["names"];
	/** Its body goes to somebody else: what can't be kept is let by (platform/http/declared.ts). */
	passedOn?: boolean;
};

/** The same for a POST, which may also be repeated under an `Idempotency-Key`. */
type PostDoor = WriteDoor & { repeat: Repeat };

type Door<Method extends string> = Method extends "get" ? ReadDoor : Method extends "post" ? PostDoor : WriteDoor;

/** A door may be left out where everything in it may be. */
type DoorOf<R extends { method: string }> = R["method"] extends "get"
	? [door?: Door<R["method"]>]
	: [door: Door<R["method"]>];

/** A route behind a key; its handler has `c.var.access`. */
export function keyedRoute<P extends string, R extends Config<P>>(
	config: R,
	...[door]: DoorOf<R>
): Declared<R, KeyedEnv> {
	const declared = declarationOf(config, door ?? {});
	return behindKey<P, R, KeyedEnv>(config, declared, requireKey(declared));
}

/** A route behind a key whose handler reads in parallel with the look-up; it has `c.var.caller`. */
export function parallelRoute<P extends string, R extends Config<P>>(
	config: R,
	...[door]: DoorOf<R>
): Declared<R, ParallelEnv> {
	const declared = declarationOf(config, door ?? {});
	return behindKey<P, R, ParallelEnv>(config, declared, requireKeyInParallel(declared));
}

function declarationOf(config: { method: string; path: string }, door: ReadDoor & Partial<PostDoor>): KeyedDeclaration {
	const {
		role = config.method === "get" ? "read" : "write",
		problems = [],
		schedulesIndexing = false,
		bulkBytes = null,
		repeat = "never",
		redact = "body",
		names = {},
		passedOn = false,
	} = door;
	const declared = { role, problems, schedulesIndexing, bulkBytes, repeat, redact, names, passedOn };
	noteDeclared(config, declared);
	return declared;
}

function behindKey<P extends string, R extends Config<P>, E extends ParallelEnv>(
	config: R,
	{ problems: own, repeat, redact, names, passedOn }: KeyedDeclaration,
	key: MiddlewareHandler<E>,
): Declared<R, E> {
	const problems: ProblemCode[] = ["unauthorized", ...own, "rate_limited"];
	const rules: OnceRules<E> | null = repeat === "never" ? null : { sender, repeat };
	return declare<P, R, E>({ ...config, security: [{ key: [] }] }, problems, {
		door: key,
		redact: redactRequest<E>({ redact, names }),
		rules,
		passedOn,
	});
}

/** No idempotency record is made for a key that was refused or may not write. */
async function sender<E extends ParallelEnv>(c: Context<E>) {
	const access = await c.var.caller.access();
	const writer = access.ok ? authorize(access.value, "write") : access;
	return writer.ok ? ok({ tenant: writer.value.tenant, credential: writer.value.keyId }) : writer;
}
