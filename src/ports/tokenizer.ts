import type { CountText, Encoding } from "../core/tokens/encoding.ts";

/** Gives token counters; an encoding's tables are loaded when it is first asked for. */
export type Tokenizer = {
	counter(encoding: Encoding): Promise<CountText>;
};
