import { slicedCounter } from "../../core/tokens/count-text.ts";
import type { CountText, Encoding } from "../../core/tokens/encoding.ts";
import type { Tokenizer } from "../../ports/tokenizer.ts";
import { bytePairCounter } from "./byte-pairs.ts";

/**
 * Counts with gpt-tokenizer's tables and split patterns. Its own merging looks every pair up as decoded text, which
 * takes 600 ms for 1 MB of random letters or Chinese, so the merging is ours; the contract test holds both together.
 * Special tokens do not come into it: their text is text.
 */
export const gptTokenizer: Tokenizer = {
	counter(encoding) {
		const known = counters.get(encoding);
		if (known !== undefined) return known;
		const loading = load(encoding);
		counters.set(encoding, loading);
		// A load that failed is tried again by the next caller; this one is told by the promise it gets.
		loading.catch(() => counters.delete(encoding));
		return loading;
	},
};

/** Loaded tables are kept as long as the isolate lives. */
const counters = new Map<Encoding, Promise<CountText>>();

async function load(encoding: Encoding): Promise<CountText> {
	const { O200K_TOKEN_SPLIT_REGEX, CL100K_TOKEN_SPLIT_REGEX } = await import("gpt-tokenizer/encodingParams/constants");
	if (encoding === "o200k_base") {
		const { default: vocabulary } = await import("gpt-tokenizer/bpeRanks/o200k_base");
		return slicedCounter(bytePairCounter(vocabulary, O200K_TOKEN_SPLIT_REGEX));
	}
	const { default: vocabulary } = await import("gpt-tokenizer/bpeRanks/cl100k_base");
	return slicedCounter(bytePairCounter(vocabulary, CL100K_TOKEN_SPLIT_REGEX));
}
