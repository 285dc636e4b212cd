import fc from "fast-check";
import { expect, it } from "vitest";
import { runSteps } from "../../../../../../src/core/base/steps.ts";
import { textOf } from "../../../../../../src/core/model/thread/message.ts";
import {
	eachLearningPart,
	LEARNED_TEXT,
	pieceSteps,
} from "../../../../../../src/core/writing/learn/found/learning-parts.ts";
import { talk } from "../learning.ts";

it("has all that was said in parts of bounded length, in order, and nothing that tools gave", () => {
	const turn = fc.record({
		role: fc.constantFrom("user" as const, "assistant" as const, "tool" as const),
		content: fc.array(fc.constantFrom("word. ", "🦊", "\n", "x".repeat(9_000))).map((pieces) => pieces.join("")),
	});
	fc.assert(
		fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
			const parts = [...eachLearningPart(talk(...turns))];
			const said = turns.filter(({ role }) => role !== "tool").map(({ content }) => content);
			expect(
				parts
					.flat()
					.map(({ content }) => content)
					.join(""),
			).toBe(said.join(""));
			for (const part of parts) {
				const length = part.reduce((sum, { content }) => sum + textOf(content).length, 0);
				expect(length <= LEARNED_TEXT).toBe(true);
			}
		}),
	);
});

it("gives a message in pieces that can be found, without what a context put into it", () => {
	const [message] = talk({
		content: `<knowledge>secret</knowledge>${"A fine long sentence. ".repeat(300)}`,
		name: "Ada",
	});
	if (message === undefined) throw new Error("no message");
	const pieces = runSteps(pieceSteps(message));
	expect(pieces.length).toBeGreaterThan(2);
	expect(pieces.every((piece) => piece.startsWith("Ada: ") && piece.length <= 2_010)).toBe(true);
	expect(pieces.join("")).not.toContain("secret");
	expect(runSteps(pieceSteps({ ...message, content: "… !!" }))).toEqual([]);
});
