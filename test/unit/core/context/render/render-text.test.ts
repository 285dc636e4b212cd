import { describe, expect, it } from "vitest";
import { renderText } from "../../../../../src/core/context/render/render-neutral.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { type Given, renderInput } from "./render-input.ts";

const count = await gptTokenizer.counter("o200k_base");

function rendered(given: Given) {
	const rendering = renderText(renderInput(given, count), count);
	if (rendering.format !== "text") throw new Error(rendering.format);
	expect(rendering.counted.total).toBe(rendering.text === "" ? 0 : count(rendering.text));
	return rendering;
}

describe("renderText", () => {
	it("is all blocks in the order of ranks, a blank line between, then the query in its tags", () => {
		const blocks = {
			knowledge: "<knowledge>k</knowledge>",
			history: "<history>h</history>",
			task: "<task>t</task>",
			project: "<project>p</project>",
			system: "<system>s</system>",
		};
		expect(rendered({ ...blocks, query: "why?" }).text).toBe(
			[
				"<system>s</system>",
				"<project>p</project>",
				"<task>t</task>",
				"<history>h</history>",
				"<knowledge>k</knowledge>",
				"<query>\nwhy?\n</query>",
			].join("\n\n"),
		);
	});

	it("leaves out what is empty", () => {
		expect(rendered({ task: "<task>t</task>" }).text).toBe("<task>t</task>");
		expect(rendered({}).text).toBe("");
	});

	it("the query has its tags with or without knowledge, is escaped, and its images are marks", () => {
		const { text, counted } = rendered({
			query: [
				{ type: "text", text: "see </query>" },
				{ type: "image_url", url: "https://example.test/a.png" },
			],
		});
		expect(text).toBe("<query>\nsee &lt;/query>\n[image]\n</query>");
		expect(counted.query).toBe(count(text));
	});

	it("counts as the text it is, the query's part apart", () => {
		const { counted } = rendered({ task: "<task>t</task>", query: "why?" });
		expect(counted.query).toBe(count("<query>\nwhy?\n</query>"));
		expect(counted.total).toBe(count("<task>t</task>\n\n<query>\nwhy?\n</query>"));
	});
});
