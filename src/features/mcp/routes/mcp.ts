import { z } from "@hono/zod-openapi";
import { type App, runInBackground } from "../../../platform/http/context.ts";
import { ownersInHeaders } from "../../../platform/http/owner-headers.ts";
import { fail, type ProblemCode, ProblemSchema } from "../../../platform/http/problem.ts";
import { jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";

const JsonRpc = z.unknown().openapi("JsonRpc", { type: "object", description: "A JSON-RPC 2.0 message" });

const refused = (codes: ProblemCode[]) => ({
	description: `An error of the protocol, or a problem: ${codes.map((code) => `\`${code}\``).join(", ")}`,
	content: { "application/json": { schema: JsonRpc }, "application/problem+json": { schema: ProblemSchema } },
});

const serve = keyedRoute(
	{
		method: "post",
		path: "/mcp",
		operationId: "speakMcp",
		tags: ["Doors"],
		summary: "Speak the Model Context Protocol",
		description:
			"Streamable HTTP without sessions, protocols 2026-07-28 and 2025-11-25. Tools: `note`, `remember`, `recall`, `forget`, " +
			"`get_context`, `working_state`, `relations`, `save_skill`, `find_skill`. Resources: threads, notes, summaries, receipts. " +
			"The headers `x-tessera-thread`, `x-tessera-user` and `x-tessera-project` say whom a client works for.",
		request: { body: jsonBody(JsonRpc) },
		responses: {
			200: {
				description: "The answer, as JSON or as one server-sent event",
				content: { "application/json": { schema: JsonRpc }, "text/event-stream": { schema: z.string() } },
			},
			202: { description: "A notification was taken in" },
			...{
				400: refused(["invalid_json", "invalid_request"]),
				404: refused(["not_found"]),
				406: refused(["invalid_request"]),
			},
		},
	},
	{ role: "read", schedulesIndexing: true, repeat: "never" },
);

export function registerMcp(app: App): void {
	app.openapi(serve, async (c) => {
		const { deps, access, caller, requestId } = c.var;
		const named = ownersInHeaders(c);
		if (!named.ok) return fail(c, named.error);
		// The protocol's schemas take a while to make, and most instances never speak it.
		const { answerMcp } = await import("../server/mcp-server.ts");
		return answerMcp(
			{
				...{ deps, access, caller, requestId, named: named.value },
				behind: (work) => runInBackground(c, work),
				countTokens: (tokens) => c.set("contextTokens", tokens),
			},
			c.req.raw,
			c.req.valid("json"),
		);
	});
}
