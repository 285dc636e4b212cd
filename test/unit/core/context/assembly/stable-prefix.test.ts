import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import { rendersAsText } from "../../../../../src/core/context/render/format.ts";
import { conversation, request } from "../../../../arbitraries/context.ts";
import { continued, remembered } from "../../../../arbitraries/remembered.ts";
import { amount } from "../../../../long.ts";
import { assembled } from "./any-context.ts";

/** What stays for a provider's cache: all up to the last place where a prefix may end, in a text its first blocks. */
function prefix({ rendering: { format, parts } }: AssembledContext): string[] {
	const last = parts.findLastIndex(({ boundary }) => boundary);
	const kept = rendersAsText(format) ? parts.filter(({ text }) => LEADING.test(text)) : parts.slice(0, last + 1);
	return kept.map(({ text }) => text);
}

const LEADING = /^<(?:system|project|history)>/;

describe("layout cache", () => {
	it("has the same prefix whatever is remembered and noted", () => {
		const exact = request.filter(({ model }) => model.ratio === 1);
		fc.assert(
			fc.property(exact, conversation, remembered, continued, (drawn, messages, others, continuity) => {
				const asked = { ...drawn, layout: "cache" as const };
				// There it joins the last user message, and a system message may stand behind that one.
				fc.pre(asked.query !== null || asked.format !== "ai-sdk");
				const before = assembled(asked, messages);
				const after = assembled({ ...asked, remembered: others, continuity }, messages);
				expect(after.ok).toBe(before.ok);
				if (!before.ok || !after.ok) return;
				const [one, other] = [prefix(before.value), prefix(after.value)];
				// Where nobody asks, what is remembered may be the only user message, and all before it ends a prefix.
				const shown = asked.query === null ? Math.min(one.length, other.length) : Number.POSITIVE_INFINITY;
				expect(other.slice(0, shown)).toEqual(one.slice(0, shown));
			}),
			{ numRuns: amount(150) },
		);
	});
});
