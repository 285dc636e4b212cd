import fc from "fast-check";
import { expect, vi } from "vitest";
import { type AssembledContext, assembleContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../../../src/core/context/assembly/context-request.ts";
import { viewMessages } from "../../../../../src/core/context/assembly/view-messages.ts";
import { readingLimits } from "../../../../../src/core/model/budget/profiles.ts";
import type { Continuity } from "../../../../../src/core/model/thread/continuity.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import type { ThreadView } from "../../../../../src/core/model/thread/snapshot.ts";
import type { CountText, Encoding } from "../../../../../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { conversation, request } from "../../../../arbitraries/context.ts";
import { NO_PAST, type Past, past, withPast } from "../../../../arbitraries/continuity.ts";

// A thousand contexts take their time where the processor is busy.
vi.setConfig({ testTimeout: 60_000 });

const KNOWN_TEXTS = 200_000;

export const counters: Record<Encoding, CountText> = {
	o200k_base: counted(await gptTokenizer.counter("o200k_base")),
	cl100k_base: counted(await gptTokenizer.counter("cl100k_base")),
};

/** Texts of one context are counted many times over, and laws of several formats share their contexts' texts. */
function counted(count: CountText): CountText {
	const known = new Map<string, number>();
	return (text) => {
		const tokens = known.get(text) ?? count(text);
		if (known.size >= KNOWN_TEXTS) known.clear();
		known.set(text, tokens);
		return tokens;
	};
}

/** A request, and what its thread keeps beside the messages. */
type Asked = ContextRequest & { continuity?: Partial<Continuity> };

/** Messages are counted in cl100k, whatever the context's own encoding is; `happened`: what became of the thread. */
export function assembled(asked: Asked, messages: readonly NewMessage[], happened: Past = NO_PAST) {
	return assembledOf(asked, viewOf(asked, messages, happened));
}

function viewOf(asked: Asked, messages: readonly NewMessage[], happened: Past): ThreadView {
	const view = viewMessages(messages, {
		encoding: "cl100k_base",
		count: counters.cl100k_base,
		limits: readingLimits(asked.budget, asked.waterfall, asked.preset),
		recall: {
			query: typeof asked.query === "string" ? asked.query : null,
			limit: asked.recall.limit,
		},
		now: "2026-11-20T12:00:00.000Z",
	});
	return withPast(view, happened);
}

function assembledOf({ continuity, ...asked }: Asked, view: ThreadView) {
	const kept = { ...view, continuity: { ...view.continuity, ...continuity } };
	return assembleContext(asked, kept, counters[asked.model.encoding]);
}

type Check = (context: AssembledContext, asked: Asked, messages: readonly NewMessage[], happened: Past) => void;

/** With one seed every law draws the same: what is drawn and assembled for one is taken by the next. */
const drawn = fc.tuple(request, conversation, past);
let draws: [Asked, NewMessage[], Past][] = [];
const results = new Map<string, ReturnType<typeof assembled>[]>();
const views = new Map<string, ThreadView[]>();

/** A list of its own for each key. */
function listed<T>(lists: Map<string, T[]>, key: object): T[] {
	const name = JSON.stringify(key);
	const list = lists.get(name) ?? [];
	lists.set(name, list);
	return list;
}

/** Checks a law for every request that gives a context; refusals must be one of the two that carry figures. */
export function law(check: Check, numRuns: number, fixed: Partial<ContextRequest> = {}): void {
	const holds = (result: ReturnType<typeof assembled>, ...of: [Asked, NewMessage[], Past]) => {
		if (result.ok) check(result.value, ...of);
		else expect(["system_over_budget", "context_overflow"]).toContain(result.error.reason);
	};
	if (draws.length < numRuns) draws = fc.sample(drawn, numRuns);
	const known = listed(results, fixed);
	// What is seen of a thread is the same in every format.
	const { format: _, ...shaping } = fixed;
	const seen = listed(views, shaping);
	try {
		for (const [run, [generated, messages, happened]] of draws.slice(0, numRuns).entries()) {
			const asked = { ...generated, ...fixed };
			const view = seen[run] ?? viewOf(asked, messages, happened);
			const result = known[run] ?? assembledOf(asked, view);
			seen[run] = view;
			known[run] = result;
			holds(result, asked, messages, happened);
		}
	} catch (broken) {
		// Drawn anew, to find the smallest case that breaks it.
		const again = fc.property(drawn, ([generated, messages, happened]) => {
			const asked = { ...generated, ...fixed };
			holds(assembled(asked, messages, happened), asked, messages, happened);
		});
		fc.assert(again, { numRuns });
		throw broken;
	}
}
