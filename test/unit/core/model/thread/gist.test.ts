import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GIST_TOKENS, gistOf } from "../../../../../src/core/model/thread/gist.ts";
import type { ChatMessage, Content } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText, longRun } from "../../../../arbitraries/text.ts";

const count = await gptTokenizer.counter("o200k_base");
const gist = (content: Content, rest: Partial<ChatMessage> = {}) =>
	gistOf({ role: "user", content, ...rest }, count).text;

describe("gistOf", () => {
	it.each([
		[
			"Sure! Happy to help. I had a look.\nIt failed because DB_POOL in\n config/prod.yaml was 5; we decided on 50. Let me know!",
			"config/prod.yaml was 5; we decided on 50.",
		],
		[
			"Thanks a lot! The budget is $1,250 and due on 12 March. What do you think?",
			"The budget is $1,250 and due on 12 March.",
		],
		["你好！我们决定六月十五日上线新系统。谢谢。", "我们决定六月十五日上线新系统。"],
		["```ts\nimport x from 'y';\nconst a = f(x);\n```\nThis caches results per user.", "This caches results per user."],
		["## Plan for   release 2.1", "Plan for release 2.1"],
		["Thanks!", "Thanks!"],
		["👍", "👍"],
		[" \n ", ""],
		["...", ""],
	])("chooses from %j", (text, expected) => {
		expect(gist(text)).toBe(expected);
	});

	it("finds what is said at the end of a long text", () => {
		const text = `${"Well, it is what it is. ".repeat(1_000)}We decided to use D1 instead of KV by 2026-05-01. Bye.`;
		expect(gist(text)).toBe("We decided to use D1 instead of KV by 2026-05-01.");
	});

	it("shows tool calls, images and the telling line of a tool's result", () => {
		const call = (name: string, json: string) => ({ id: name, name, arguments: json });
		expect(
			gist("", { tool_calls: [call("read_file", '{"path":"src/a.ts"}'), call("ls", "{}"), call("run", "no json")] }),
		).toBe("called read_file(path: src/a.ts); ls(); run(no json)");
		expect(gist("I read it now.", { tool_calls: [call("read_file", "{}")] })).toBe("I read it now.");
		expect(gist([{ type: "image_url", url: "data:x" }])).toBe("[image]");
		expect(gist([{ type: "thinking", text: "Secret 42." }])).toBe("");
		expect(gist("ok 1\nok 2\nError: Cannot find './db' in src/a.ts:4\nDone.", { role: "tool" })).toBe(
			"Error: Cannot find './db' in src/a.ts:4",
		);
	});

	it("cuts what is over 60 tokens and ends it with an ellipsis", () => {
		const long = gistOf({ role: "user", content: "word ".repeat(500) }, count);
		expect(long.text).toMatch(/^word .*word…$/);
		expect(long.tokens).toBeGreaterThan(55);
		expect(long.tokens).toBeLessThanOrEqual(GIST_TOKENS);
	});

	it("is on one line, from the text and at most 60 tokens, for any message", () => {
		const calls = fc.option(fc.array(fc.record({ id: fc.constant("x"), name: anyText(), arguments: anyText() })), {
			nil: undefined,
		});
		const text = fc.oneof({ weight: 4, arbitrary: anyText() }, { weight: 1, arbitrary: longRun(20_000) });
		fc.assert(
			fc.property(fc.constantFrom("user", "tool"), text, calls, (role, content, tool_calls) => {
				const message: ChatMessage = { role, content, tool_calls };
				const result = gistOf(message, count);
				expect(result.tokens).toBe(count(result.text));
				expect(result.tokens).toBeLessThanOrEqual(GIST_TOKENS);
				expect(result.text).toBe(result.text.replace(/\s+/g, " ").trim());
				expect(gistOf(message, count)).toEqual(result);
				if (tool_calls !== undefined && tool_calls.length > 0) return;
				const line = content.replace(/\s+/g, " ");
				expect(line.includes(result.text) || line.includes(result.text.slice(0, -1))).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});
});
