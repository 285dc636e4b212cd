import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { canonicalJson } from "../../core/base/canonical-json.ts";
import type { Failure } from "../../core/base/failure.ts";
import type { Result } from "../../core/base/result.ts";
import { type HeldRecord, MEMORY_ANSWERS, settleRecord, takeRecord } from "../idempotency/answers.ts";
import type { KeptAnswer, RecordedThread } from "../idempotency/store/records.ts";
import type { AppEnv } from "./context.ts";
import { fail } from "./problem.ts";

const HEADER = "Idempotency-Key";
const REPLAYED = "Idempotent-Replayed";
const MOST_CHARACTERS = 255;

/** The header as the reference shows it, on every route that takes it. */
export const IDEMPOTENCY_PARAMETER = {
	in: "header",
	name: HEADER,
	required: false,
	schema: { type: "string", minLength: 1, maxLength: MOST_CHARACTERS },
	description:
		"Kept for 24 hours: the same request under the same key is done once, and its answer given again with " +
		"`Idempotent-Replayed: true`; another request under it is 422 `idempotency_mismatch`.",
} as const;

/** Whose keys these are: each credential has its own. */
type Sender = { tenant: string; credential: string };

/**
 * What a repeated POST is answered with: the answer kept of the first one, which is about a thread (the path's, or the
 * one it makes), about memories, relations and skills, or about nothing that can be deleted. An answer that holds text
 * of its thread is forgotten when any of that is deleted, one with figures only when the thread itself is; one that
 * holds a secret is neither kept nor given again. `when`: which bodies write; all of them unless said.
 * `never`: the route writes nothing that a repeat would double.
 */
export type Repeat =
	| "never"
	| {
			about: "thread" | "new_thread" | "memories" | "nothing";
			holds: "text" | "figures" | "secret";
			when?: (body: unknown) => boolean;
	  };

export type OnceRules<E extends AppEnv> = {
	/** The sender, once it may write; the refusal otherwise. */
	sender(c: Context<E>): Promise<Result<Sender, Failure>>;
	repeat: Exclude<Repeat, "never">;
};

/**
 * Does a request with an `Idempotency-Key` once. It stands behind the check of the key and the reading of the body, and
 * gives the handler a source of ids that is the same each time the request is done.
 */
export function once<E extends AppEnv>(rules: OnceRules<E>, hasBody: boolean): MiddlewareHandler<E> {
	return createMiddleware<E>(async (c, next) => {
		const key = c.req.header(HEADER)?.trim();
		if (key === undefined) return next();
		if (key === "" || key.length > MOST_CHARACTERS) return fail(c, wrongKey());
		const body: unknown = hasBody ? await c.req.json() : null;
		if (rules.repeat.when?.(body) === false) return next();
		const sender = await rules.sender(c);
		if (!sender.ok) return fail(c, sender.error);

		const { deps } = c.var;
		const fingerprint = await deps.keySigner.hash(requestText(c, body));
		const named = namedBy(rules.repeat, c.req.param("id"), body);
		const claimed = await takeRecord(deps, { ...sender.value, key, fingerprint, about: aboutOf(rules.repeat, named) });
		if (!claimed.ok) return fail(c, claimed.error);
		if ("kept" in claimed.value) return answerAgain(c, claimed.value.kept);
		const { held } = claimed.value;
		c.set("deps", { ...deps, ids: held.ids });
		await next();
		await settle(c, held, rules.repeat);
	});
}

function namedBy({ about }: OnceRules<AppEnv>["repeat"], id: string | undefined, body: unknown): string | undefined {
	switch (about) {
		case "memories":
			return MEMORY_ANSWERS;
		case "thread":
			return id;
		case "new_thread":
			return idIn(body);
		case "nothing":
			return undefined;
	}
}

/** Equal for requests that ask for the same: the order of fields and spaces does not matter. */
function requestText(c: Context, body: unknown): string {
	const { pathname, search } = new URL(c.req.url);
	return `${c.req.method} ${pathname}${search}\n${canonicalJson(body)}`;
}

function answerAgain<E extends AppEnv>(c: Context<E>, kept: KeptAnswer): Response {
	if (kept.body === null) {
		return fail(c, { reason: "already_exists", detail: "This was done before; its answer is not shown again." });
	}
	const headers = { "content-type": "application/json", [REPLAYED]: "true" };
	return new Response(kept.body, { status: kept.status, headers });
}

async function settle<E extends AppEnv>(
	c: Context<E>,
	held: HeldRecord,
	repeat: OnceRules<E>["repeat"],
): Promise<void> {
	const { status } = c.res;
	const body = repeat.holds === "secret" || !c.res.ok ? null : await c.res.clone().text();
	// A thread that was made under an id of ours has one now.
	const made = repeat.about === "new_thread" && body !== null ? idIn(JSON.parse(body)) : undefined;
	await settleRecord(c.var.deps, { ...held, about: held.about ?? aboutOf(repeat, made) }, { status, body });
}

function aboutOf({ holds }: OnceRules<AppEnv>["repeat"], id: string | undefined): RecordedThread | null {
	return id === undefined ? null : { id, text: holds !== "figures" };
}

function idIn(value: unknown): string | undefined {
	return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
		? value.id
		: undefined;
}

function wrongKey(): Failure {
	const message = `must be 1 to ${MOST_CHARACTERS} characters`;
	return { reason: "invalid_request", problems: [{ path: HEADER, message }] };
}
