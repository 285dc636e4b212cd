import { z } from "@hono/zod-openapi";
import type { Context, Env as HonoEnv, TypedResponse } from "hono";
import type { Failure } from "../../core/base/failure.ts";
import { QUOTAS } from "../../core/base/quota.ts";
import type { Limited } from "../limits/rate-limits.ts";
import type { AppEnv } from "./context.ts";

/** Every code an answer that is not 2xx can carry. */
const PROBLEM_CODES = [
	"invalid_request",
	"invalid_json",
	"unauthorized",
	"forbidden",
	"not_found",
	"method_not_allowed",
	"conflict",
	"already_exists",
	"erasing",
	"too_large",
	"unsupported_media_type",
	"system_over_budget",
	"context_overflow",
	"invalid_budget",
	"idempotency_mismatch",
	"rate_limited",
	"upstream_failed",
	"internal",
	"unavailable",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

const figure = z.number().int().optional();

/** RFC 9457, with our code, the faulty fields and the figures that explain it. */
export const ProblemSchema = z
	.object({
		type: z.string().openapi({ description: "Always about:blank: the code says what it is." }),
		title: z.string(),
		status: z.number().int(),
		detail: z.string(),
		code: z.enum(PROBLEM_CODES),
		request_id: z.string(),
		errors: z
			.array(z.object({ path: z.string().openapi({ example: "messages.3.role" }), message: z.string() }))
			.optional(),
		current_seq: figure.openapi({ description: "conflict: the thread's last seq" }),
		job_status: z.string().optional().openapi({ description: "conflict: the status that the job has" }),
		quota: z.enum(QUOTAS).optional().openapi({ description: "forbidden: what the tenant may hold no more of" }),
		limit: figure.openapi({ description: "too_large: the most that is taken, in bytes; forbidden: the quota" }),
		actual: figure.openapi({
			description: "too_large, system_over_budget: what there was; forbidden: what the tenant would hold",
		}),
		budget: figure.openapi({ description: "system_over_budget: tokens the block has" }),
		window: figure.openapi({ description: "context_overflow: tokens of the window" }),
		needed: figure.openapi({ description: "context_overflow: tokens of what can't be cut" }),
		blocks: z
			.array(z.object({ name: z.string(), budget: z.number().int(), needed: z.number().int() }))
			.optional()
			.openapi({ description: "context_overflow: a line per block" }),
		minimum: figure.openapi({ description: "invalid_budget" }),
		maximum: figure.openapi({ description: "invalid_budget" }),
	})
	.openapi("Problem");

export type ProblemBody = z.infer<typeof ProblemSchema>;

/** Why a request is refused: a use case's failure, or what the door itself turns away. */
export type Refusal =
	| Failure
	| { reason: "invalid_json"; detail: string }
	| { reason: "unsupported_media_type"; detail: string }
	| { reason: "idempotency_mismatch"; detail: string }
	| { reason: "method_not_allowed"; allow: string[] }
	| ({ reason: "rate_limited" } & Limited)
	| { reason: "upstream_failed"; detail: string }
	| { reason: "internal" };

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
type Figures = Omit<ProblemBody, "type" | "title" | "status" | "detail" | "code" | "request_id">;

const STATUS: Record<ProblemCode, Status> = {
	invalid_request: 400,
	invalid_json: 400,
	unauthorized: 401,
	forbidden: 403,
	not_found: 404,
	method_not_allowed: 405,
	conflict: 409,
	already_exists: 409,
	erasing: 409,
	too_large: 413,
	unsupported_media_type: 415,
	system_over_budget: 422,
	context_overflow: 422,
	invalid_budget: 422,
	idempotency_mismatch: 422,
	rate_limited: 429,
	upstream_failed: 502,
	internal: 500,
	unavailable: 503,
};

const TITLES: Record<ProblemCode, string> = {
	invalid_request: "The request is not valid",
	invalid_json: "The body is not JSON",
	unauthorized: "A valid key or signature is needed",
	forbidden: "This is not allowed",
	not_found: "Not found",
	method_not_allowed: "This path has no such method",
	conflict: "It has moved on",
	already_exists: "It exists already",
	erasing: "The user is being erased",
	too_large: "Too large",
	unsupported_media_type: "Only application/json is taken",
	system_over_budget: "The instructions are larger than their budget",
	context_overflow: "What can't be cut is larger than the window",
	invalid_budget: "The budget is not possible",
	idempotency_mismatch: "This key was used for another request",
	rate_limited: "Too many requests",
	upstream_failed: "The model behind the proxy did not answer",
	internal: "Something went wrong on our side",
	unavailable: "Not available right now",
};

/**
 * Answers a failure: `if (!thread.ok) return fail(c, thread.error);`. Typed as the error answer that
 * route.ts adds to every route.
 */
export function fail<E extends HonoEnv & AppEnv, P extends string, I extends object>(
	c: Context<E, P, I>,
	refusal: Refusal,
): Response & TypedResponse<ProblemBody, Status, "json"> {
	const { status, body, headers } = problemOf(refusal, c.get("requestId"));
	return c.json(body, status, headers);
}

/** The same as an answer of its own, for where an earlier answer has to give way. */
export function problemResponse(refusal: Refusal, requestId: string): Response {
	const { status, body, headers } = problemOf(refusal, requestId);
	return Response.json(body, { status, headers });
}

/** A refusal as one line of text, for callers that read no problem document. */
export function problemText(refusal: Refusal): string {
	return `${refusal.reason}: ${explain(refusal).detail}`;
}

function problemOf(refusal: Refusal, request_id: string) {
	const code = refusal.reason;
	const { detail, ...figures } = explain(refusal);
	const status = STATUS[code];
	const body: ProblemBody = { type: "about:blank", title: TITLES[code], status, detail, code, request_id, ...figures };
	return { status, body, headers: { "Content-Type": "application/problem+json", ...headersOf(refusal) } };
}

function explain(refusal: Refusal): { detail: string } & Figures {
	switch (refusal.reason) {
		case "invalid_request": {
			const [first] = refusal.problems;
			const detail =
				first === undefined ? TITLES.invalid_request : [first.path, first.message].filter(Boolean).join(": ");
			return { detail, errors: refusal.problems };
		}
		case "forbidden": {
			if (!("quota" in refusal)) return { detail: refusal.detail };
			const { detail, quota, limit, actual } = refusal;
			return { detail, quota, limit, actual };
		}
		case "invalid_json":
		case "unauthorized":
		case "already_exists":
		case "erasing":
		case "idempotency_mismatch":
		case "unsupported_media_type":
		case "upstream_failed":
		case "unavailable":
			return { detail: refusal.detail };
		case "not_found":
			return { detail: `There is no such ${refusal.what}.` };
		case "method_not_allowed":
			return { detail: `This path takes ${refusal.allow.join(", ")}.` };
		case "rate_limited": {
			const { whose, retryAfterS } = refusal;
			return { detail: `This ${whose} has asked too often; try again in ${retryAfterS} seconds.` };
		}
		case "conflict":
			if ("jobStatus" in refusal) return { detail: refusal.detail, job_status: refusal.jobStatus };
			return { detail: `The thread's last seq is ${refusal.currentSeq}.`, current_seq: refusal.currentSeq };
		case "too_large": {
			const { limit, actual } = refusal;
			return { detail: `At most ${limit} bytes are taken; there were ${actual} or more.`, limit, actual };
		}
		case "system_over_budget": {
			const { budget, actual } = refusal;
			return { detail: `The instructions have ${actual} tokens, their budget is ${budget}.`, budget, actual };
		}
		case "context_overflow": {
			const { window, needed, blocks } = refusal;
			return { detail: `What can't be cut needs ${needed} tokens of a window of ${window}.`, window, needed, blocks };
		}
		case "invalid_budget": {
			const { detail, minimum, maximum } = refusal;
			return { detail, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
		}
		case "internal":
			return { detail: "The error was logged under this request's id." };
	}
}

function headersOf(refusal: Refusal): Record<string, string> {
	if (refusal.reason === "unauthorized") return { "WWW-Authenticate": "Bearer" };
	if (refusal.reason === "method_not_allowed") return { Allow: refusal.allow.join(", ") };
	if (refusal.reason === "rate_limited") return { "Retry-After": String(refusal.retryAfterS) };
	if (refusal.reason === "unavailable") return { "Retry-After": "1" };
	return {};
}
