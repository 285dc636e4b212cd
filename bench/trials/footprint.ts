import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { processTree } from "../../scripts/client/process-tree.ts";
import { databasesIn } from "../../scripts/compact/compact.ts";

const MIB = 2 ** 20;

/** What serves. The processes that build and watch grow and shrink by more than this does, and there are none in production. */
const SERVING = "workerd";

/** The resident memory of what serves below a process, in MiB. What two of them share counts twice. */
export function residentOf(pid: number): number {
	const tree = processTree(pid).join(",");
	const { stdout } = spawnSync("ps", ["-o", "rss=,comm=", "-p", tree], { encoding: "utf8" });
	const serving = stdout.split("\n").filter((line) => line.includes(SERVING));
	const kib = serving.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
	return (kib * 1_024) / MIB;
}

/** What the databases of a data folder hold, in MiB: pages that deleted rows left free do not count. */
export function storedIn(folder: string): { mib: number; files: number } {
	const files = databasesIn(folder);
	return { mib: files.reduce((sum, file) => sum + usedBytes(file), 0) / MIB, files: files.length };
}

function usedBytes(file: string): number {
	const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
	try {
		const read = (name: string) => Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
		return (read("page_count") - read("freelist_count")) * read("page_size");
	} finally {
		db.close();
	}
}
