import { beforeAll, describe, expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api, newTenant } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { blockPath, restore, store, stored, versionsOf } from "./block-calls.ts";
import { countedText } from "./independent-count.ts";

let key = "";
beforeAll(async () => {
	key = await newTenant();
});

describe("a stored block", () => {
	it.each([
		["global", "system"],
		["project:p.1|a", "project"],
		["user:ada@x.test+b", "task"],
	])("of scope %s, named %s, is written and read", async (scope, name) => {
		const content = "Sé breve.\n<b>Immer</b> 请简短。";
		const written = await store(scope, name, content, key);

		expect(written).toMatchObject({ scope, name, content, version: 1, tokens: countedText(content, "o200k_base") });
		expect(await stored(scope, name, key)).toEqual(written);
	});

	it("has no new version for the same content", async () => {
		const first = await store("global", "task", "One.", key);
		expect(await store("global", "task", "One.", key)).toEqual(first);
		expect(await store("global", "task", "Two.", key)).toMatchObject({ version: 2 });
	});

	it("loses nothing when many write at once", async () => {
		const texts = Array.from({ length: 12 }, (_, index) => `Text ${index}.`);
		const written = await Promise.all(texts.map((text) => store("project:race", "task", text, key)));

		expect(new Set(written.map(({ version }) => version)).size).toBe(12);
		const { data } = await versionsOf("project:race", "task", "", key);
		expect(data.map(({ content }) => content).sort()).toEqual(texts.toSorted());
	});

	it("holds up to 64 KiB in UTF-8", async () => {
		const limit = 65_536;
		expect(await store("project:big", "system", "é".repeat(limit / 2), key)).toMatchObject({ version: 1 });
		const content = `${"é".repeat(limit / 2)}x`;
		expect(await api("PUT", blockPath("project:big", "system"), { content }, { key })).toMatchObject(
			refusal(413, "too_large", { limit, actual: limit + 1 }),
		);
		expect(await stored("project:big", "system", key)).toMatchObject({ version: 1 });
	});

	it.each([
		[{ content: "" }, "content"],
		[{ content: " \n" }, "content"],
		[{ content: 1 }, "content"],
		[{}, "content"],
		[{ content: "x", version: 2 }, "version"],
	])("is not written as %j", async (body, path) => {
		expect(await api("PUT", blockPath("global", "project"), body, { key })).toMatchObject(invalid(path));
		expect(await api("GET", blockPath("global", "project"), undefined, { key })).toMatchObject(notFound);
	});

	it.each([
		"/v1/blocks/global/history",
		"/v1/blocks/everyone/system",
		"/v1/blocks/user%3A/system",
		"/v1/blocks/user%3Aa%2Fb/system",
		"/v1/blocks/team%3Aa/system",
		`/v1/blocks/user%3A${"x".repeat(129)}/system`,
	])("can't be at %s", async (path) => {
		expect(await api("PUT", path, { content: "x" }, { key })).toMatchObject(notFound);
		expect(await api("GET", path, undefined, { key })).toMatchObject(notFound);
	});

	it("knows no other method", async () => {
		expect(await api("PATCH", blockPath("global", "system"), {}, { key })).toMatchObject(
			refusal(405, "method_not_allowed"),
		);
	});

	it("is written with a key that may write, and read with any", async () => {
		const reader = await storedKey("readers", { role: "read" });
		const writer = await storedKey("readers");
		await store("global", "system", "One.", writer);

		expect(await stored("global", "system", reader)).toMatchObject({ content: "One." });
		const path = blockPath("global", "system");
		for (const [method, at, body] of [
			["PUT", path, { content: "x" }],
			["DELETE", path, undefined],
			["POST", `${path}/restore`, { version: 1 }],
		] as const) {
			expect(await api(method, at, body, { key: reader })).toMatchObject(refusal(403, "forbidden"));
		}
		expect((await api("GET", path, undefined, { key: null })).status).toBe(401);
	});
});

describe("deleting", () => {
	it("takes the block away once; its versions stay, and one brings it back", async () => {
		await store("user:del", "task", "One.", key);
		await store("user:del", "task", "Two.", key);
		const path = blockPath("user:del", "task");

		expect(await api("DELETE", path, undefined, { key })).toMatchObject({ status: 204, body: null });
		expect(await api("DELETE", path, undefined, { key })).toMatchObject(notFound);
		expect(await api("GET", path, undefined, { key })).toMatchObject(notFound);
		const { data } = await versionsOf("user:del", "task", "", key);
		expect(data.map(({ version, deleted_at }) => [version, deleted_at !== undefined])).toEqual([
			[2, true],
			[1, false],
		]);

		expect(await restore("user:del", "task", 1, key)).toMatchObject({ status: 200, body: { version: 3 } });
		expect(await stored("user:del", "task", key)).toMatchObject({ content: "One.", version: 3 });
	});

	it("what never was is 404", async () => {
		expect(await api("DELETE", blockPath("user:never", "task"), undefined, { key })).toMatchObject(notFound);
	});
});

describe("versions", () => {
	beforeAll(async () => {
		for (const content of ["One.", "Two.", "Three."]) await store("user:ver", "system", content, key);
	});

	it("are paged newest first", async () => {
		const first = await versionsOf("user:ver", "system", "?limit=2", key);
		expect(first.data.map(({ content }) => content)).toEqual(["Three.", "Two."]);
		const second = await versionsOf("user:ver", "system", `?limit=2&cursor=${first.next_cursor}`, key);
		expect(second).toMatchObject({ data: [{ content: "One.", version: 1 }], next_cursor: null });
	});

	it.each([
		["?limit=0", "limit"],
		["?limit=201", "limit"],
		["?cursor=x", "cursor"],
		["?before=1", "before"],
	])("are not given for %s", async (query, path) => {
		const at = `${blockPath("user:ver", "system")}/versions${query}`;
		expect(await api("GET", at, undefined, { key })).toMatchObject(invalid(path));
	});

	it("of what never was are 404", async () => {
		const at = `${blockPath("user:never", "system")}/versions`;
		expect(await api("GET", at, undefined, { key })).toMatchObject(notFound);
	});

	it("are restored as new ones, once under an Idempotency-Key", async () => {
		const path = `${blockPath("user:ver", "system")}/restore`;
		const headers = { "idempotency-key": crypto.randomUUID() };
		const [one, again] = [
			await api("POST", path, { version: 1 }, { key, headers }),
			await api("POST", path, { version: 1 }, { key, headers }),
		];

		expect(one).toMatchObject({ status: 200, body: { content: "One.", version: 4 } });
		expect(again.body).toEqual(one.body);
		expect(await stored("user:ver", "system", key)).toEqual(one.body);
	});

	it.each([[0], [-1], [1.5], ["1"], [null]])("are not restored by %j", async (version) => {
		expect(await restore("user:ver", "system", version, key)).toMatchObject(invalid("version"));
	});

	it("that never were can't be restored", async () => {
		expect(await restore("user:ver", "system", 99, key)).toMatchObject(notFound);
		expect(await restore("user:never", "system", 1, key)).toMatchObject(notFound);
	});
});

it("another tenant's block is as none", async () => {
	const stranger = await newTenant();
	await store("user:mine", "system", "Secret.", key);
	const path = blockPath("user:mine", "system");

	for (const [method, at, body] of [
		["GET", path, undefined],
		["DELETE", path, undefined],
		["GET", `${path}/versions`, undefined],
		["POST", `${path}/restore`, { version: 1 }],
	] as const) {
		expect(await api(method, at, body, { key: stranger })).toMatchObject(notFound);
	}
	expect(await store("user:mine", "system", "Theirs.", stranger)).toMatchObject({ version: 1 });
	expect(await stored("user:mine", "system", key)).toMatchObject({ content: "Secret.", version: 1 });
});
