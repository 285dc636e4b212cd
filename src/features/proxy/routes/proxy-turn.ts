import type { Context } from "hono";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Format } from "../../../core/context/render/format.ts";
import { runInBackground } from "../../../platform/http/context.ts";
import { OwnerId, ResourceId } from "../../../platform/http/fields.ts";
import { ownersInHeaders } from "../../../platform/http/owner-headers.ts";
import { fail, type Refusal } from "../../../platform/http/problem.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { type KeyedEnv, redactFor } from "../../access/index.ts";
import { askOf, keepContext, ThreadContextSchema, threadContextAnswer, written } from "../../contexts/index.ts";
import type { Conversation } from "../shapes/conversation.ts";
import { withExactNumbers } from "../shapes/exact-numbers.ts";
import type { ProxiedBody, Shape } from "../shapes/shape.ts";
import { callUpstream, type Upstream } from "../upstream/upstream.ts";
import { type Taken, type Turn, takeTurn } from "../use-cases/take-turn.ts";
import { answerBack, type Stored } from "./answer-back.ts";
import { upstreamIn } from "./upstream-request.ts";

type Body = ProxiedBody & { user?: string | null | undefined };
type Keyed = Context<KeyedEnv>;

/** Answers a request with what the upstream says to the thread's context; without a thread, to what was sent. */
export async function proxied(c: Keyed, shape: Shape, body: Body): Promise<Response> {
	const upstream = upstreamIn(c);
	if (!upstream.ok) return fail(c, upstream.error);
	const turn = turnOf(c, body);
	if (!turn.ok) return fail(c, turn.error);
	const given = await c.req.text();
	if (turn.value === null) return send(c, { shape, upstream: upstream.value, body: given, stored: null });
	const exact = withExactNumbers(body, given);
	if ("problem" in exact) return fail(c, { reason: "invalid_request", problems: [exact.problem] });
	const conversation = shape.conversationOf(body);
	if (!conversation.ok) return fail(c, { reason: "invalid_request", problems: conversation.error });
	// What is resent is compared with what is stored, so it is redacted first.
	const told = await redactFor(c.var.deps, c.var.access, turn.value.thread, conversation.value);
	const taken = await contextOf(c, turn.value, { model: body.model, format: shape.format }, told);
	if (!taken.ok) return fail(c, asGiven(taken.error, told.places));
	const sent = exact.written(shape.withContext(exact.body, taken.value.context.rendering, told.turn));
	const stored = { turn: turn.value, taken: taken.value, aside: told.aside };
	const answering = send(c, { shape, upstream: upstream.value, body: sent, stored });
	// A client that goes away would take the answer with it.
	runInBackground(
		c,
		answering.catch(() => undefined),
	);
	return answering;
}

/** The thread that the request is about; null: none. */
function turnOf(c: Keyed, { user }: Body): Result<Turn | null, Failure> {
	const { access, caller } = c.var;
	const named = ownersInHeaders(c);
	if (!named.ok) return named;
	const { thread_id, user_id, project_id } = named.value;
	// A key that is bound to a user says whose thread it is.
	const owner = OwnerId.nullish().safeParse(access.user_id === null ? user : null);
	const owners = { user_id: user_id ?? (owner.success ? (owner.data ?? null) : null), project_id };
	if (thread_id !== null) return ok({ access, caller, thread: thread_id, owners });
	if (user === null || user === undefined) return ok(null);
	const thread = ResourceId.safeParse(user);
	if (thread.success) return ok({ access, caller, thread: thread.data, owners });
	const problems = problemsOf(thread.error.issues).map(({ message }) => ({ path: "user", message }));
	return err({ reason: "invalid_request", problems });
}

async function contextOf(
	c: Keyed,
	turn: Turn,
	asked: { model: string; format: Format },
	{ instructions, messages }: Conversation,
): Promise<Result<Taken, Failure>> {
	const { deps, caller } = c.var;
	const request = { ...asked, system: instructions };
	const taken = await takeTurn(deps, turn, messages, askOf(ThreadContextSchema.parse(request)));
	if (!taken.ok) return taken;
	const { context } = taken.value;
	c.set("contextTokens", context.tokens.total);
	runInBackground(c, keepContext(deps, caller, context, { request, ...written(threadContextAnswer(context)) }));
	return taken;
}

/** A failure under the paths that the client knows. */
function asGiven(failure: Failure, places: readonly string[]): Failure {
	if (failure.reason !== "invalid_request") return failure;
	const problems = failure.problems.map(({ path, message }) => ({
		path: path.replace(/^messages\.(\d+)/, (whole, index: string) => places[Number(index)] ?? whole),
		message,
	}));
	return { reason: "invalid_request", problems };
}

type Sending = {
	shape: Shape;
	upstream: Upstream;
	/** JSON, written. */
	body: string;
	/** Where the answer is stored; null: nowhere. */
	stored: Stored;
};

async function send(c: Keyed, { shape, upstream, body, stored }: Sending): Promise<Response> {
	const request = { path: shape.path, method: "POST", headers: c.req.raw.headers, body } as const;
	const answer = await callUpstream(c.var.deps.observing, upstream, request);
	if (!answer.ok) return fail(c, upstreamFailed(answer.error, stored !== null));
	const back = await answerBack(c, { shape, answer: answer.value, patienceMs: upstream.patienceMs, stored });
	return back.ok ? back.value : fail(c, upstreamFailed(back.error, stored !== null));
}

/** Says what became of what was said: who asks again is not stored twice. */
function upstreamFailed(detail: string, stored: boolean): Refusal {
	return { reason: "upstream_failed", detail: stored ? `${detail} What was said is stored; no answer is.` : detail };
}
