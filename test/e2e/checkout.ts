import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { sourceFiles } from "../../scripts/check/source-files.ts";

const root = join(import.meta.dirname, "../..");

type Run = { code: number | null; output: string };

export type Checkout = {
	folder: string;
	/** Writes a file into the copy, its folders too. */
	plant(path: string, text: string): void;
	/** Runs one of package.json's scripts in the copy. */
	run(script: string): Run;
	/** Runs a program from node_modules/.bin, or Node's own, in the copy. */
	execute(program: string, words: string[]): Run;
	remove(): void;
};

/** A throwaway copy of the work tree's own files, to build in; node_modules is a link to the real one. */
export function copyCheckout(): Checkout {
	return copyOf(sourceFiles(root));
}

/**
 * The same without any code but the scripts: what is checked is then only what is planted, and how many other files
 * there are costs nothing.
 */
export function copySettings(): Checkout {
	const checkout = copyOf(sourceFiles(root).filter((path) => !CODE.test(path) || SETTINGS.test(path)));
	// What a check is told to look through has to be there.
	for (const folder of ["src", "test", "demo", "bench", "eval"]) checkout.plant(`${folder}/.gitkeep`, "");
	return checkout;
}

/** What starts the server shares code with it, and other scripts with what starts it. */
const CODE = /^(?:(?:src|test|demo|bench|eval|docs|public|migrations)\/|scripts\/(?!check))/;
const SETTINGS = /(?:^|\/)tsconfig[^/]*\.json$/;

function copyOf(paths: readonly string[]): Checkout {
	const folder = mkdtempSync(join(tmpdir(), "tessera-checkout-"));
	for (const path of paths) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		cpSync(join(root, path), join(folder, path));
	}
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	// A repository of its own: the checks ask git which files are ours.
	spawnSync("git", ["init", "--quiet"], { cwd: folder });
	return {
		folder,
		plant(path, text) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), text);
		},
		run: (script) => execute(folder, "npm", ["run", "--silent", script]),
		execute: (program, words) => execute(folder, program, words),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

function execute(folder: string, program: string, words: string[]): Run {
	const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
	// Outside a test run's own settings: Vitest marks the environment, and tools would colour names apart.
	const env = { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: "0", NODE_ENV: "development" };
	const done = spawnSync(program, words, { cwd: folder, env, encoding: "utf8" });
	return { code: done.status, output: `${done.stdout}${done.stderr}` };
}
