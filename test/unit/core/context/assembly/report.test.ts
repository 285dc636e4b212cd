import { describe, expect, it } from "vitest";
import { assembleContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import { viewMessages } from "../../../../../src/core/context/assembly/view-messages.ts";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../../../../../src/core/model/budget/profiles.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { asking } from "./asking.ts";

const count = await gptTokenizer.counter("o200k_base");
const NOW = "2026-11-20T12:00:00.000Z";

type Asked = Partial<Parameters<typeof assembleContext>[0]> & { messages?: NewMessage[] };

function assembled({ messages = [], ...more }: Asked) {
	const budget = more.budget ?? PROFILES["8k"];
	const limits = readingLimits(budget, true);
	const view = viewMessages(messages, { encoding: "o200k_base", count, limits, recall: null, now: NOW });
	const result = assembleContext(asking(more), view, count);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

const talk = Array.from(
	{ length: 40 },
	(_, index): NewMessage => ({ role: "user", content: `Fact ${index} is known.` }),
);
const document = { content: "We deploy on Mondays.", source: { id: "adr-1", type: "adr" } };

describe("the warnings", () => {
	const codes = (asked: Asked) => assembled(asked).report.warnings.map(({ code }) => code);

	it("none where all is well", () => {
		expect(codes({ messages: talk, documents: [document], query: "when do we deploy?" })).toEqual([]);
	});

	it("unknown_model for a model nobody has heard of", () => {
		const asked = { messages: talk, documents: [document], query: "when do we deploy?" };
		expect(codes({ ...asked, model: modelOf("unheard-of") })).toEqual(["unknown_model"]);
	});

	it("empty_knowledge and short_history where there is nothing, unless the block is absent", () => {
		expect(codes({})).toEqual(["short_history", "empty_knowledge"]);
		expect(codes({ budget: { ...PROFILES["8k"], history: 0, knowledge: 0 } })).toEqual([]);
	});

	it("short_history up to 99 tokens of history, not from 100 on", () => {
		const words = (length: number): NewMessage[] => [{ role: "user", content: "a ".repeat(length).trim() }];
		expect(codes({ messages: words(99) })).toContain("short_history");
		expect(codes({ messages: words(100) })).not.toContain("short_history");
	});

	it("system_near_limit from 90% of the system budget on", () => {
		const { used } = assembled({ system: "Be brief." }).report.blocks[0] ?? { used: 0 };
		const near = (system: number) => codes({ system: "Be brief.", budget: { ...PROFILES["8k"], system } });
		expect(near(Math.floor(used / 0.9))).toContain("system_near_limit");
		expect(near(Math.ceil(used / 0.9) + 1)).not.toContain("system_near_limit");
	});

	it("query_over_reserve where the query is larger than its reserve", () => {
		expect(codes({ query: "why ".repeat(1_100) })).toContain("query_over_reserve");
		expect(codes({ query: "why ".repeat(900) })).not.toContain("query_over_reserve");
	});
});

describe("the blocks of the receipt", () => {
	it("come in the order of ranks with their figures", () => {
		const { blocks } = assembled({
			messages: talk,
			documents: [document],
			system: "Be brief.",
			query: "deploy?",
		}).report;
		expect(blocks.map(({ name, rank, budget }) => [name, rank, budget])).toEqual([
			["system", 1, 500],
			["project", 2, 1_000],
			["task", 3, 500],
			["history", 4, 1_000],
			["knowledge", 5, 2_000],
		]);
		for (const { granted, used, utilization } of blocks) {
			expect(utilization).toBe(granted === 0 ? 0 : Math.round((used / granted) * 10_000) / 10_000);
		}
		expect(blocks.map(({ included, dropped }) => [included, dropped])).toEqual([
			[2, 0],
			[0, 0],
			[0, 0],
			[40, 0],
			[1, 0],
		]);
	});

	it("a question's length moves knowledge and never the history window", () => {
		const messages = Array.from(
			{ length: 400 },
			(_, index): NewMessage => ({ role: "user", content: `Fact ${index}.` }),
		);
		const history = (query: string) => assembled({ messages, query }).report.blocks[3];
		expect(history("why?")).toEqual(history("why ".repeat(900)));
	});
});
