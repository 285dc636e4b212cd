import * as fc from "fast-check";
import { expect, it } from "vitest";
import { entriesOf, remarksIn, saidIn } from "./reading.ts";

const lines = [
	{ role: "user", content: "Hi", thread_id: "a", user_id: "ada" },
	{
		role: "assistant",
		content: null,
		tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
	},
	{
		thread_id: "b",
		title: "Fine",
		messages: [
			{ role: "user", content: "one" },
			{ role: "assistant", content: "two", id: "own" },
		],
	},
].map((line) => JSON.stringify(line));

it("reads messages by lines, each with where it belongs and an id to know it by", async () => {
	const entries = await entriesOf(lines.join("\r\n"), { thread: "rest" });
	expect(entries).toMatchObject([
		{ thread: { id: "a", user_id: "ada" }, message: { id: "import.line-1", role: "user", content: "Hi" } },
		{ thread: { id: "rest" }, message: { id: "import.line-2", content: null, tool_calls: [{ id: "c" }] } },
		{ thread: { id: "b", title: "Fine" }, message: { id: "import.line-3.messages.0", content: "one" } },
		{ thread: { id: "b", title: "Fine" }, message: { id: "own", content: "two" } },
	]);
});

it("reports a bad line by its number, and reads the others", async () => {
	const text = [lines[0], "{ broken", '"no object"', '{"foo":1}', lines[0]].join("\n");
	const entries = await entriesOf(text);
	expect(saidIn(entries)).toHaveLength(2);
	expect(remarksIn(entries)).toEqual([
		expect.stringMatching(/^line 2: is no JSON: /),
		"line 3: is no message: it has no role",
		"line 4: is no message: it has no role",
	]);
	expect(remarksIn(await entriesOf(lines[1] ?? ""))).toEqual([
		"line 1: names no thread: give it a thread_id, or say which one it belongs to",
	]);
});

it("says from where on a file is broken", async () => {
	const text = JSON.stringify([
		{ id: "1", memory: "a", user_id: "u" },
		{ id: "2", memory: "b", user_id: "u" },
	]);
	for (const broken of [text.slice(0, -20), `${text.slice(0, -1)},}`]) {
		const entries = await entriesOf(broken);
		expect(entries.filter(({ kind }) => kind === "memory").length).toBeGreaterThan(0);
		expect(remarksIn(entries)).toEqual([expect.stringMatching(/^after [01]: is no JSON from here on: /)]);
	}
	expect(remarksIn(await entriesOf("id,memory\n1,tea"))).toEqual([
		"line 1: is no JSON: an export is a list, an object, or lines of objects",
	]);
	expect(remarksIn(await entriesOf('{"a": [{"b": 1}], "results": [{"c": 1}]}'))).toEqual([
		"a.0 left out: entries of a",
		"results.0: is no record of ChatGPT, Claude, mem0, Zep or Letta, and no message",
	]);
	expect(remarksIn(await entriesOf(" \n "))).toEqual([expect.stringMatching(/^the file: holds no record /)]);
});

it("reads the same in chunks of any size", async () => {
	const document = JSON.stringify({ results: [{ id: "1", memory: "Grüße 🙂\n", user_id: "u" }], x: [[]] }, null, 1);
	for (const text of [lines.join("\n"), document]) {
		const whole = await entriesOf(text, { thread: "t" }, text.length);
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 1, max: text.length }), async (size) => {
				expect(await entriesOf(text, { thread: "t" }, size)).toEqual(whole);
			}),
		);
	}
});

it("never fails, whatever a file says", async () => {
	const record = fc.object({
		key: fc.constantFrom(
			"mapping",
			"chat_messages",
			"memory",
			"id",
			"uuid",
			"role",
			"fact",
			"messages",
			"label",
			"value",
			"content",
			"agent_type",
		),
		maxDepth: 3,
	});
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.array(record), record), fc.constantFrom(0, 1), async (value, spaces) => {
			for (const entry of await entriesOf(JSON.stringify(value, null, spaces), { thread: "t", user_id: "u" })) {
				expect(entry.at).not.toBe("");
			}
		}),
	);
});
