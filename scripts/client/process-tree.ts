import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

type Entry = { pid: number; parent: number; state: string };

/** The process and everything below it, as it stands now. Look before killing: orphans can't be found afterwards. */
export function processTree(pid: number): number[] {
	const all = processes();
	const tree = [pid];
	for (const above of tree) tree.push(...all.filter(({ parent }) => parent === above).map((entry) => entry.pid));
	return tree;
}

/** What a process was started with; empty where it is gone. */
export function commandOf(pid: number): string {
	return spawnSync("ps", ["-o", "args=", "-ww", "-p", String(pid)], { encoding: "utf8" }).stdout;
}

/** Those that still run; a process that has ended but was not yet collected by its parent does not. */
export function alive(pids: number[]): number[] {
	const running = new Set(processes().map((entry) => entry.pid));
	return pids.filter((pid) => running.has(pid));
}

/** kill -9 for each, by pid, and then waits until none is left. */
export async function killAll(pids: number[]): Promise<void> {
	for (const pid of pids) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It is gone already.
		}
	}
	await gone(pids);
}

/** Waits until none of them runs (at most five seconds), and returns those that still do. */
export async function gone(pids: number[]): Promise<number[]> {
	for (let tries = 0; tries < 50 && alive(pids).length > 0; tries++) await sleep(100);
	return alive(pids);
}

function processes(): Entry[] {
	const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
	return stdout
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/))
		.map(([pid, parent, state]) => ({ pid: Number(pid), parent: Number(parent), state: state ?? "" }))
		.filter(({ state }) => !state.startsWith("Z"));
}
