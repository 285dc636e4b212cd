import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLOCK_NAMES } from "../../../../../src/core/base/block.ts";
import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import { conversation, request } from "../../../../arbitraries/context.ts";
import { past } from "../../../../arbitraries/continuity.ts";
import { amount } from "../../../../long.ts";
import { assembled } from "./any-context.ts";

describe("replay and growth", () => {
	it("the same input gives the same bytes", () => {
		fc.assert(
			fc.property(request, conversation, past, (asked, messages, happened) => {
				const bytes = () => JSON.stringify(assembled(asked, messages, happened));
				expect(bytes()).toBe(bytes());
			}),
			{ numRuns: amount(60) },
		);
	});

	/**
	 * For models that are counted exactly. The ratio of an inexact one is applied to the whole rendering, so a block
	 * that grows can push others out, whole ones included.
	 */
	it("growing a budget never shrinks a block that was whole", () => {
		const exact = request.filter(({ model }) => model.ratio === 1);
		const block = fc.constantFrom(...BLOCK_NAMES);
		const grown = fc.integer({ min: 1, max: 500 });
		fc.assert(
			fc.property(exact, conversation, past, block, grown, (asked, messages, happened, name, more) => {
				if (asked.budget[name] === 0) return;
				const budget = { ...asked.budget, [name]: asked.budget[name] + more };
				const before = assembled(asked, messages, happened);
				if (!before.ok) return;
				const after = assembled({ ...asked, budget }, messages, happened);
				if (!after.ok) return;
				expect(whole(before.value).filter((one) => !whole(after.value).includes(one))).toEqual([]);
			}),
			{ numRuns: amount(1_000) },
		);
	});
});

/** Blocks of which nothing was cut or left out for want of room. */
function whole({ report }: AssembledContext): string[] {
	const cut = new Set(
		report.items
			.filter(({ reason, truncated_tokens }) => reason === "over_budget" || truncated_tokens)
			.map(({ block }) => block),
	);
	const gists = report.items.some((item) => item.kind === "gist");
	return BLOCK_NAMES.filter((name) => !cut.has(name) && !(name === "history" && (gists || report.items_omitted > 0)));
}
