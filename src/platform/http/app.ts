import { OpenAPIHono } from "@hono/zod-openapi";
import type { ContextVariableMap, MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { timing } from "hono/timing";
import { whileUnderWay } from "../clock/under-way.ts";
import { drainBody } from "./body.ts";
import { fromBookmark } from "./bookmarks.ts";
import { type App, type AppEnv, runInBackground } from "./context.ts";
import { fixedPaths } from "./declared.ts";
import { allowOrigins, refuseStrangers } from "./origins.ts";
import { fail } from "./problem.ts";
import { refusalOf } from "./thrown.ts";
import { refuseInvalid } from "./validation.ts";

/** Routes of one kind, to be put on an application. */
export type Routes = (app: App) => void;

/** The HTTP door: what every request goes through, and the routes in their order. */
export function httpApp(createDeps: (env: Env) => ContextVariableMap["deps"], routes: readonly Routes[]): App {
	const app: App = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });

	app.use((_, next) => whileUnderWay(next));
	app.use(requestId(), timing({ totalDescription: "" }));
	app.use(async (c, next) => {
		await next();
		// An answer that comes from elsewhere, such as a static file, has not got it yet.
		c.header("x-request-id", c.get("requestId"));
		// The line above has made an answer whose headers can be set; another call would copy it once more.
		c.res.headers.set("x-content-type-options", "nosniff");
		await drainBody(c.req.raw);
	});
	app.use(async (c, next) => {
		c.set("deps", createDeps(c.env));
		await next();
	});
	app.use(observeRequest);
	app.use(refuseStrangers);
	app.use(allowOrigins);
	app.use(fromBookmark);
	app.use(
		methodNotAllowed({ app, onMethodNotAllowed: (c, allow) => fail(c, { reason: "method_not_allowed", allow }) }),
	);

	for (const [path, methods] of fixedPaths()) app.use(path, onlyMethods(methods));
	for (const register of routes) register(app);

	app.notFound((c) => fail(c, { reason: "not_found", what: "path" }));
	app.onError((error, c) => fail(c, refusalOf(error, c.get("requestId"), c.get("deps"))));
	return app;
}

/** Whatever a request leads to is known as its own; how it ended is noted. */
const observeRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
	const { observing } = c.var.deps;
	await observing.request(c.get("requestId"), c.req.header("traceparent") ?? null, async () => {
		await next();
		const contextTokens: unknown = Reflect.get(c.var, "contextTokens");
		return () => ({
			...{ method: c.req.method, route: routePath(c, -1), status: c.res.status },
			contextTokens: typeof contextTokens === "number" ? contextTokens : null,
		});
	});
	runInBackground(c, observing.flush());
};

function onlyMethods(allow: string[]): MiddlewareHandler<AppEnv> {
	return async (c, next) => (allow.includes(c.req.method) ? next() : fail(c, { reason: "method_not_allowed", allow }));
}
