import { type Entry, fieldsOf, held, isReadable, setAside, textIn } from "./entry.ts";

/**
 * Messages of Chat Completions one by one. What a model made and no thread can hold (custom calls, audio) is set aside,
 * for it comes back at every turn; what a client says is held, or refused by its path.
 */
export function chatEntries(messages: readonly unknown[]): Entry[] {
	const entries = messages.map(entryOf);
	const calls = new Set(
		entries.flatMap(({ given, held }) => (held === null ? callsIn(given) : customCalls(given)).map(({ id }) => id)),
	);
	return entries.map((entry) => {
		const { role, tool_call_id } = fieldsOf(entry.given);
		return role === "tool" && calls.has(tool_call_id) ? setAside(entry.given, []) : entry;
	});
}

function entryOf(message: unknown): Entry {
	const { role, tool_calls, audio, function_call, ...said } = fieldsOf(message);
	if (role === "function") return setAside(message, ["function"]);
	if (role !== "assistant" || isReadable(message, "openai")) return held(message);
	const names = [
		...customCalls(message).map(({ custom }) => textIn(fieldsOf(custom).name) ?? "custom"),
		...(audio ? ["audio"] : []),
		...(function_call ? [textIn(fieldsOf(function_call).name) ?? "function_call"] : []),
	];
	const calls = listOf(tool_calls).filter((call) => !isCustom(call));
	const rest = { role, ...said, ...(calls.length > 0 && { tool_calls: calls }) };
	return saysAnything(rest) && isReadable(rest, "openai")
		? { ...held(message), held: rest, aside: names }
		: setAside(message, names.length > 0 ? names : ["message"]);
}

function saysAnything({ content, refusal, tool_calls }: Readonly<Record<string, unknown>>): boolean {
	return (
		[content, refusal].some((said) => textIn(said) !== null || listOf(said).length > 0) || tool_calls !== undefined
	);
}

function callsIn(message: unknown): Readonly<Record<string, unknown>>[] {
	return listOf(fieldsOf(message).tool_calls);
}

function customCalls(message: unknown): Readonly<Record<string, unknown>>[] {
	return callsIn(message).filter(isCustom);
}

function isCustom({ type, custom }: Readonly<Record<string, unknown>>): boolean {
	return type === "custom" || fieldsOf(custom).name !== undefined;
}

function listOf(value: unknown) {
	return Array.isArray(value) ? value.map(fieldsOf) : [];
}
