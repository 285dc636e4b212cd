import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context.ts";
import { fail } from "./problem.ts";

/** What a page can't write with. */
const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * While the local key holds, which everybody knows, only this machine may call. A page whose name was made to lead here
 * (DNS rebinding) is told by the name it asks for, and a page that posts from elsewhere by its origin; both are refused
 * before anything is read. Without a local key the key alone decides.
 */
export const refuseStrangers = createMiddleware<AppEnv>(async (c, next) => {
	const { localHosts, corsOrigins, doorSecret } = c.var.deps;
	if (localHosts === null) return next();
	// What came by a port of wrangler's own may say of itself what it likes, its Host too.
	const cameThrough = doorSecret === null || c.req.header("tessera-door") === doorSecret;
	if (!cameThrough) return fail(c, { reason: "forbidden", detail: WRONG_PORT });
	const known = (address: string) => localHosts.includes(URL.parse(address)?.hostname ?? "");
	if (!namesOf(c).every(known)) return fail(c, { reason: "forbidden", detail: WRONG_HOST });
	const origin = c.req.header("origin");
	const mayWrite = (page: string) =>
		known(page) || corsOrigins.includes("*") || corsOrigins.includes(page.toLowerCase());
	if (origin === undefined || READING.includes(c.req.method) || mayWrite(origin)) return next();
	return fail(c, { reason: "forbidden", detail: WRONG_ORIGIN });
});

/** Under which names this server was asked: normally both are one. */
function namesOf(c: Context<AppEnv>): string[] {
	const host = c.req.header("host");
	return [c.req.url, ...(host === undefined ? [] : [`http://${host}`])];
}

const WRONG_PORT = "This port is for npm start alone; call the one that it names.";

const WRONG_HOST =
	"A server that takes the local key answers to localhost, 127.0.0.1 and [::1] only. Further names: npm start -- --var TESSERA_HOSTS:NAME";

const WRONG_ORIGIN =
	"A page of another origin may not write to a server that takes the local key. To allow one: npm start -- --var TESSERA_CORS_ORIGINS:ORIGIN";

const policy = cors({
	// Only called for origins that are allowed; a key is sent as a header, so cookies play no part.
	origin: (origin, c: Context<AppEnv>) => (c.var.deps.corsOrigins.includes("*") ? "*" : origin),
	allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
	allowHeaders: [
		...["Authorization", "Content-Type", "Idempotency-Key", "X-Request-Id"],
		...["X-Tessera-Thread", "X-Tessera-User", "X-Tessera-Project"],
		...["X-Tessera-Upstream", "X-Tessera-Upstream-Key"],
		...["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "X-Tessera-Bookmark"],
	],
	exposeHeaders: [
		"X-Request-Id",
		"Server-Timing",
		"Retry-After",
		"Idempotent-Replayed",
		"X-Tessera-Thread",
		"X-Tessera-Context",
		"X-Tessera-Stored",
		"X-Tessera-Set-Aside",
		"X-Tessera-Bookmark",
	],
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
