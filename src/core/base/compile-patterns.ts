import type { Steps } from "./steps.ts";

/** What one pattern counts for as work, beside text (UTF-16 units): it takes a millisecond or two, a few of them make a slice. */
const COMPILE_WORK = 2_048;

const compiled = new WeakSet<RegExp>();

/** Compiles patterns one by one, each once: else the first clause that an isolate reads would keep others waiting for all of them. */
export function* compileSteps(patterns: readonly RegExp[]): Steps<void> {
	for (const pattern of patterns) {
		if (compiled.has(pattern)) continue;
		compiled.add(pattern);
		// The first use compiles for the interpreter, the second one for the processor. A search keeps `lastIndex` as it is.
		"".search(pattern);
		"".search(pattern);
		yield COMPILE_WORK;
	}
}
