import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A run's temporary folder carries the number of its process, so that a later run can tell that it was left behind. */
const NAME = /^tessera-[a-z]+-(\d+)-\w+$/;

/** Names further folders of a run, a line each, which go with it. */
const LIST = "further-folders";

/** Makes a temporary folder of this process for `kind` of things. */
export function makeRunFolder(kind: "run" | "data"): string {
	return mkdtempSync(join(tmpdir(), `tessera-${kind}-${process.pid}-`));
}

/** Notes a further folder of a run, unless it stands inside its own. */
export function noteFolder(runFolder: string, further: string): void {
	if (!further.startsWith(runFolder)) appendFileSync(join(runFolder, LIST), `${further}\n`);
}

/** Removes a run's folder and what it has noted. */
export function removeRunFolder(folder: string): void {
	for (const one of [...furtherFolders(folder), folder]) rmSync(one, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what processes that are gone have left behind; gives how many folders there were. */
export function removeLeftovers(): number {
	const left = readdirSync(tmpdir()).filter((name) => {
		const pid = Number(NAME.exec(name)?.[1] ?? 0);
		return pid > 0 && !isAlive(pid);
	});
	for (const name of left) removeRunFolder(join(tmpdir(), name));
	return left.length;
}

function furtherFolders(folder: string): string[] {
	try {
		return readFileSync(join(folder, LIST), "utf8").split("\n").filter(Boolean);
	} catch {
		return [];
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// Somebody else's process is there too.
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
