import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NewMessage, StoredMessage } from "../../../../src/core/model/thread/message.ts";
import { align } from "../../../../src/features/proxy/use-cases/align.ts";

/** "u:hello" as a message; "d:" was deleted, "e:" was edited, both of a user. */
function messageOf(text: string): NewMessage {
	const [kind = "u", content = ""] = text.split(":");
	return { role: kind === "a" ? "assistant" : "user", content };
}

function storedOf(texts: readonly string[]): StoredMessage[] {
	return texts.map((text, index) => ({
		...messageOf(text),
		...{ id: `m${index}`, seq: index + 1, tokens: 1, pinned: false, created_at: "2026-01-01T00:00:00.000Z" },
		...(text.startsWith("d:") && { deleted: true as const, content: "" }),
		...(text.startsWith("e:") && { edited_at: "2026-01-02T00:00:00.000Z" }),
	}));
}

function aligned(resent: string, stored: string) {
	const list = (text: string) => (text === "" ? [] : text.split(" "));
	const { fresh, last } = align(list(resent).map(messageOf), storedOf(list(stored)));
	const written = fresh.map(({ role, content }) => `${role === "user" ? "u" : "a"}:${content}`).join(" ");
	return [written, last?.id ?? null];
}

describe("the new end of a resent conversation", () => {
	it.each([
		["a new thread", "u:1", "", "u:1", null],
		["an imported conversation", "u:1 a:1 u:2", "", "u:1 a:1 u:2", null],
		["the next turn", "u:1 a:1 u:2", "u:1 a:1", "u:2", null],
		["only what is new", "u:2", "u:1 a:1", "u:2", null],
		["a window of the conversation", "a:2 u:3", "u:1 a:1 u:2 a:2", "u:3", null],
		["a retry without an answer", "u:1", "u:1", "", "m0"],
		["another answer to the first", "u:1", "u:1 a:1", "", "m0"],
		["another answer", "u:1 a:1 u:2", "u:1 a:1 u:2 a:2", "", "m2"],
		["another answer after another answer", "u:1 a:1 u:2", "u:1 a:1 u:2 a:2 a:3", "", "m2"],
		["on from another answer", "u:1 a:1 u:2 a:3 u:3", "u:1 a:1 u:2 a:2 a:3", "u:3", null],
		["on without the answer, which was lost", "u:1 a:1 u:2 u:3", "u:1 a:1 u:2 a:2", "u:3", null],
		["the same words said again", "u:1 a:1 u:yes a:2 u:yes", "u:1 a:1 u:yes a:2", "u:yes", null],
		["the same words said again, sent alone", "u:yes", "u:1 a:1 u:yes a:2", "u:yes", null],
		["the same words and answers again", "u:go a:ok u:go a:ok u:go", "u:go a:ok u:go a:ok", "u:go", null],
		["an edited past", "u:0 a:0 u:2", "u:1 a:1", "u:0 a:0 u:2", null],
		["an edited past, gone on from", "u:0 a:0 u:2 a:2 u:3", "u:1 a:1 u:0 a:0 u:2 a:2", "u:3", null],
		["an earlier place", "u:1 a:1 u:2", "u:1 a:1 u:2 a:2 u:3 a:3", "u:2", null],
		["one conversation of two that share a thread", "u:1 a:1 u:2", "u:1 a:1 u:x a:x", "u:2", null],
		["a past that the client has summed up", "u:summary a:9 u:10", "u:8 a:8 u:9 a:9", "u:10", null],
		["a message that was deleted here", "u:1 a:1 u:2 a:2 u:3", "d:1 a:1 u:2 a:2", "u:3", null],
		["a message that was edited here", "u:1 a:1 u:2 a:2 u:3", "u:1 a:1 e:two a:2", "u:3", null],
		["a new message where the last was deleted", "u:1 a:1 u:3", "u:1 a:1 d:2", "u:3", null],
	])("%s", (_, resent, stored, fresh, last) => {
		expect(aligned(resent, stored)).toEqual([fresh, last]);
	});

	it("is the same however arguments and spaces are written", () => {
		const call = (args: string, content: string): NewMessage => {
			return { role: "assistant", content, tool_calls: [{ id: "c", name: "look", arguments: args }] };
		};

		const there = { ...call('{"a":1,"b":2}', ""), id: "m0", seq: 1, tokens: 1, pinned: false, created_at: "" };
		const result: NewMessage = { role: "tool", content: "found", tool_call_id: "c" };
		expect(align([call('{ "b": 2, "a": 1 }', " "), result], [there]).fresh).toEqual([result]);
	});
});

const word = fc.constantFrom("yes", "no", "go");
const turn = fc.tuple(word, word).map(([asked, answered]) => [`u:${asked}`, `a:${answered}`]);

describe("laws, for conversations of few words that repeat", () => {
	it("stores a conversation that is resent whole each turn as it was said", () => {
		fc.assert(
			fc.property(fc.array(turn, { minLength: 1, maxLength: 12 }), (turns) => {
				const stored: string[] = [];
				turns.forEach(([asked = "", answered = ""], index) => {
					const resent = [...turns.slice(0, index).flat(), asked].map(messageOf);
					const { fresh } = align(resent, storedOf(stored));
					stored.push(...fresh.map(({ role, content }) => `${role === "user" ? "u" : "a"}:${content}`), answered);
				});
				expect(stored).toEqual(turns.flat());
			}),
		);
	});

	it("stores nothing twice where a request is repeated before its answer", () => {
		fc.assert(
			fc.property(fc.array(turn, { maxLength: 8 }), word, (turns, asked) => {
				const said = [...turns.flat(), `u:${asked}`];
				expect(align(said.map(messageOf), storedOf(said)).fresh).toEqual([]);
			}),
		);
	});
});
