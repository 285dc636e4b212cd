import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../scripts/check/source-files.ts";
import { settingProblem } from "../../scripts/start/settings.ts";
import { tried } from "../long.ts";

const root = join(import.meta.dirname, "../..");

function run(...words: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
	return { status, stdout, stderr };
}

const WORDS = ["--help", "-h"];
const PROGRAMS = [
	"scripts/start.ts",
	"demo/main.ts",
	"eval/main.ts",
	"bench/main.ts",
	"bench/trials/main.ts",
	"scripts/import.ts",
	"scripts/export.ts",
	"scripts/shards.ts",
	"scripts/doctor.ts",
];

describe.each(PROGRAMS)("%s", (program) => {
	it.each(WORDS.filter((word) => tried(PROGRAMS, word, WORDS).includes(program)))(
		"helps on %s, and does nothing else",
		(word) => {
			const { status, stdout, stderr } = run(program, word);
			expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
			expect(stdout).toContain("npm ");
			expect(stdout).toContain("--");
		},
	);

	it("refuses an option that there is none of", () => {
		const { status, stdout, stderr } = run(program, "--nothing-like-it");
		expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
		expect(stderr).toContain("--nothing-like-it is not an option.");
	});
});

it.each([
	["demo/main.ts", "--contnuity", "--continuity"],
	["eval/main.ts", "--basline", "--baseline"],
	["eval/main.ts", "--continuty", "--continuity"],
	["bench/main.ts", "--olny", "--only"],
])("%s %s: names the nearest right one", (program, word, meant) => {
	expect(run(program, word).stderr).toContain(`Did you mean ${meant}?`);
});

it("npm start knows every setting that the Worker reads", () => {
	const read = sourceFiles(root).filter((path) => path.startsWith("src/") || path === "wrangler.toml");
	const text = read.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
	const named = new Set([...text.matchAll(/TESSERA_[A-Z_]*[A-Z]\b/g)].map(([name]) => name));
	expect([...named].filter((name) => settingProblem(name) !== null)).toEqual([]);
});
