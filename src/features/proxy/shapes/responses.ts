import * as z from "zod";
import type { Problem } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import type { ResponsesItem } from "../../../core/context/render/responses-shapes.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { below, type Conversation, conversationIn } from "./conversation.ts";
import { withTurn } from "./current-turn.ts";
import { fieldsOf, textIn } from "./entry.ts";
import { answerOf, responseCollector } from "./responses-answer.ts";
import { responsesEntries } from "./responses-entries.ts";
import type { ProxiedBody, Shape } from "./shape.ts";

const Input = z.union([z.string().min(1), z.array(z.unknown()).min(1)]);
const Instructions = z.string().nullish();

/** OpenAI's Responses API. */
export const responses: Shape = {
	path: "/responses",
	format: "responses",
	conversationOf,
	withContext(body, context, turn) {
		if (context.format !== "responses") throw new Error("the context has another format than was asked for");
		const { instructions, input } = context;
		const wanted = wantedBy(body, input);
		return { ...body, ...(instructions !== "" && { instructions }), input: withTurn(wanted, turn, keyOf) };
	},
	answerOf,
	collector: responseCollector,
	failed(code, message) {
		const error = { code, message, param: null };
		// An event for those who read events, and an error for the official client, which throws it.
		return { type: "error", ...error, sequence_number: 0, error: { ...error, type: code } };
	},
};

/** What the provider has of a conversation would stand beside what the thread has. */
const PROVIDERS_OWN = ["previous_response_id", "conversation"] as const;

/** The conversation in the body of a Responses request. */
function conversationOf(body: ProxiedBody): Result<Conversation, Problem[]> {
	const [items, given] = [Input.safeParse(body.input), Instructions.safeParse(body.instructions)];
	const refused = PROVIDERS_OWN.filter((field) => body[field] !== undefined && body[field] !== null).map((path) => {
		return { path, message: "can't be used in a thread, whose context takes its place: leave it out" };
	});
	const problems = [
		...(items.success ? [] : problemsOf(items.error.issues).map(below("input"))),
		...(given.success ? [] : problemsOf(given.error.issues).map(below("instructions"))),
		...(body.background === true
			? [{ path: "background", message: "can't be used: the answer would not be seen" }]
			: []),
		...refused,
	];
	if (!items.success || !given.success || problems.length > 0) return err(problems);
	const list = typeof items.data === "string" ? [{ role: "user", content: items.data }] : items.data;
	const place = { shape: "responses", field: "input", entriesOf: responsesEntries } as const;
	return conversationIn(list, place, given.data ?? "");
}

const ENCRYPTED = "reasoning.encrypted_content";

/**
 * The items of a context that go to the provider: thinking only where it can be read without being looked up there, and
 * where the client resends it or asks for such thinking. Another provider than the one that wrote it could not read it.
 */
function wantedBy({ input, include }: ProxiedBody, items: readonly ResponsesItem[]): ResponsesItem[] {
	const asked = Array.isArray(include) && include.includes(ENCRYPTED);
	const resent = new Set((Array.isArray(input) ? input : []).map((item) => fieldsOf(item).id));
	const isUnwanted = ({ id, encrypted_content }: Reasoning) =>
		encrypted_content === undefined || !(asked || resent.has(id));
	let isAlone = false;
	return items.flatMap((item): ResponsesItem[] => {
		if ("role" in item && item.role === "assistant") return isAlone ? withoutId(item) : [item];
		if ("type" in item && item.type === "function_call") return isAlone ? [{ ...item, id: undefined }] : [item];
		isAlone = "type" in item && item.type === "reasoning" && isUnwanted(item);
		return isAlone ? [] : [item];
	});
}

type Reasoning = Extract<ResponsesItem, { type: "reasoning" }>;
type Answer = Extract<ResponsesItem, { role: "assistant" }>;

/** An answer whose thinking is left out: under its id the provider would miss that. */
function withoutId(answer: Answer): Answer[] {
	if (typeof answer.content === "string") return [answer];
	const phase = answer.phase === undefined ? {} : { phase: answer.phase };
	const texts = answer.content.map((part) => (part.type === "refusal" ? part.refusal : part.text));
	return texts.map((content) => ({ role: "assistant", content, ...phase }));
}

/** What an item of the assistant says or calls, or which call a result answers. */
function keyOf(item: unknown): string | null {
	const { type, role, content, call_id, name, arguments: args } = fieldsOf(item);
	if (type === "function_call") return JSON.stringify([type, call_id, name, args]);
	if (type === "function_call_output") return JSON.stringify([type, call_id]);
	if (role !== "assistant") return null;
	const parts = Array.isArray(content) ? content.map((part) => fieldsOf(part)) : [];
	return textIn(content) ?? parts.map((part) => textIn(part.text) ?? textIn(part.refusal) ?? "").join("\n");
}
