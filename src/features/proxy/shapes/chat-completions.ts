import * as z from "zod";
import { CallBody, callCollector } from "./chat-calls.ts";
import { chatEntries } from "./chat-entries.ts";
import { conversationIn } from "./conversation.ts";
import { withTurn } from "./current-turn.ts";
import { fieldsOf, textIn } from "./entry.ts";
import { type Collector, failureIn, keptOf, type Shape } from "./shape.ts";

/** Some upstreams answer in parts: their texts are what was said. */
const Content = z.union([
	z.string(),
	z
		.array(z.looseObject({ type: z.string(), text: z.string().nullish() }))
		.transform((parts) => parts.map(({ type, text }) => (type === "text" ? text : "") ?? "").join("")),
]);

const Said = z.looseObject({
	content: Content.nullish(),
	refusal: z.string().nullish(),
	tool_calls: z.array(CallBody).nullish(),
	audio: z.unknown().optional(),
	function_call: z.looseObject({ name: z.string().nullish() }).nullish(),
});

const Choice = z.looseObject({
	index: z.int().optional(),
	message: Said.optional(),
	delta: Said.nullish(),
	finish_reason: z.string().nullish(),
});

const Failed = z.looseObject({ error: z.unknown().refine((error) => error !== undefined && error !== null) });

/** An answer, or a piece of one: of several that were asked for at once the first is the one that is kept. */
const Completion = z.looseObject({ choices: z.array(Choice) });

/** Whether anything of an answer is in it, readable or not. */
const Answering = z.looseObject({ choices: z.array(z.unknown()).min(1) });

/** OpenAI's Chat Completions API. */
export const chatCompletions: Shape = {
	path: "/chat/completions",
	format: "openai",
	conversationOf: ({ messages }) =>
		conversationIn(messages, { shape: "openai", field: "messages", entriesOf: chatEntries }),
	withContext(body, context, turn) {
		if (context.format !== "openai") throw new Error("the context has another format than was asked for");
		return { ...body, messages: withTurn(context.messages, turn, keyOf) };
	},
	answerOf(answer) {
		const collector = chatCollector();
		collector.take(answer);
		return collector.collected();
	},
	collector: chatCollector,
	failed: (code, message) => ({ error: { message, type: code, code, param: null } }),
};

function chatCollector(): Collector {
	let [text, refusal] = ["", ""];
	let whole = false;
	let failure: string | null = null;
	const calls = callCollector();
	let garbled = false;
	const others = new Set<string>();
	return {
		take(data) {
			const failed = Failed.safeParse(data);
			if (failed.success) failure ??= failureIn(failed.data.error);
			const read = Completion.safeParse(data);
			if (!read.success && Answering.safeParse(data).success) garbled = true;
			const choice = read.success ? read.data.choices.find(({ index = 0 }) => index === 0) : undefined;
			if (choice === undefined) return;
			const said = choice.delta ?? choice.message;
			text += said?.content ?? "";
			refusal += said?.refusal ?? "";
			for (const [place, call] of (said?.tool_calls ?? []).entries()) calls.take(call, choice.delta ? null : place);
			if (said?.audio) others.add("audio");
			if (said?.function_call?.name) others.add(said.function_call.name);
			if (choice.finish_reason) whole = true;
		},
		garbled() {
			garbled = true;
		},
		collected() {
			const { made, lost } = calls.collected(whole && !garbled && failure === null);
			const content = text === "" ? refusal : text;
			const kept = keptOf([{ role: "assistant", content, ...(made.length > 0 && { tool_calls: made }) }]);
			return { ...kept, whole, garbled, failure, lost: [...lost, ...others] };
		},
		over: () => whole || failure !== null,
		// The mark of the end, which is no data, is what closes it.
		closed: () => false,
	};
}

/** What a message of the assistant says and calls, or which call a result answers. */
function keyOf(message: unknown): string | null {
	const { role, content, refusal, tool_calls, tool_call_id } = fieldsOf(message);
	if (role === "tool") return JSON.stringify(["result", tool_call_id]);
	if (role !== "assistant") return null;
	const parts = Array.isArray(content) ? content.map((part) => fieldsOf(part)) : [];
	const texts = parts.map((part) => textIn(part.text) ?? textIn(part.refusal) ?? "");
	const said = [textIn(content) ?? texts.join("\n"), textIn(refusal) ?? ""].filter(Boolean).join("\n");
	const made = (Array.isArray(tool_calls) ? tool_calls : []).map((call) => {
		const { name, arguments: args } = fieldsOf(fieldsOf(call).function);
		return [fieldsOf(call).id, name, args];
	});
	return JSON.stringify(["said", said.trim(), made]);
}
