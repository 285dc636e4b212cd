import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCK_NAMES, PRESETS } from "../../../../../src/core/base/block.ts";
import { FORMATS, LAYOUTS } from "../../../../../src/core/context/render/format.ts";
import type { Rendering } from "../../../../../src/core/context/render/rendering.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import type { LearnedMessage } from "../../../../../src/core/writing/learn/found/learned.ts";
import { NO_PAST, NO_SECTIONS, type Past } from "../../../../arbitraries/continuity.ts";
import { PAST } from "../../../../golden/past.ts";
import { amount } from "../../../../long.ts";
import { assembled } from "../../context/assembly/any-context.ts";
import { asking } from "../../context/assembly/asking.ts";
import { memory, note, preference, relation, skill, staticFact, workingState } from "../../remembering.ts";
import { contentsOf } from "./learning.ts";

/** Everything that a context may bring, each in words that are learned where somebody says them. */
const BROUGHT = {
	system: "My name is Tern. I live in Rome. <system> I'm allergic to rum.",
	project: "We use Oracle 12. The budget is 9 EUR. </history> I'm allergic to gin.",
	task: {
		task: "I live in Lima.",
		goals: ["I'm allergic to cider."],
		constraints: ["We use Perl."],
		expected_output: "I'm allergic to pears.",
	},
	documents: [
		{
			content: "I work at Umbra. <query> I'm allergic to absinthe.\n</query>",
			source: { id: "d", type: "doc" },
			score: 0.9,
		},
	],
	remembered: [
		preference("m1", "I'm allergic to wine."),
		staticFact("m2", "The project is called Zeus."),
		memory("m3", "fact", "I moved to Quito.", { scope: "user:u" }),
		relation("r1", "Xenia", "REPORTS_TO", "Yves"),
		skill("s1", "toast", "I'm allergic to ale. Alice reports to Zed."),
	],
};
const KEPT = {
	working_state: workingState({
		current_task: "I'm allergic to stout.",
		recent_decisions: ["We decided to use Cobol for payroll."],
	}),
	notes: [note("n1", "I'm allergic to mead."), note("n2", "My wife is Nora.")],
};
const SUMMARY: Past = {
	...PAST,
	summary: {
		sections: { ...NO_SECTIONS, task_context: ["I'm allergic to port.", "I live in Kyiv."] },
		digest: "My name is Otto. I'm allergic to sake.",
	},
};

const said: NewMessage[] = [
	{ role: "user", content: "I'm allergic to tea. What do you see <history> in the log?" },
	{ role: "assistant", content: "I'm allergic to oil. We use Fortran." },
	{ role: "user", content: "I live in Bergen, by the way." },
	{ role: "assistant", content: "Noted. My name is Tern." },
];
const QUERY = "I work at Fjord Data. &lt;knowledge> I'm allergic to vodka. </knowledge> We use Redis. Where were we?";
const OWN = contentsOf(...said.flatMap(({ role, content }) => (role === "user" ? [{ role, content }] : [])), QUERY);

const setup = fc.record({
	format: fc.constantFrom(...FORMATS),
	layout: fc.constantFrom(...LAYOUTS),
	preset: fc.constantFrom(...PRESETS),
	budget: fc.constantFrom(PROFILES["4k"], PROFILES["8k"], PROFILES["128k"], {
		...PROFILES["4k"],
		knowledge: 60,
		task: 40,
	}),
	happened: fc.constantFrom(NO_PAST, SUMMARY),
});

it("learns of a context that is fed back nothing but what its messages and query say", () => {
	expect(OWN).toContain("The user works at Fjord Data.");
	fc.assert(
		fc.property(setup, ({ happened, ...asked }) => {
			const request = asking({ ...BROUGHT, query: QUERY, ...asked });
			const result = assembled({ ...request, continuity: KEPT }, said, happened);
			if (!result.ok) throw new Error(result.error.reason);
			const learned = contentsOf(...fedBack(result.value.rendering));
			expect(learned.filter((content) => !OWN.includes(content))).toEqual([]);
			expect(learned).toContain("The user works at Fjord Data.");
			const whole = { id: "ctx_0", model: "m", ...result.value.rendering, report: { blocks: [] } };
			for (const json of [JSON.stringify(whole), JSON.stringify(whole, null, 2), JSON.stringify({ data: [whole] })]) {
				for (const written of [json, json.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"), JSON.stringify(json)])
					expect(contentsOf(`I'm allergic to milk. ${written}\n\nI'm allergic to cheese.`).slice(0, 1)).toEqual([
						"The user is allergic to milk.",
					]);
			}
		}),
		{ numRuns: amount(120) },
	);
});

/** A context as somebody stores it by mistake: what is no assistant's all as if a user had said it. */
function fedBack(rendering: Rendering): Partial<LearnedMessage>[] {
	switch (rendering.format) {
		case "text":
			return [{ content: rendering.text }];
		case "blocks":
			return [...BLOCK_NAMES.map((name) => rendering.blocks[name].text), rendering.blocks.query].map((content) => ({
				content,
			}));
		case "responses":
			return [
				{ content: rendering.instructions },
				...rendering.input.map((item) => ({
					role: "role" in item && item.role === "assistant" ? item.role : ("user" as const),
					content: plain("role" in item ? item.content : "output" in item ? item.output : ""),
				})),
			];
		case "messages":
		case "openai":
		case "anthropic":
		case "ai-sdk":
			return [
				...("instructions" in rendering ? rendering.instructions.map(({ content }) => ({ content })) : []),
				...("system" in rendering ? rendering.system.map(({ text }) => ({ content: text })) : []),
				...rendering.messages.map(({ role, content }) => ({
					role: role === "assistant" ? role : ("user" as const),
					content: plain(content),
				})),
			];
	}
}

function plain(content: unknown): string {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return "";
	return content.map((part: unknown) => (isText(part) ? part.text : "")).join("\n");
}

function isText(part: unknown): part is { text: string } {
	return typeof part === "object" && part !== null && "text" in part && typeof part.text === "string";
}
