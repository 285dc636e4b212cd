// Stored contexts: read, made anew, and put into words.
import { call, path } from "./api.js";

export const BLOCKS = ["system", "project", "task", "history", "knowledge"];

/** What each reason of a receipt means. */
export const REASONS = {
	fits: "It fits.",
	over_budget: "There was no room left in its block, and others were worth more.",
	below_min_score: "Its score is below the least that recall asks for.",
	duplicate: "The same is there already.",
	superseded: "Something newer says otherwise.",
	overridden: "A narrower scope, or the request itself, says it instead.",
	expired: "It was not valid any more.",
	in_window: "The conversation's window shows it already.",
	unanswered: "It calls a tool that never answered.",
	summarised: "The summary stands for it.",
	trimmed: "The thread's strategy leaves old messages away.",
	flushed: "The thread's strategy moved it out of the conversation.",
	cleared: "It is an old result of a tool, cleared to make room.",
	deleted: "It was deleted.",
	cap: "Recall had as many as it may show.",
	rendering_left_out: "Its text was erased after this context was made.",
};

/** Contexts of this tab by id: a new one can be read under its id only after a moment. */
const made = new Map();

/** Asks for a context of a thread and keeps its receipt. */
export async function makeContext(thread, request) {
	const response = await call("POST", `${path("/v1/threads", thread)}/context`, request);
	const receipt = { id: response.id, created_at: new Date().toISOString(), request, response };
	made.set(response.id, receipt);
	return receipt;
}

export async function readContext(thread, id) {
	return made.get(id) ?? call("GET", path("/v1/threads", thread, "contexts", id));
}

/** The parts of a context's window in their order, in tokens; their sum is the window. */
export function windowParts({ tokens, report }) {
	const blocks = report.blocks.map(({ name, used }) => ({ name, tokens: used }));
	const framing = tokens.blocks - blocks.reduce((sum, part) => sum + part.tokens, 0);
	const known = [
		...blocks,
		...(framing > 0 ? [{ name: "framing", tokens: framing }] : []),
		{ name: "query", tokens: tokens.query },
		{ name: "response", tokens: tokens.response_reserved },
		{ name: "buffer", tokens: tokens.safety_buffer },
	];
	const free = tokens.window - known.reduce((sum, part) => sum + part.tokens, 0);
	return [...known, { name: "free", tokens: Math.max(free, 0) }];
}

export const PART_TITLES = {
	framing: "tags between blocks",
	response: "kept for the answer",
	buffer: "safety buffer",
	free: "unused",
};

/** What the model is sent, as [who, text], whatever the format. */
export function sentTexts(response) {
	if (response.text !== undefined) return [["text", response.text]];
	if (response.blocks) {
		const { query, ...blocks } = response.blocks;
		const texts = Object.entries(blocks).map(([name, { text }]) => [name, text]);
		return [...texts, ["query", query ?? ""]].filter(([, text]) => text !== "");
	}
	const system = (response.system ?? []).map(({ text }) => ["system", text]);
	return [...system, ...(response.messages ?? []).map((message) => [message.role, messageText(message)])];
}

function messageText({ content, tool_calls }) {
	const text =
		typeof content === "string" ? content : (content ?? []).map((part) => part.text ?? JSON.stringify(part)).join("\n");
	return tool_calls ? `${text}\n${JSON.stringify(tool_calls, null, 2)}`.trim() : text;
}
