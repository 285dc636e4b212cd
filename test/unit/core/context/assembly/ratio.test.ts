import { describe, expect, it } from "vitest";
import { type ContextOptions, contextOf } from "../../../../../src/core/context/assembly/context-of.ts";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";

const count = await gptTokenizer.counter("o200k_base");
const sentence = "Orders need transactions across tables in PostgreSQL. ";

/** A model whose tokens are more than ours by half. */
const MODEL = "claude-sonnet-5";

function assembled(options: Partial<ContextOptions>) {
	const result = contextOf({ model: MODEL, now: 0, ...options }, count);
	if (!result.ok) throw new Error(result.error.reason);
	const { tokens, report, rendering } = result.value;
	const free = tokens.window - tokens.response_reserved - tokens.safety_buffer - tokens.total;
	const used = Object.fromEntries(report.blocks.map((block) => [block.name, block.used]));
	return { tokens, free, used, report, text: JSON.stringify(rendering) };
}

const documents = (amount: number, repeat: number) =>
	Array.from({ length: amount }, (_, index) => ({
		content: `Document ${index}: ${sentence.repeat(repeat)}`,
		source: { id: `d${index}`, type: "doc" },
	}));

const conversation = (amount: number) =>
	Array.from({ length: amount }, (_, index) => ({
		role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
		content: `${index}: ${sentence.repeat(3)}`,
	}));

describe("a model that is counted with a ratio", () => {
	it("has one that matters here", () => {
		expect(modelOf(MODEL).ratio).toBeGreaterThan(1.4);
	});

	it.each(["8k", "128k"] as const)("has its window filled at %s, the lowest ranks giving way", (budget) => {
		const { free, tokens, used } = assembled({
			...{ budget, messages: conversation(300), documents: documents(400, 1), query: "transactions?" },
			...{ project: sentence.repeat(300), task: { task: sentence.repeat(200) } },
		});
		expect(free).toBeLessThan(0.05 * tokens.window);
		expect(used.history).toBeGreaterThan(0.9 * (budget === "8k" ? 1_000 : 4_000));
	});

	it.each(["messages", "openai", "anthropic", "text", "blocks"] as const)(
		"shows the newest user message in %s, also where knowledge comes first",
		(format) => {
			for (const layout of ["ranked", "cache"] as const) {
				for (const messages of [[], conversation(60)]) {
					const { text, used } = assembled({
						...{ format, layout, preset: "rag", budget: "8k" as const, project: sentence.repeat(100) },
						messages: [...messages, { role: "user", content: "NEWEST: which database?" }],
						documents: documents(30, 10),
					});
					expect(text).toContain("NEWEST: which database?");
					expect(used.knowledge).toBeGreaterThan(0);
				}
			}
		},
	);
});
