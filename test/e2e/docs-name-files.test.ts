import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = [...globSync("docs/**/*.md", { cwd: root }), "CONTRIBUTING.md"];
const docs = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");
const sources = globSync("src/**/*.ts", { cwd: root });
const tests = globSync("test/{unit,contract}/**/*.test.ts", { cwd: root });

/** The files of `src` that a test has its name from: those of this name that it imports, or all of them. */
function testedBy(test: string): string[] {
	const name = basename(test).replace(/(?:\.long)?\.test\.ts$/, ".ts");
	const named = sources.filter((path) => basename(path) === name);
	const text = readFileSync(join(root, test), "utf8");
	const imported = named.filter((path) => text.includes(path));
	return imported.length > 0 ? imported : named;
}

/** Whether the docs have this file's name, or its folder's whole path. */
function isNamed(path: string): boolean {
	return named(basename(path)) || named(dirname(path));
}

/** As a whole: `rank.ts` is not named by `rerank.ts`, and no folder by what is in it. */
function named(path: string): boolean {
	return new RegExp(`(?<![\\w.-])${path.replaceAll(".", "\\.")}(?![\\w-]|/\\w|\\.\\w)`).test(docs);
}

// CONTRIBUTING.md, "Finding your way": from a failing test to its rule.
it("the docs name each file that has a test of its own, or its folder", () => {
	const tested = tests.map(testedBy).filter((paths) => paths.length > 0);
	expect(tested.length).toBeGreaterThan(100);
	expect(tested.filter((paths) => !paths.some(isNamed)).flat()).toEqual([]);
});

it("they name no file or folder of src that is not there", () => {
	const current = pages.filter((page) => !page.startsWith("docs/decisions/"));
	const missing = current.flatMap((page) =>
		[...readFileSync(join(root, page), "utf8").matchAll(/`(src\/[\w./-]+)`/g)]
			.map(([, path = ""]) => path)
			.filter((path) => !/NAME|FEATURE/.test(path) && !existsSync(join(root, path)))
			.map((path) => `${page}: ${path}`),
	);
	expect(missing).toEqual([]);
});
