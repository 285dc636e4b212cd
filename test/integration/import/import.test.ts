import { expect, it } from "vitest";
import { importExport, type Owner, type Progress } from "../../../src/import/index.ts";
import { heldIn, tessera } from "../adapters/tessera.ts";
import { newTenant } from "../client.ts";

const client = tessera();

/** Imports a text; what was reported as bad, and how it ended. */
async function imported(text: string, owner: Owner = {}, into = client) {
	const bad: string[] = [];
	const onBad = (at: string, why: string) => bad.push(`${at}: ${why}`);
	let last: Progress | null = null;
	const chunks = async function* () {
		yield text;
	};
	for await (const progress of importExport(into, chunks(), { owner, onBad })) last = progress;
	return { ...last, bad };
}

const talk = (id: string, messages: number) => ({
	uuid: id,
	name: "A talk",
	chat_messages: Array.from({ length: messages }, (_, n) => ({
		uuid: `${id}-${n}`,
		sender: n % 2 === 0 ? "human" : "assistant",
		text: `Message ${n}`,
		created_at: `2026-01-01T00:${String(n % 60).padStart(2, "0")}:00Z`,
	})),
});

it("imports conversations as threads, and the same again adds nothing", async () => {
	const text = JSON.stringify([talk("im-1", 230), talk("im-2", 2)]);
	const first = await imported(text, { user_id: "im-ada" });
	expect(first).toMatchObject({ threads: 2, messages: 232, bad: [] });
	expect(await client.thread("claude:im-1").get()).toMatchObject({
		message_count: 230,
		user_id: "im-ada",
		title: "A talk",
	});
	expect((await heldIn(client, "claude:im-1"))[229]).toBe("assistant: Message 229");
	expect(await imported(text, { user_id: "im-ada" })).toMatchObject({ messages: 232, bad: [] });
	expect(await client.thread("claude:im-1").get()).toMatchObject({ message_count: 230 });

	// A longer export of later.
	await imported(JSON.stringify([talk("im-2", 5)]), { user_id: "im-ada" });
	expect(await heldIn(client, "claude:im-2")).toHaveLength(5);
});

it("takes over no number that would be another, and no conversation whose end is missing without a word", async () => {
	const message = (id: string, n: string) => `{"role":"user","content":"${id}","metadata":{"n":[${n}]}}`;
	const lines = [
		message("one", "12345678901234567890"),
		message("two", "1e400"),
		message("three", "1.5,9007199254740991"),
	];
	expect(await imported(lines.join("\n"), { thread: "im-numbers" })).toMatchObject({
		messages: 1,
		bad: [
			"line 1.metadata.n.0: this number can't be held exactly",
			"line 2.metadata.n.0: this number can't be held exactly",
		],
	});
	expect(await heldIn(client, "im-numbers")).toEqual(["user: three"]);
	const endless = { ...talk("im-endless", 2), current_leaf_message_uuid: "nowhere" };
	expect(await imported(JSON.stringify([endless]))).toMatchObject({
		messages: 0,
		bad: ["0.current_leaf_message_uuid: is named, and missing"],
	});
});

it("names each message that is refused by its place, and writes the others in their order", async () => {
	const lines = [
		{ role: "user", content: "one" },
		{ role: "tool", content: "nobody asked", tool_call_id: "c0" },
		{ role: "user", content: "two", surprise: true },
		{ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "look", input: {} }] },
		{ role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: "seen" }] },
		{ role: "user", content: "three" },
	];
	const text = lines.map((line) => JSON.stringify(line)).join("\n");
	expect(await imported(text, { thread: "im-lines" })).toMatchObject({
		messages: 4,
		bad: ["line 2: tool_call_id answers no tool call of this thread", expect.stringMatching(/^line 3: .*surprise/)],
	});
	expect(await heldIn(client, "im-lines")).toEqual(["user: one", "assistant: look()", "tool: seen", "user: three"]);
});

it("imports memories and relations with their times, once", async () => {
	const edge = (uuid: string, fact: string, object: string, invalid_at: string | null) => ({
		...{
			uuid,
			fact,
			name: "LIVES_IN",
			source_node_name: "Ada",
			target_node_name: object,
			created_at: "2026-02-01T00:00:00Z",
		},
		...{ valid_at: "2020-01-01T00:00:00Z", invalid_at },
	});
	const edges = [
		edge("e1", "Ada lives in Rome", "Rome", "2024-01-01T00:00:00Z"),
		edge("e2", "Ada owns a boat", "Boat", null),
	];
	const owner = { user_id: "im-zep" };
	for (const _ of [1, 2]) {
		expect(await imported(JSON.stringify({ edges }), owner)).toMatchObject({ memories: 2, relations: 2, bad: [] });
	}
	const memories = [];
	for await (const { content, valid_to } of client.memories.list({ scope: "user:im-zep" }))
		memories.push({ content, valid_to });
	expect(memories.filter(({ content }) => content === "Ada owns a boat")).toHaveLength(1);
	const letta = {
		blocks: [
			{ label: "human", value: "x".repeat(40_000) },
			{ label: "persona", value: "I am Sam." },
		],
	};
	expect(await imported(JSON.stringify(letta), owner)).toMatchObject({
		memories: 1,
		bad: [expect.stringMatching(/^blocks\.0: /)],
	});
});

it("stops where the key may not write", async () => {
	const tenant = await newTenant();
	const stranger = tessera(`${tenant.slice(0, -1)}x`);
	const text = JSON.stringify([talk("im-3", 2)]);
	await expect(imported(text, {}, stranger)).rejects.toMatchObject({ code: "unauthorized" });
});
