import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Who generates, and where it writes what a table lacks. */
const GENERATORS = [
	["drizzle.d1.config.ts", "migrations"],
	["drizzle.thread.config.ts", "src/features/threads/store/object/migrations"],
] as const;

let copy: string;

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "tessera-generate-"));
	for (const path of [
		...GENERATORS.map(([config]) => config),
		"migrations",
		"src/core",
		"src/features",
		"src/platform",
	])
		cpSync(join(root, path), join(copy, path), { recursive: true });
	symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

// A table in the wrong generator's files would be made in every tenant's database, or in every thread.
it.each(GENERATORS)("%s has nothing to add to the migrations that are there", (config, migrations) => {
	const words = ["generate", "--config", config];
	const { status, stdout } = spawnSync(join(root, "node_modules/.bin/drizzle-kit"), words, {
		cwd: copy,
		encoding: "utf8",
	});
	expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining("No schema changes") });
	expect(readdirSync(join(copy, migrations))).toEqual(readdirSync(join(root, migrations)));
});
