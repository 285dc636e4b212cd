import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, OURS_OR_THEIRS } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { callUpstream, wholeBody } from "../upstream/upstream.ts";
import { headersBack, upstreamIn } from "./upstream-request.ts";

const refusedKey: { description: string; content?: typeof OURS_OR_THEIRS } = {
	description: "The key is refused, here (`unauthorized`) or by the upstream",
	content: OURS_OR_THEIRS,
};

const list = keyedRoute(
	{
		method: "get",
		path: "/openai/v1/models",
		operationId: "listUpstreamModels",
		tags: ["Doors"],
		summary: "List the upstream's models",
		responses: { 200: jsonAnswer(z.looseObject({}), "As the upstream answers"), 401: refusedKey },
	},
	{ problems: ["upstream_failed"] },
);

export function registerUpstreamModels(app: App): void {
	app.openapi(list, async (c) => {
		const upstream = upstreamIn(c);
		if (!upstream.ok) return fail(c, upstream.error);
		const request = { path: "/models", method: "GET", headers: c.req.raw.headers } as const;
		const answer = await callUpstream(c.var.deps.observing, upstream.value, request);
		if (!answer.ok) return fail(c, { reason: "upstream_failed", detail: answer.error });
		const body = await wholeBody(answer.value, upstream.value.patienceMs);
		if (!body.ok) return fail(c, { reason: "upstream_failed", detail: body.error });
		return new Response(body.value, { status: answer.value.status, headers: headersBack(answer.value) });
	});
}
