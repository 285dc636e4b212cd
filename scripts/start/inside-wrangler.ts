// Loaded into wrangler's process, the leader of its group.
import { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import fs from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import { noteFolder } from "../run-folder.ts";

/** wrangler may have something to say about it first (ms). */
const LAST_WORDS_MS = 500;

// When the other end of this pipe is gone, because whoever started it was killed outright, it ends its whole group,
// workerd included.
const parent = new Socket({ fd: 3 });
parent.on("close", () => process.kill(-process.pid, "SIGKILL"));
parent.resume();
parent.unref();

// wrangler starts a workerd that has died anew, and then often answers nothing: what died ends it all instead. Where
// wrangler ends one itself, to put a newer build in its place, it has been told so.
subscribe("child_process", (message) => {
	const child = typeof message === "object" && message !== null && "process" in message ? message.process : null;
	if (!(child instanceof ChildProcess)) return;
	child.once("exit", (code, signal) => {
		if (child.killed || !basename(child.spawnfile).startsWith("workerd") || (code === 0 && signal === null)) return;
		process.stderr.write(`A process of the server died (${basename(child.spawnfile)}, ${signal ?? `code ${code}`}).\n`);
		setTimeout(() => process.exit(1), LAST_WORDS_MS);
	});
});

// It builds in folders of the project, which nobody else would know to be its own after a kill.
const { mkdtempSync } = fs;
Reflect.set(fs, "mkdtempSync", (prefix: string) => {
	const folder = mkdtempSync(prefix);
	noteFolder(tmpdir(), folder);
	return folder;
});
