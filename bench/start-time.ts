import { runNpmStart, startServer, temporaryFolder } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

const starts = 5;

/** From `npm start` to the first healthy answer, once the local database is there. */
export async function startTime(): Promise<Row[]> {
	const data = temporaryFolder();
	try {
		const first = await start(data.path);
		const seconds: number[] = [];
		for (let count = 0; count < starts; count++) seconds.push(await start(data.path));
		return [
			{ what: "npm start, new data", measured: first, unit: "s", note: "with the migration" },
			{
				what: "npm start, migrated data",
				measured: Math.max(...seconds),
				unit: "s",
				limit: 15,
				note: `slowest of ${starts}; median ${median(seconds).toFixed(2)} s`,
			},
		];
	} finally {
		data.remove();
	}
}

async function start(folder: string): Promise<number> {
	const server = await startServer(folder, [], runNpmStart);
	await server.stop();
	return server.readyMs / 1_000;
}
