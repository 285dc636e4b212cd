import { BLOCK_NAMES } from "../../../../../src/core/base/block.ts";
import { assembleContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../../../src/core/context/assembly/context-request.ts";
import { viewMessages } from "../../../../../src/core/context/assembly/view-messages.ts";
import type { Rendering } from "../../../../../src/core/context/render/rendering.ts";
import type { Remembered, RememberedMemory } from "../../../../../src/core/model/memory/remembered.ts";
import type { Continuity } from "../../../../../src/core/model/thread/continuity.ts";
import { type NewMessage, textOf } from "../../../../../src/core/model/thread/message.ts";
import type { ThreadView } from "../../../../../src/core/model/thread/snapshot.ts";
import { SUMMARY_SECTIONS } from "../../../../../src/core/model/thread/summary.ts";
import { NO_PAST, NO_SECTIONS, type Past, withPast } from "../../../../arbitraries/continuity.ts";
import { memory, note, relation, skill, workingState } from "../../remembering.ts";
import { counters } from "./any-context.ts";
import { asking } from "./asking.ts";

const count = counters.o200k_base;

/** A conversation in which everybody says one thing, in text, parts, names, calls and results. */
function conversation(said: string): NewMessage[] {
	return [
		{ role: "user", content: `${said} deploy ${said}`, name: said },
		...Array.from(
			{ length: 30 },
			(_, index): NewMessage => ({ role: "user", content: `${said} deploy ${index} ${said}` }),
		),
		{ role: "assistant", content: said, tool_calls: [{ id: "a", name: said, arguments: said }] },
		{ role: "tool", content: said, tool_call_id: "a" },
		{ role: "system", content: said, name: said },
		{
			role: "user",
			content: [
				{ type: "text", text: said },
				{ type: "text", text: said },
			],
		},
	];
}

/** A past in which every line, and the digest, is this text: a writer may have taken it over from a message. */
export function attackedPast(said: string): Past {
	const lines = [said, `${said} deploy ${said}`];
	const sections = Object.fromEntries(SUMMARY_SECTIONS.map((name) => [name, lines]));
	return { ...NO_PAST, covered: 0.2, summary: { sections: { ...NO_SECTIONS, ...sections }, digest: said } };
}

/** Memories of every section, in which the text stands in every field that a caller or a writer of memories fills. */
function memories(said: string): Remembered[] {
	const source = { id: said, type: said };
	const told = (id: string, ...[type, more]: [RememberedMemory["type"], Partial<RememberedMemory>]) =>
		memory(id, type, `${said} ${id} ${said}`, { source, confidence: 0.5, ...more });
	const scope = `project:${said}`;
	// Far enough apart that a text's length changes no order.
	const ranked = (total: number) => ({ relevance: total, total });
	return [
		...[told("p1", "preference", {}), told("p2", "preference", {})],
		...[told("t1", "preference", { scope }), told("t2", "preference", { scope })],
		...[told("f1", "fact", { scope, is_static: true }), told("f2", "fact", { scope, is_static: true })],
		told("k1", "decision", { scope, score: ranked(0.95) }),
		told("k2", "insight", { scope, score: ranked(0.85) }),
		{ ...relation("r1", said, said, `${said} r1`), scope, source, score: ranked(0.75) },
		{ ...skill("s1", said, `${said} s1 ${said}`, said), scope, source, score: ranked(0.65) },
	];
}

/** What a thread keeps of its work, with the text in every field. */
function keptWork(said: string): Partial<Continuity> {
	const lines = [said, `${said} 2`];
	return {
		notes: [note("n1", `${said}\n${said}`), note("n2", said, { category: "correction" })],
		working_state: workingState({
			...{ current_task: said, task_chain: ["a", said, `${said} next`], completed_steps: ["a", said] },
			...{ open_files: lines, recent_decisions: lines, blockers: lines },
		}),
		pressure: { tokens: 5_200, trigger: 5_734 },
	};
}

/** Formats and layouts show the same conversation: what is seen of it takes most of the time. */
const kept = new Map<string, Map<number, ThreadView>>();

function viewOf(said: string, history: number): ThreadView {
	const byHistory = kept.get(said) ?? new Map<number, ThreadView>();
	kept.set(said, byHistory);
	const view =
		byHistory.get(history) ??
		viewMessages(conversation(said), {
			encoding: "o200k_base",
			count,
			limits: { window: history, gists: history, found: 9_000 },
			recall: { query: "deploy", limit: 5 },
			now: "2026-11-20T12:00:00.000Z",
		});
	byHistory.set(history, view);
	return view;
}

/** A context in which one text stands wherever a caller or a past speaker can put one, but in the instructions. */
export function attacked(said: string, more: Partial<ContextRequest>, past: Past = NO_PAST): Rendering {
	const request = asking({
		waterfall: false,
		query: said,
		system: "Be brief.",
		project: said,
		task: { task: said, goals: [said], constraints: [said, said], expected_output: said },
		documents: [0, 1].map((index) => ({
			...{ content: `${said} ${index}`, source: { id: `${said}${index}`, type: said } },
			score: 0.5 - index / 5,
		})),
		remembered: memories(said),
		recall: { limit: 50, minScore: 0 },
		...more,
	});
	const view = viewOf(said, request.budget.history);
	const distilled = withPast(view, past);
	const continuity = { ...distilled.continuity, ...keptWork(said) };
	const result = assembleContext(request, { ...distilled, continuity }, count);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value.rendering;
}

/** The texts of a rendering that we write ourselves: not those of messages that stay messages, which are verbatim. */
export function ownTexts(rendering: Rendering): string[] {
	switch (rendering.format) {
		case "text":
			return [rendering.text];
		case "blocks":
			return [...BLOCK_NAMES.map((name) => rendering.blocks[name].text), rendering.blocks.query];
		case "messages":
		case "openai": {
			const texts = rendering.messages.map(({ content }) =>
				typeof content === "string" ? content : textOf((content ?? []).filter((part) => part.type === "text")),
			);
			return texts.filter(
				(text, at) => at === 0 || at === texts.length - 1 || /^<history>\n<(?:gists|digest|summary)>/.test(text),
			);
		}
		case "responses": {
			const texts = rendering.input.flatMap((item) => {
				if (!("role" in item)) return [];
				if (typeof item.content === "string") return [item.content];
				return item.content.flatMap((part) => ("text" in part ? [part.text] : []));
			});
			const ours = texts.filter(
				(text, at) => at === texts.length - 1 || /^<history>\n<(?:gists|digest|summary)>/.test(text),
			);
			return [rendering.instructions, ...ours];
		}
		case "ai-sdk": {
			const texts = rendering.messages.flatMap(({ content }) =>
				typeof content === "string" ? [content] : content.flatMap((part) => (part.type === "text" ? [part.text] : [])),
			);
			const tagged = texts.filter((text) => text.startsWith('<message role="system" name="'));
			return [...rendering.instructions.map(({ content }) => content), ...tagged, ...texts.slice(-1)];
		}
		case "anthropic": {
			const texts = rendering.messages.flatMap(({ content }) =>
				content.flatMap((block) => (block.type === "text" ? [block.text] : [])),
			);
			const tagged = texts.filter((text) => text.startsWith('<message role="system" name="'));
			return [...rendering.system.map(({ text }) => text), ...tagged, ...texts.slice(-1)];
		}
	}
}
