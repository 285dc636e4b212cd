import { runInDurableObject } from "cloudflare:test";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { InstallationDeps } from "../../../src/objects/installation-object.ts";
import { arrived, at, edited, message, standing, THREAD } from "../../contract/webhooks/webhook-inbox.ts";
import { newInstallation } from "../../fakes/installation.ts";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";
import { connected } from "./webhook-calls.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const SOON = { timeout: 10_000 };

type Case = ReturnType<typeof newInstallation>;

/** Lets the installation's object work with this, for as long as it lives. */
async function workingWith({ stub }: Case, change: (deps: InstallationDeps) => void): Promise<void> {
	await runInDurableObject(stub(), (instance) => {
		change(Reflect.get(instance, "deps"));
	});
}

function take({ inbox, installation }: Case, event: Parameters<typeof arrived>[0], id?: string) {
	return inbox.accept(installation, arrived(event, id), Date.now());
}

async function said({ thread }: Case, id = THREAD) {
	return (await standing(thread(id)))?.map(({ content }) => content) ?? null;
}

function sql({ stub }: Case, statement: string, ...values: SqlStorageValue[]) {
	return runInDurableObject(stub(), (_, { storage }) => storage.sql.exec(statement, ...values).toArray());
}

it("appends a message once and queues it once to be forwarded, though its object was killed before that was noted", async () => {
	const one = newInstallation({ forward_url: "https://agent.example/" });
	let broken = 0;
	await workingWith(one, ({ inbox }) => {
		inbox.work.end = () => {
			broken++;
			throw new Error("killed");
		};
	});
	await take(one, message("m1", "one"));
	await take(one, message("m2", "two"));
	await expect.poll(() => broken, SOON).toBeGreaterThan(0);
	expect(await said(one)).toContain("one");
	await one.kill();
	await one.settle();
	expect(await said(one)).toEqual(["one", "two"]);
	// Under another event, edited meanwhile, and of a bot.
	await take(one, edited("m1", "better", 5));
	await take(one, message("m1", "one"));
	await take(one, message("m3", "three", { bot: true }));
	await one.settle();
	expect(await said(one)).toEqual(["better", "two", "three"]);
	const queued = await sql(one, "SELECT thread_id, message_id FROM deliveries ORDER BY number");
	expect(queued).toEqual(["m1", "m2"].map((message_id) => ({ thread_id: THREAD, message_id })));
	expect(await one.inbox.refused()).toEqual([]);
});

it("holds what comes behind a failure in its thread, and in no other, until it can be done", async () => {
	const one = newInstallation();
	const elsewhere = { place: { channel: "C2", thread: null, direct: false } };
	await workingWith(one, (deps) => {
		const { threadLog } = deps;
		deps.threadLog = (accessScope, id) => {
			if (id === THREAD) throw new Error("not there");
			return threadLog(accessScope, id);
		};
	});
	await take(one, message("m1", "one"));
	await expect.poll(() => sql(one, "SELECT error FROM events"), SOON).toMatchObject([{ error: expect.any(String) }]);
	await take(one, message("m2", "two"));
	await take(one, message("m3", "three", elsewhere));
	await expect.poll(() => said(one, "generic:C2"), SOON).toEqual(["three"]);
	expect(await sql(one, "SELECT message_id, due > 0 AS later FROM events")).toEqual([
		{ message_id: "m1", later: 1 },
		{ message_id: "m2", later: 0 },
	]);
	const alarm = await runInDurableObject(one.stub(), (_, { storage }) => storage.getAlarm());
	expect(alarm).toBeGreaterThan(Date.now() - 1_000);
	await one.kill();
	await one.settle();
	expect(await said(one)).toEqual(["one", "two"]);
});

it("ends well where two installations and a caller make the same thread at once", async () => {
	const one = newInstallation();
	const { tenant } = one.installation;
	const other = newInstallation({ tenant });
	const key = await storedKey(tenant, { role: "admin" });
	const [made] = await Promise.all([
		api("POST", "/v1/threads", { id: THREAD, title: "Ours" }, { key }),
		take(one, message("m1", "one")),
		take(other, message("m2", "two")),
	]);
	await Promise.all([one.settle(), other.settle()]);
	expect((await said(one))?.toSorted()).toEqual(["one", "two"]);
	expect(made.status).toBeOneOf([201, 409]);
	for (const { inbox } of [one, other]) expect(await inbox.refused()).toEqual([]);
});

it("gives up after a day, says so, and goes on", async () => {
	const one = newInstallation();
	await workingWith(one, (deps) => {
		deps.threadLog = () => {
			throw new Error("not there");
		};
	});
	await take(one, message("m1", "one"));
	await expect.poll(() => sql(one, "SELECT error FROM events"), SOON).toMatchObject([{ error: expect.any(String) }]);
	await sql(one, "UPDATE events SET attempts = 4, arrived_at = arrived_at - 86400000");
	await one.settle();
	expect(await one.inbox.refused()).toMatchObject([
		{ kind: "message", message_id: "m1", error: expect.stringContaining("given up after a day") },
	]);
	await one.kill();
	await take(one, message("m2", "two"));
	await one.settle();
	expect(await said(one)).toEqual(["two"]);
});

it("lets go of an edit whose message does not come in a day, and of the oldest where too many wait", async () => {
	const one = newInstallation();
	await take(one, edited("m1", "better", 3));
	await one.settle();
	await sql(one, "UPDATE marks SET until = 0");
	await one.ring();
	expect(await one.inbox.refused()).toMatchObject([{ kind: "edited", message_id: "m1", error: expect.any(String) }]);
	expect(await sql(one, "SELECT * FROM marks")).toEqual([]);

	await sql(
		one,
		`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
			INSERT INTO marks (thread_id, message_id, edited_at, text, deleted, until)
			SELECT 'generic:C1', 'h' || i, ?, 'text', 0, ? + i FROM n`,
		at(3),
		Date.now() + 1_000_000,
	);
	await take(one, edited("m2", "better", 3));
	await one.settle();
	expect(await one.inbox.refused()).toMatchObject([{ message_id: "h1" }, { message_id: "m1" }]);
	expect(await sql(one, "SELECT count(*) AS n FROM marks")).toEqual([{ n: 500 }]);
});

it("knows the ids of events for seven days", async () => {
	const one = newInstallation();
	expect(await take(one, message("m1", "one"), "e1")).toBe("accepted");
	await sql(one, "UPDATE seen_events SET at = at - 6 * 86400000");
	expect(await take(one, message("m2", "two"), "e2")).toBe("accepted");
	expect(await take(one, message("m1", "one"), "e1")).toBe("duplicate");
	await sql(one, "UPDATE seen_events SET at = at - 2 * 86400000 WHERE id = 'e1'");
	expect(await take(one, message("m3", "three"), "e3")).toBe("accepted");
	expect(await take(one, message("m1", "one"), "e1")).toBe("accepted");
	await one.settle();
	expect(await said(one)).toEqual(["one", "two", "three"]);
	expect(await sql(one, "SELECT id FROM seen_events ORDER BY id")).toEqual([{ id: "e1" }, { id: "e2" }, { id: "e3" }]);
});

it("stores nothing any more once it is erased, nor sets an alarm", async () => {
	const one = newInstallation();
	await take(one, message("m1", "one"));
	await one.inbox.erase();
	await take(one, message("m2", "two"));
	await one.ring();
	const left = await runInDurableObject(one.stub(), async (_, { storage }) => ({
		tables: storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
		alarm: await storage.getAlarm(),
	}));
	expect(left).toEqual({ tables: [], alarm: null });
});

it("tells administrators what stands in no thread", async () => {
	const { installation, inbox, settle } = await connected("generic");
	const [admin, bound, stranger] = [
		await storedKey(installation.tenant, { role: "admin" }),
		await storedKey(installation.tenant, { role: "admin", userId: "ada" }),
		await storedKey("elsewhere", { role: "admin" }),
	];
	const report = (key: string) => api("GET", `/v1/installations/${installation.id}/events`, undefined, { key });
	const none = { waiting: { count: 0, oldest_at: null, error: null }, ignored: [], refused: [] };
	expect(await report(admin)).toMatchObject({ status: 200, body: none });
	await inbox.accept(installation, arrived(message("m1", ""), "e1"), Date.now());
	await settle();
	expect(await report(admin)).toMatchObject({
		body: {
			...{ waiting: none.waiting, ignored: [{ type: "refused: message", count: 1, last_at: expect.any(String) }] },
			refused: [{ event_id: "e1", kind: "message", thread_id: THREAD, message_id: "m1", error: expect.any(String) }],
		},
	});
	expect(await report(bound)).toMatchObject({ status: 403 });
	expect(await report(stranger)).toMatchObject({ status: 404 });
});
