import { z } from "@hono/zod-openapi";

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
	"too_large",
	"unsupported_media_type",
	"system_over_budget",
	"context_overflow",
	"invalid_budget",
	"idempotency_mismatch",
	"rate_limited",
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
		limit: figure.openapi({ description: "too_large: the most that is taken, in bytes" }),
		actual: figure.openapi({ description: "too_large, system_over_budget: what there was" }),
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
