import { type Entry, fieldsOf, held, isReadable, setAside, textIn } from "./entry.ts";

/** Items that the thread has in words: a provider's reference to one of them would double it. */
const IN_WORDS = /^(?:msg|fc|rs)_/;

/**
 * Items of the Responses API one by one. What a model made and no thread can hold (calls of the provider's own tools,
 * custom calls) is set aside, for it comes back at every turn; what a client says is held, or refused by its path.
 */
export function responsesEntries(items: readonly unknown[]): Entry[] {
	const entries = items.map(entryOf);
	const calls = new Set(entries.flatMap(({ held, given }) => (held === null && !isResult(given) ? callIn(given) : [])));
	// Who reads of a call needs not read of its result.
	const answered = entries.map((entry) => {
		return isResult(entry.given) && callIn(entry.given).some((id) => calls.has(id)) ? setAside(entry.given, []) : entry;
	});
	return answered.reduceRight<Entry[]>((behind, entry) => {
		// A provider refuses thinking without what it led to.
		const lost = entry.thought && behind[0]?.held === null;
		behind.unshift(lost ? { ...entry, held: null } : entry);
		return behind;
	}, []);
}

function entryOf(item: unknown): Entry {
	const { type, role, id, name, encrypted_content } = fieldsOf(item);
	if (type === "reasoning") {
		// Other thinking stands under its id at the provider, beside the items that it led to.
		const whole = textIn(encrypted_content) !== null && isReadable(item, "responses");
		return { ...held(item), held: whole ? item : null, thought: true };
	}
	const named = textIn(type) ?? "message";
	if (named === "item_reference") return setAside(item, [named], !IN_WORDS.test(textIn(id) ?? ""));
	const clients = named === "function_call_output" || (named === "message" && role !== "assistant");
	if (clients || isReadable(item, "responses")) return held(item);
	return setAside(item, [(named === "custom_tool_call" ? textIn(name) : null) ?? named]);
}

function isResult(item: unknown): boolean {
	return /_output$/.test(textIn(fieldsOf(item).type) ?? "");
}

function callIn(item: unknown): string[] {
	const id = textIn(fieldsOf(item).call_id);
	return id === null ? [] : [id];
}
