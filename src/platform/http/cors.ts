import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context.ts";

const policy = cors({
	// Only called for origins that are allowed; a key is sent as a header, so cookies play no part.
	origin: (origin, c: Context<AppEnv>) => (c.var.deps.corsOrigins.includes("*") ? "*" : origin),
	allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
	allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Request-Id"],
	exposeHeaders: ["X-Request-Id", "Server-Timing", "Retry-After", "Idempotent-Replayed"],
	maxAge: 86_400,
});

/**
 * Lets pages of the configured origins call, and answers their preflights; for any other origin it is as if there were
 * no CORS at all. The headers are put on the finished answer, as a refusal may replace the one before it.
 */
export const allowOrigins = createMiddleware<AppEnv>(async (c, next) => {
	const { corsOrigins } = c.var.deps;
	if (corsOrigins.length === 0) return next();
	const origin = c.req.header("origin");
	const allowed = origin !== undefined && (corsOrigins.includes("*") || corsOrigins.includes(origin.toLowerCase()));
	const preflight = c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
	if (allowed && preflight) return policy(c, next);
	await next();
	if (allowed) await policy(c, async () => undefined);
	else if (!corsOrigins.includes("*")) c.header("Vary", "Origin", { append: true });
	return undefined;
});
