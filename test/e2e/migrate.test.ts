import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, it } from "vitest";
import { temporaryFolder } from "../../scripts/client/server.ts";
import { migrate, missingMigrations } from "../../scripts/start/migrate.ts";
import { root } from "../../scripts/start/wrangler.ts";

const LAST = "0025_tenant_moves.sql";

it("a folder of data that lacks the last migration gets it alone, and keeps what it holds", async () => {
	const data = temporaryFolder(inject("migratedData"));
	const database = open(data.path);
	const before = database.prepare("SELECT sql FROM sqlite_master ORDER BY type, name").all();
	database.exec("ALTER TABLE tenant_placements DROP COLUMN moving_to; ALTER TABLE tenant_placements DROP COLUMN move");
	database.exec(`DROP TABLE tenant_moves; DELETE FROM d1_migrations WHERE name = '${LAST}'`);
	database.exec("CREATE TABLE kept (word TEXT); INSERT INTO kept VALUES ('here')");
	database.close();
	const migrations = join(root, "migrations");
	expect(missingMigrations(migrations, data.path)).toEqual([LAST]);

	expect(await migrate(data.path, () => {})).toBe(true);

	expect(missingMigrations(migrations, data.path)).toEqual([]);
	const after = open(data.path);
	expect(after.prepare("SELECT word FROM kept").all()).toEqual([expect.objectContaining({ word: "here" })]);
	after.exec("DROP TABLE kept");
	expect(after.prepare("SELECT sql FROM sqlite_master ORDER BY type, name").all()).toEqual(before);
	after.close();
	data.remove();
});

it("a migration that fails is said, and nothing of it is left", async () => {
	const data = temporaryFolder(inject("migratedData"));
	const database = open(data.path);
	// What the migration is to make is there already.
	database.exec(`DELETE FROM d1_migrations WHERE name = '${LAST}'`);
	database.close();

	expect(await migrate(data.path, () => {})).toBe(false);
	expect(missingMigrations(join(root, "migrations"), data.path)).toEqual([LAST]);
	data.remove();
});

function open(data: string): DatabaseSync {
	const folder = join(data, "v3/d1/miniflare-D1DatabaseObject");
	const [file] = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
	return new DatabaseSync(join(folder, file ?? ""));
}
