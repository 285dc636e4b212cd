import * as z from "zod";
import { api } from "../client.ts";
import { user } from "../thread-calls.ts";

const problem = z.looseObject({ request_id: z.string() });

/** The answer to one who may not know of a thing, without what differs between any two requests. */
export async function answerOf(key: string, method: string, path: string, body: unknown, headers = {}) {
	const { status, body: answer, headers: given } = await api(method, path, body, { key, headers });
	const { request_id: _, ...rest } = problem.parse(answer);
	return { status, rest, type: given.get("content-type"), names: [...given.keys()].sort() };
}

/** Every call there is of a thread whose message `m1` says this, refused ones too. */
export function threadCalls(secret: string): [method: string, suffix: string, body: unknown][] {
	return [
		["GET", "", undefined],
		["PATCH", "", { title: "mine" }],
		["PATCH", "", { budget: { total: 1 } }],
		["PATCH", "", { nonsense: 1 }],
		["DELETE", "", undefined],
		["POST", "/messages", { messages: [user("hello")] }],
		["POST", "/messages", { messages: [user(secret, { id: "m1" })] }],
		["POST", "/messages", { messages: [user("hello")], if_seq: 7 }],
		["POST", "/messages", { messages: [{ role: "tool", content: "r", tool_call_id: "c" }] }],
		["POST", "/messages", { messages: [] }],
		["PATCH", "/messages/m1", { content: "mine" }],
		["PATCH", "/messages/m1", { content: "" }],
		["DELETE", "/messages/m1", undefined],
		["GET", "/messages", undefined],
		["GET", "/messages?after_seq=x", undefined],
		["GET", "/messages/search?q=secret", undefined],
		["POST", "/distill", undefined],
		["POST", "/distill?wait=true", undefined],
		["GET", "/summaries", undefined],
		["GET", "/jobs", undefined],
		["GET", "/contexts", undefined],
		["GET", "/contexts/ctx_1", undefined],
		["POST", "/contexts/ctx_1/usage", { input_tokens: 5 }],
		["POST", "/context", { query: "what is the secret?" }],
		["POST", "/context", { query: "what is the secret?", append: true }],
		["POST", "/context", { budget: { total: 1 } }],
		["POST", "/context", { query: "hello", system: "Be brief.", budget: { system: 1 } }],
		["GET", "/working-state", undefined],
		["PUT", "/working-state", { current_task: "mine" }],
		["PATCH", "/working-state", { nonsense: 1 }],
		["POST", "/notes", { content: "mine" }],
		["GET", "/notes", undefined],
		["DELETE", "/notes/note_1", undefined],
		["PUT", "", {}],
	];
}
