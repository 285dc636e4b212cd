import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gptTokenizer } from "../../../../src/adapters/tokenizer/gpt-tokenizer.ts";
import { type AssembledContext, assembleContext } from "../../../../src/core/assembly/assemble-context.ts";
import { BLOCK_NAMES, rankOrder } from "../../../../src/core/blocks/block.ts";
import { windowOf } from "../../../../src/core/budget/profiles.ts";
import { readingLimits } from "../../../../src/core/budget/reading-limits.ts";
import { escapeInstructions } from "../../../../src/core/render/tags.ts";
import type { ChatMessage, NewMessage } from "../../../../src/core/thread/message.ts";
import { viewMessages } from "../../../../src/core/thread/view-messages.ts";
import type { CountText, Encoding } from "../../../../src/core/tokens/encoding.ts";
import { conversation, request } from "../../../arbitraries/context.ts";
import { recount } from "./recount.ts";

const RUNS = { numRuns: 250 };

const counters: Record<Encoding, CountText> = {
	o200k_base: await gptTokenizer.counter("o200k_base"),
	cl100k_base: await gptTokenizer.counter("cl100k_base"),
};

type Asked = typeof request extends fc.Arbitrary<infer T> ? T : never;

/** Messages are counted in cl100k, whatever the context's own encoding is. */
function assembled(asked: Asked, messages: NewMessage[]) {
	const limits = readingLimits(asked.budget, asked.waterfall, asked.preset);
	const view = viewMessages(messages, {
		encoding: "cl100k_base",
		count: counters.cl100k_base,
		limits,
		recall: { query: asked.query, limit: asked.recall.limit },
		now: "2026-11-20T12:00:00.000Z",
	});
	return { view, result: assembleContext(asked, view, counters[asked.model.encoding]) };
}

/** Checks a law for every request that gives a context; refusals must be one of the two that carry figures. */
function law(check: (context: AssembledContext, asked: Asked, messages: NewMessage[]) => void) {
	fc.assert(
		fc.property(request, conversation, (asked, messages) => {
			const { result } = assembled(asked, messages);
			if (result.ok) check(result.value, asked, messages);
			else expect(["system_over_budget", "context_overflow"]).toContain(result.error.reason);
		}),
		RUNS,
	);
}

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
		});
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
		});
	});
});

describe("what is kept", () => {
	it("instructions and query appear whole", () => {
		law(({ rendering }, { system, query }) => {
			const { counted: _counted, ...returned } = rendering;
			const all = JSON.stringify(returned);
			const shown = (text: string) => JSON.stringify(text).slice(1, -1);
			if (system !== null && system !== "") expect(all).toContain(shown(escapeInstructions(system)));
			if (query !== null && (rendering.format === "messages" || rendering.format === "openai")) {
				const last = JSON.stringify(rendering.messages.at(-1)?.content);
				expect(last.replaceAll("&lt;", "<")).toContain(shown(query).replaceAll("&lt;", "<"));
			}
		});
	});

	it("every message and document is accounted for, once a block", () => {
		law(({ report }, { documents }, messages) => {
			const begin = messages.findIndex((message) => message.role !== "system");
			const own = begin < 0 ? 0 : messages.length - begin;
			const history = report.items.filter((item) => item.block === "history");
			expect(history.length + report.items_omitted).toBe(own);
			const block = report.blocks.find(({ name }) => name === "history");
			expect((block?.included ?? 0) + (block?.dropped ?? 0)).toBe(own);
			const places = report.items.map((item) => `${item.block} ${item.kind} ${item.id}`);
			expect(new Set(places).size).toBe(places.length);
			const listed = report.items.filter((item) => item.kind === "document").map((item) => item.id);
			expect(listed.sort()).toEqual(documents.map((document) => document.source.id).sort());
			for (const item of report.items) if (item.included) expect(item.reason).toBe("fits");
		});
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
		});
	});

	it("without a query the newest user message is there as soon as history has room for it", () => {
		law((context, { query, budget }, messages) => {
			const begin = messages.findIndex((message) => message.role !== "system");
			const asked =
				begin >= 0 && messages.slice(begin).some(({ role, content }) => role === "user" && typeof content === "string");
			const history = context.report.blocks.find(({ name }) => name === "history");
			if (query !== null || !asked || budget.history < 400 || (history?.granted ?? 0) < 400) return;
			const { rendering } = context;
			if (rendering.format === "text") expect(rendering.text).toContain("<user");
			else if (rendering.format === "blocks") expect(rendering.blocks.history.text).toContain("<user");
			else expect<{ role: string }[]>(rendering.messages).toContainEqual(expect.objectContaining({ role: "user" }));
		});
	});
});

describe("replay and growth", () => {
	it("the same input gives the same bytes", () => {
		fc.assert(
			fc.property(request, conversation, (asked, messages) => {
				expect(JSON.stringify(assembled(asked, messages).result)).toBe(
					JSON.stringify(assembled(asked, messages).result),
				);
			}),
			{ numRuns: 60 },
		);
	});

	it("growing a budget never shrinks a block that was whole", () => {
		fc.assert(
			fc.property(
				request,
				conversation,
				fc.constantFrom(...BLOCK_NAMES),
				fc.integer({ min: 1, max: 500 }),
				(asked, messages, name, more) => {
					const before = assembled(asked, messages).result;
					const after = assembled(
						{ ...asked, budget: { ...asked.budget, [name]: asked.budget[name] + more } },
						messages,
					).result;
					if (!before.ok || !after.ok || asked.budget[name] === 0) return;
					expect(whole(before.value).filter((block) => !whole(after.value).includes(block))).toEqual([]);
				},
			),
			RUNS,
		);
	});
});

/** Blocks of which nothing was cut or left out for want of room. */
function whole({ report }: AssembledContext): string[] {
	const cut = new Set(
		report.items
			.filter(({ reason, truncated_tokens }) => reason === "over_budget" || truncated_tokens)
			.map(({ block }) => block),
	);
	const gists = report.items.some((item) => item.kind === "gist");
	return BLOCK_NAMES.filter((name) => !cut.has(name) && !(name === "history" && (gists || report.items_omitted > 0)));
}
