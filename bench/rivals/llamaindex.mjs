import { Settings } from "@llamaindex/core/global";
import { createMemory } from "@llamaindex/core/memory";

/**
 * `createMemory` and its `getLLM`, with no memory blocks, so that the whole limit is for messages. Its tokenizer can be
 * set, and encodes: single messages are looked up; it also encodes all messages chosen so far as one text at each
 * step, which are new texts at every turn of a real conversation, and are encoded each time.
 */
export function prepare(messages, limit, _tokensOf, { encode, decode }) {
	const known = new Map(messages.map(({ content }) => [content, new Uint32Array(encode(content))]));
	Settings.tokenizer = { encode: (text) => known.get(text) ?? new Uint32Array(encode(text)), decode };
	const memory = createMemory([...messages], { tokenLimit: limit, shortTermTokenLimitRatio: 1 });
	return async () => (await memory.getLLM()).length;
}
