import { MESSAGE_OVERHEAD, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { anthropicBlocks, type CountedBlock, isResultPart } from "./anthropic-blocks.ts";
import type { CachePart } from "./cache-figures.ts";
import { buildChat } from "./chat.ts";
import type {
	AnthropicBlock,
	AnthropicMessage,
	AnthropicText,
	Breakpoint,
	ContextManagement,
} from "./provider-shapes.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { resultsAfterCalls } from "./tool-calls.ts";

type ThinkingBlock = Extract<AnthropicBlock, { type: "thinking" | "redacted_thinking" }>;

type Turn = { role: AnthropicMessage["role"]; blocks: CountedBlock[]; joined?: true };

/** Opens a conversation that begins with the assistant, because this API wants a user first. */
const OPENING = "(What was said before is left out.)";

/**
 * Format `anthropic`: what the Messages API takes. System texts form the system array, roles alternate, and results
 * come first in the user's turn after their calls. Three cache breakpoints of its four are ours: after each system text, and
 * after the last message before the newest user message. What is left of the four are the caller's newest.
 */
export function renderAnthropic(input: RenderInput, edits: ContextManagement | null, count: CountText): Rendering {
	const chat = buildChat(input, count);
	const last = chat.messages[chat.last];
	const ordered = resultsAfterCalls(chat.messages);
	const turns = alternating(
		ordered.map((counted) => ({ counted, isLast: counted === last })),
		count,
	);
	const texts = [chat.leading, chat.history].filter((text) => text !== "");
	const longest = setBreakpoints(turns, MOST_BREAKPOINTS - texts.length);
	const system = texts.map((text): AnthropicText => ({ type: "text", text, cache_control: longest }));
	const messages = turns.map(({ role, blocks }): AnthropicMessage => ({ role, content: blocks.map(shaped) }));
	const parts = [...systemParts(system, count), ...turns.flatMap(turnParts)];
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const managed = edits === null ? {} : { context_management: edits };
	return { format: "anthropic", system, messages, ...managed, counted: { total, query: chat.queryTokens }, parts };
}

/** As many as the API takes. */
const MOST_BREAKPOINTS = 4;

/**
 * Keeps at most so many breakpoints in the messages: ours, and the newest of the caller's. Returns the one for what stands
 * before them: the API wants those that hold longer first.
 */
function setBreakpoints(turns: readonly Turn[], most: number): Breakpoint {
	const all = turns.flatMap((turn) => turn.blocks).flatMap((counted) => [...(counted.inside ?? []), counted]);
	const blocks = all.filter(({ block }) => !isThinking(block));
	let left = most - blocks.filter(({ ends }) => ends).length;
	let longest: Breakpoint = { type: "ephemeral" };
	for (const counted of blocks.toReversed()) {
		if (counted.asked !== undefined && !counted.ends && left-- <= 0) delete counted.asked;
		if (counted.asked?.ttl === "1h") longest = { ...longest, ttl: "1h" };
		if (counted.asked !== undefined || counted.ends) counted.asked = { ...counted.asked, ...longest };
	}
	return longest;
}

function systemParts(system: readonly AnthropicText[], count: CountText): CachePart[] {
	return system.map(({ text }, index) => ({
		text,
		tokens: count(text) + (index === 0 ? MESSAGE_OVERHEAD : 0),
		boundary: true,
	}));
}

function turnParts({ role, blocks }: Turn): CachePart[] {
	return blocks.map(({ block, tokens, ends, asked }, index) => ({
		text: `${role} ${JSON.stringify(block)}`,
		tokens: tokens + (index === 0 ? MESSAGE_OVERHEAD : 0),
		boundary: (ends ?? asked) !== undefined && !isThinking(block),
	}));
}

type Placed = { counted: Parameters<typeof anthropicBlocks>[0][number]; isLast: boolean };

/** Joins messages of one role into one turn, and marks the last block before the newest user message. */
function alternating(placed: readonly Placed[], count: CountText): Turn[] {
	const turns: Turn[] = [];
	const all = anthropicBlocks(
		placed.map(({ counted }) => counted),
		count,
	);
	for (const [index, { role, blocks }] of all.entries()) {
		if (blocks.length === 0) continue;
		const before = turns.at(-1);
		const ended = before?.blocks.findLast(({ block }) => !isThinking(block));
		if (placed[index]?.isLast && ended !== undefined) ended.ends = true;
		if (before?.role === role) {
			before.blocks.push(...blocks);
			before.joined = true;
		} else turns.push({ role, blocks });
	}
	const first = turns[0];
	if (first?.role === "assistant") {
		turns.unshift({ role: "user", blocks: [{ block: { type: "text", text: OPENING }, tokens: count(OPENING) }] });
	}
	for (const turn of turns) if (!isAsSpoken(turn)) turn.blocks.sort((a, b) => rank(a) - rank(b));
	trimEnding(turns.at(-1), count);
	keepCitations(turns);
	return turns;
}

/** A citation names a document by its index in the request: it stays only where that document still stands there. */
function keepCitations(turns: readonly Turn[]): void {
	const titles: (string | null)[] = [];
	for (const counted of turns.flatMap(({ blocks }) => blocks)) {
		const { block } = counted;
		const inside = block.type === "tool_result" && typeof block.content !== "string" ? block.content : [block];
		for (const one of inside) if (one.type === "document") titles.push(one.title ?? null);
		if (block.type !== "text" || block.citations === undefined) continue;
		const { citations, ...text } = block;
		const kept = citations.filter(({ document_index: at, document_title }) => titles[at] === document_title);
		counted.block = { ...text, ...(kept.length > 0 && { citations: kept }) };
	}
}

/** This API rejects whitespace at the end of an answer that the model is to continue. */
function trimEnding(turn: Turn | undefined, count: CountText): void {
	const last = turn?.blocks.at(-1);
	if (turn?.role !== "assistant" || last?.block.type !== "text") return;
	const text = last.block.text.trimEnd();
	if (text === last.block.text) return;
	last.block = { ...last.block, text };
	last.tokens = count(text);
}

/** Whether it is in the order in which the model thought and spoke, which this API wants back unchanged. */
function isAsSpoken({ role, blocks: [first], joined }: Turn): boolean {
	return role === "assistant" && (joined !== true || (first !== undefined && isThinking(first.block)));
}

/** Results come first in a user's turn, and thinking first in the assistant's. */
function rank({ block }: CountedBlock): number {
	return block.type === "tool_result" || isThinking(block) ? 0 : 1;
}

/** Thinking can't carry a breakpoint. */
function shaped({ block, asked, inside }: CountedBlock): AnthropicBlock {
	const own =
		block.type === "tool_result" && inside ? { ...block, content: inside.map(shaped).filter(isResultPart) } : block;
	return asked === undefined || isThinking(own) ? own : { ...own, cache_control: asked };
}

function isThinking(block: AnthropicBlock): block is ThinkingBlock {
	return block.type === "thinking" || block.type === "redacted_thinking";
}
