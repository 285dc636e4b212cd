import type { TestProject } from "vitest/node";
import { temporaryFolder } from "../../scripts/client/server.ts";
import { migrate } from "../../scripts/start/migrate.ts";

/** Migrates once for all files: it takes seconds, and only the tests of `npm start` itself are about it. */
export default async function migrateOnce({ provide }: TestProject): Promise<() => void> {
	const data = temporaryFolder();
	if (!(await migrate(data.path, () => {}))) throw new Error("The database of the tests could not be migrated.");
	provide("migratedData", data.path);
	return data.remove;
}
