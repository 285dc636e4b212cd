import { expect, it } from "vitest";
import { OWN_TAGS } from "../../../../../src/core/base/tags.ts";
import { FORMATS, LAYOUTS } from "../../../../../src/core/context/render/format.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { RULE } from "../../rule.ts";
import { tagsOf } from "../../tag-scanner.ts";
import { attacked, attackedPast, ownTexts } from "./attacked.ts";

/** What is the caller's own, and what stands only within knowledge or history, one item or message each. */
const CALLERS = ["system", "project", "task", "query"];
const ITEMS = ["document", "memory", "relation", "insight", "skill", "user", "assistant", "tool", "message", "call"];

/** Every section that renderings of all formats and layouts hold, and for each item what it stands in. */
function heldTags() {
	const sections = new Set<string>();
	const around = new Set<string>();
	for (const format of FORMATS) {
		for (const layout of LAYOUTS) {
			for (const history of [300, 9_000]) {
				const budget = { ...PROFILES["128k"], history };
				const texts = ownTexts(attacked("harmless", { format, layout, budget }, attackedPast("harmless")));
				const few = ownTexts(attacked("harmless", { format, layout, budget }));
				for (const text of [...texts, ...few]) {
					const open: string[] = [];
					for (const tag of tagsOf(text.replace(RULE, ""))) {
						const name = tag.replace(/^\/|:.*/g, "");
						if (tag.startsWith("/")) open.pop();
						else {
							if (!ITEMS.includes(name)) sections.add(name);
							else if (format === "text") around.add(open[0] ?? "");
							open.push(name);
						}
					}
				}
			}
		}
	}
	return { sections, around };
}

it("the rule names every section that holds others' words, as it is called in renderings, and nothing else", () => {
	const { sections, around } = heldTags();
	const named = OWN_TAGS.filter((tag) => new RegExp(`(?<![\\w-])${tag}(?![\\w-])`).test(RULE));
	expect([...sections].filter((tag) => !CALLERS.includes(tag)).sort()).toEqual([...named].sort());
	expect([...around].sort()).toEqual(["history", "knowledge"]);
});

it("the rule that stands there is this one", () => {
	for (const layout of LAYOUTS) {
		expect(ownTexts(attacked("harmless", { format: "text", layout, budget: PROFILES["4k"] })).join("")).toContain(RULE);
	}
});

it("every tag of ours is the caller's, an item's, or one that the rule names", () => {
	const { sections } = heldTags();
	expect([...OWN_TAGS].sort()).toEqual([...new Set([...CALLERS, ...ITEMS, ...sections])].sort());
});
