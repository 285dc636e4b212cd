import { describe, expect, it } from "vitest";
import { rankOrder } from "../../../../../src/core/base/block.ts";
import { escapeInstructions } from "../../../../../src/core/base/tags.ts";
import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import { windowOf } from "../../../../../src/core/model/budget/profiles.ts";
import { type ChatMessage, textOf } from "../../../../../src/core/model/thread/message.ts";
import { amount } from "../../../../long.ts";
import { counters, law } from "./any-context.ts";
import { recount } from "./recount.ts";

const RUNS = amount(1_000);

function messagesOf(context: AssembledContext): ChatMessage[] {
	return context.rendering.format === "messages" ? context.rendering.messages : [];
}

describe("the invariant", () => {
	it("total counts exactly what is returned, and total + response + safety fit the window", () => {
		law(({ rendering, tokens }, { model, budget, layout, preset }) => {
			const raw = recount(rendering, { layout, preset }, counters[model.encoding]);
			expect(tokens.total).toBe(Math.ceil(raw * model.ratio));
			expect(tokens.total + tokens.response_reserved + tokens.safety_buffer).toBeLessThanOrEqual(tokens.window);
			expect(tokens.window).toBe(windowOf(budget));
			expect(tokens.blocks + tokens.query).toBe(tokens.total);
		}, RUNS);
	});

	it("no block uses more than it was granted, and no grant exceeds what the waterfall brought", () => {
		law(({ report }, { waterfall, budget, preset }) => {
			const flow = (name: string, side: "from" | "to") =>
				report.waterfall.filter((step) => step[side] === name).reduce((sum, step) => sum + step.tokens, 0);
			for (const block of report.blocks) {
				expect(block.used).toBeLessThanOrEqual(block.granted);
				expect(block.granted).toBeLessThanOrEqual(block.wanted);
				expect(block.granted).toBeLessThanOrEqual(
					budget[block.name] + flow(block.name, "to") - flow(block.name, "from"),
				);
				if (!waterfall || budget[block.name] === 0) expect(block.granted).toBeLessThanOrEqual(budget[block.name]);
			}
			expect(report.blocks.map((block) => block.name)).toEqual(rankOrder(preset));
			for (const { from, to, tokens } of report.waterfall.filter(({ kind }) => kind === "borrowed")) {
				expect(waterfall).toBe(true);
				if (to === "task" && from !== "query") expect(tokens).toBeLessThanOrEqual(budget[from] / 2);
			}
		}, RUNS);
	});
});

describe("what is kept", () => {
	it("instructions and query appear whole", () => {
		law(({ rendering }, { system, query }) => {
			const { counted: _counted, ...returned } = rendering;
			const all = JSON.stringify(returned);
			const shown = (text: string) => JSON.stringify(text).slice(1, -1);
			if (system !== null && system !== "") expect(all).toContain(shown(escapeInstructions(system)));
			if (typeof query === "string" && (rendering.format === "messages" || rendering.format === "openai")) {
				const last = JSON.stringify(rendering.messages.at(-1)?.content);
				expect(last.replaceAll("&lt;", "<")).toContain(shown(query).replaceAll("&lt;", "<"));
			}
		}, RUNS);
	});

	it("every message and document is accounted for, once a block", () => {
		law(({ report }, { documents }, messages) => {
			const begin = messages.findIndex((message) => message.role !== "system");
			const own = begin < 0 ? 0 : messages.length - begin;
			const history = report.items.filter((item) => item.block === "history");
			const distilled = history.filter(({ kind }) => kind === "digest" || kind === "summary").length;
			expect(history.length - distilled + report.items_omitted).toBe(own);
			const block = report.blocks.find(({ name }) => name === "history");
			expect((block?.included ?? 0) + (block?.dropped ?? 0)).toBe(own + distilled);
			const places = report.items.map((item) => `${item.block} ${item.kind} ${item.id}`);
			expect(new Set(places).size).toBe(places.length);
			const listed = report.items.filter((item) => item.section === "documents").map((item) => item.id);
			expect(listed.sort()).toEqual(documents.map((document) => document.source.id).sort());
			for (const item of report.items) if (item.included) expect(item.reason).toBe("fits");
		}, RUNS);
	});

	it("everything remembered and noted is accounted for once, unless it is not to be included", () => {
		law(({ report }, { include, remembered, continuity, documents }) => {
			const given = new Set(documents.map(({ source }) => source.id));
			const recalled = remembered.filter(
				({ id, kind }) =>
					!given.has(id) && (kind !== "relation" || include.relations) && (kind !== "skill" || include.skills),
			);
			const listed = report.items.filter(({ id }) => recalled.some((one) => one.id === id));
			expect(listed.map(({ id }) => id).sort()).toEqual(recalled.map(({ id }) => id).sort());
			const notes = include.notes ? (continuity?.notes ?? []) : [];
			expect(report.items.filter(({ kind }) => kind === "note").map(({ id }) => id)).toEqual(notes.map(({ id }) => id));
			const state = include.working_state && continuity?.working_state;
			if (!state) expect(report.items.filter(({ kind }) => kind === "working_state")).toEqual([]);
		}, amount(300));
	});

	it("a section holds just the items that are said to be in it", () => {
		law(
			({ rendering, report }) => {
				if (rendering.format !== "blocks") return;
				for (const name of ["project", "task", "knowledge"] as const) {
					const shown = rendering.blocks[name].sections.flatMap(({ name: section, items }) =>
						items.map((id) => `${section} ${id}`),
					);
					const included = report.items.filter((item) => item.block === name && item.included);
					expect(shown.sort()).toEqual(included.map(({ section, id }) => `${section} ${id}`).sort());
				}
			},
			amount(300),
			{ format: "blocks" },
		);
	});

	it("the order of messages is kept, and no tool call stands without its result", () => {
		law((context) => {
			const seqs = context.report.items.flatMap(({ block, seq }) => (block === "history" && seq ? [seq] : []));
			expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
			const open = new Set<string>();
			for (const message of messagesOf(context)) {
				for (const call of message.tool_calls ?? []) open.add(call.id);
				if (message.role === "tool") expect(open.delete(message.tool_call_id ?? "")).toBe(true);
			}
			expect([...open]).toEqual([]);
		}, RUNS);
	});

	it("without a query the newest user message is there as soon as history has room for it", () => {
		law((context, { query, budget }, messages) => {
			const newest = messages.findLast(({ role }) => role === "user");
			if (query !== null || newest === undefined || budget.history < 400 || textOf(newest.content).trim() === "")
				return;
			const { rendering } = context;
			if (rendering.format === "text") expect(rendering.text).toContain("<user");
			else if (rendering.format === "blocks") expect(rendering.blocks.history.text).toContain("<user");
			else if (rendering.format === "responses") {
				expect(rendering.input).toContainEqual(expect.objectContaining({ role: "user" }));
			} else expect<{ role: string }[]>(rendering.messages).toContainEqual(expect.objectContaining({ role: "user" }));
		}, RUNS);
	});
});
