import { describe, expect, it } from "vitest";
import { messageTexts } from "../../../../src/core/recall/message-vectors.ts";

const episode = ["Ada: the boiler packed in", `assistant: ${"a page of advice ".repeat(40)}`, "Ada: ok"].join("\n");

describe("what is read of an episode's messages", () => {
	it("is each whole line for a model", () => {
		expect(messageTexts("epi_1", episode, "model").map(({ id, text }) => [id, text.slice(0, 10)])).toEqual([
			["epi_1a", "Ada: the b"],
			["epi_1b", "assistant:"],
			["epi_1c", "Ada: ok"],
		]);
	});

	it("is for the sentence encoder what it reads in their own thread too, and no page", () => {
		expect(messageTexts("epi_1", episode, "encoder")).toEqual([
			{ id: "epi_1a", text: "the boiler packed in" },
			{ id: "epi_1c", text: "ok" },
		]);
	});
});
