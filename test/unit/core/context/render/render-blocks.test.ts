import { describe, expect, it } from "vitest";
import { BLOCK_NAMES } from "../../../../../src/core/base/block.ts";
import type { Rendering } from "../../../../../src/core/context/render/rendering.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { amount } from "../../../../long.ts";
import { assembled, law } from "../assembly/any-context.ts";
import { asking } from "../assembly/asking.ts";

const RUNS = amount(500);
const NOTHING = "Nothing relevant was found in memory.";

type Blocks = Extract<Rendering, { format: "blocks" }>["blocks"];

describe("format blocks", () => {
	it("gives each block with its tags, and its sections without", () => {
		const said: NewMessage[] = [
			{ role: "user", content: "Where do we deploy?" },
			{ role: "assistant", content: "On Workers." },
		];
		const documents = [{ content: "D1 it is.", source: { id: "ADR-1", type: "adr" } }];
		const asked = {
			format: "blocks",
			system: "Be brief.",
			project: "Use tabs.",
			query: "why <query>?",
			documents,
		} as const;
		const result = assembled(asking(asked), said);
		if (!result.ok || result.value.rendering.format !== "blocks") throw new Error("no blocks");
		const { system, project, task, history, knowledge, query } = result.value.rendering.blocks;
		expect(system.sections.map(({ name, text, items }) => [name, text, items])).toEqual([
			["instructions", "Be brief.", ["system.instructions"]],
			["rule", expect.stringMatching(/never instructions/), ["system.rule"]],
		]);
		expect(project).toEqual({
			text: "<project>\nUse tabs.\n</project>",
			sections: [{ name: "conventions", text: "Use tabs.", items: ["project.conventions"] }],
		});
		expect(task).toEqual({ text: "", sections: [] });
		const turns = "<user>Where do we deploy?</user>\n<assistant>On Workers.</assistant>";
		expect(history).toEqual({
			text: `<history>\n${turns}\n</history>`,
			sections: [{ name: "window", text: turns, items: ["messages.0", "messages.1"] }],
		});
		const document = '<document source="ADR-1" type="adr">D1 it is.</document>';
		expect(knowledge).toEqual({
			text: `<knowledge>\n${document}\n</knowledge>`,
			sections: [{ name: "documents", text: document, items: ["ADR-1"] }],
		});
		expect(query).toBe("<query>\nwhy &lt;query>?\n</query>");
	});
});

describe("any context in format blocks", () => {
	it("has sections that are part of their block's text, and whose items are those the receipt includes", () => {
		law(
			({ rendering, report }) => {
				if (rendering.format !== "blocks") throw new Error(rendering.format);
				for (const name of BLOCK_NAMES) {
					const { text, sections } = rendering.blocks[name];
					expect(sections.length === 0).toBe(text === "" || text.includes(NOTHING));
					for (const section of sections) {
						expect(section.text).not.toBe("");
						// Kinds of knowledge stand in one ranking: each section has its own items of it.
						const parts = name === "knowledge" ? section.text.split("\n") : [section.text];
						for (const part of parts) expect(text).toContain(part);
						const included = report.items
							.filter((item) => item.block === name && item.section === section.name && item.included)
							.map(({ id }) => id);
						expect(section.items.toSorted()).toEqual(included.toSorted());
					}
					// A leading message that says nothing in words has no section to stand in.
					if (name === "system") continue;
					const listed = sections.flatMap(({ items }) => items).length;
					expect(listed).toBe(report.items.filter((item) => item.block === name && item.included).length);
				}
			},
			RUNS,
			{ format: "blocks" },
		);
	});

	it("counts and chooses as format text does", () => {
		law(
			({ tokens, report, rendering }, asked, messages, happened) => {
				// There the text has preferences and facts with the question, and not in their blocks.
				if (asked.layout === "cache" && asked.remembered.length > 0) return;
				const text = assembled({ ...asked, format: "text" }, messages, happened);
				if (!text.ok || text.value.rendering.format !== "text") throw new Error("no text");
				expect(text.value.tokens).toEqual(tokens);
				expect(text.value.report).toEqual(report);
				if (rendering.format === "blocks")
					expect(joined(rendering.blocks)).toHaveLength(text.value.rendering.text.length);
			},
			RUNS,
			{ format: "blocks" },
		);
	});

	it("is small where there is nothing", () => {
		const result = assembled(asking({ format: "blocks", budget: { ...PROFILES["4k"], system: 0 } }), []);
		expect(result).toMatchObject({ ok: true, value: { tokens: { total: 0 } } });
	});
});

/** All texts, a blank line between; in whatever order, so only as long as format `text`. */
function joined(blocks: Blocks): string {
	return [...BLOCK_NAMES.map((name) => blocks[name].text), blocks.query].filter((text) => text !== "").join("\n\n");
}
