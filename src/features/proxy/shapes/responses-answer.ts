import * as z from "zod";
import { readConversation } from "../../threads/index.ts";
import { isReadable } from "./entry.ts";
import { keepable } from "./keepable.ts";
import { responsesEntries } from "./responses-entries.ts";
import { type Collected, type Collector, failureIn, type Kept, keptOf, wholeCalls } from "./shape.ts";

const Answer = z.looseObject({
	status: z.string().optional(),
	output: z.array(z.unknown()).default([]),
	error: z.unknown().optional(),
});

const StreamEvent = z.looseObject({
	type: z.string(),
	response: Answer.optional(),
	item: z.unknown().optional(),
	delta: z.unknown().optional(),
	arguments: z.unknown().optional(),
	output_index: z.int().optional(),
	error: z.unknown().optional(),
});

/** A call as a stream begins it. */
const CallItem = z.object({
	type: z.literal("function_call"),
	call_id: z.string(),
	name: z.string(),
	arguments: z.string().default(""),
});
type OpenCall = z.output<typeof CallItem>;

const NOTHING: Collected = {
	...{ messages: [], cut: false, repaired: false },
	...{ whole: false, garbled: false, failure: null, lost: [] },
};

/** A response that came at once. */
export function answerOf(answer: unknown): Collected {
	const read = Answer.safeParse(answer);
	return read.success ? wholeAnswer(read.data.output) : NOTHING;
}

function wholeAnswer(output: readonly unknown[]): Collected {
	return { ...ofItems(output), whole: true, garbled: false, failure: null };
}

/** What was answered, in messages as the same items make when a client resends them; by name what can't be kept. */
function ofItems(output: readonly unknown[]): Kept & { lost: string[] } {
	const items = output.map(keepable);
	const entries = responsesEntries(items);
	const kept = entries.flatMap(({ held }) => (held !== null && isReadable(held, "responses") ? [held] : []));
	const read = readConversation(kept, "responses");
	const messages = read.ok ? read.value.map(({ message }) => message) : [];
	const { repaired, ...rest } = keptOf(messages.filter(({ role }) => role === "assistant"));
	const replaced = items.some((item, index) => item !== output[index]);
	return { ...rest, repaired: repaired || replaced, lost: entries.flatMap(({ aside }) => aside) };
}

/** Reads a response as it streams by. */
export function responseCollector(): Collector {
	const done: unknown[] = [];
	const openCalls = new Map<number, OpenCall>();
	const openOthers = new Map<number, unknown>();
	let open = "";
	let ended: Collected | null = null;
	let failure: string | null = null;
	let garbled = false;
	return {
		take(data) {
			const read = StreamEvent.safeParse(data);
			if (!read.success) return;
			const { type, response, item, delta, output_index: place = 0 } = read.data;
			if (type === "response.output_item.added") {
				const call = CallItem.safeParse(item);
				if (call.success) openCalls.set(place, call.data);
				else openOthers.set(place, item);
			}
			const call = openCalls.get(place);
			if (type === "response.function_call_arguments.delta" && call !== undefined) call.arguments += String(delta);
			if (type === "response.function_call_arguments.done" && call !== undefined) {
				call.arguments = String(read.data.arguments);
			}
			if (type === "response.output_text.delta" && typeof delta === "string") open += delta;
			if (type === "response.output_item.done") {
				done.push(item);
				openCalls.delete(place);
				openOthers.delete(place);
				open = "";
			}
			if (type === "error") failure ??= failureIn(read.data.error ?? { ...read.data, type: null });
			if (type === "response.failed") failure ??= failureIn(response?.error);
			const over = type === "response.completed" || type === "response.incomplete";
			// Some upstreams have nothing in it of what they said.
			if (over && response !== undefined) ended = wholeAnswer(response.output.length > 0 ? response.output : done);
		},
		garbled() {
			garbled = true;
		},
		collected() {
			// The last event has all of it once more.
			if (ended !== null) return { ...ended, failure };
			const unfinished = { type: "message", role: "assistant", content: [{ type: "output_text", text: open }] };
			const { made, lost } = wholeCalls([...openCalls.values()]);
			const kept = ofItems([...done, ...(open === "" ? [] : [unfinished]), ...made]);
			const others = responsesEntries([...openOthers.values()]).flatMap(({ aside }) => aside);
			return { ...kept, whole: false, garbled, failure, lost: [...kept.lost, ...others, ...lost] };
		},
		over: () => ended !== null || failure !== null,
		closed: () => ended !== null,
	};
}
