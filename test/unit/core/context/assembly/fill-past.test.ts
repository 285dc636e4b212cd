import { describe, expect, it } from "vitest";
import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../../../src/core/context/assembly/context-request.ts";
import { PROFILES, windowOf } from "../../../../../src/core/model/budget/profiles.ts";
import { contentTokens } from "../../../../../src/core/model/thread/count-message.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { amount } from "../../../../long.ts";
import { assembled, counters, law } from "./any-context.ts";
import { asking } from "./asking.ts";

function context(more: Partial<ContextRequest>, messages: NewMessage[] = []) {
	const result = assembled(asking({ preset: "rag", ...more }), messages);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

const blocks = ({ report }: AssembledContext) => Object.fromEntries(report.blocks.map((block) => [block.name, block]));
const documents = ({ report }: AssembledContext) =>
	report.items.filter(({ section, included }) => section === "documents" && included);

/** Seqs of messages that the window shows, and of those that knowledge holds. */
function places({ report }: AssembledContext) {
	const seqs = (name: string) =>
		report.items.flatMap(({ block, kind, included, seq }) =>
			block === name && kind === "message" && included && seq !== undefined ? [seq] : [],
		);
	return { window: seqs("history"), knowledge: seqs("knowledge") };
}

const talk = (length: number) =>
	Array.from({ length }, (_, index): NewMessage => ({ role: "user", content: `We deploy build ${index} on Monday.` }));
const document = (id: string, sentences: number) => ({
	content: Array.from({ length: sentences }, (_, index) => `Rule ${index} of ${id} is to deploy.`).join(" "),
	source: { id, type: "doc" },
});

describe("preset rag", () => {
	it("ranks knowledge before history", () => {
		const { report } = context({ query: "deploy?", documents: [document("a", 3)] }, talk(3));
		expect(report.blocks.map(({ name, rank }) => [name, rank]).slice(3)).toEqual([
			["knowledge", 4],
			["history", 5],
		]);
		const text = context({ query: "deploy?", documents: [document("a", 3)], format: "text" }, talk(3)).rendering;
		if (text.format !== "text") throw new Error(text.format);
		expect(text.text.indexOf("<knowledge>")).toBeLessThan(text.text.indexOf("<history>"));
	});

	it("gives knowledge what the ranks before it leave, and history what knowledge and the query leave", () => {
		const many = Array.from({ length: 40 }, (_, index) => document(`d${index}`, 20));
		const full = blocks(context({ query: "deploy?", documents: many }, talk(2_000)));
		expect(full.knowledge?.granted).toBeGreaterThan(PROFILES["8k"].knowledge);
		const few = blocks(context({ query: "deploy?", documents: [], recall: { limit: 1, minScore: 1 } }, talk(2_000)));
		expect(few.history?.used).toBeGreaterThan(2 * PROFILES["8k"].history);
	});

	it("lets documents have at most half of what system and query leave, and messages the rest", () => {
		const many = Array.from({ length: 400 }, (_, index) => document(`d${index}`, 4));
		const budget = { ...PROFILES["8k"], knowledge: 6_000 };
		const taken = (preset: "rag" | "conversational") =>
			documents(context({ query: "deploy?", documents: many, budget, preset })).reduce(
				(sum, item) => sum + item.tokens,
				0,
			);
		const left = windowOf(budget) - budget.response - budget.safety_buffer;
		expect(taken("conversational")).toBeGreaterThan(left / 2);
		expect(taken("rag")).toBeLessThanOrEqual(left / 2);
		expect(taken("rag")).toBeGreaterThan(left * 0.45);
	});

	it("leaves history what documents may not have", () => {
		const many = Array.from({ length: 400 }, (_, index) => document(`d${index}`, 4));
		const budget = { ...PROFILES["8k"], knowledge: 5_500, history: 300 };
		const { knowledge, history } = blocks(context({ query: "unheard", documents: many, budget }, talk(500)));
		expect(knowledge?.granted).toBeLessThanOrEqual(4_400);
		expect(history?.used).toBeGreaterThan(3_000);
	});

	it("shows a message once where what knowledge leaves brings it into the window too", () => {
		for (const length of [5, 30, 60, 120, 250, 500]) {
			const { window, knowledge } = places(context({ query: "which build do we deploy on Monday?" }, talk(length)));
			expect(window.filter((seq) => knowledge.includes(seq))).toEqual([]);
			expect(window.at(-1)).toBe(length);
		}
	});
});

describe("any request with preset rag", () => {
	it("ends, and no message stands both in the window and in knowledge", () => {
		law(
			(made) => {
				const { window, knowledge } = places(made);
				expect(window.filter((seq) => knowledge.includes(seq))).toEqual([]);
			},
			amount(1_000),
			{ preset: "rag" },
		);
	});

	it("gives documents at most half of what system and query leave", () => {
		law(
			(made, { budget, model, query }) => {
				const count = counters[model.encoding];
				const fixed = (blocks(made).system?.used ?? 0) + contentTokens(query ?? "", count);
				const left = windowOf(budget) - budget.response - budget.safety_buffer - fixed;
				const taken = documents(made).reduce((sum, { tokens }) => sum + tokens, 0);
				expect(taken).toBeLessThanOrEqual(Math.max(0, left / 2));
			},
			amount(1_000),
			{ preset: "rag" },
		);
	});
});
