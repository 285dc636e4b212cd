import { describe, expect, it } from "vitest";
import { readConversation } from "../../../../../src/features/threads/index.ts";

/** What was read, or why not, and where each message stands. */
function read(given: unknown, shape: "openai" | "responses") {
	const conversation = readConversation(given, shape);
	if (!conversation.ok) return { messages: [], places: [], refused: conversation.error };
	const { value } = conversation;
	return { messages: value.map(({ message }) => message), places: value.map(({ at }) => at), refused: [] };
}

const FILE = "data:application/pdf;base64,JVBERi0=";

describe("a conversation that a provider's client resends", () => {
	it("is read where other providers add fields of their own, to a message or to a part", () => {
		const given = [
			{ role: "user", content: [{ type: "text", text: "Look.", cache_control: { type: "ephemeral" } }] },
			{ role: "assistant", content: "A ferry.", reasoning_content: "Hm.", reasoning_details: [{ text: "Hm." }] },
			{ role: "assistant", content: null, tool_calls: [{ id: "c", index: 0, function: { name: "f", arguments: "" } }] },
			{ role: "tool", tool_call_id: "c", content: "", is_error: false },
		];
		expect(read(given, "openai").messages).toEqual([
			{ role: "user", content: "Look." },
			{ role: "assistant", content: "A ferry." },
			{ role: "assistant", content: "", tool_calls: [{ id: "c", name: "f", arguments: "" }] },
			{ role: "tool", tool_call_id: "c", content: "" },
		]);
		expect(given[1]).toHaveProperty("reasoning_content");
	});

	it("keeps files and images, and what a model refused", () => {
		const image = { type: "image_url", image_url: { url: "https://example.com/a.png", detail: "low" } };
		const file = { type: "file", file: { file_data: FILE, filename: "a.pdf" } };
		const given = [
			{ role: "user", content: [image, file] },
			{ role: "assistant", content: null, refusal: "No." },
		];
		const kept = [
			{ type: "image_url", detail: "low" },
			{ type: "file", url: FILE, name: "a.pdf" },
		];
		expect(read(given, "openai").messages).toMatchObject([
			...[{ content: kept }, { content: [{ type: "text", text: "No.", kind: "refusal" }] }],
		]);
	});

	it("has no fields of ours, whatever a client calls its own", () => {
		const own = { id: 7, user_id: "somebody else", created_at: 1_700_000_000, metadata: { a: 1 } };
		for (const shape of ["openai", "responses"] as const) {
			expect(read([{ role: "user", content: "Hello", ...own }], shape).messages).toEqual([
				{ role: "user", content: "Hello" },
			]);
		}
	});

	it("keeps what a model thought with its id, and calls with what was said before them", () => {
		const call = { type: "function_call", id: "fc_1", call_id: "c", name: "f", arguments: "{}", status: "completed" };
		const said = { type: "message", id: "msg_1", role: "assistant", content: [{ type: "output_text", text: "So." }] };
		const thought = {
			...{ type: "reasoning", id: "rs_1", encrypted_content: "x", summary: [], format: "of another provider" },
		};
		const options = { openai: { itemId: "rs_1", reasoningEncryptedContent: "x" } };
		expect(read([thought, said, call, { role: "user", content: "Go on." }], "responses")).toMatchObject({
			messages: [
				{
					role: "assistant",
					content: [
						{ type: "thinking", provider_options: options },
						{ type: "text", text: "So." },
					],
					tool_calls: [{ id: "c", name: "f", arguments: "{}" }],
				},
				{ role: "user", content: "Go on." },
			],
			places: ["0", "3"],
		});
	});

	it.each([
		["openai", [{ role: "wizard", content: "x" }], "0.role"],
		["openai", [{ role: "user", content: "" }], "0.content"],
		["openai", [{ role: "user", content: [{ type: "input_audio", input_audio: {} }] }], "0.content.0.type"],
		["responses", [{ type: "web_search_call", id: "x" }], "0.type"],
		["responses", "hello", ""],
	] as const)("is refused by name: %s %j", (shape, given, path) => {
		expect(read(given, shape)).toMatchObject({ messages: [], refused: [{ path }] });
	});
});
