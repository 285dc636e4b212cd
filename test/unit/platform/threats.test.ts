import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const threats = readFileSync(join(root, "docs/threats.md"), "utf8");

/** What is no threat but says what there is to protect, from whom, and where. */
const INTRODUCTION = ["What is worth protecting", "Who attacks", "Boundaries"];

type Named = { file: string; title: string };

function namedIn(text: string): Named[] {
	return [...text.matchAll(/^- `(test\/[^`]+)`: (.+)$/gm)].map(([, file = "", title = ""]) => ({ file, title }));
}

/** Whether a file has a test of this title, however it is quoted. */
function hasTest({ file, title }: Named): boolean {
	const path = join(root, file);
	if (!existsSync(path)) return false;
	const text = readFileSync(path, "utf8");
	return ['"', "`", "'"].some((quote) => text.includes(`${quote}${title}${quote}`));
}

describe("docs/threats.md", () => {
	it("names tests that are there", () => {
		const named = namedIn(threats);
		expect(named.length).toBeGreaterThan(40);
		expect(named.filter((one) => !hasTest(one))).toEqual([]);
	});

	it("names a test for each threat", () => {
		const sections = threats.split(/^## /m).slice(1);
		const untested = sections.filter((text) => namedIn(text).length === 0).map((text) => text.split("\n")[0]);
		expect(untested).toEqual(INTRODUCTION);
	});

	it("writes nothing in its lists of tests that could not be checked", () => {
		const lines = threats.split("\n").filter((line) => /^- `?test\//.test(line));
		expect(lines).toHaveLength(namedIn(threats).length);
	});
});
