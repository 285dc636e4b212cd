import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { invalid, newThread, notFound, refusal } from "../thread-calls.ts";

const relation = z.looseObject({ id: z.string(), subject: z.string(), object: z.string(), created_at: z.string() });
const page = z.object({ data: z.array(relation), next_cursor: z.string().nullable() });
const graph = z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })), edges: z.array(relation) });

const said = (subject: string, predicate: string, object: string, more: object = {}) => ({
	...{ subject, predicate, object, scope: "global" },
	...more,
});
const write = (body: object, key: string) => ask(relation, "POST", "/v1/relations", body, { key });
const listed = async (query: string, key: string) =>
	(await ask(page, "GET", `/v1/relations${query}`, undefined, { key })).data;

let key = "";
beforeAll(async () => {
	key = await newTenant();
});

describe("a relation", () => {
	it("is written once, listed by its names, and deleted once", async () => {
		const source = { id: "doc-1", type: "document" };
		const body = said("Ada", "likes", "C++", { source, valid_from: "2025-01-01T00:00:00Z" });
		const first = await api("POST", "/v1/relations", body, { key });
		const { id } = relation.parse(first.body);
		expect(first).toMatchObject({
			status: 201,
			body: { ...body, id: expect.stringMatching(/^rel_/), predicate: "LIKES", valid_from: "2025-01-01T00:00:00.000Z" },
		});
		expect(first.body).toMatchObject({ single_valued: false, confidence: 1 });
		expect(first.body).not.toHaveProperty("valid_to");
		expect(await api("POST", "/v1/relations", said("ADA", "LIKES", "“c++”"), { key })).toMatchObject({
			status: 200,
			body: { id },
		});
		expect(await listed("?subject=ada&predicate=likes&object=C%2B%2B&scope=global", key)).toMatchObject([{ id }]);
		expect(await listed("?subject=ada&object=c", key)).toEqual([]);

		expect(await api("DELETE", `/v1/relations/${id}`, undefined, { key: await newTenant() })).toMatchObject(notFound);
		expect((await api("DELETE", `/v1/relations/${id}`, undefined, { key })).status).toBe(204);
		expect(await api("DELETE", `/v1/relations/${id}`, undefined, { key })).toMatchObject(notFound);
		expect(await listed("?subject=ada", key)).toEqual([]);
	});

	it("gives way to a new manager, and as_of still gives the old one", async () => {
		await write(said("Alice", "REPORTS_TO", "Bob", { valid_from: "2024-01-01T00:00:00Z" }), key);
		await write(said("Carol", "REPORTS_TO", "Alice"), key);
		await write(said("Alice", "MANAGES", "Carol"), key);
		const dana = await write(said("Alice", "REPORTS_TO", "Dana", { valid_from: "2025-06-01T00:00:00Z" }), key);
		const managers = async (query: string) => {
			const found = await listed(`?subject=alice&predicate=REPORTS_TO${query}`, key);
			return found.map(({ object, valid_to }) => [object, valid_to]);
		};

		expect(await managers("&as_of=2024-07-01T00:00:00Z")).toEqual([["Bob", "2025-06-01T00:00:00.000Z"]]);
		expect(await managers("&as_of=2025-07-01T00:00:00Z")).toEqual([["Dana", undefined]]);
		expect(await managers("&as_of=2023-07-01T00:00:00Z")).toEqual([]);
		expect(await managers("")).toHaveLength(2);
		expect(await listed("?subject=alice&predicate=MANAGES", key)).toMatchObject([{ object: "Carol" }]);

		const then = "/v1/relations/graph?entity=ALICE&depth=2&as_of=2024-07-01T00:00:00Z";
		expect(await ask(graph, "GET", then, undefined, { key })).toMatchObject({ edges: [{ object: "Bob" }] });
		const now = await ask(graph, "GET", "/v1/relations/graph?entity=alice", undefined, { key });
		expect(now.edges.map(({ subject, object }) => `${subject}>${object}`).sort()).toEqual([
			...["Alice>Carol", "Alice>Dana", "Carol>Alice"],
		]);
		expect(now.nodes.map(({ name }) => name).sort()).toEqual(["Alice", "Carol", "Dana"]);

		await api("DELETE", `/v1/relations/${dana.id}`, undefined, { key });
		expect(await managers("&as_of=2025-07-01T00:00:00Z")).toEqual([["Bob", undefined]]);
	});

	it("is found by the other names of its subject", async () => {
		await write(
			said("Robert Smith", "LIVES_IN", "Rome", { aliases: [{ alias: "Bobby", entity: "robert smith" }] }),
			key,
		);
		expect(await listed("?subject=bobby", key)).toMatchObject([{ subject: "Robert Smith" }]);
	});

	it("is paged newest first", async () => {
		const own = await newTenant();
		for (const number of [1, 2, 3]) await write(said("P", "KNOWS", `Q${number}`), own);
		const first = await ask(page, "GET", "/v1/relations?limit=2", undefined, { key: own });
		const second = await ask(page, "GET", `/v1/relations?limit=2&cursor=${first.next_cursor}`, undefined, { key: own });
		expect([...first.data, ...second.data].map(({ object }) => object)).toEqual(["Q3", "Q2", "Q1"]);
		expect(second.next_cursor).toBeNull();
	});

	it.each([
		[{ scope: "team:x" }, "scope"],
		[{ scope: "user:" }, "scope"],
		[{ scope: undefined }, "scope"],
		[{ subject: " " }, "subject"],
		[{ object: "" }, "object"],
		[{ subject: "x".repeat(513) }, "subject"],
		[{ subject: "\ud800" }, "subject"],
		[{ predicate: "管理" }, "predicate"],
		[{ predicate: "" }, "predicate"],
		[{ valid_from: "2025-01-02T00:00:00Z", valid_to: "2025-01-01T00:00:00Z" }, "valid_to"],
		[{ valid_from: "yesterday" }, "valid_from"],
		[{ confidence: 2 }, "confidence"],
		[{ single_valued: "yes" }, "single_valued"],
		[{ aliases: [{ alias: "x", entity: "nobody" }] }, "aliases.0.entity"],
		[{ weight: 1 }, "weight"],
	])("is not written with %j", async (more, path) => {
		expect(await api("POST", "/v1/relations", said("Bad", "KNOWS", "Input", more), { key })).toMatchObject(
			invalid(path),
		);
		expect(await listed("?subject=bad", key)).toEqual([]);
	});

	it("is not written from a body above 1 MiB", async () => {
		const body = said("x".repeat(1_100_000), "KNOWS", "y");
		expect(await api("POST", "/v1/relations", body, { key })).toMatchObject(refusal(413, "too_large"));
	});

	it.each([
		["?scope=team", "scope"],
		["?as_of=now", "as_of"],
		["?subject=%20", "subject"],
		["?predicate=%2A", "predicate"],
		["?limit=0", "limit"],
		["?cursor=x", "cursor"],
		["?who=x", "who"],
		["/graph", "entity"],
		["/graph?entity=a&depth=4", "depth"],
		["/graph?entity=a&depth=0", "depth"],
		["/graph?entity=a&as_of=1", "as_of"],
	])("is not read with %s", async (query, path) => {
		expect(await api("GET", `/v1/relations${query}`, undefined, { key })).toMatchObject(invalid(path));
	});
});

describe("relations of others", () => {
	it("are not there for a bound key, nor may it write them", async () => {
		const tenant = `rel-${crypto.randomUUID().slice(0, 8)}`;
		const admin = await storedKey(tenant, { role: "admin" });
		const bound = await storedKey(tenant, { userId: "u" });
		const mine = (await newThread({ user_id: "u" }, bound)).split("/").at(-1);
		const theirs = (await newThread({ user_id: "v" }, admin)).split("/").at(-1);
		const scopes = ["global", "user:u", "user:v", "project:p", `thread:${mine}`, `thread:${theirs}`];
		for (const scope of scopes) await write(said("Zoe", "KNOWS", scope, { scope }), admin);

		// The list of threads follows the objects a moment later.
		await expect.poll(async () => (await listed("?subject=zoe", bound)).length).toBe(2);
		expect((await listed("", bound)).map(({ object }) => object).sort()).toEqual([`thread:${mine}`, "user:u"]);
		const around = await ask(graph, "GET", "/v1/relations/graph?entity=zoe&depth=3", undefined, { key: bound });
		expect(around.edges).toHaveLength(2);
		expect(await listed(`?scope=thread:${theirs}`, bound)).toEqual([]);
		expect(await api("GET", "/v1/relations?scope=user:v", undefined, { key: bound })).toMatchObject(
			refusal(403, "forbidden"),
		);

		for (const [scope, expected] of [
			["global", refusal(403, "forbidden")],
			["user:v", refusal(403, "forbidden")],
			["project:p", refusal(403, "forbidden")],
			[`thread:${theirs}`, notFound],
		] as const) {
			expect(await api("POST", "/v1/relations", said("Zoe", "KNOWS", "x", { scope }), { key: bound })).toMatchObject(
				expected,
			);
			const [other] = await listed(`?subject=zoe&scope=${scope}`, admin);
			expect(await api("DELETE", `/v1/relations/${other?.id}`, undefined, { key: bound })).toMatchObject(notFound);
		}
		expect(await listed("?object=x", admin)).toEqual([]);
		await write(said("Zoe", "KNOWS", "mine", { scope: `thread:${mine}` }), bound);
	});

	it("may not be written with a key that reads", async () => {
		const reader = await storedKey("rel-readers", { role: "read" });
		expect(await api("POST", "/v1/relations", said("a", "KNOWS", "b"), { key: reader })).toMatchObject(
			refusal(403, "forbidden"),
		);
		expect(await listed("", reader)).toEqual([]);
	});
});
