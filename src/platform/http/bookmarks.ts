import type { MiddlewareHandler } from "hono";
import { bookmarksOf } from "../shards/sessions.ts";
import type { AppEnv } from "./context.ts";
import { fail } from "./problem.ts";

/** What a caller has seen: told with each answer, and sent with the next request whose answer must not be older. */
const BOOKMARK = "x-tessera-bookmark";

/** Where replicas are read, each request goes on from its bookmark. */
export const fromBookmark: MiddlewareHandler<AppEnv> = async (c, next) => {
	const { sessions } = c.get("deps");
	if (sessions === null) return next();
	const given = c.req.header(BOOKMARK) ?? null;
	if (given !== null && bookmarksOf(given) === null) {
		return fail(c, { reason: "invalid_request", problems: [{ path: BOOKMARK, message: "is no bookmark of ours" }] });
	}
	const told = await sessions.answer(given, ["GET", "HEAD"].includes(c.req.method), next);
	if (told !== null) c.header(BOOKMARK, told);
	return undefined;
};
