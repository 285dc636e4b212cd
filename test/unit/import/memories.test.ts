import { describe, expect, it } from "vitest";
import { entriesOf, remarksIn, saidIn } from "./reading.ts";

describe("mem0", () => {
	const memory = {
		id: "892db2ae",
		memory: "Is allergic to nuts",
		user_id: "alex",
		hash: "a1",
		metadata: { origin: "chat" },
		categories: ["health"],
		created_at: "2026-03-20T01:30:36.275141-07:00",
		expiration_date: "2027-01-31",
	};
	const read = {
		kind: "memory",
		at: "results.0",
		memory: {
			content: "Is allergic to nuts",
			scope: "user:alex",
			type: "fact",
			source: { id: "892db2ae", type: "mem0" },
			created_at: "2026-03-20T08:30:36.275Z",
			expires_at: "2027-01-31T00:00:00.000Z",
			metadata: { origin: "chat", categories: ["health"] },
		},
	};

	it("reads what get_all answers, as an object, a list, or lines", async () => {
		expect(await entriesOf(JSON.stringify({ count: 1, next: null, results: [memory] }))).toEqual([read]);
		expect(await entriesOf(JSON.stringify({ results: [memory] }, null, 2))).toEqual([read]);
		expect(await entriesOf(JSON.stringify([memory]))).toEqual([{ ...read, at: "0" }]);
		expect(await entriesOf(`\n${JSON.stringify(memory)}\n\n${JSON.stringify(memory)}`)).toEqual([
			{ ...read, at: "line 2" },
			{ ...read, at: "line 4" },
		]);
	});

	it("does not guess whose a memory is", async () => {
		const nobodys = JSON.stringify({
			results: [
				{ ...memory, user_id: null },
				{ id: "x", memory: 5 },
			],
		});
		expect(remarksIn(await entriesOf(nobodys))).toEqual([
			"results.0: names no user: say whose it is",
			"results.1.memory: Invalid input: expected string, received number",
		]);
		expect(await entriesOf(nobodys, { user_id: "eve" })).toMatchObject([
			{ memory: { scope: "user:eve" } },
			{ kind: "bad" },
		]);
	});
});

describe("Zep", () => {
	it("reads the messages of a thread", async () => {
		const messages = [
			{ uuid: "z1", role: "user", name: "Ada", content: "Hello", created_at: "2026-01-02T03:04:05Z", processed: true },
			{ uuid: "z2", role: "bot", role_type: "assistant", content: "Hi", metadata: { mood: "good" } },
			{ uuid: "z3", role: "norole", content: "?" },
			{ uuid: "z4", role: "tool", content: "42" },
		];
		const text = JSON.stringify({ messages, total_count: 4 }, null, 2);
		const entries = await entriesOf(text, { thread: "t1" });
		const onOneLine = await entriesOf(JSON.stringify({ messages }), { thread: "t1" });
		expect(saidIn(onOneLine)).toEqual(saidIn(entries));
		expect(entries.slice(0, 2)).toMatchObject([
			{ message: { id: "z1", role: "user", name: "Ada", content: "Hello", created_at: "2026-01-02T03:04:05.000Z" } },
			{ message: { id: "z2", role: "assistant", name: "bot", content: "Hi", metadata: { mood: "good" } } },
		]);
		expect(remarksIn(entries)).toEqual([
			'messages.2.role: is "norole", and must be user, assistant or system',
			"messages.3 left out: answers of tools, which name no call",
		]);
		expect(remarksIn(await entriesOf(text))[0]).toBe("messages.0: names no thread: say which one it belongs to");
	});

	it("reads facts as memories, and as relations where both ends are named", async () => {
		const edge = {
			uuid: "e1",
			fact: "Ada works at Acme",
			name: "WORKS_AT",
			created_at: "2026-01-02T03:04:05Z",
			valid_at: "2025-01-01T00:00:00Z",
			invalid_at: "2026-01-01T00:00:00Z",
			source_node_name: "Ada",
			target_node_name: "Acme",
		};
		const about = {
			scope: "user:ada",
			source: { id: "e1", type: "zep" },
			valid_from: "2025-01-01T00:00:00.000Z",
			valid_to: "2026-01-01T00:00:00.000Z",
		};
		expect(await entriesOf(JSON.stringify({ edges: [edge] }), { user_id: "ada" })).toEqual([
			{
				kind: "memory",
				at: "edges.0",
				memory: { ...about, content: "Ada works at Acme", type: "fact", created_at: "2026-01-02T03:04:05.000Z" },
			},
			{
				kind: "relation",
				at: "edges.0",
				relation: { ...about, subject: "Ada", predicate: "WORKS_AT", object: "Acme" },
			},
		]);
	});
});

describe("Letta", () => {
	const said = (text: string) => [{ type: "text", text }];
	const wrapped = (type: string, message: string) => said(JSON.stringify({ type, message, time: "2026-01-01 10:00" }));
	const sends = (id: string, message: string) => ({
		id,
		type: "function",
		function: { name: "send_message", arguments: JSON.stringify({ message }) },
	});
	const file = {
		agents: [
			{
				id: "agent-0",
				name: "Loop",
				agent_type: "memgpt_agent",
				in_context_message_ids: [],
				messages: [
					{ id: "message-0", role: "system", content: said("You are Loop.") },
					{ id: "message-1", role: "user", content: wrapped("login", "Bot logged in") },
					{
						id: "message-2",
						role: "user",
						content: wrapped("user_message", "Call me Chad"),
						created_at: "2026-01-01T10:00:00",
					},
					{ id: "message-3", role: "assistant", content: said("(thinks)"), tool_calls: [sends("call_1", "Hi Chad")] },
					{ id: "message-4", role: "tool", content: wrapped("x", "None"), tool_call_id: "call_1" },
					{ id: "message-5", role: "user", content: said("plain words") },
				],
			},
		],
		blocks: [{ id: "block-0", label: "human", value: "Chad likes vibe coding." }],
		tools: [{ id: "tool-0", name: "send_message" }],
	};

	it("reads an agent file", async () => {
		const entries = await entriesOf(JSON.stringify(file, null, 2), { user_id: "chad" });
		expect(saidIn(entries)).toEqual([
			"letta:agent-0 | user: Call me Chad",
			"letta:agent-0 | assistant: Hi Chad",
			"letta:agent-0 | user: plain words",
		]);
		expect(entries).toContainEqual({
			kind: "memory",
			at: "blocks.0",
			memory: {
				content: "Chad likes vibe coding.",
				scope: "user:chad",
				type: "fact",
				key: "letta.human",
				is_static: true,
				source: { id: "block-0", type: "letta" },
			},
		});
		expect(remarksIn(entries)).toEqual([
			"agents.0.messages.0 left out: instructions of the agent",
			"agents.0.messages.1 left out: events of Letta",
			"agents.0.messages.4 left out: receipts of sent messages",
			"tools.0 left out: entries of tools",
		]);
	});

	it("knows an agent without the fields that versions leave out", async () => {
		const agents = file.agents.map(({ agent_type: _, in_context_message_ids: __, ...agent }) => agent);
		const said = ["letta:agent-0 | user: Call me Chad", "letta:agent-0 | assistant: Hi Chad"];
		for (const text of [{ agents }, { ...agents[0], llm_config: {} }]) {
			expect(saidIn(await entriesOf(JSON.stringify(text), { user_id: "chad" }))).toEqual([
				...said,
				"letta:agent-0 | user: plain words",
			]);
		}
	});
});
