import * as z from "zod";
import type { App } from "../../../platform/http/context.ts";

const Problem = z.looseObject({
	code: z.string(),
	detail: z.string(),
	errors: z.array(z.looseObject({ path: z.string() })).optional(),
});

/** Problems of the proxy also say what is wrong where clients of the providers look for it. */
export function registerErrorShape(app: App): void {
	app.use("/openai/*", async (c, next) => {
		await next();
		if (c.res.headers.get("content-type") !== "application/problem+json") return;
		const problem = Problem.parse(await c.res.json());
		const { code, detail: message, errors } = problem;
		const error = { message, type: code, code, param: errors?.[0]?.path ?? null };
		c.res = new Response(JSON.stringify({ ...problem, error }), c.res);
	});
}
