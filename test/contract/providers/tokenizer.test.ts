import fc from "fast-check";
import * as cl100k from "gpt-tokenizer/encoding/cl100k_base";
import * as o200k from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { gptTokenizer } from "../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText, longRun } from "../../arbitraries/text.ts";

const libraries = { o200k_base: o200k, cl100k_base: cl100k };

const ENGLISH = `The committee met on 12 March 2026. It didn't decide; Dr. O'Neill's report ("Costs & Risks") wasn't ready.
They'll meet again in a week, at 10:30 a.m., to vote on the $1,250,000.50 budget.\n\n- first\n- second\n`;
const CODE = `export async function load(id: string): Promise<Result<User, Failure>> {
	const rows = await db.prepare("SELECT * FROM users WHERE id = ?1").bind(id).all();
	if (rows.length === 0) return err({ reason: "not_found", what: \`user \${id}\` });
	return ok(rows[0]); // https://example.com/a_b?c=d&e=%20f
}\n`;
const CHINESE =
	"今天我们讨论了数据库的设计，决定采用分布式架构。张伟负责后端开发，预算是三百万元，上线日期定在六月十五日！";

describe.each(["o200k_base", "cl100k_base"] as const)("gptTokenizer, %s", (encoding) => {
	const exactly = (text: string) => libraries[encoding].countTokens(text, { disallowedSpecial: new Set() });

	it("counts English, code and Chinese exactly, however long", async () => {
		const count = await gptTokenizer.counter(encoding);
		for (const text of [ENGLISH, CODE, CHINESE]) {
			expect(count(text)).toBe(exactly(text));
			expect(count(text.repeat(100))).toBe(exactly(text.repeat(100)));
		}
	});

	it("counts the text of special tokens as text", async () => {
		const count = await gptTokenizer.counter(encoding);
		for (const text of ["<|endoftext|>", "a <|im_start|>system<|im_end|> b", "<|fim_prefix|><|endofprompt|>"]) {
			expect(count(text)).toBe(exactly(text));
			expect(count(text)).toBeGreaterThan(5);
		}
	});

	it("counts nothing as 0", async () => {
		expect((await gptTokenizer.counter(encoding))("")).toBe(0);
	});

	it("counts any text without long runs as the library does", async () => {
		const count = await gptTokenizer.counter(encoding);
		fc.assert(
			fc.property(fc.oneof(anyText(), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (sample) => {
				// The library drops U+FEFF when it looks a pair up, and so never finds the tokens that have one.
				const text = sample.replaceAll("\ufeff", "").replace(/\S{250,}|\s{250,}|[\r\n/]{250,}/g, "~");
				expect(count(text)).toBe(exactly(text));
			}),
			{ numRuns: 300 },
		);
	});

	it("counts long runs within one percent and three tokens", async () => {
		const count = await gptTokenizer.counter(encoding);
		fc.assert(
			fc.property(longRun(3_000), (text) => {
				const exact = exactly(text);
				expect(Math.abs(count(text) - exact)).toBeLessThanOrEqual(Math.max(3, exact / 100));
			}),
			{ numRuns: 30 },
		);
	});

	it("loads its tables once", async () => {
		expect(await gptTokenizer.counter(encoding)).toBe(await gptTokenizer.counter(encoding));
	});
});
