import { vi } from "vitest";
import { type AssembledContext, assembleContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../../../src/core/context/assembly/context-request.ts";
import { viewMessages } from "../../../../../src/core/context/assembly/view-messages.ts";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../../../../../src/core/model/budget/profiles.ts";
import type { Continuity } from "../../../../../src/core/model/thread/continuity.ts";
import { type NewMessage, textOf } from "../../../../../src/core/model/thread/message.ts";
import type { ThreadView } from "../../../../../src/core/model/thread/snapshot.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { asking } from "./asking.ts";

// Fifty turns and more take their time where the processor is busy.
vi.setConfig({ testTimeout: 60_000 });

const tokenizer = await gptTokenizer.counter("o200k_base");
const counted = new Map<string, number>();

/** Real counts; a replay counts the same messages turn after turn. */
export function count(text: string): number {
	const known = counted.get(text) ?? tokenizer(text);
	counted.set(text, known);
	return known;
}

const WORDS =
	"the build failed because worker could not read its secret so we moved deploy to Monday and kept staging on old key until review says otherwise but nobody told ops about new alarm which fires when queue grows past ten thousand rows".split(
		" ",
	);

const written = new Map<string, string>();

/** Prose of at least so many tokens, and hardly more; another seed says something else. */
export function prose(seed: number, tokens: number): string {
	const key = `${seed} ${tokens}`;
	const text = written.get(key) ?? newProse(seed, tokens);
	written.set(key, text);
	return text;
}

function newProse(seed: number, tokens: number): string {
	let state = seed * 2_654_435_761 + 1;
	const next = () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return state >>> 8;
	};
	let text = "";
	while (count(text) < tokens) {
		const sentence = Array.from({ length: 5 + (next() % 6) }, () => WORDS[next() % WORDS.length]).join(" ");
		text += `${text === "" ? "" : " "}${sentence} ${next() % 1_000}.`;
	}
	return text;
}

/** Messages of 40 to 120 tokens, user and assistant in turn. */
export function talk(length: number): NewMessage[] {
	return Array.from({ length }, (_, index) => ({
		role: index % 2 === 0 ? "user" : "assistant",
		content: prose(index + 1, 40 + ((index * 37) % 70)),
	}));
}

const FULL = {
	system: prose(7_001, 850),
	project: prose(7_002, 1_900),
	task: { task: prose(7_003, 900) },
};

/** Turns of other formats, layouts and blocks are of the same conversation: what is seen of it takes most of the time. */
const views = new Map<string, ThreadView>();

function viewOf(length: number, { model, budget, waterfall, preset, query }: ContextRequest): ThreadView {
	const limits = readingLimits(budget, waterfall, preset);
	const recalled = query === null ? null : textOf(query);
	const key = JSON.stringify([length, model.encoding, limits, recalled]);
	const known = views.get(key);
	if (known !== undefined) return known;
	const view = viewMessages(talk(length), {
		encoding: model.encoding,
		count,
		limits,
		recall: { query: recalled, limit: 10 },
		now: "2026-11-20T12:00:00.000Z",
	});
	views.set(key, view);
	return view;
}

/** A turn of a talk so long: another query and other documents every time. */
export function turn(
	seed: number,
	{ continuity, ...more }: Partial<ContextRequest> & { continuity?: Partial<Continuity> } = {},
): AssembledContext {
	const request = asking({
		model: modelOf("gpt-4o"),
		budget: PROFILES["128k"],
		layout: "cache",
		query: prose(seed + 10_000, 15 + (seed % 40)),
		documents: Array.from({ length: 5 + (seed % 7) }, (_, index) => ({
			content: prose(seed * 31 + index, 100 + ((seed + index) % 5) * 60),
			source: { id: `doc-${seed}-${index}`, type: "doc" },
		})),
		...FULL,
		...more,
	});
	const view = viewOf(seed, request);
	const kept = { ...view, continuity: { ...view.continuity, ...continuity } };
	const result = assembleContext(request, kept, count);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

/** What a provider reads in order, up to the newest user message: that one carries what changes every turn. */
export function prefixParts({ rendering }: AssembledContext): string[] {
	switch (rendering.format) {
		case "ai-sdk": {
			const last = rendering.messages.findLastIndex(({ role }) => role === "user");
			return [...rendering.instructions, ...rendering.messages.slice(0, last)].map((message) =>
				JSON.stringify(message),
			);
		}
		case "responses": {
			const last = rendering.input.findLastIndex((item) => "role" in item && item.role === "user");
			return [rendering.instructions, ...rendering.input.slice(0, last).map((item) => JSON.stringify(item))];
		}
		case "messages":
		case "openai": {
			const last = rendering.messages.findLastIndex(({ role }) => role === "user");
			return rendering.messages.slice(0, last).map((message) => JSON.stringify(message));
		}
		case "anthropic": {
			const blocks = rendering.messages.flatMap(({ role, content }) =>
				content.map((block) => JSON.stringify({ role, ...block, cache_control: undefined })),
			);
			const last = rendering.messages.findLastIndex(({ role }) => role === "user");
			const before = rendering.messages.slice(0, last).reduce((sum, { content }) => sum + content.length, 0);
			const kept = (rendering.messages[last]?.content.length ?? 1) - 1;
			return [...rendering.system.map(({ text }) => text), ...blocks.slice(0, before + kept)];
		}
		case "text":
		case "blocks":
			return [];
	}
}

/** The part, 0..1, of the tokens of these parts that the ones before begin with too. */
export function unchanged(before: readonly string[], now: readonly string[]): number {
	const same = now.findIndex((part, index) => part !== before[index]);
	const tokens = (parts: readonly string[]) => parts.reduce((sum, part) => sum + count(part), 0);
	const all = tokens(now);
	return all === 0 ? 1 : tokens(same < 0 ? now : now.slice(0, same)) / all;
}
