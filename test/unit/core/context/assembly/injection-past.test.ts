import { describe, expect, it } from "vitest";
import { FORMATS } from "../../../../../src/core/context/render/format.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { tried } from "../../../../long.ts";
import { RULE } from "../../rule.ts";
import { assertNested, tagsOf } from "../../tag-scanner.ts";
import { attacked, attackedPast, ownTexts } from "./attacked.ts";
import { ATTACKS } from "./attacks.ts";

const structure = (texts: string[]) => texts.map((text) => tagsOf(text.replace(RULE, "")));

const attacks = Object.entries(ATTACKS).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));

describe.each(FORMATS)("an attack on summary and digest in format %s", (format) => {
	const some = tried(attacks, format, FORMATS);
	const own = (said: string, history = 8_000) => {
		const budget = { ...PROFILES["128k"], history };
		return structure(ownTexts(attacked("harmless", { format, budget }, attackedPast(said))));
	};
	const expected = own("harmless");

	it("has a summary and a digest to attack", () => {
		expect(expected.flat()).toEqual(expect.arrayContaining(["digest", "summary", "/summary", "/digest"]));
	});

	it.each(some)("%s: %j opens and closes none of our tags", (_kind, said) => {
		expect(own(said)).toEqual(expected);
	});

	it.each(some)("%s: %j does not where lines and sentences are cut", (_kind, said) => {
		for (let history = 300; history < 306; history++) {
			const tags = own(said, history);
			for (const one of tags) assertNested(one);
			for (const name of ["history", "digest", "summary", "gists", "query"]) {
				expect(tags.flat().filter((tag) => tag === name).length).toBeLessThanOrEqual(1);
			}
		}
	});
});

describe("the lines of a summary", () => {
	it.each(attacks)("that say %s %j are a line each, under our own headings", (_kind, said) => {
		const budget = { ...PROFILES["128k"], history: 8_000 };
		const rendering = attacked("harmless", { format: "blocks", budget }, attackedPast(said));
		if (rendering.format !== "blocks") throw new Error(rendering.format);
		const summary = rendering.blocks.history.sections.find(({ name }) => name === "summary");
		const lines = summary?.text.split(/[\n\r\u0085\u2028\u2029\v\f]/).slice(1, -1) ?? [];
		expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(14);
		expect(lines.filter((line) => !line.startsWith("- "))).toEqual([
			...["Task context:", "Completed work:", "Key decisions & rationale:", "Current state:"],
			...["Open threads:", "Corrections & failed approaches:", "Tone & register:"],
		]);
	});
});
