import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../scripts/client/server.ts";

/** A disk of a few megabytes that can be filled up. */
export type SmallDisk = { data: string; fill(): void; free(): void; remove(): void };

/** A file system in memory, or why none can be mounted here. */
export function smallDisk(megabytes: number): SmallDisk | { problem: string } {
	const folder = temporaryFolder();
	const disk = join(folder.path, "disk");
	mkdirSync(disk);
	const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk], { encoding: "utf8" });
	if (mounted.status !== 0) {
		folder.remove();
		return { problem: `${mounted.error?.message ?? mounted.stderr}`.trim() };
	}
	const filler = join(disk, "filler");
	return {
		data: join(disk, "data"),
		fill: () => writeTillFull(filler),
		free: () => rmSync(filler),
		remove() {
			spawnSync("umount", [disk]);
			folder.remove();
		},
	};
}

function writeTillFull(path: string): void {
	const file = openSync(path, "a");
	try {
		for (const size of [65_536, 4_096, 1]) {
			try {
				for (;;) writeSync(file, Buffer.alloc(size));
			} catch (error) {
				if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
			}
		}
	} finally {
		closeSync(file);
	}
}
