import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { INDEX_VERSION } from "../../../src/core/recall/index-version.ts";
import { api } from "../client.ts";
import { contextOf } from "../contexts/context-calls.ts";
import { append, assistant, calling, MESSAGES_ONLY, newThread, result, user } from "../thread-calls.ts";
import { indexAsBefore, indexOf } from "./older-index.ts";

afterEach(() => vi.restoreAllMocks());

const ROME = "In Rome the mice ran beneath our table.";
const CAT = "Then my cat caught one of them.";

/** A thread with something deleted, and a call that is deleted beside its result; nothing waits to be told to anybody. */
async function talked() {
	const path = await newThread({ config: MESSAGES_ONLY });
	await append(path, [
		user(ROME, { id: "rome" }),
		assistant(CAT, { id: "cat" }),
		user("The mice were gone.", { id: "gone" }),
		{ ...calling("c1"), id: "call" },
		{ ...result("c1", "three mice seen"), id: "seen" },
	]);
	for (const id of ["gone", "call"]) await api("DELETE", `${path}/messages/${id}`);
	const stub = () => env.THREADS.getByName(`local/${path.slice("/v1/threads/".length)}`);
	await runDurableObjectAlarm(stub());
	const inside = <T>(run: (sql: SqlStorage) => T) => runInDurableObject(stub(), (_, { storage }) => run(storage.sql));
	return {
		path,
		index: () => inside(indexOf),
		inside,
		alarm: () => runDurableObjectAlarm(stub()),
		dueAt: () => runInDurableObject(stub(), (_, { storage }) => storage.getAlarm()),
		/** As an earlier version has left it, whose object is not in memory any more. */
		async leave(as: (sql: SqlStorage) => unknown = indexAsBefore) {
			await inside(as);
			await evictDurableObject(stub());
		},
		async found(words: string) {
			const { body } = await api("GET", `${path}/messages/search?q=${words}`);
			return body;
		},
		version: () => inside((sql) => sql.exec("SELECT index_version, outdated_to FROM thread").one()),
	};
}

const CURRENT = { index_version: INDEX_VERSION, outdated_to: 0 };
const hits = (...ids: string[]) => ({ data: ids.map((id) => ({ message: { id } })) });

describe("a thread that an earlier version has indexed", () => {
	it("is found by as before when it is used, and anew behind that", async () => {
		const { leave, found, alarm, version, index } = await talked();
		const before = await index();
		await leave();
		expect(await index()).not.toEqual(before);

		// What was indexed as "caught" is not found by "catch" yet.
		expect(await found("rome")).toMatchObject(hits("rome"));
		expect(await alarm()).toBe(true);

		expect(await found("catches")).toMatchObject(hits("cat"));
		expect(await version()).toEqual(CURRENT);
		expect(await index()).toEqual(before);
	});

	it("does not bring back what is deleted: neither to a search nor to a context", async () => {
		const { leave, found, alarm, path, index } = await talked();
		await leave();
		await contextOf(path, { query: "What about the mice?" });
		await alarm();

		// A result whose call is deleted is found by a search, as before, and shown by no context.
		expect(await found("mice")).toMatchObject(hits("seen", "rome"));
		expect((await index()).traits).toMatchObject([{ seq: 1 }, { seq: 2 }]);
		const { report } = await contextOf(path, { query: "What about the mice?" });
		expect(report.items.filter(({ included }) => included).map(({ id }) => id)).not.toContain("seen");
	});

	it.each([
		["a context", (path: string) => contextOf(path, { query: "mice" })],
		["an append", (path: string) => append(path, [user("More mice came.")])],
		["a search", (path: string) => api("GET", `${path}/messages/search?q=mice`)],
	])("is indexed anew behind %s", async (_, use) => {
		const { leave, alarm, dueAt, path, version, index } = await talked();
		await leave();
		expect(await dueAt()).toBeNull();
		await use(path);
		await alarm();

		expect(await version()).toEqual(CURRENT);
		expect((await index()).places).toContainEqual({ doc: 1, offset: 3, term: "mous" });
		expect(await dueAt()).toBeNull();
	});

	it("opens also where it was stored by a tree that knew no versions", async () => {
		const { leave, found, alarm, version, index } = await talked();
		const before = await index();
		await leave((sql) => {
			indexAsBefore(sql);
			sql.exec("ALTER TABLE thread DROP COLUMN index_version");
			sql.exec("ALTER TABLE thread DROP COLUMN outdated_to");
			sql.exec("ALTER TABLE thread DROP COLUMN merge_owed");
			sql.exec("DROP TABLE erased_lately");
			sql.exec("DROP TABLE message_facts");
			sql.exec("ALTER TABLE message_traits DROP COLUMN facts");
			sql.exec("DROP INDEX message_traits_said");
			sql.exec("ALTER TABLE jobs DROP COLUMN lost");
			sql.exec("ALTER TABLE thread DROP COLUMN notes_moved");
			sql.exec("ALTER TABLE messages DROP COLUMN provider_options");
			sql.exec("DROP TABLE message_vectors");
			sql.exec("DROP TABLE vector_marks");
			sql.exec("ALTER TABLE messages DROP COLUMN reach");
			sql.exec(
				`DELETE FROM __drizzle_migrations WHERE created_at IN
					(SELECT created_at FROM __drizzle_migrations ORDER BY created_at DESC LIMIT 8)`,
			);
		});

		expect(await found("rome")).toMatchObject(hits("rome"));
		await alarm();
		expect(await version()).toEqual(CURRENT);
		expect(await index()).toEqual(before);
	});

	it("is indexed anew too after a rollback", async () => {
		const { leave, found, alarm, version, index } = await talked();
		const before = await index();
		await leave((sql) => {
			indexAsBefore(sql);
			sql.exec("UPDATE thread SET index_version = ?", INDEX_VERSION + 1);
		});
		await found("rome");
		await alarm();
		expect(await version()).toEqual(CURRENT);
		expect(await index()).toEqual(before);
	});

	it("is tried again where that breaks off, and the cause is logged", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const { leave, found, alarm, dueAt, inside, version, index } = await talked();
		const before = await index();
		await leave();
		await found("rome");
		await inside((sql) =>
			sql.exec(
				"CREATE TRIGGER full BEFORE INSERT ON message_traits WHEN new.seq = 1 BEGIN SELECT raise(ABORT, 'full'); END",
			),
		);
		await alarm();

		expect(logged).toHaveBeenCalledWith(
			"a thread's messages could not be indexed anew",
			expect.objectContaining({ message: expect.stringContaining("full") }),
		);
		expect(await dueAt()).toBeGreaterThan(Date.now());
		expect(await version()).toEqual({ index_version: 0, outdated_to: 0 });
		expect(await found("rome")).toMatchObject(hits("rome"));
		await alarm();
		expect(logged).toHaveBeenCalledOnce();
		expect(await dueAt()).toBeGreaterThan(Date.now() + 60_000);

		await leave((sql) => sql.exec("DROP TRIGGER full"));
		await alarm();
		expect(await version()).toEqual(CURRENT);
		expect(await index()).toEqual(before);
	});
});
