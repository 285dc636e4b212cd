import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { temporaryFolder } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";

const root = join(import.meta.dirname, "..");

/** What would be uploaded: the bundle and the modules beside it, compressed. */
export async function workerSize(): Promise<Row[]> {
	const out = temporaryFolder();
	try {
		const words = ["deploy", "--dry-run", "--env", "production", "--outdir", out.path];
		const done = spawnSync(join(root, "node_modules/.bin/wrangler"), words, { cwd: root, encoding: "utf8" });
		if (done.status !== 0) throw new Error(`wrangler could not build the Worker:\n${done.stdout}${done.stderr}`);
		const bytes = uploaded(out.path).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
		return [{ what: "Worker, gzip", measured: bytes / 2 ** 20, unit: "MiB", limit: 3 }];
	} finally {
		out.remove();
	}
}

/** Source maps and the folder's README stay here. */
function uploaded(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".map") && entry.name !== "README.md")
		.map((entry) => join(entry.parentPath, entry.name));
}
