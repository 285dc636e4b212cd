import { describe, expect, it } from "vitest";
import { entriesOf, remarksIn, saidIn } from "./reading.ts";

type Node = { id: string; parent: string | null; message: object | null };

function node(id: string, parent: string | null, role: string, text: unknown, more: object = {}): Node {
	const content = typeof text === "string" ? { content_type: "text", parts: [text] } : text;
	return { id, parent, message: { id, author: { role }, create_time: 1_731_500_000.25, content, ...more } };
}

function conversation(current_node: string | null, nodes: Node[]) {
	const mapping = Object.fromEntries(nodes.map((one) => [one.id, one]));
	return { title: "Trip", create_time: 1_731_500_000, mapping, current_node, conversation_id: "c1" };
}

describe("ChatGPT", () => {
	const nodes = [
		{ id: "root", parent: null, message: null },
		node("s", "root", "system", ""),
		node("u1", "s", "user", "Where is Évora?"),
		node("a1", "u1", "assistant", "In Spain."),
		node("a2", "u1", "assistant", "In Portugal."),
		node("call", "a2", "assistant", { content_type: "code", text: "search('x')" }, { recipient: "browser" }),
		node("tool", "call", "tool", "found"),
		node("u2", "tool", "user", { content_type: "multimodal_text", parts: ["This one?", { asset_pointer: "file-1" }] }),
	];

	it("reads the branch that is shown, and says what it left out", async () => {
		const entries = await entriesOf(JSON.stringify([conversation("u2", nodes)]), { user_id: "ada" });
		expect(saidIn(entries)).toEqual([
			"chatgpt:c1 | user: Where is Évora?",
			"chatgpt:c1 | assistant: In Portugal.",
			"chatgpt:c1 | user: This one?",
		]);
		expect(remarksIn(entries)).toEqual([
			"0.mapping.s.message left out: instructions of ChatGPT",
			"0.mapping.call.message left out: calls of tools",
			"0.mapping.tool.message left out: answers of tools",
			"0.mapping.u2.message left out: images, sounds and files",
		]);
		expect(entries[1]).toEqual({
			kind: "message",
			at: "0.mapping.u1.message",
			thread: { id: "chatgpt:c1", title: "Trip", user_id: "ada" },
			message: { id: "u1", role: "user", content: "Where is Évora?", created_at: "2024-11-13T12:13:20.250Z" },
		});
	});

	it("reads one conversation alone, printed on one line or on many", async () => {
		for (const spaces of [0, 2]) {
			const entries = await entriesOf(JSON.stringify(conversation("a1", nodes), null, spaces));
			expect(saidIn(entries)).toEqual(["chatgpt:c1 | user: Where is Évora?", "chatgpt:c1 | assistant: In Spain."]);
		}
	});

	it("reports a broken conversation by its place, and reads the others", async () => {
		const circle = [node("a", "b", "user", "1"), node("b", "a", "user", "2")];
		const list = [
			conversation("u1", nodes),
			conversation(null, nodes),
			conversation("a", circle),
			conversation("lost", nodes),
			{ conversation_id: "c2", mapping: [] },
			{ ...conversation("u1", nodes), conversation_id: null },
			conversation("x", [{ id: "x", parent: null, message: { id: "x", author: { role: "robot" }, content: {} } }]),
			conversation("u1", nodes),
		];
		const entries = await entriesOf(JSON.stringify(list), {}, 1_000);
		expect(saidIn(entries)).toHaveLength(2);
		expect(remarksIn(entries).filter((line) => !line.includes("left out"))).toEqual([
			"1.current_node: is missing, and the tree has several ends",
			"2.mapping.a: is its own ancestor",
			"3.mapping.lost: is named, and missing",
			"4.mapping: Invalid input: expected record, received array",
			"5: has neither conversation_id nor id",
			'6.mapping.x.message.author.role: Invalid option: expected one of "user"|"assistant"|"system"|"tool"',
		]);
	});
});

describe("Claude", () => {
	const talk = {
		uuid: "c-1",
		name: "Bread",
		chat_messages: [
			{
				uuid: "m1",
				sender: "human",
				text: "Why is it flat?",
				content: [],
				created_at: "2026-02-01T10:00:00.123456+00:00",
			},
			{
				uuid: "m2",
				sender: "assistant",
				text: "ignored when there is content",
				content: [
					{ type: "thinking", thinking: "…" },
					{ type: "text", text: "Too little" },
					{ type: "text", text: "yeast." },
				],
				created_at: "2026-02-01T10:00:05Z",
			},
			{
				uuid: "m3",
				sender: "human",
				text: "See",
				attachments: [{ file_name: "recipe.txt", extracted_content: "500 g flour" }],
				files: [{ file_name: "loaf.jpg" }],
			},
		],
	};

	it("reads messages with their documents", async () => {
		const entries = await entriesOf(JSON.stringify([talk], null, 1));
		expect(saidIn(entries)).toEqual([
			"claude:c-1 | user: Why is it flat?",
			"claude:c-1 | assistant: Too little\n\nyeast.",
			'claude:c-1 | user: [{"type":"text","text":"See"},{"type":"text","text":"500 g flour","kind":"document","name":"recipe.txt"}]',
		]);
		expect(remarksIn(entries)).toEqual([
			"0.chat_messages.1 left out: blocks of type thinking",
			"0.chat_messages.2 left out: files without their text",
		]);
		expect(entries[0]).toMatchObject({ message: { id: "m1", created_at: "2026-02-01T10:00:00.123Z" } });
	});

	it("keeps to the branch whose end is named", async () => {
		const message = (uuid: string, parent_message_uuid: string, sender = "human") => ({
			uuid,
			parent_message_uuid,
			sender,
			text: uuid,
		});
		const branches = {
			uuid: "c-2",
			current_leaf_message_uuid: "b2",
			chat_messages: [message("a", "0"), message("b1", "a", "assistant"), message("b2", "a", "assistant")],
		};
		const entries = await entriesOf(JSON.stringify(branches));
		expect(saidIn(entries)).toEqual(["claude:c-2 | user: a", "claude:c-2 | assistant: b2"]);
		expect(remarksIn(entries)).toEqual(["line 1.chat_messages.1 left out: messages of other branches"]);
	});

	it("names a sender that it does not know", async () => {
		const odd = { uuid: "c", chat_messages: [{ uuid: "m", sender: "ghost", text: "boo" }] };
		expect(remarksIn(await entriesOf(JSON.stringify([odd])))).toEqual([
			'0.chat_messages.0.sender: Invalid option: expected one of "human"|"assistant"',
		]);
	});
});
