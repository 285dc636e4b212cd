import { describe, expect, it } from "vitest";
import { textOrder } from "../../../../../src/core/context/render/chat.ts";
import { renderAnthropic } from "../../../../../src/core/context/render/render-anthropic.ts";
import { renderMessages, renderText } from "../../../../../src/core/context/render/render-neutral.ts";
import { renderOpenAi } from "../../../../../src/core/context/render/render-openai.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { type Given, renderInput } from "./render-input.ts";

const count = await gptTokenizer.counter("o200k_base");

const BLOCKS = {
	system: "<system>s</system>",
	project: "<project>p</project>",
	task: "<task>t</task>",
	history: "<history>g</history>",
	knowledge: "<knowledge>k</knowledge>",
};
const HEAD = `${BLOCKS.task}\n\n${BLOCKS.knowledge}`;

const WINDOW: ChatMessage[] = [
	{ role: "user", content: "first" },
	{ role: "assistant", content: "answer" },
	{ role: "user", content: "newest" },
	{ role: "assistant", content: "and?" },
];

const input = (given: Given) => renderInput({ ...BLOCKS, layout: "cache", ...given }, count);

function messages(given: Given) {
	const rendering = renderMessages(input(given), count);
	if (rendering.format !== "messages") throw new Error(rendering.format);
	return rendering.messages;
}

describe("layout cache", () => {
	it("leads with system and project only; task, knowledge and query are the last user message", () => {
		expect(messages({ window: WINDOW, query: "why?" })).toEqual([
			{ role: "system", content: `${BLOCKS.system}\n\n${BLOCKS.project}` },
			{ role: "system", content: BLOCKS.history },
			...WINDOW,
			{ role: "user", content: `${HEAD}\n\n<query>\nwhy?\n</query>` },
		]);
	});

	it("has what stands aside between task and knowledge, in every format", () => {
		const asides = { system: "<preferences>a</preferences>", project: "<facts>b</facts>" };
		const head = [BLOCKS.task, asides.system, asides.project, BLOCKS.knowledge, "<query>\nwhy?\n</query>"].join("\n\n");
		const given = { window: WINDOW, query: "why?", asides };
		expect(messages(given).at(0)).toEqual({ role: "system", content: `${BLOCKS.system}\n\n${BLOCKS.project}` });
		expect(messages(given).at(-1)?.content).toBe(head);
		const { system, project, history } = BLOCKS;
		expect(renderText(input(given), count)).toMatchObject({ text: [system, project, history, head].join("\n\n") });
		const alone = { task: "", knowledge: "", query: "why?", asides: { project: asides.project } };
		expect(messages(alone).at(-1)?.content).toBe(`${asides.project}\n\n<query>\nwhy?\n</query>`);
	});

	it("without a query puts task and knowledge at the head of the window's newest user message", () => {
		const { 2: first, 3: answer, 4: newest, 5: after } = messages({ window: WINDOW });
		expect([first, answer, after]).toEqual([WINDOW[0], WINDOW[1], WINDOW[3]]);
		expect(newest).toEqual({ role: "user", content: `${HEAD}\n\nnewest` });
	});

	it("with neither query nor user message gives them a message of their own", () => {
		expect(messages({}).at(-1)).toEqual({ role: "user", content: HEAD });
		expect(messages({ knowledge: "" }).at(-1)).toEqual({ role: "user", content: BLOCKS.task });
	});

	it("puts the query into tags beside a task alone, and leaves it verbatim beside nothing", () => {
		expect(messages({ knowledge: "", query: "why?" }).at(-1)?.content).toBe(
			`${BLOCKS.task}\n\n<query>\nwhy?\n</query>`,
		);
		expect(messages({ knowledge: "", task: "", query: "why?" }).at(-1)?.content).toBe("why?");
	});

	it("is the same for openai and anthropic", () => {
		const openai = renderOpenAi(input({ window: WINDOW, query: "why?" }), count);
		if (openai.format !== "openai") throw new Error(openai.format);
		expect(openai.messages).toEqual(messages({ window: WINDOW, query: "why?" }));
		const anthropic = renderAnthropic(input({ window: WINDOW, query: "why?" }), null, count);
		if (anthropic.format !== "anthropic") throw new Error(anthropic.format);
		expect(anthropic.system.map(({ text }) => text)).toEqual([`${BLOCKS.system}\n\n${BLOCKS.project}`, BLOCKS.history]);
		expect(anthropic.messages.at(-1)).toEqual({
			role: "user",
			content: [{ type: "text", text: `${HEAD}\n\n<query>\nwhy?\n</query>` }],
		});
		expect(anthropic.messages.at(-2)?.content).toEqual([
			{ type: "text", text: "and?", cache_control: { type: "ephemeral" } },
		]);
	});

	it("has its order in a text too, whatever the preset", () => {
		const rendering = renderText(input({ query: "why?" }), count);
		const { system, project, history, task, knowledge } = BLOCKS;
		expect(rendering).toMatchObject({
			text: [system, project, history, task, knowledge, "<query>\nwhy?\n</query>"].join("\n\n"),
		});
		for (const preset of ["conversational", "rag"] as const) {
			expect(textOrder("cache", preset)).toEqual(["system", "project", "history", "task", "knowledge"]);
		}
		expect(textOrder("ranked", "rag")).toEqual(["system", "project", "task", "knowledge", "history"]);
	});
});
