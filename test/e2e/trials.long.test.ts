import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { missed, type Row } from "../../bench/report.ts";
import { chaos } from "../../bench/trials/chaos.ts";
import { fuzzHttp } from "../../bench/trials/fuzz-http.ts";
import { load } from "../../bench/trials/load.ts";
import { SHORT } from "../../bench/trials/sizes.ts";
import { soak } from "../../bench/trials/soak.ts";
import { temporaryFolder } from "../../scripts/client/server.ts";

/** Counts only: how long something takes is for the whole runs. */
function missedCounts(rows: readonly Row[]): string[] {
	const counts = rows.filter(({ unit }) => unit === "");
	expect(counts.length).toBeGreaterThan(5);
	return counts.filter(missed).map(({ what, measured, note = "" }) => `${what}: ${measured} ${note}`);
}

async function inFolder(use: (at: string) => Promise<Row[]>): Promise<Row[]> {
	const data = temporaryFolder(inject("migratedData"));
	try {
		return await use(data.path);
	} finally {
		data.remove();
	}
}

it("loses and doubles nothing while many write and ask", async () => {
	expect(missedCounts(await inFolder((at) => load(SHORT.load, at)))).toEqual([]);
});

it("keeps what it acknowledged once, and ends every job, when it is killed", async () => {
	expect(missedCounts(await chaos(SHORT.chaos, 1, inject("migratedData")))).toEqual([]);
});

it("refuses malformed requests as its document says, and changes nothing", async () => {
	expect(missedCounts(await inFolder((at) => fuzzHttp(SHORT.fuzz, 1, at)))).toEqual([]);
});

it("answers, and ends every job, while the same is written and deleted again and again", async () => {
	expect(missedCounts(await inFolder((at) => soak(SHORT.soak, at)))).toEqual([]);
});

it.each(["load", "chaos", "fuzz:http", "soak"])("%s says in one line that its server does not start", (trial) => {
	const ending = `if(process.argv[1].endsWith("scripts/start.ts")){console.error("No room.");process.exit(3)}`;
	const { status, stderr } = spawnSync(process.execPath, ["bench/trials/main.ts", trial, "--short"], {
		...{ cwd: join(import.meta.dirname, "../.."), encoding: "utf8" },
		env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ending)}` },
	});
	expect(stderr).toBe("The server ended before it answered. Its last line: No room.\n");
	expect(status).toBe(1);
});
