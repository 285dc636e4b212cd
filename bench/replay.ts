import { assembleContext } from "../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../src/core/context/assembly/context-request.ts";
import { EVERYTHING } from "../src/core/context/assembly/context-request.ts";
import { modelOf } from "../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../src/core/model/budget/profiles.ts";
import { bodyTokens } from "../src/core/model/thread/count-message.ts";
import type { ChatMessage } from "../src/core/model/thread/message.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Row } from "./report.ts";
import { type Said, stored, viewOf } from "./stored-thread.ts";
import { textWriter } from "./text.ts";

const turns = 50;
const unchanged = 0.9;
const olderMessages = 1_000;
const least = 80;

/** A turn's context as the provider's cache sees it: all before the newest user message. */
type Turn = { stable: ChatMessage[]; joined: number };

/**
 * What a provider's cache can keep between turns in layout `cache`: of the system texts and the window, the messages
 * that stand where they stood a turn ago. A message that has joined the window since extends them.
 */
export async function replay(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	return [
		...replayed("new thread", 0, count, "cache", least),
		...replayed(`thread of ${olderMessages.toLocaleString("en")} messages`, olderMessages, count, "cache", least),
		...replayed(`the same in layout ranked`, olderMessages, count, "ranked"),
	];
}

function replayed(
	name: string,
	before: number,
	count: CountText,
	layout: ContextRequest["layout"],
	limit?: number,
): Row[] {
	const shares = sharesOf(conversation(before + 2 * turns, count), before, count, layout);
	const kept = shares.filter(({ ofFormer }) => ofFormer >= unchanged).length;
	const keptOfAll = shares.filter(({ ofAll }) => ofAll >= unchanged).length;
	const percent = (part: number) => (100 * part) / shares.length;
	return [
		{
			what: `replay, ${name}: turns that keep 90%`,
			measured: percent(kept),
			unit: "%",
			...(limit === undefined ? {} : { least: limit }),
			note: `${kept} of ${shares.length}; ${percent(keptOfAll).toFixed(0)}% if what has joined counts as changed`,
		},
	];
}

function sharesOf(messages: Said[], before: number, count: CountText, layout: ContextRequest["layout"]) {
	const thread = stored(messages, count);
	const { question } = textWriter(9);
	const shares: { ofFormer: number; ofAll: number }[] = [];
	let former: Turn | null = null;
	for (let said = before; said < messages.length; said += 2) {
		const request = asked(layout, messages[said]?.content ?? "", question);
		const view = viewOf(thread.slice(0, said), readingLimits(request.budget, true, request.preset));
		const context = assembleContext(request, view, count);
		if (!context.ok || context.value.rendering.format !== "messages") throw new Error("No context.");
		const turn = { stable: context.value.rendering.messages.slice(0, -1), joined: said === 0 ? 0 : 2 };
		if (former !== null) shares.push(shareOf(turn, former, count));
		former = turn;
	}
	return shares;
}

function shareOf({ stable, joined }: Turn, former: Turn, count: CountText) {
	const tokensOf = (messages: ChatMessage[]) => messages.reduce((sum, message) => sum + bodyTokens(message, count), 0);
	const differs = stable.findIndex((message, at) => JSON.stringify(message) !== JSON.stringify(former.stable[at]));
	const kept = tokensOf(stable.slice(0, differs < 0 ? stable.length : differs));
	const standing = tokensOf(stable.slice(0, stable.length - joined));
	return { ofFormer: Math.min(1, kept / standing), ofAll: kept / tokensOf(stable) };
}

/** Instructions, conventions and task fill most of their blocks, so that history has about its own budget. */
function asked(layout: ContextRequest["layout"], query: string, question: () => string): ContextRequest {
	const { message } = textWriter(4);
	const text = (messages: number) => Array.from({ length: messages }, message).join(" ");
	return {
		model: modelOf("gpt-4o"),
		budget: PROFILES["128k"],
		waterfall: true,
		format: "messages",
		layout,
		preset: "conversational",
		query,
		system: text(10),
		project: text(25),
		task: { task: text(10) },
		documents: [1, 2, 3].map((at) => ({ content: question(), source: { id: `d-${at}`, type: "note" }, score: 0.5 })),
		remembered: [],
		otherThreads: null,
		contextManagement: false,
		include: EVERYTHING,
		tools: [],
		stored: [],
		recall: { limit: 50, minScore: 0 },
		now: Date.parse("2026-11-20T12:00:00.000Z"),
	};
}

/** Messages of 40 to 120 tokens, by user and assistant in turn. */
function conversation(messages: number, count: CountText): Said[] {
	const { message } = textWriter(8);
	const sized = (): string => {
		for (;;) {
			const text = message();
			const tokens = count(text);
			if (tokens >= 40 && tokens <= 120) return text;
		}
	};
	return Array.from({ length: messages }, (_, at) => ({ role: at % 2 === 0 ? "user" : "assistant", content: sized() }));
}
