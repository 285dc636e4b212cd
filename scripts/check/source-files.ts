import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The files of a checkout that are ours, tracked or new and not ignored, as paths from its root. */
export function sourceFiles(root: string): string[] {
	const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
	const listed = execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\0");
	return [...new Set(listed)].filter((path) => path !== "" && existsSync(join(root, path))).sort();
}
