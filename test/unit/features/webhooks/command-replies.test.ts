import fc from "fast-check";
import { expect, it } from "vitest";
import { chooseForgotten } from "../../../../src/features/webhooks/use-cases/inbox/command-replies.ts";

const memories = ["Likes thin crust pizza", "Likes thick crust pizza", "Plays chess.", "Lives in Lima"].map(
	(content, index) => ({ id: `mem_${index}`, content }),
);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

function chosen(text: string) {
	const choice = chooseForgotten(text, memories);
	return "matched" in choice ? { matched: ids(choice.matched) } : { candidates: ids(choice.candidates) };
}

it.each([
	["plays  CHESS", { matched: ["mem_2"] }],
	["that I like thin pizzas", { matched: ["mem_0"] }],
	["where I live", { matched: ["mem_3"] }],
	["crust pizza", { candidates: ["mem_0", "mem_1"] }],
	["pizza in Rome", { candidates: ["mem_0", "mem_1"] }],
	["chess with Ada", { candidates: ["mem_2"] }],
	["the weather", { candidates: [] }],
	["I", { candidates: [] }],
])("knows what %j means", (text, meant) => {
	expect(chosen(text)).toEqual(meant);
});

it("forgets more than one only where they say the same", () => {
	const word = fc.constantFrom("ada", "likes", "tabs", "spaces", "chess", "the", "lima", ".");
	const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
	fc.assert(
		fc.property(text, fc.uniqueArray(text, { maxLength: 8 }), (asked, texts) => {
			const choice = chooseForgotten(
				asked,
				texts.map((content, index) => ({ id: String(index), content })),
			);
			if (!("matched" in choice) || choice.matched.length < 2) return;
			const plain = (said: string) => said.replace(/[ .]+$/, "").replace(/^ /, "");
			for (const { content } of choice.matched) expect(plain(content)).toBe(plain(asked));
		}),
	);
});
