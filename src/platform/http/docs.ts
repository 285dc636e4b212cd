import type { Context } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { version } from "../../../package.json";
import type { App, AppEnv } from "./context.ts";
import { openApiDocument } from "./document.ts";

/** The version of this build. */
export const VERSION: string = version;

/** The OpenAPI document made from the routes' own schemas, the docs with the reference that shows it, and the console. */
export function registerDocs(app: App): void {
	app.openAPIRegistry.registerComponent("securitySchemes", "key", {
		type: "http",
		scheme: "bearer",
		description: "A key `tsr_<tenant>_<secret>`; locally `tsr_local_dev`.",
	});
	let document: ReturnType<typeof openApiDocument> | null = null;

	app.get("/openapi.json", (c) => {
		document ??= openApiDocument(app, VERSION);
		return c.json(document);
	});
	app.get("/", (c) => c.redirect("/docs"));
	for (const folder of ["/docs", "/console"]) {
		app.use(`${folder}/*`, pageHeaders);
		app.get(folder, (c) => page(c, `${folder}/`));
		app.get(`${folder}/*`, (c) => page(c, c.req.path));
	}
}

/** A static file; rebuilt because answers of the asset store can't be given headers. */
async function page(c: Context<AppEnv>, path: string): Promise<Response> {
	const file = await c.var.deps.assets.fetch(new Request(new URL(path, c.req.url), { headers: c.req.raw.headers }));
	if (file.status === 404) return c.notFound();
	return new Response(file.body, file);
}

const SELF = ["'self'"];
const NONE = ["'none'"];

/** What every page says to a browser: it loads from here alone, runs no inline script, and stands in nobody's frame. */
const pageHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: NONE,
		scriptSrc: SELF,
		styleSrc: SELF,
		imgSrc: [...SELF, "data:"],
		connectSrc: SELF,
		baseUri: NONE,
		formAction: NONE,
		frameAncestors: NONE,
	},
	xFrameOptions: "DENY",
	referrerPolicy: "no-referrer",
	// Whether a whole domain is reached by https alone is for whoever owns it to say.
	strictTransportSecurity: false,
});
