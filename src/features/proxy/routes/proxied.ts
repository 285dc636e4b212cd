import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ModelName } from "../../../platform/http/fields.ts";
import { keepableText } from "../../../platform/http/json-text.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { chatCompletions } from "../shapes/chat-completions.ts";
import { responses } from "../shapes/responses.ts";
import { proxied } from "./proxy-turn.ts";

const Body = z
	.looseObject({
		model: ModelName.refine((name) => name === keepableText(name), "must be Unicode text without U+0000"),
		stream: z.boolean().nullish().openapi({ description: "Whether the answer comes as server-sent events" }),
		user: z.string().nullish().openapi({ description: "The thread, where `x-tessera-thread` names none" }),
	})
	.openapi({ description: "As the upstream takes it; `user` names the thread where `x-tessera-thread` does not" });

const Answer = z.looseObject({}).openapi({ description: "As the upstream answers" });

const DESCRIPTION =
	"For clients of OpenAI whose base address is `/openai/v1` and whose key is ours. The conversation that they resend is matched " +
	"with the thread of `x-tessera-thread` (or `user`), which is made on first use; its new end is appended, the thread's context " +
	"goes to the upstream in its place, and the answer is appended too. Without a thread the request is passed on as it is. " +
	"`x-tessera-upstream-key` is the upstream's key, `x-tessera-upstream` another upstream. The answer's `x-tessera-context` " +
	"names the receipt, and `x-tessera-set-aside` what of the conversation no thread can hold.";

const upstreamAnswer = {
	200: {
		description: "The upstream's answer, byte for byte if it is a stream",
		content: { ...jsonAnswer(Answer, "").content, "text/event-stream": { schema: z.string() } },
	},
};

const door = {
	problems: ["not_found", "upstream_failed", "system_over_budget", "context_overflow", "invalid_budget"],
	schedulesIndexing: false,
	repeat: "never",
	// It is passed on as it is where it names no thread, and else redacted there (proxy-turn.ts).
	redact: "never",
	names: { ids: ["user"] },
	// Its body goes to an upstream; answers that hold what no thread can come back at every turn (shapes/keepable.ts).
	passedOn: true,
} as const;

const chat = keyedRoute(
	{
		method: "post",
		path: "/openai/v1/chat/completions",
		operationId: "proxyChatCompletion",
		tags: ["Doors"],
		summary: "Complete a chat whose thread is remembered",
		description: DESCRIPTION,
		request: { body: jsonBody(Body) },
		responses: upstreamAnswer,
	},
	{ ...door, problems: [...door.problems] },
);

const respond = keyedRoute(
	{
		method: "post",
		path: "/openai/v1/responses",
		operationId: "proxyResponse",
		tags: ["Doors"],
		summary: "Make a response whose thread is remembered",
		description: `${DESCRIPTION} In a thread, \`previous_response_id\` and \`conversation\` are refused: its context takes their place.`,
		request: { body: jsonBody(Body) },
		responses: upstreamAnswer,
	},
	{ ...door, problems: [...door.problems] },
);

export function registerChatCompletions(app: App): void {
	app.openapi(chat, (c) => proxied(c, chatCompletions, c.req.valid("json")));
}

export function registerResponses(app: App): void {
	app.openapi(respond, (c) => proxied(c, responses, c.req.valid("json")));
}
