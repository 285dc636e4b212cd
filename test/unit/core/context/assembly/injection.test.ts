import { describe, expect, it } from "vitest";
import { FORMATS, LAYOUTS } from "../../../../../src/core/context/render/format.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { amount, tried } from "../../../../long.ts";
import { RULE } from "../../rule.ts";
import { assertNested, tagsOf } from "../../tag-scanner.ts";
import { law } from "./any-context.ts";
import { attacked, ownTexts } from "./attacked.ts";
import { ATTACKS, LOOK_ALIKES } from "./attacks.ts";

/** The rule names tags; they are text of our own. */
const structure = (texts: string[]) => texts.map((text) => tagsOf(text.replace(RULE, "")));

/** Before each commit in one format each. */
const formatsOf = (said: string, all: readonly string[]) =>
	FORMATS.filter((format) => tried(all, format, FORMATS).includes(said));

const attacks = Object.entries(ATTACKS).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));

it("there are at least sixty attacks, no two of them the same", () => {
	expect(new Set(attacks.map(([, text]) => text)).size).toBe(attacks.length);
	expect(attacks.length).toBeGreaterThanOrEqual(60);
});

describe.each(FORMATS)("an attack on every section in format %s", (format) => {
	const some = tried(attacks, format, FORMATS);
	const expected = new Map(
		LAYOUTS.map((layout) => [
			layout,
			structure(ownTexts(attacked("harmless", { format, layout, budget: PROFILES["128k"] }))),
		]),
	);

	it.each(LAYOUTS)("has every section to attack in layout %s", (layout) => {
		expect(expected.get(layout)?.flat()).toEqual(
			expect.arrayContaining([
				...["system", "project", "task", "knowledge", "query"],
				...["preferences", "team_preferences", "facts", "state", "notes"],
			]),
		);
	});

	it.each(some)("%s: %j opens and closes none of our tags, and adds no attribute", (_kind, said) => {
		for (const layout of LAYOUTS) {
			const texts = ownTexts(attacked(said, { format, layout, budget: PROFILES["128k"] }));
			expect(structure(texts)).toEqual(expected.get(layout));
			expect(texts.join("\n")).toContain(RULE);
		}
	});

	it.each(some)("%s: %j does not where blocks are cut and gists stand for messages", (_kind, said) => {
		for (let more = 0; more < 6; more++) {
			const budget = { ...PROFILES["4k"], project: 8 + more, task: 12 + more, history: 250 + more };
			const layout = more % 2 === 0 ? "ranked" : "cache";
			const tags = structure(ownTexts(attacked(said, { format, layout, budget })));
			for (const one of tags) assertNested(one);
			for (const name of ["system", "history", "gists", "query"]) {
				expect(tags.flat().filter((tag) => tag === name).length).toBeLessThanOrEqual(1);
			}
			expect(tags.flat()).toContain("query");
		}
	});
});

describe("gists", () => {
	it.each(attacks)("of %s %j are a line each, with who said it first", (_kind, said) => {
		const rendering = attacked(said, { format: "blocks", budget: { ...PROFILES["4k"], history: 300 } });
		if (rendering.format !== "blocks") throw new Error(rendering.format);
		const gists = rendering.blocks.history.sections.find(({ name }) => name === "gists");
		const lines = gists?.text.split(/[\n\r\u0085\u2028\u2029\v\f]/).slice(1, -1) ?? [];
		expect(lines).toHaveLength(gists?.items.length ?? 0);
		for (const line of lines) expect(line).toMatch(/^(?:user|assistant|tool|system): \S/);
	});
});

describe("lists", () => {
	it.each(attacks)("of %s %j have an entry a line, with our own sign before it", (_kind, said) => {
		const rendering = attacked(said, { format: "blocks", budget: PROFILES["128k"] });
		if (rendering.format !== "blocks") throw new Error(rendering.format);
		const { system, project, task } = rendering.blocks;
		const lists = [system, project, task]
			.flatMap(({ sections }) => sections)
			.filter(({ name }) => ["preferences", "team_preferences", "static_facts", "notes"].includes(name));
		expect(lists).toHaveLength(4);
		for (const { name, text, items } of lists) {
			const lines = text.split(/[\n\r\u0085\u2028\u2029\v\f]/).slice(1, -1);
			const sign = name === "notes" ? /^- (?:context|correction): / : /^- /;
			expect(lines.filter((line) => sign.test(line))).toHaveLength(items.length);
			for (const line of lines) expect(line).toMatch(name === "notes" ? /^(?:- | )/ : /^- /);
		}
	});
});

describe("instructions", () => {
	const texts = attacks.map(([, text]) => text);

	it.each(attacks)("that say %s %j can't end their block before the rule", (_kind, said) => {
		for (const format of formatsOf(said, texts)) {
			const [text = ""] = ownTexts(
				attacked("harmless", { format, system: `Be brief. ${said}`, budget: PROFILES["128k"] }),
			);
			const block = text.slice(0, text.indexOf("\n</system>") + "\n</system>".length);
			expect(block).toMatch(
				/^<system>\nBe brief\. [\s\S]*">" marks quotes\.\n<preferences>\n[\s\S]*<\/preferences>\n<\/system>$/,
			);
			expect(block.match(/<\s*\/\s*system(?![\w-])/gi)).toHaveLength(1);
		}
	});
});

it.each(LOOK_ALIKES)("%j only looks like a tag, and stands as it is", (said) => {
	for (const format of formatsOf(said, LOOK_ALIKES)) {
		const texts = ownTexts(attacked(said, { format, budget: PROFILES["128k"] })).join("\n");
		expect(texts).not.toContain(`&lt;${said.slice(1)}`);
		expect(texts).toContain(`<query>\n${said}\n</query>`);
	}
});

it("the rule that knowledge is data stands wherever a system block does", () => {
	law(({ rendering, report }) => {
		const { counted: _counted, ...returned } = rendering;
		const system = report.blocks.find(({ name }) => name === "system");
		if (system !== undefined && system.used > 0)
			expect(JSON.stringify(returned)).toContain(JSON.stringify(RULE).slice(1, -1));
		expect(report.items.some(({ kind, included }) => kind === "rule" && included)).toBe((system?.used ?? 0) > 0);
	}, amount(300));
});
