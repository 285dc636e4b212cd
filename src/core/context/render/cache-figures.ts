import type { CacheFigures } from "../../model/receipt.ts";

/** A piece of a rendering as a provider's cache sees it. `boundary`: a cached prefix may end after it. */
export type CachePart = { text: string; tokens: number; boundary: boolean };

/** A hash for each part that covers all parts up to it: equal hashes mean equal prefixes. `seed` must be equal too. */
export function hashPrefixes(parts: readonly CachePart[], seed: string): string[] {
	let hash = hashed(seed, "");
	return parts.map(({ text }) => {
		hash = hashed(text, hash);
		return hash;
	});
}

/** How much of this rendering equals the last one, and where its prefixes end, in tokens of the model (`ratio`). */
export function cacheFigures(
	parts: readonly CachePart[],
	{ prefixHashes, before, ratio }: { prefixHashes: readonly string[]; before: readonly string[]; ratio: number },
): CacheFigures {
	const same = prefixHashes.findIndex((hash, index) => hash !== before[index]);
	const stable = same < 0 ? parts.length : same;
	let tokens = 0;
	let stableTokens = 0;
	const breakpoints: number[] = [];
	for (const [index, part] of parts.entries()) {
		tokens += part.tokens;
		const position = Math.ceil(tokens * ratio);
		if (index < stable) stableTokens = position;
		if (part.boundary) breakpoints.push(position);
	}
	return { stable_tokens: stableTokens, breakpoints };
}

/** Hashes a text after what precedes it to 53 bits (cyrb53). It distinguishes renderings and is not secure. */
function hashed(text: string, before: string): string {
	const whole = `${before}\n${text}`;
	let high = 0xdeadbeef;
	let low = 0x41c6ce57;
	for (let index = 0; index < whole.length; index++) {
		const code = whole.charCodeAt(index);
		high = Math.imul(high ^ code, 2_654_435_761);
		low = Math.imul(low ^ code, 1_597_334_677);
	}
	high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
	low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
	return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
